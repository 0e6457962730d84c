import Foundation
import Simulation

/// An animator whose animations can be paused, stopped, scrubbed, reversed and extended; from iOS 10.
///
/// The blocks run when the animator begins, inside ``startAnimation()`` or ``pauseAnimation()``, and the
/// views' properties have their new values when it returns. Only the visible values change over time, on the
/// clock. A running animator is retained until it ends. An animator that is deallocated while paused or
/// stopped stops the program with `an animator was let go while it was paused or stopped: finish it, or stop
/// it without finishing`.
@preconcurrency @MainActor open class ViewPropertyAnimator: IdentityHashable, ViewImplicitlyAnimating {
  /// The duration of the animations without any delay, in seconds. For a spring with physical properties, it
  /// is the time until the spring is at rest (MA5).
  public final let duration: TimeInterval
  /// The delay with which the animations began, in seconds.
  public private(set) final var delay: TimeInterval = 0
  /// The timing parameters of the initializer.
  public final let timingParameters: (any TimingCurveProvider)?
  /// Whether the views receive touches during the animations; true by default.
  open var isUserInteractionEnabled = true
  /// Whether the animations can be paused, stopped, scrubbed and reversed; true by default.
  ///
  /// The animations of an animator that isn't interruptible run to their end: ``pauseAnimation()``,
  /// ``stopAnimation(_:)``, ``fractionComplete`` and ``isReversed`` have no effect while they run, which is
  /// an assumption. Stops with `isInterruptible can't be changed while the animator is active` if the
  /// animator is active.
  open var isInterruptible = true {
    willSet {
      guard newValue != isInterruptible, state == .active else { return }
      programmerError("isInterruptible can't be changed while the animator is active")
    }
  }
  /// Whether the animator remains active, without calling its completions, when the animations have arrived;
  /// from iOS 11.
  open var pausesOnCompletion = false
  /// Whether a paused animation shows ``fractionComplete`` linearly instead of by the timing curve; from iOS
  /// 11. True by default.
  public final var scrubsLinearly: Bool {
    get { run.motion.scrubsLinearly }
    set { run.motion.scrubsLinearly = newValue }
  }
  /// Whether the app itself tests hits during the animations, kept for the app to read: hit tests find moving
  /// views at their final places. False by default.
  open var isManualHitTestingEnabled = false

  private let run: AnimatorRun

  /// Creates an animator without animations.
  public init(duration: TimeInterval, timingParameters parameters: any TimingCurveProvider) {
    let timing = parameters.timing(in: .pinned(seconds: duration))
    let isOwn = timing.duration != .pinned(seconds: duration)
    self.duration = isOwn ? timing.duration.inSeconds : duration
    timingParameters = parameters
    let application = Application.required(for: "ViewPropertyAnimator")
    run = AnimatorRun(application, duration: timing.duration, pace: timing.pace)
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

  /// Creates an animator with a cubic curve with two control points.
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

  /// Creates an animator and starts it. Of the options, only the curve and `.allowUserInteraction` are used;
  /// without the latter the views receive no touches.
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
    if MainQueue.isCurrent { MainActor.assumeIsolated { run.animatorWillDeinit() } }
  }

  // MARK: State

  /// The animator's state.
  public final var state: ViewAnimatingState { run.state }
  /// Whether the animations are moving.
  public final var isRunning: Bool { run.motion.isRunning }

  /// Whether the animations run towards their start. If reversed while moving, they run back in the time that
  /// has passed.
  open var isReversed: Bool {
    get { run.motion.isReversed }
    set { if mayInterrupt { run.turn(isReversed: newValue) } }
  }

  /// The completed fraction of the animations, from 0 at the start to 1 at the end, in both directions.
  /// Setting it activates the animator and pauses the animations there; values beyond the ends are clamped.
  open var fractionComplete: CGFloat {
    get { CGFloat(run.place) }
    set { if mayInterrupt { run.scrub(to: Double(newValue), blocksTouches: !isUserInteractionEnabled) } }
  }

  // MARK: Running

  /// Starts or continues the animations.
  ///
  /// Stops with `an animator that is stopped must be finished before it can start` if it was stopped.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animations after a delay in seconds. Paused animations continue at once, without the delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .inactive { self.delay = delay }
    let wait: Duration = state == .inactive ? .pinned(seconds: delay) : .zero
    run.start(after: wait, for: self, blocksTouches: !isUserInteractionEnabled)
  }

  /// Activates the animator without starting the animations, or pauses them.
  open func pauseAnimation() { if mayInterrupt { run.pause(blocksTouches: !isUserInteractionEnabled) } }

  /// Whether the animations aren't running, or may be interrupted.
  private var mayInterrupt: Bool { isInterruptible || !run.motion.isRunning }

  /// Continues the animations with other timing parameters and another duration.
  ///
  /// - Parameters:
  ///   - parameters: The timing parameters of the rest; `nil` for those of the whole animation.
  ///   - durationFactor: The duration of the rest as a multiple of ``duration``; 0 for the remaining part of
  ///     the duration.
  open func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    let length = durationFactor > 0 ? Duration.pinned(seconds: duration * TimeInterval(durationFactor)) : nil
    run.start(
      for: self,
      pace: parameters?.timing(in: length ?? .pinned(seconds: duration)).pace,
      length: length,
      blocksTouches: !isUserInteractionEnabled
    )
  }

  /// Stops the animations where they are: the views' properties get the visible values.
  ///
  /// With true the animator is inactive at once, and no completion is called. With false it remains stopped
  /// until ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    if mayInterrupt { run.stop(withoutFinishing: withoutFinishing) }
  }

  /// Finishes stopped animations at their end, their start or their current values, inside the call, and
  /// calls the completions.
  ///
  /// Stops with `only an animator that is stopped can be finished` unless it was stopped.
  open func finishAnimation(at finalPosition: ViewAnimatingPosition) { run.finish(at: finalPosition) }

  // MARK: Adding

  /// Adds changes. Before the animator begins they are stored until then; afterwards they are made at once
  /// and animated over the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes whose animation begins after the fraction `delayFactor` of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    run.add({ animation() }, delayFactor: Double(delayFactor), blocksTouches: !isUserInteractionEnabled)
  }

  /// Adds a completion, called once when the animations have arrived or were finished. Completions are called
  /// in the order in which they were added.
  open func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    run.completions.append { completion($0) }
  }
}
