import Foundation
import Responder

/// Counts taps in a row: how soon and how near a touch follows the one before (C35).
@MainActor struct TapCounter {
  /// How soon a touch must follow another to be counted along, in seconds.
  private static let interval: TimeInterval = 0.35
  /// How near it must be, and how far its finger may move, in points.
  private static let distance: CGFloat = 45

  private var touched: TouchedView?
  private var point = CGPoint.zero
  private var time: TimeInterval = 0
  private var count = 0

  /// Whether a finger has moved too far for a tap.
  static func isTooFar(_ point: CGPoint, from start: CGPoint) -> Bool { point.distance(to: start) > distance }

  /// Returns the count of a touch that begins.
  func count(of record: TouchRecord) -> Int {
    guard count > 0, touched === record.touched else { return 1 }
    let touch = record.touch
    let isSoon = touch.timestamp - time <= Self.interval
    return isSoon && !Self.isTooFar(touch.screenLocation, from: point) ? count + 1 : 1
  }

  /// Notes what the next touch is counted by: a finger that was lifted.
  mutating func note(_ record: TouchRecord) {
    if touched !== record.touched { touched = record.touched }
    let touch = record.touch
    (point, time) = (touch.screenLocation, touch.timestamp)
    count = touched == nil ? 0 : touch.tapCount
  }
}
