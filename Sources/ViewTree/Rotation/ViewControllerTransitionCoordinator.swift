import Foundation

/// Lets a program animate along with a transition that the system runs: a rotation, a slide, a presentation.
///
/// It is its own context: the closures get the coordinator again.
@preconcurrency @MainActor public final class ViewControllerTransitionCoordinator {
  /// A closure that runs with a transition.
  public typealias Handler = @MainActor (ViewControllerTransitionCoordinator) -> Void

  /// Whether the transition takes time.
  public let isAnimated: Bool
  /// How long the transition takes, in seconds.
  public let transitionDuration: TimeInterval
  /// How the interface is turned by the transition; the identity if it is not.
  public let targetTransform: ViewTransform
  /// Whether the transition was undone by the finger that moved it; settled before the completions run.
  public private(set) var isCancelled = false
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

  /// Lets `animation` run inside the transition's own animation, and `completion` when that has ended.
  ///
  /// Returns false if the transition is already moving; then only `completion` runs, if it is not over.
  @discardableResult
  public func animate(alongsideTransition animation: Handler?, completion: Handler? = nil) -> Bool {
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
  public final var transitionCoordinator: ViewControllerTransitionCoordinator? {
    ([self] + ancestors).lazy.compactMap(\.ownCoordinator).first { !$0.isOver }
  }
}

/// What UIKit calls the half of a coordinator that its closures get.
public typealias ViewControllerTransitionCoordinatorContext = ViewControllerTransitionCoordinator
