import Foundation
import Simulation

/// A point of the simulator's time, in the place of Dispatch's.
public struct DispatchTime: Comparable, Sendable {
  /// The time since the simulator's start.
  let sinceStart: Duration

  /// A time that never comes. Work dispatched for it doesn't run.
  public static let distantFuture = DispatchTime(sinceStart: .seconds(Int64.max / 4))

  /// The current time of the current simulator.
  @MainActor static var present: DispatchTime {
    let clock = SimulationContext.required(for: "DispatchTime.now()").clock
    return DispatchTime(sinceStart: clock.now.offset)
  }

  /// Returns the current time of the current simulator.
  ///
  /// Stops with `DispatchTime.now() is known on the main thread only, where the simulator's time passes` on
  /// another thread, and with `there is no simulator: create a Simulator before using DispatchTime.now()` if
  /// there is none.
  public static func now() -> DispatchTime {
    guard MainQueue.isCurrent else {
      programmerError(
        "DispatchTime.now() is known on the main thread only, where the simulator's time passes"
      )
    }
    return MainActor.assumeIsolated { present }
  }

  /// The nanoseconds since the simulator's start; 0 before it, and `UInt64.max` if the number is too large.
  public var uptimeNanoseconds: UInt64 {
    guard sinceStart > .zero else { return 0 }
    let parts = sinceStart.components
    let (whole, isTooMany) = UInt64(parts.seconds).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isStillTooMany) = whole.addingReportingOverflow(UInt64(parts.attoseconds / 1_000_000_000))
    return isTooMany || isStillTooMany ? .max : sum
  }

  /// Returns whether the first time is earlier.
  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs.sinceStart < rhs.sinceStart }

  /// Returns the time an interval later, or earlier for a negative one. The distant future stays itself.
  package func advanced(by interval: Duration) -> DispatchTime {
    guard self < .distantFuture else { return self }
    return min(DispatchTime(sinceStart: sinceStart + interval), .distantFuture)
  }

  /// Returns the time some seconds later, or earlier for a negative number; for NaN and infinity the distant
  /// future, and for negative infinity the simulator's start.
  package func advanced(bySeconds seconds: Double) -> DispatchTime {
    guard seconds.isFinite else { return seconds == -.infinity ? .start : .distantFuture }
    return advanced(by: seconds < 0 ? .zero - .pinned(seconds: -seconds) : .pinned(seconds: seconds))
  }

  /// The simulator's start.
  package static let start = DispatchTime(sinceStart: .zero)
}

extension DispatchTimeInterval {
  /// The interval as a duration, or `nil` for `never`.
  package var duration: Duration? {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: nil
    @unknown default: nil
    }
  }
}
