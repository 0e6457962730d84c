import Foundation
import Simulation

/// The animations of one block.
@MainActor final class AnimationGroup {
  var timing: AnimationTiming
  /// Whether an animation begins at the visible value of its property.
  var beginsFromCurrentState: Bool
  /// Whether the group's animations of the geometry add up with others (MA15).
  var addsUp = true
  /// Whether the views receive no touches during the animation (C14); blocks of `beginAnimations` never block
  /// touches (Q30).
  var blocksTouches: Bool
  /// The handler called once when the delay has passed, or at the next run-loop turn if nothing is animated.
  var willStart: (@MainActor () -> Void)?
  /// The completion, called once. The argument is false if an animation was interrupted.
  var completion: (@MainActor (Bool) -> Void)?
  /// The group of which this one is a keyframe. One keyframe of a property follows another instead of
  /// replacing it.
  weak var sequence: AnimationGroup?
  /// The keyframes of the group.
  var keyframes: [AnimationGroup] = []
  /// The groups of repeated changes inside the block, which may last longer than the group.
  var repetitions: [AnimationGroup] = []
  /// The group of which this endless one is a repetition. Nothing else retains it.
  var endlessOuter: AnimationGroup?
  /// Whether the group lasts its duration even if it changes nothing.
  var lastsFullDuration = false

  /// Whether keyframes may be added to the group.
  var acceptsKeyframes = false
  /// Whether the values of keyframes are visible at once when their time begins.
  var isDiscrete = false
  /// Whether the changed views are laid out inside the block.
  var laysOutViews = false
  /// The name and the context passed to `beginAnimations`.
  var name: String?
  var info: Any?

  /// The animator of the group, and the fraction of its animation at which the group's changes begin.
  var run: AnimatorRun?
  var delay = 0.0
  /// The time that the group follows in place of the clock's, and the time at which the group began.
  private(set) var scrubber: AnimationScrubber?
  private(set) var scrubOffset = 0.0

  private(set) var start = VirtualClock.Instant()
  private var animated: [AnimatedView] = []
  private var wasInterrupted = false
  private var endless: Handle<SimulationContext>?
  /// The record of the animation, while a trace records.
  private var span: SpanRecord.Span?
  /// The scheduled end of the group, and the transaction that waits for it.
  private var ending: (work: ScheduledWork?, transaction: Transaction?)?

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

  /// The time of the end, or `nil` if the group is endless.
  var plannedEnd: VirtualClock.Instant? {
    if let run { return run.motion.end }
    if scrubber != nil { return nil }
    return timing.total.map { start.advanced(by: $0) }
  }

  /// The animated views, in the order of the changes.
  var views: [View] { animated.compactMap(\.view) }

  /// Adds a view, which retains the animation until it ends.
  func add(_ view: View, now: VirtualClock.Instant) {
    start = now
    animated.append(AnimatedView(view))
  }

  /// Notes that an animation was interrupted. An endless group then ends at the next run-loop turn.
  func noteInterruption() {
    guard !wasInterrupted else { return }
    wasInterrupted = true
    sequence?.noteInterruption()
    guard let context = endless?.object else { return }
    _ = context.schedule(after: .zero, label: "end of an endless animation") { self.end() }
  }

  /// Lays out the changed views, if requested, before the block ends.
  func layOutViews() {
    guard laysOutViews else { return }
    for view in views { view.layoutIfNeeded() }
  }

  /// Whether both groups are keyframes of one sequence.
  func follows(_ other: AnimationGroup) -> Bool {
    guard let sequence else { return false }
    return other !== self && sequence === other.sequence
  }

  /// Returns the progress at a time.
  func progress(at now: VirtualClock.Instant) -> Double {
    if let run { return run.motion.progress(at: now, delay: delay) }
    if let scrubber { return timing.progress(after: scrubber.elapsed(since: scrubOffset, at: now)) }
    return timing.progress(after: start.duration(to: now))
  }

  /// Replaces the clock's time by that of a scrubber. Call it before changes are made.
  func follow(_ scrubber: AnimationScrubber) {
    (self.scrubber, scrubOffset) = (scrubber, scrubber.present)
  }

  /// Schedules the end of the group on the clock.
  ///
  /// Without any change the completion is called at the next run-loop turn (Q28); likewise for a duration of
  /// zero (H48).
  func commit(in context: SimulationContext) {
    if timing.isEndless { endless = context.handle }
    // The duration may have been set to zero after the changes.
    if !isAnimating { releaseViews() }
    let repeated = repetitions.filter { !$0.animated.isEmpty }
    let hasWork = isAnimating && (!animated.isEmpty || lastsFullDuration || !repeated.isEmpty)
    // A touch in an animated view may drive an interactive transition.
    if blocksTouches, scrubber == nil, let application = context.application as? Application {
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
    if hasWork, let scrubber { return scrubber.add(self) }
    let totals = (animated.isEmpty && !repeated.isEmpty ? [] : [timing.total]) + repeated.map(\.timing.total)
    if totals.contains(nil) { endless = context.handle }
    let end = hasWork ? totals.reduce(.zero, Self.later) : .zero
    if hasWork { span = context.clock.beginAnimation(recordedName, for: end) }
    guard let total = end else { return ending = (nil, nil) }
    let transaction = Transaction.current(in: context)
    transaction?.enter()
    let work = context.schedule(after: total, label: "end of an animation") { self.end() }
    ending = (work, transaction)
  }

  /// The animated views, for the record.
  private var recordedName: String {
    var names: [String] = []
    for view in ([self] + keyframes + repetitions).flatMap(\.views) where !names.contains(view.debugName) {
      names.append(view.debugName)
    }
    return names.joined(separator: ", ")
  }

  /// Returns the longer duration; nil is endless.
  private static func later(_ one: Duration?, _ other: Duration?) -> Duration? {
    guard let one, let other else { return nil }
    return max(one, other)
  }

  /// Ends the group and calls its completion.
  func end() {
    let (transaction, completion) = (ending?.transaction, completion)
    (ending, self.completion) = (nil, nil)
    span?.end(isCutShort: wasInterrupted)
    releaseViews()
    completion?(!wasInterrupted)
    transaction?.leave()
  }

  /// Ends the group at once, before its time, if all of its animations were removed (U9).
  func endIfNothingIsAnimated() {
    if let sequence { return sequence.endIfNothingIsAnimated() }
    let groups = [self] + keyframes + repetitions
    guard let ending, groups.allSatisfy({ group in group.views.allSatisfy { !$0.isAnimated(by: group) } })
    else { return }
    ending.work?.cancel()
    end()
  }

  func releaseViews() {
    for view in views { view.animations.removeAll { $0.group === self } }
    animated = []
    endlessOuter = nil
  }
}

/// A reference to an animated view.
///
/// Views are retained during the animation, except windows: a window retains its simulator, whose clock
/// retains the group.
private struct AnimatedView {
  private let held: View?
  private weak var window: Window?

  @MainActor init(_ view: View) {
    window = view as? Window
    held = window == nil ? view : nil
  }

  var view: View? { held ?? window }
}
