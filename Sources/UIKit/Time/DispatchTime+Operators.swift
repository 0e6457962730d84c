import Dispatch
import SimulatedFoundation

// Operators stand in this module, since they are looked up by module, and UIKit exports no other one whole.
extension SimulatedFoundation.DispatchTime {
  /// Returns the instant some seconds later.
  public static func + (time: Self, seconds: Double) -> Self { time.advanced(bySeconds: seconds) }
  /// Returns the instant some seconds earlier.
  public static func - (time: Self, seconds: Double) -> Self { time.advanced(bySeconds: -seconds) }
  /// Returns the instant an interval later; for ever later is the distant future.
  public static func + (time: Self, interval: DispatchTimeInterval) -> Self {
    interval.duration.map(time.advanced) ?? .distantFuture
  }
  /// Returns the instant an interval earlier; for ever earlier is the simulator's start.
  public static func - (time: Self, interval: DispatchTimeInterval) -> Self {
    interval.duration.map { time.advanced(by: .zero - $0) } ?? .start
  }
}
