import Foundation

/// What a transition is, for the closures that run along with it.
@preconcurrency @MainActor public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How the interface is turned by the transition; the identity if it is not.
  var targetTransform: ViewTransform { get }
  /// Whether the transition was undone by the finger that moved it; settled before the completions run.
  var isCancelled: Bool { get }
}

/// Lets a program animate along with a transition that the system runs: a rotation, a slide, a presentation.
///
/// It is its own context: the closures get the coordinator again.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator:
  ViewControllerTransitionCoordinatorContext
{
  /// Lets `animation` run inside the transition's own animation, and `completion` when that has ended.
  ///
  /// Returns false if the transition is already moving; then only `completion` runs, if it is not over.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension ViewControllerTransitionCoordinator {
  /// Lets `animation` run inside the transition's own animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A transition's own coordinator.
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  typealias Handler = @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let targetTransform: ViewTransform
  private(set) var isCancelled = false
  /// The size that the windows will have when the interface has turned.
  var windowSize: CGSize?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var hasAnimated = false
  private(set) var isOver = false

  init(duration: TimeInterval, targetTransform: ViewTransform = .identity) {
    isAnimated = duration > 0
    transitionDuration = duration
    self.targetTransform = targetTransform
  }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard !hasAnimated else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  /// Runs the animations; called inside the transition's animation block.
  func runAnimations() {
    hasAnimated = true
    for animation in animations { animation(self) }
    animations = []
  }

  /// Runs the completions.
  func finish(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
    while !completions.isEmpty { completions.removeFirst()(self) }
    isOver = true
  }
}

extension ViewController {
  /// What animates along with the slide, presentation or dismissal that this controller, or one that it is inside of,
  /// takes part in; nil while none is under way.
  public final var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    ([self] + ancestors).lazy.compactMap(\.ownCoordinator).first { !$0.isOver }
  }
}
