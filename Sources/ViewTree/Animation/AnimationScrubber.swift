import Foundation
import Simulation

/// A time of their own for animation blocks, which an interaction moves to any fraction of its duration.
///
/// The blocks recorded by the scrubber begin at its present time. While the scrubber is paused, they don't
/// end. When it runs forward, each ends at its own end; when it runs back to 0, all of them end there, and
/// the views get the values that they had before.
@MainActor final class AnimationScrubber {
  /// The duration at which the fraction is 1.
  var duration = Duration.zero
  private let clock: VirtualClock
  private let context: Handle<SimulationContext>
  private let animator: Animator
  private var groups: [AnimationGroup] = []
  private var works: [ScheduledWork] = []
  private var restingTime = 0.0
  private var movement: Movement?

  /// A movement of the time, in seconds.
  private struct Movement {
    var start: VirtualClock.Instant
    var from: Double
    var to: Double
    var length: Double
    var pace: AnimationTiming.Pace

    func time(at now: VirtualClock.Instant) -> Double {
      let part = length > 0 ? min(1, start.duration(to: now).inSeconds / length) : 1
      return from + (to - from) * pace.progress(at: part)
    }

    /// Returns the time that passes from the start until the scrubber's time is `time`.
    func delay(until time: Double) -> Duration {
      let way = to - from
      guard way != 0, (time - from) / way > 0 else { return .zero }
      return .seconds(length * pace.time(of: (time - from) / way))
    }
  }

  init(_ application: Application) {
    clock = application.context.clock
    context = application.context.handle
    animator = application.animator
  }

  private var now: VirtualClock.Instant { clock.now }

  /// The scrubber's time in seconds.
  private var seconds: Double { movement?.time(at: now) ?? restingTime }

  /// The present fraction of the duration.
  var fraction: CGFloat {
    duration > .zero ? CGFloat(min(1, seconds / duration.inSeconds)) : 0
  }

  /// Returns the time that has passed for a block since it was recorded.
  func elapsed(since offset: Double, at now: VirtualClock.Instant) -> Duration {
    .seconds((movement?.time(at: now) ?? restingTime) - offset)
  }

  /// Runs `body`, whose animation blocks follow the scrubber's time.
  func record(_ body: () -> Void) {
    let outer = animator.scrubber
    animator.scrubber = self
    body()
    animator.scrubber = outer
  }

  /// Adds a block with animations.
  func add(_ group: AnimationGroup) {
    groups.append(group)
    if let movement, movement.to > 0 { scheduleEnd(of: group, in: movement) }
  }

  /// The time at which blocks begin that are recorded now.
  var present: Double { seconds }

  // MARK: Moving

  /// Stops the time.
  func pause() {
    restingTime = seconds
    stop()
  }

  /// Stops the time at a fraction of the duration.
  func scrub(to fraction: Double) {
    restingTime = duration.inSeconds * min(max(0, fraction), 1)
    stop()
  }

  private func stop() {
    movement = nil
    for work in works { work.cancel() }
    works = []
  }

  /// Runs the time to the end of the last block, or back to 0. A pace that isn't monotone, or `nil`, is
  /// replaced by the constant one.
  func run(isReversed: Bool, speed: Double, pace: AnimationTiming.Pace?) {
    pause()
    let end = groups.compactMap(endTime).reduce(duration.inSeconds, max)
    let goal = isReversed ? 0 : end
    let constant = AnimationTiming.Pace.curve(.linear)
    let movement = Movement(
      start: now,
      from: restingTime,
      to: goal,
      length: abs(goal - restingTime) / speed,
      pace: pace?.isMonotone == true ? pace ?? constant : constant
    )
    self.movement = movement
    guard isReversed else {
      for group in groups { scheduleEnd(of: group, in: movement) }
      return
    }
    schedule(after: .seconds(movement.length)) { [self] in arriveAtStart() }
  }

  private func endTime(of group: AnimationGroup) -> Double? {
    group.timing.total.map { group.scrubOffset + $0.inSeconds }
  }

  private func scheduleEnd(of group: AnimationGroup, in movement: Movement) {
    guard let end = endTime(of: group) else { return }
    let passed = movement.start.duration(to: now)
    schedule(after: max(.zero, movement.delay(until: end) - passed)) { [self] in
      groups.removeAll { $0 === group }
      group.end()
    }
  }

  private func schedule(after delay: Duration, _ body: @escaping @MainActor () -> Void) {
    guard let work = context.object?.schedule(after: delay, label: "end of an animation", body: body) else {
      return
    }
    works.append(work)
  }

  private func arriveAtStart() {
    let ended = groups
    groups = []
    let properties = AnimatedProperty.all(of: ended, at: now)
    stop()
    restingTime = 0
    for group in ended { group.releaseViews() }
    for property in properties { animator.put(property.view, property.start) }
    for group in ended { group.end() }
  }
}
