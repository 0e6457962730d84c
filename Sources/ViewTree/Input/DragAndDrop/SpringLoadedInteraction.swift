import Foundation
import Responder
import Simulation

/// An interaction that acts on a view when a drag rests over it for 0.8 seconds (assumed); UIKit's
/// `UISpringLoadedInteraction`. From iOS 11.
@preconcurrency @MainActor open class SpringLoadedInteraction: Interaction, IdentityHashable {
  /// The view that has the interaction.
  public private(set) final weak var view: View?
  private let behavior: (any SpringLoadedInteractionBehavior)?
  private let effect: (any SpringLoadedInteractionEffect)?
  private let handler: (SpringLoadedInteraction, any SpringLoadedInteractionContext) -> Void
  private var context: SpringContext?

  /// Creates an interaction with a behavior and an effect of the app; `nil` for the standard ones.
  public init(
    interactionBehavior: (any SpringLoadedInteractionBehavior)?,
    interactionEffect: (any SpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (SpringLoadedInteraction, any SpringLoadedInteractionContext) -> Void
  ) {
    (behavior, effect, self.handler) = (interactionBehavior, interactionEffect, handler)
  }

  /// Creates an interaction.
  public convenience init(
    activationHandler handler: @escaping (SpringLoadedInteraction, any SpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// Called before the interaction is added to a view, or removed. An override calls super.
  open func willMove(to view: View?) {}

  /// Called after the interaction was added to a view, or removed. An override calls super.
  open func didMove(to view: View?) { self.view = view }

  /// Asks the behavior whether a drag that is over the view springs, and shows that it may.
  final func begins(over flight: DragFlight) -> Bool {
    let context = SpringContext(flight, view)
    guard behavior?.shouldAllow(self, with: context) ?? true else { return false }
    self.context = context
    change(.possible)
    return true
  }

  /// Acts, because the drag has rested.
  final func activate(over flight: DragFlight) {
    guard let context else { return }
    change(.activating)
    change(.activated)
    handler(self, context)
  }

  /// Called when the drag leaves the view or ends.
  final func ends() {
    guard context != nil else { return }
    change(.inactive)
    context = nil
    behavior?.interactionDidFinish(self)
  }

  private func change(_ state: SpringLoadedInteractionEffectState) {
    guard let context, context.state != state else { return }
    context.state = state
    effect?.interaction(self, didChangeWith: context)
  }
}

/// The states of a spring-loaded interaction; UIKit's `UISpringLoadedInteractionEffectState`.
public enum SpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag is over the view.
  case possible = 1
  /// The drag has rested, and the view is about to act.
  case activating = 2
  /// The view has acted.
  case activated = 3
}

/// The drag over a spring-loaded view; UIKit's `UISpringLoadedInteractionContext`.
@preconcurrency @MainActor public protocol SpringLoadedInteractionContext: AnyObject {
  /// The state of the interaction.
  var state: SpringLoadedInteractionEffectState { get }
  /// The view that shows the effect; the interaction's by default.
  var targetView: View? { get set }
  /// An object of the app for the target.
  var targetItem: Any? { get set }
  /// Returns the place of the drag in a view's coordinates; `nil` for the interaction's view.
  func location(in view: View?) -> CGPoint
}

/// The decision of an app whether a drag springs; UIKit's `UISpringLoadedInteractionBehavior`.
@preconcurrency @MainActor public protocol SpringLoadedInteractionBehavior: AnyObject {
  /// Returns whether the drag springs.
  func shouldAllow(_ interaction: SpringLoadedInteraction, with context: any SpringLoadedInteractionContext)
    -> Bool
  /// Called when the drag has left the view or ended.
  func interactionDidFinish(_ interaction: SpringLoadedInteraction)
}

extension SpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: SpringLoadedInteraction) {}
}

/// The effect of an app for a spring; UIKit's `UISpringLoadedInteractionEffect`.
@preconcurrency @MainActor public protocol SpringLoadedInteractionEffect: AnyObject {
  /// Called when the state has changed.
  func interaction(
    _ interaction: SpringLoadedInteraction,
    didChangeWith context: any SpringLoadedInteractionContext
  )
}

/// A view or item that a drag may activate by resting over it; UIKit's `UISpringLoadedInteractionSupporting`.
@preconcurrency @MainActor public protocol SpringLoadedInteractionSupporting: AnyObject {
  /// Whether a drag that rests over it activates it.
  var isSpringLoaded: Bool { get set }
}

@MainActor private final class SpringContext: SpringLoadedInteractionContext {
  private weak var flight: DragFlight?
  private weak var view: View?
  var state = SpringLoadedInteractionEffectState.inactive
  weak var targetView: View?
  var targetItem: Any?

  init(_ flight: DragFlight, _ view: View?) { (self.flight, self.view, targetView) = (flight, view, view) }

  func location(in view: View?) -> CGPoint {
    (view ?? self.view).flatMap { flight?.location(in: $0) } ?? .zero
  }
}
