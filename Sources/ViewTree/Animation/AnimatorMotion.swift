import Simulation

/// The position of an interruptible animation between its start and its end, while it runs, is paused or is
/// reversed.
///
/// A value without side effects. The position moves from 0 to 1 with time; the visible progress follows from
/// the position by the animation's pace. A scrubbed position is visible as it is.
struct AnimatorMotion: Hashable, Sendable {
  /// A movement from a position to an end.
  private struct Segment: Hashable, Sendable {
    var start: VirtualClock.Instant
    var length: Duration
    var from: Double
    /// The pace of the movement itself, if it differs from the animation's.
    var pace: AnimationTiming.Pace?
  }

  let duration: Duration
  let pace: AnimationTiming.Pace
  /// Whether a paused position is visible as it is, and not by the pace.
  var scrubsLinearly = true
  /// Whether the animation runs towards its start.
  private(set) var isReversed = false
  private var restingPlace = 0.0
  private var isLinear = false
  private var segment: Segment?

  init(duration: Duration, pace: AnimationTiming.Pace) {
    (self.duration, self.pace) = (duration, pace)
  }

  /// Whether the animation is running.
  var isRunning: Bool { segment != nil }

  /// The time of arrival, or `nil` while the animation is paused.
  var end: VirtualClock.Instant? { segment.map { $0.start.advanced(by: $0.length) } }

  private var goal: Double { isReversed ? 0 : 1 }

  /// Returns the position at a time.
  func place(at now: VirtualClock.Instant) -> Double {
    guard let segment else { return restingPlace }
    let elapsed = max(0, segment.start.duration(to: now).inSeconds)
    let length = segment.length.inSeconds
    let part = length > 0 ? min(1, elapsed / length) : 1
    let way = segment.pace?.progress(at: part) ?? part
    return segment.from + (goal - segment.from) * way
  }

  /// Returns the visible progress of a change that began at the position `delay`.
  func progress(at now: VirtualClock.Instant, delay: Double) -> Double {
    let place = place(at: now)
    let part = delay < 1 ? min(max(0, (place - delay) / (1 - delay)), 1) : (place < 1 ? 0 : 1)
    return isLinear ? part : pace.progress(at: part)
  }

  /// Starts or continues the movement towards the end. Without a length it takes the remaining share of the
  /// duration.
  mutating func run(
    at now: VirtualClock.Instant,
    after delay: Duration = .zero,
    length: Duration? = nil,
    pace newPace: AnimationTiming.Pace? = nil
  ) {
    var place = place(at: now)
    if let newPace {
      if !isLinear { place = pace.progress(at: place) }
      isLinear = true
      let length = length ?? share(from: place)
      segment = Segment(start: now.advanced(by: delay), length: length, from: place, pace: newPace)
    } else {
      if isLinear { place = pace.time(of: place) }
      isLinear = false
      let length = length ?? share(from: place)
      segment = Segment(start: now.advanced(by: delay), length: length, from: place)
    }
  }

  /// Returns the share of the duration from a position to the end, to the nanosecond.
  private func share(from place: Double) -> Duration {
    .nanoseconds(Int64((duration.inSeconds * abs(goal - place) * 1e9).rounded()))
  }

  /// Pauses at the current position.
  mutating func rest(at now: VirtualClock.Instant) {
    guard segment != nil else { return }
    let place = place(at: now)
    if scrubsLinearly, !isLinear, pace.isMonotone {
      restingPlace = pace.progress(at: place)
      isLinear = true
    } else {
      restingPlace = place
    }
    segment = nil
  }

  /// Pauses at a position.
  mutating func rest(atPlace place: Double) {
    segment = nil
    restingPlace = min(max(0, place), 1)
    isLinear = scrubsLinearly
  }

  /// Reverses the direction. A running animation returns at the same speed.
  mutating func turn(isReversed: Bool, at now: VirtualClock.Instant) {
    guard isReversed != self.isReversed else { return }
    let wasRunning = isRunning
    let place = place(at: now)
    if wasRunning {
      segment = nil
      restingPlace = place
    }
    self.isReversed = isReversed
    if wasRunning { run(at: now) }
  }
}

extension AnimationTiming.Pace {
  /// Whether the progress never decreases, so that each value has one time.
  var isMonotone: Bool {
    if case .spring = self { false } else { true }
  }

  /// Returns the time at which the progress has a value.
  func time(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
