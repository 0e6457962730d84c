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
  /// Whether an interactive transition was cancelled; set before the completions are called.
  var isCancelled: Bool { get }
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

/// The coordinator of a transition.
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  typealias Handler = @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void

  /// The duration of the transition; changed only before it begins.
  var transitionDuration: TimeInterval
  var isAnimated: Bool { transitionDuration > 0 }
  let targetTransform: ViewTransform
  private(set) var isCancelled = false
  /// The size of the windows after the rotation.
  var windowSize: CGSize?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  /// The instant of the transition's own animation; `nil` until it begins.
  private var animated: VirtualClock.Instant?
  private var hasAnimated = false
  private(set) var isOver = false

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

  /// Runs the animations. Call it inside the transition's animation block.
  func runAnimations() {
    (hasAnimated, animated) = (true, Application.current?.context.clock.now)
    for animation in animations { animation(self) }
    animations = []
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
