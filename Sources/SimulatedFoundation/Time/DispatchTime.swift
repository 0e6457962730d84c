import Foundation
import Simulation

/// A point of the simulator's time, in the place of Dispatch's.
public struct DispatchTime: Comparable, Sendable {
  /// Since the simulator's start.
  let sinceStart: Duration

  /// A point that never comes: what is dispatched for it is not run.
  public static let distantFuture = DispatchTime(sinceStart: .seconds(Int64.max / 4))

  /// The present instant of the simulator whose code runs.
  @MainActor static var present: DispatchTime {
    let clock = SimulationContext.required(for: "DispatchTime.now()").clock
    return DispatchTime(sinceStart: clock.now.offset)
  }

  /// Returns the present instant of the simulator whose code runs.
  ///
  /// Stops with `DispatchTime.now() is known on the main thread only, where the simulator's time passes` on another thread, and
  /// with `there is no simulator: create a Simulator before using DispatchTime.now()` if there is none.
  public static func now() -> DispatchTime {
    guard MainQueue.isCurrent else {
      programmerError(
        "DispatchTime.now() is known on the main thread only, where the simulator's time passes"
      )
    }
    return MainActor.assumeIsolated { present }
  }

  /// Nanoseconds since the simulator's start; 0 before it, and the largest number where there are more.
  public var uptimeNanoseconds: UInt64 {
    guard sinceStart > .zero else { return 0 }
    let parts = sinceStart.components
    let (whole, isTooMany) = UInt64(parts.seconds).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isStillTooMany) = whole.addingReportingOverflow(UInt64(parts.attoseconds / 1_000_000_000))
    return isTooMany || isStillTooMany ? .max : sum
  }

  /// Whether the first is earlier.
  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs.sinceStart < rhs.sinceStart }

  /// Returns the instant an interval later, or earlier for a negative one; that of the distant future is itself.
  package func advanced(by interval: Duration) -> DispatchTime {
    guard self < .distantFuture else { return self }
    return min(DispatchTime(sinceStart: sinceStart + interval), .distantFuture)
  }

  /// Returns the instant some seconds later, or earlier for a negative number; for a number that is none or infinite, the
  /// distant future, or the simulator's start for what is infinitely earlier.
  package func advanced(bySeconds seconds: Double) -> DispatchTime {
    guard seconds.isFinite else { return seconds == -.infinity ? .start : .distantFuture }
    return advanced(by: seconds < 0 ? .zero - .pinned(seconds: -seconds) : .pinned(seconds: seconds))
  }

  /// The simulator's start.
  package static let start = DispatchTime(sinceStart: .zero)
}

extension DispatchTimeInterval {
  /// The interval as a duration; nil for ever.
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
