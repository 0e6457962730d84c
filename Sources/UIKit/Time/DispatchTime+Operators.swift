import Dispatch
import SimulatedFoundation

// The operators are in this module because operators are looked up by module, and UIKit re-exports no other
// module as a whole.
extension SimulatedFoundation.DispatchTime {
  /// Returns the time that is some seconds later.
  public static func + (time: Self, seconds: Double) -> Self { time.advanced(bySeconds: seconds) }
  /// Returns the time that is some seconds earlier.
  public static func - (time: Self, seconds: Double) -> Self { time.advanced(bySeconds: -seconds) }
  /// Returns the time that is an interval later; `.never` gives the distant future.
  public static func + (time: Self, interval: DispatchTimeInterval) -> Self {
    interval.duration.map(time.advanced) ?? .distantFuture
  }
  /// Returns the time that is an interval earlier; `.never` gives the simulator's start.
  public static func - (time: Self, interval: DispatchTimeInterval) -> Self {
    interval.duration.map { time.advanced(by: .zero - $0) } ?? .start
  }
}
