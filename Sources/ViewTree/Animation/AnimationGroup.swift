import Foundation
import Simulation

/// What is animated together: all changes of one animation block.
@MainActor final class AnimationGroup {
  var timing: AnimationTiming
  /// Whether a property goes on from where it is seen.
  var beginsFromCurrentState: Bool
  /// Whether the views get no touches meanwhile (C14); begin and commit never keep touches away (Q30).
  var blocksTouches: Bool
  /// Called once when the delay has passed and something is animated.
  var willStart: (@MainActor () -> Void)?
  /// Called once, with whether nothing cut the animations short.
  var completion: (@MainActor (Bool) -> Void)?
  /// The group whose keyframe this one is; one keyframe of a property follows another instead of replacing it.
  weak var sequence: AnimationGroup?
  /// Whether the group takes its time even if nothing changes in it.
  var keepsTime = false

  /// Whether keyframes may be added to it.
  var takesKeyframes = false
  /// Whether its keyframes are seen at once when their time begins.
  var isDiscrete = false
  /// Whether the views that change are laid out inside the block.
  var laysOutViews = false
  /// What the program called it, and handed it, at `beginAnimations`.
  var name: String?
  var info: Any?

  /// The animator whose changes they are, and the place on its way from which they are seen to begin.
  var run: AnimatorRun?
  var delay = 0.0

  private(set) var start = VirtualClock.Instant()
  private var animated: [AnimatedView] = []
  private var wasInterrupted = false
  private var endless: Handle<SimulationContext>?

  init(
    timing: AnimationTiming,
    beginsFromCurrentState: Bool = false,
    blocksTouches: Bool = true,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.timing = timing
    self.beginsFromCurrentState = beginsFromCurrentState
    self.blocksTouches = blocksTouches
    self.completion = completion
  }

  /// Whether changes are animated at all (H45).
  var isAnimating: Bool { timing.duration > .zero }

  /// When it is over; nil if it does not end by itself.
  var plannedEnd: VirtualClock.Instant? {
    if let run { return run.motion.end }
    return timing.total.map { start.advanced(by: $0) }
  }

  /// The views of which something changes, in the order of the changes.
  var views: [View] { animated.compactMap(\.view) }

  /// Takes part of a view into the group; the view keeps the animation until it ends.
  func add(_ view: View, now: VirtualClock.Instant) {
    start = now
    animated.append(AnimatedView(view))
  }

  /// One of the animations ended before its time. An endless group then ends at the clock's next turn.
  func noteInterruption() {
    guard !wasInterrupted else { return }
    wasInterrupted = true
    sequence?.noteInterruption()
    guard let context = endless?.object else { return }
    _ = context.schedule(after: .zero, label: "end of an endless animation") { self.end() }
  }

  /// Lays out the views that change, if that is wanted, before the block ends.
  func layOutViews() {
    guard laysOutViews else { return }
    for view in views { view.layoutIfNeeded() }
  }

  /// Whether both are keyframes of one sequence.
  func follows(_ other: AnimationGroup) -> Bool {
    guard let sequence else { return false }
    return other !== self && sequence === other.sequence
  }

  /// How much of the way is done.
  func progress(at now: VirtualClock.Instant) -> Double {
    if let run { return run.motion.progress(at: now, delay: delay) }
    return timing.progress(after: start.duration(to: now))
  }

  /// Lets time pass for the group: its end is scheduled on the clock.
  ///
  /// Without any change the completion comes at the clock's next turn (Q28), and so for a duration of zero (H48).
  func commit(in context: SimulationContext) {
    if timing.isEndless { endless = context.handle }
    // The duration may have been set to zero after the changes.
    if !isAnimating { releaseViews() }
    let hasWork = isAnimating && (!animated.isEmpty || keepsTime)
    if blocksTouches, let application = context.application as? Application {
      for view in views { application.touchDispatcher.cancelTouches(onAnimated: view) }
    }
    guard hasWork || completion != nil || willStart != nil else { return }
    if let willStart {
      _ = context.schedule(
        after: hasWork ? timing.delay : .zero,
        label: "start of an animation",
        body: willStart
      )
    }
    guard let total = hasWork ? timing.total : .zero else { return }
    let transaction = Transaction.current(in: context)
    transaction?.enter()
    _ = context.schedule(after: total, label: "end of an animation") {
      self.end()
      transaction?.leave()
    }
  }

  private func end() {
    releaseViews()
    completion?(!wasInterrupted)
    completion = nil
  }

  func releaseViews() {
    for view in views { view.animations.removeAll { $0.group === self } }
    animated = []
  }
}

/// A view of which something changes, which is held until it has.
///
/// A window is not: it holds its simulator, whose clock holds the group.
private struct AnimatedView {
  private let held: View?
  private weak var window: Window?

  @MainActor init(_ view: View) {
    window = view as? Window
    held = window == nil ? view : nil
  }

  var view: View? { held ?? window }
}
