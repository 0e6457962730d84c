import Foundation
import Simulation

/// The properties of a transition, for closures that run alongside it.
@preconcurrency @MainActor public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The rotation of the interface by the transition; the identity for other transitions.
  var targetTransform: ViewTransform { get }
  /// Whether an interactive transition was cancelled; set when the interaction ends.
  var isCancelled: Bool { get }
  /// Whether an interaction began the transition: a drag back, a pull of a sheet, or an interaction
  /// controller.
  var initiallyInteractive: Bool { get }
  /// Whether an interaction drives the transition at the moment.
  var isInteractive: Bool { get }
  /// The fraction of the way to which an interaction controller has moved the transition.
  var percentComplete: CGFloat { get }
  /// The velocity of the rest of the transition after an interaction, relative to its own.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest of the transition after an interaction.
  var completionCurve: View.AnimationCurve { get }
  /// Whether the animator of the transition has an animator that can be interrupted; from iOS 10.
  var isInterruptible: Bool { get }
  /// The style of a presentation or dismissal; `.none` for other transitions.
  var presentationStyle: ModalPresentationStyle { get }
  /// The superview of the views that the transition changes.
  var containerView: View { get }
  /// Returns a controller of the transition; `nil` for a rotation.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns a view of the transition; `nil` for a rotation, and for a presenter whose view stays in its
  /// place.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// An object for animations alongside a transition of the system: a rotation, a push or pop, a presentation.
///
/// It is also the context that the closures get.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator:
  ViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` inside the transition's own animation, and `completion` at its end.
  ///
  /// In the run-loop turn in which the transition begins, `animation` runs along with it even if the
  /// transition's own animation has begun already, as after `present` (U51). Later the method returns false;
  /// then only `completion` is called, unless the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs `animation` inside the transition's own animation, on a view that may be outside of the container,
  /// and `completion` at its end.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when an interaction has ended. When it is called, `isCancelled` has its value already.
  func notifyWhenInteractionEnds(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void
  )

  /// Calls `handler` each time that an interaction begins or ends during the transition. When an interaction
  /// ends, `isCancelled` has its value already.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension ViewControllerTransitionCoordinator {
  /// Runs `animation` inside the transition's own animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension ViewControllerTransitionCoordinator {
  /// Runs `animation` inside the transition's own animation, on a view that may be outside of the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?,
    animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// The coordinator of a transition.
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  typealias Handler = @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void

  /// The duration of the transition; changed only before it begins.
  var transitionDuration: TimeInterval
  var isAnimated: Bool { transitionDuration > 0 }
  let targetTransform: ViewTransform
  private(set) var isCancelled = false
  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  var percentComplete: CGFloat = 0
  private weak var from: ViewController?
  private weak var to: ViewController?
  private var interactionHandlers: [Handler] = []
  /// The size of the windows after the rotation.
  var windowSize: CGSize?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  /// The instant of the transition's own animation; `nil` until it begins.
  private var animated: VirtualClock.Instant?
  private var hasAnimated = false
  private(set) var isOver = false
  /// The context of an animator of the app.
  weak var context: TransitionContext?
  var presentationStyle = ModalPresentationStyle.none
  /// The container of a presentation.
  weak var container: View?
  /// The presenter whose view stays in its place.
  weak var presenterInPlace: ViewController?

  init(duration: TimeInterval, targetTransform: ViewTransform = .identity) {
    transitionDuration = duration
    self.targetTransform = targetTransform
  }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard hasAnimated else {
      if let animation { animations.append(animation) }
      return true
    }
    guard isAnimated, let context = Application.current?.context, animated == context.clock.now else {
      return false
    }
    if let animation {
      context.activate {
        View.animate(
          withDuration: transitionDuration,
          options: .independent,
          animations: { animation(self) }
        )
      }
    }
    return true
  }

  /// Runs the animations, once. Call it inside the transition's animation block.
  func runAnimations() {
    guard !hasAnimated else { return }
    (hasAnimated, animated) = (true, Application.current?.context.clock.now)
    for animation in animations { animation(self) }
    animations = []
  }

  /// Sets the controllers of a transition that begins.
  func begin(from: ViewController?, to: ViewController?, isInteractive: Bool = false) {
    (self.from, self.to) = (from, to)
    (self.isInteractive, initiallyInteractive) = (isInteractive, isInteractive)
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    let controller = key == .from ? from : key == .to ? to : nil
    return controller === presenterInPlace ? nil : controller?.viewIfLoaded
  }

  var containerView: View {
    container ?? from?.viewIfLoaded?.superview ?? to?.viewIfLoaded?.superview
      ?? Application.current?.keyWindow ?? View()
  }

  var isInterruptible: Bool { context?.isInterruptible ?? false }
  var completionVelocity: CGFloat { context?.completionSpeed ?? 1 }
  var completionCurve: View.AnimationCurve { context?.completionCurve ?? .easeInOut }

  @discardableResult
  func animateAlongsideTransition(in view: View?, animation: Handler?, completion: Handler?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    if !isOver { interactionHandlers.append(handler) }
  }

  /// Notes that an interaction has interrupted the transition.
  func interactionDidBegin(at percentComplete: CGFloat) {
    (isInteractive, self.percentComplete) = (true, percentComplete)
    for handler in interactionHandlers { handler(self) }
  }

  /// Notes the end of an interaction, after which the transition runs to its end or back.
  func interactionDidEnd(isCancelled: Bool) {
    (isInteractive, self.isCancelled) = (false, isCancelled)
    for handler in interactionHandlers { handler(self) }
  }

  /// Calls the completions and ends the transition.
  func finish(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
    while !completions.isEmpty { completions.removeFirst()(self) }
    isOver = true
  }
}

extension ViewController {
  /// The coordinator of the push, pop, presentation or dismissal that this controller or an ancestor takes
  /// part in, or that this controller or an ancestor carries out as a navigation controller, from the call of
  /// the push or pop on (U50); `nil` without a transition.
  public final var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    ([self] + ancestors).lazy.compactMap(\.runningCoordinator).first
  }

  private var runningCoordinator: TransitionCoordinator? {
    let navigation = self as? NavigationController
    return [ownCoordinator, navigation?.slide?.coordinator, navigation?.nextCoordinator].lazy.compactMap {
      $0
    }.first { !$0.isOver }
  }
}
