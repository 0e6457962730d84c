import Foundation
import Simulation

/// Animations that a program can stop, scrub, turn round and add to; from iOS 10.
///
/// The blocks run when the animator begins, inside ``startAnimation()`` or ``pauseAnimation()``, and views' properties
/// have their new values when it returns; only what is seen goes there over time, on the clock. An animator that runs lives on
/// by itself. One that is let go while it rests or is stopped stops the program with `an animator was let go while it was
/// paused or stopped: finish it, or stop it without finishing`.
@preconcurrency @MainActor open class ViewPropertyAnimator: ViewImplicitlyAnimating {
  /// How long the animations take, in seconds, without any delay.
  public final let duration: TimeInterval
  /// The delay with which they began, in seconds.
  public private(set) final var delay: TimeInterval = 0
  /// The pace that was asked for.
  public final let timingParameters: (any TimingCurveProvider)?
  /// Whether touches reach the views meanwhile; true at first.
  open var isUserInteractionEnabled = true
  /// Whether ``isReversed``, ``fractionComplete`` and blocks that are added may change what runs; true at first. Here they
  /// always may.
  open var isInterruptible = true
  /// Whether the animator stays active, and its completions wait, when the animations have arrived; from iOS 11.
  open var pausesOnCompletion = false
  /// Whether what is scrubbed is seen in step with ``fractionComplete``, and not by the pace; from iOS 11. True at first.
  public final var scrubsLinearly: Bool {
    get { run.motion.scrubsLinearly }
    set { run.motion.scrubsLinearly = newValue }
  }
  /// Whether changes to views' hierarchies meanwhile are left alone. Here they always are.
  open var isManualHitTestingEnabled = false

  private let run: AnimatorRun

  /// Creates an animator that has nothing to animate yet.
  public init(duration: TimeInterval, timingParameters parameters: any TimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    let application = Application.required(for: "ViewPropertyAnimator")
    run = AnimatorRun(application, duration: .pinned(seconds: duration), pace: parameters.pace)
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval,
    curve: View.AnimationCurve,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations { animations() } }
  }

  /// Creates an animator with a curve by way of two points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (@MainActor () -> Void)? = nil
  ) {
    let curve = CubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations { animations() } }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: SpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations { animations() } }
  }

  /// Creates an animator and begins. Of the options, the curve and whether touches pass count; touches pass only if they
  /// say so.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: View.AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (ViewAnimatingPosition) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion { completion($0) } }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    let run = run
    if MainQueue.isCurrent { MainActor.assumeIsolated { run.animatorGoes() } }
  }

  // MARK: State

  /// Where it is in its life.
  public final var state: ViewAnimatingState { run.state }
  /// Whether the animations move.
  public final var isRunning: Bool { run.motion.isRunning }

  /// Whether they go to where they came from. Turning round while they move, they go back in the time that they took.
  open var isReversed: Bool {
    get { run.motion.isReversed }
    set { run.turn(isReversed: newValue) }
  }

  /// How much of the way is done, from 0 at the start to 1 at the end, whichever way they go. Setting it begins, and lets
  /// the animations rest there; numbers beyond the ends mean the ends.
  open var fractionComplete: CGFloat {
    get { CGFloat(run.place) }
    set { run.scrub(to: Double(newValue), blocksTouches: !isUserInteractionEnabled) }
  }

  // MARK: Running

  /// Begins, or goes on.
  ///
  /// Stops with `an animator that is stopped must be finished before it can start` if it was stopped.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins after a delay in seconds, or goes on at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .inactive { self.delay = delay }
    let wait: Duration = state == .inactive ? .pinned(seconds: delay) : .zero
    run.start(after: wait, for: self, blocksTouches: !isUserInteractionEnabled)
  }

  /// Begins without moving, or lets the animations rest where they are.
  open func pauseAnimation() { run.pause(blocksTouches: !isUserInteractionEnabled) }

  /// Goes on, at another pace and in another time.
  ///
  /// - Parameters:
  ///   - parameters: The pace of the rest of the way; nil for that of the whole way.
  ///   - durationFactor: How long the rest takes, in durations; 0 for what is left of the duration.
  open func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    run.start(
      for: self,
      pace: parameters?.pace,
      length: durationFactor > 0 ? .pinned(seconds: duration * TimeInterval(durationFactor)) : nil,
      blocksTouches: !isUserInteractionEnabled
    )
  }

  /// Ends the animations where they are: views' properties get the values that are seen.
  ///
  /// With true the animator is inactive at once, and no completion is called; with false it waits, stopped, for
  /// ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) { run.stop(withoutFinishing: withoutFinishing) }

  /// Brings what was stopped to its end or back to its start, inside the call, and calls the completions.
  ///
  /// Stops with `only an animator that is stopped can be finished` unless it was stopped.
  open func finishAnimation(at finalPosition: ViewAnimatingPosition) { run.finish(at: finalPosition) }

  // MARK: Adding

  /// Adds changes. Before the beginning they wait for it; afterwards they are made at once, and take what is left of the
  /// time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin to be seen when the part `delayFactor` of what is left has passed.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    run.add({ animation() }, delayFactor: Double(delayFactor), blocksTouches: !isUserInteractionEnabled)
  }

  /// Adds what is called when the animations have arrived, or were finished; in the order in which they were added, once.
  open func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    run.completions.append { completion($0) }
  }
}
