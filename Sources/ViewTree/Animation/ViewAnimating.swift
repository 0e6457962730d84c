import Foundation

/// The states of an animator. The numbers are UIKit's.
public enum ViewAnimatingState: Int, Sendable {
  /// The animator has not begun, or is finished.
  case inactive = 0
  /// The animator has begun; its animations run or are paused.
  case active = 1
  /// The animator was stopped, and waits for ``ViewAnimating/finishAnimation(at:)``.
  case stopped = 2
}

/// The position at which animations have ended. The numbers are UIKit's.
public enum ViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// A position between the start and the end.
  case current = 2
}

/// Animations that can be interrupted.
@preconcurrency @MainActor public protocol ViewAnimating: AnyObject {
  /// The animator's state.
  var state: ViewAnimatingState { get }
  /// Whether the animations are moving.
  var isRunning: Bool { get }
  /// Whether the animations run towards their start.
  var isReversed: Bool { get set }
  /// The completed fraction of the animations, from 0 at the start to 1 at the end, in both directions.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animations.
  func startAnimation()
  /// Starts the animations after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations.
  func pauseAnimation()
  /// Stops the animations where they are.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes stopped animations at a position.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// Animations that can be interrupted and added to.
@preconcurrency @MainActor public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds changes whose animation begins after the fraction `delayFactor` of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion, called at the end.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
  /// Continues the animations with other timing parameters, or with another duration.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
