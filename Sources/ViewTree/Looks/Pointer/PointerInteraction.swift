import Foundation
import Responder
import Simulation

/// An interaction that changes the pointer over a view; UIKit's `UIPointerInteraction`. From iOS 13.4.
///
/// The order of the calls when the pointer moves: the region; if it is another one, `willExit` the former
/// region, the style, and `willEnter` the new one (the order is assumed). Without a delegate, the view is one
/// region with the automatic effect.
@preconcurrency @MainActor open class PointerInteraction: Interaction, IdentityHashable {
  /// The view that has the interaction.
  public private(set) final weak var view: View?
  /// The delegate.
  public private(set) final weak var delegate: (any PointerInteractionDelegate)?
  /// Whether the pointer changes; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

  /// Creates an interaction.
  public init(delegate: (any PointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed. An override calls super.
  open func willMove(to view: View?) {}

  /// Called after the interaction was added to a view, or removed. An override calls super.
  open func didMove(to view: View?) { self.view = view }

  /// Asks the delegate again for the region and the style, if the pointer is over the view.
  open func invalidate() { view?.baseWindow?.application.pointer.invalidate(self) }

  /// Returns the region at a point of the view.
  final func region(at request: PointerRegionRequest) -> PointerRegion? {
    guard let view else { return nil }
    let standard = PointerRegion(rect: view.bounds)
    guard let delegate else { return standard }
    return delegate.pointerInteraction(self, regionFor: request, defaultRegion: standard)
  }

  /// Returns the style in a region.
  final func style(for region: PointerRegion) -> PointerStyle? {
    if let delegate { return delegate.pointerInteraction(self, styleFor: region) }
    return view.map { PointerStyle(effect: .automatic($0.pointerPreview)) }
  }
}

extension View {
  /// The preview of the view at its place.
  final var pointerPreview: TargetedPreview {
    let target = PreviewTarget(container: baseSuperview ?? self, center: center)
    return TargetedPreview(view: self, parameters: PreviewParameters(), target: target)
  }
}

/// The methods by which a delegate changes the pointer; each has a default implementation.
@preconcurrency @MainActor public protocol PointerInteractionDelegate: AnyObject {
  /// Returns the region under the pointer, or `nil` for none; by default the whole view.
  func pointerInteraction(
    _ interaction: PointerInteraction,
    regionFor request: PointerRegionRequest,
    defaultRegion: PointerRegion
  ) -> PointerRegion?
  /// Returns the style of the pointer in a region, or `nil`, the default, for the system's.
  func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion) -> PointerStyle?
  /// Called before the pointer enters a region.
  func pointerInteraction(
    _ interaction: PointerInteraction,
    willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating
  )
  /// Called before the pointer leaves a region.
  func pointerInteraction(
    _ interaction: PointerInteraction,
    willExit region: PointerRegion,
    animator: any PointerInteractionAnimating
  )
}

extension PointerInteractionDelegate {
  /// Returns the standard region.
  public func pointerInteraction(
    _ interaction: PointerInteraction,
    regionFor request: PointerRegionRequest,
    defaultRegion: PointerRegion
  ) -> PointerRegion? { defaultRegion }
  /// Returns `nil`.
  public func pointerInteraction(
    _ interaction: PointerInteraction,
    styleFor region: PointerRegion
  ) -> PointerStyle? { nil }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction,
    willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction,
    willExit region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}
}

/// The animations that run beside those of the pointer; UIKit's `UIPointerInteractionAnimating`.
@preconcurrency @MainActor public protocol PointerInteractionAnimating: AnyObject {
  /// Adds changes that are made with those of the pointer, at once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function to call in the next run-loop turn, with whether the animation has ended.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A question for the region under the pointer; UIKit's `UIPointerRegionRequest`.
@preconcurrency @MainActor public final class PointerRegionRequest: IdentityHashable {
  /// The place of the pointer, in the coordinates of the interaction's view.
  public let location: CGPoint
  /// The modifier keys that are held down; always none.
  public let modifiers: KeyModifierFlags

  init(location: CGPoint) { (self.location, modifiers) = (location, []) }
}

/// A part of a view in which the pointer has one style; UIKit's `UIPointerRegion`. Two regions are equal if
/// they have the same identifier, or without one the same rectangle.
@preconcurrency @MainActor public final class PointerRegion: Hashable {
  /// The rectangle, in the coordinates of the interaction's view.
  public nonisolated let rect: CGRect
  /// The identifier.
  public nonisolated(unsafe) let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }

  /// Returns whether both have the same identifier, or without one the same rectangle.
  public nonisolated static func == (one: PointerRegion, other: PointerRegion) -> Bool {
    one.identifier == other.identifier && (one.identifier != nil || one.rect == other.rect)
  }

  /// Hashes the identifier.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
