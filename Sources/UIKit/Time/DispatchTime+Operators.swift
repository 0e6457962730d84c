import Dispatch
import SimulatedFoundation

// Operators stand in this module, since they are looked up by module, and UIKit exports no other one whole.
extension SimulatedFoundation.DispatchTime {
  /// Returns the instant some seconds later.
  public static func + (time: Self, seconds: Double) -> Self { time.advanced(by: .seconds(seconds)) }
  /// Returns the instant some seconds earlier.
  public static func - (time: Self, seconds: Double) -> Self { time.advanced(by: .seconds(-seconds)) }
  /// Returns the instant an interval later.
  public static func + (time: Self, interval: DispatchTimeInterval) -> Self {
    time.advanced(by: interval.duration)
  }
  /// Returns the instant an interval earlier.
  public static func - (time: Self, interval: DispatchTimeInterval) -> Self {
    time.advanced(by: .zero - interval.duration)
  }
}
