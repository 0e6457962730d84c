import Synchronization

/// A clock whose time passes only when somebody advances it.
///
/// The simulator's animations, keyboard, gestures and delayed work all run on one such clock, so a test decides how
/// much time passes and nothing ever sleeps. It starts at 0.
///
/// Work due at the same instant runs in the order in which it was scheduled. ``now`` is set to a piece's instant before
/// the piece runs, so a chain of delays adds up exactly.
public final class VirtualClock: Clock, Sendable {
  private let time = Mutex(Instant())

  /// The same as ``now``, for the main actor, which alone moves it and so needs no lock to read it.
  @MainActor package var present: Instant { moment }
  // Behind an accessor, as other modules would check each access.
  @MainActor private var moment = Instant() { didSet { knownTime = nil } }
  /// The same in seconds, for as long as it is known.
  @MainActor private var knownTime: Double?
  @MainActor var presentTime: Double {
    if let knownTime { return knownTime }
    let time = moment.offset.inSeconds
    knownTime = time
    return time
  }
  /// The work that waits; kept on the main actor, where all of it runs.
  @MainActor var queue = WorkQueue()
  /// The simulator whose clock this is, until it goes.
  nonisolated(unsafe) unowned(unsafe) var context: SimulationContext?

  /// Creates a clock at instant 0 with nothing to do.
  @MainActor public init() {}

  /// The time that has passed since the clock was created.
  public var now: Instant { time.withLock { $0 } }

  /// Time moves in steps of a nanosecond or more.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Moves ``now`` forward; an instant in the past leaves it where it is.
  @MainActor func move(to instant: Instant) {
    guard instant > present else { return }
    moment = instant
    publish(instant)
  }

  private func publish(_ instant: Instant) {
    time.withLock { $0 = instant }
  }
}

extension VirtualClock {
  /// A point in virtual time, counted from the clock's creation.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// The time since the clock was created.
    public var offset: Duration

    /// Creates an instant; without an argument, the clock's first one.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns the instant `duration` later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the time from this instant to `other`; negative if `other` is earlier.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether the first instant is earlier.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }
  }
}
