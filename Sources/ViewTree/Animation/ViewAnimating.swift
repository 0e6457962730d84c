import Foundation

/// Where an animator is in its life. The numbers are UIKit's.
public enum ViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It has begun; it runs or rests.
  case active = 1
  /// It was stopped, and waits for ``ViewAnimating/finishAnimation(at:)``.
  case stopped = 2
}

/// Where animations came to an end. The numbers are UIKit's.
public enum ViewAnimatingPosition: Int, Sendable {
  /// Where they lead.
  case end = 0
  /// Where they came from.
  case start = 1
  /// Somewhere between.
  case current = 2
}

/// Animations that can be interrupted.
@preconcurrency @MainActor public protocol ViewAnimating: AnyObject {
  /// Where it is in its life.
  var state: ViewAnimatingState { get }
  /// Whether the animations move.
  var isRunning: Bool { get }
  /// Whether they go to where they came from.
  var isReversed: Bool { get set }
  /// How much of the way is done, from 0 at the start to 1 at the end, whichever way they go.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on.
  func startAnimation()
  /// Begins after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Lets the animations rest where they are.
  func pauseAnimation()
  /// Ends the animations where they are.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Brings what was stopped to its end.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// Animations that can be interrupted and added to.
@preconcurrency @MainActor public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds changes that begin when the part `delayFactor` of what is left has passed.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
  /// Goes on at another pace, or in another time.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
