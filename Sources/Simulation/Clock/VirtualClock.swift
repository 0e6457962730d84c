import Synchronization

/// A clock whose time passes only when code advances it.
///
/// The simulator's animations, keyboard, gestures and delayed work all use one such clock, so a test controls
/// the time and never sleeps. The clock starts at 0.
///
/// Work due at the same instant runs in the order of scheduling. ``now`` is set to a piece's instant before
/// the piece runs, so a chain of delays adds up exactly.
public final class VirtualClock: Clock, Sendable {
  private let time = Mutex(Instant())

  /// The value of ``now`` for the main actor, which alone changes it and so reads it without a lock.
  @MainActor package var present: Instant { moment }
  // With checks of exclusive access to the properties of the clock and of `EventLog`, a post (W7) takes 29 %
  // longer.
  // Behind an accessor, because other modules would check each access for exclusivity.
  @exclusivity(unchecked) @MainActor private var moment = Instant() { didSet { knownTime = nil } }
  /// The cached time in seconds, or `nil` if it must be computed again.
  @exclusivity(unchecked) @MainActor private var knownTime: Double?
  @MainActor var presentTime: Double {
    if let knownTime { return knownTime }
    let time = moment.offset.inSeconds
    knownTime = time
    return time
  }
  /// The pending work, confined to the main actor, on which all of it runs.
  @exclusivity(unchecked) @MainActor var queue = WorkQueue()
  /// The simulator that owns the clock, until its deallocation.
  @MainActor var context: Handle<SimulationContext>?
  /// Whether the simulator was deallocated.
  @MainActor var isOver = false
  /// The tasks that sleep until an instant.
  @MainActor var sleepers: [ObjectIdentifier: Sleeper] = [:]
  /// The record of animations and timers, while a trace asks for one.
  @exclusivity(unchecked) @MainActor var spanRecord: SpanRecord?
  /// The places of endless work that were reported.
  @MainActor var reportedCreators: Set<String> = []

  /// Creates a clock at instant 0 without work.
  @MainActor public init() {}

  /// The time since the clock was created.
  public var now: Instant { time.withLock { $0 } }

  /// The resolution of the clock, one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Moves ``now`` forward. An instant in the past has no effect.
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

    /// Creates an instant, by default the clock's start.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns the instant `duration` later, at most `Int64.max` seconds from the clock's start.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: (offset.limited + duration.limited).limited)
    }

    /// Returns the time from this instant to `other`, negative if `other` is earlier; at most `Int64.max`
    /// seconds.
    public func duration(to other: Instant) -> Duration {
      (other.offset.limited - offset.limited).limited
    }

    /// Returns whether the first instant is earlier.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }
  }
}

extension VirtualClock.Instant: CustomStringConvertible {
  /// The seconds since the clock was created, to the nanosecond: `0.35 s`.
  public var description: String { GeometryText.seconds(offset, digits: 9) }
}

extension Duration {
  /// The duration within the range of seconds that `components` can represent (Z26).
  fileprivate var limited: Duration { min(max(self, .seconds(-Int64.max)), .seconds(Int64.max)) }
}
