import Foundation
import Simulation

/// A point of the simulator's time, in the place of Dispatch's.
public struct DispatchTime: Comparable, Sendable {
  /// Since the simulator's start.
  let sinceStart: Duration

  /// The present instant of the simulator whose code runs.
  @MainActor private static var present: DispatchTime {
    let clock = SimulationContext.required(for: "DispatchTime.now()").clock
    return DispatchTime(sinceStart: clock.now.offset)
  }

  /// Returns the present instant of the simulator whose code runs; on the main thread only.
  ///
  /// Stops with `there is no simulator: create a Simulator before using DispatchTime.now()` if there is none.
  public static func now() -> DispatchTime { MainActor.assumeIsolated { present } }

  /// Nanoseconds since the simulator's start.
  public var uptimeNanoseconds: UInt64 {
    let parts = sinceStart.components
    return UInt64(parts.seconds) * 1_000_000_000 + UInt64(parts.attoseconds / 1_000_000_000)
  }

  /// Whether the first is earlier.
  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs.sinceStart < rhs.sinceStart }

  /// Returns the instant an interval later.
  package func advanced(by interval: Duration) -> DispatchTime {
    DispatchTime(sinceStart: sinceStart + interval)
  }
}

extension DispatchTimeInterval {
  /// The interval as a duration; for ever is a very long time.
  package var duration: Duration {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: .seconds(Int64.max / 4)
    @unknown default: .zero
    }
  }
}
