import Foundation
import Responder
import Simulation

/// A counter of consecutive taps, by the time and the distance between a touch and the previous one (C35).
@MainActor final class TapCounter {
  /// The maximum time between the end of a touch and the beginning of the next one, in seconds.
  private static let interval: TimeInterval = 0.35
  /// The maximum distance between two touches, and the maximum movement of a touch, in points.
  private static let distance: CGFloat = 45

  @exclusivity(unchecked) private var touched: Handle<View>?
  @exclusivity(unchecked) private var point = CGPoint.zero
  @exclusivity(unchecked) private var time: TimeInterval = 0
  @exclusivity(unchecked) private var count = 0

  /// Whether a touch has moved too far for a tap.
  static func isTooFar(_ point: CGPoint, from start: CGPoint) -> Bool { point.distance(to: start) > distance }

  /// Returns the count of a touch that begins.
  func count(of touch: Touch, on touched: Handle<View>?) -> Int {
    guard count > 0, self.touched === touched else { return 1 }
    let isSoon = touch.baseTimestamp - time <= Self.interval
    return isSoon && !Self.isTooFar(touch.screenLocation, from: point) ? count + 1 : 1
  }

  /// Stores a touch that ended; the next touch is compared with it.
  func note(_ touch: Touch, on touched: Handle<View>?) {
    if self.touched !== touched { self.touched = touched }
    (point, time) = (touch.screenLocation, touch.baseTimestamp)
    count = touched == nil ? 0 : touch.baseTapCount
  }
}
