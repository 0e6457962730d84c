import Foundation
import Responder
import Simulation

/// An object that provides the animators and the presentation controller of a presented controller (U56).
///
/// It is asked when the controller is presented and dismissed; for animators only if the change is animated.
/// Every method has a default that returns `nil`, for the system's own transition.
@preconcurrency @MainActor public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animator of a presentation. `source` is the controller whose `present` was called,
  /// `presenting` the one that presents in its place.
  func animationController(
    forPresented presented: ViewController,
    presenting: ViewController,
    source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal.
  func animationController(forDismissed dismissed: ViewController) -> (
    any ViewControllerAnimatedTransitioning
  )?
  /// Returns the object that drives a presentation, or `nil` if it runs by itself. Called after an animator
  /// was returned.
  func interactionControllerForPresentation(using animator: any ViewControllerAnimatedTransitioning) -> (
    any ViewControllerInteractiveTransitioning
  )?
  /// Returns the object that drives a dismissal, or `nil` if it runs by itself. Called after an animator was
  /// returned.
  func interactionControllerForDismissal(using animator: any ViewControllerAnimatedTransitioning) -> (
    any ViewControllerInteractiveTransitioning
  )?
  /// Returns the presentation controller of a controller with the style `.custom`. `presenting` is `nil` if
  /// the presentation controller is read before the presentation.
  func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  /// Returns `nil`.
  public func animationController(
    forPresented presented: ViewController,
    presenting: ViewController,
    source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns `nil`.
  public func animationController(forDismissed dismissed: ViewController) -> (
    any ViewControllerAnimatedTransitioning
  )? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns `nil`.
  public func interactionControllerForPresentation(using animator: any ViewControllerAnimatedTransitioning)
    -> (any ViewControllerInteractiveTransitioning)?
  {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns `nil`.
  public func interactionControllerForDismissal(using animator: any ViewControllerAnimatedTransitioning) -> (
    any ViewControllerInteractiveTransitioning
  )? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns `nil`.
  public func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController? {
    OptionalMethod.standard(nil, of: self)
  }
}

/// The app's own animation of a transition between controllers.
@preconcurrency @MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration in seconds: of the transition's coordinator, and of the way of an interactive
  /// transition. Called before ``animateTransition(using:)``.
  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the transition: adds the view of the controller that appears to the container, and calls
  /// `completeTransition` at the end. Called after the controllers' will callbacks.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// Returns an animator that an interactive transition can pause and scrub; the same one for each call of a
  /// transition. By default there is none, and the animation blocks of ``animateTransition(using:)`` are
  /// scrubbed.
  func interruptibleAnimator(using transitionContext: any ViewControllerContextTransitioning)
    -> any ViewImplicitlyAnimating
  /// Called inside `completeTransition`, after the controllers' did callbacks.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Returns an animator without effect, which stands for none.
  public func interruptibleAnimator(using transitionContext: any ViewControllerContextTransitioning)
    -> any ViewImplicitlyAnimating
  { MissingAnimator.shared }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives a transition, such as ``PercentDrivenInteractiveTransition``.
@preconcurrency @MainActor public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition, in place of the animator's `animateTransition`.
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
  /// The speed of the animation after the interaction, relative to its own speed; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the animation after the interaction; ease-in-ease-out by default.
  var completionCurve: View.AnimationCurve { get }
  /// Whether the transition is interactive from its begin; true by default. Otherwise the animator runs it.
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Ease-in-ease-out.
  public var completionCurve: View.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// A key of the controllers of a transition.
public struct TransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's identifier.
  public let rawValue: String

  /// Creates a key from an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key of the views of a transition.
public struct TransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's identifier.
  public let rawValue: String

  /// Creates a key from an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is in the container before the transition, and is removed after it.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that the animator adds to the container.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The state of a transition, for the app's animators and interaction controllers.
@preconcurrency @MainActor public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which the animation takes place; a presentation's container, or the part of a navigation
  /// controller behind its bar.
  var containerView: View { get }
  /// Whether the transition is animated; always true, as other transitions have no animator.
  var isAnimated: Bool { get }
  /// Whether an interaction drives the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether the interaction was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; `.none` for a push or pop.
  var presentationStyle: ModalPresentationStyle { get }
  /// The rotation by the transition; always the identity.
  var targetTransform: ViewTransform { get }
  /// Moves an interactive transition to a fraction of its way. Ignored while no interaction drives it.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition runs to its end.
  func finishInteractiveTransition()
  /// Ends the interaction; the transition runs back to its start.
  func cancelInteractiveTransition()
  /// Pauses the animation of a transition whose interaction controller didn't want to begin it.
  func pauseInteractiveTransition()
  /// Ends the transition, with false if it was cancelled. Further calls are ignored.
  ///
  /// The relations, the did callbacks and the completion of the transition follow inside the call.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition, or `nil`.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns a view of the transition. It is `nil` for a presenter whose view stays in its place.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Returns the frame of a controller's view at the start, in the container; zero if it isn't there.
  func initialFrame(for vc: ViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in the container; zero if it isn't there.
  func finalFrame(for vc: ViewController) -> CGRect
}

/// The animator that stands for none.
@MainActor final class MissingAnimator: ViewImplicitlyAnimating {
  static let shared = MissingAnimator()
  let state = ViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: ViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?,
    durationFactor: CGFloat
  ) {}
}
