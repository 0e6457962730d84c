import Foundation
import Simulation

/// The velocity of a finger, in points per second. The values of XCUITest's three constants are assumptions.
public struct GestureVelocity: RawRepresentable, Hashable, Sendable {
  /// The velocity in points per second.
  public var rawValue: CGFloat

  /// Creates a velocity in points per second; a literal works too.
  public init(rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  /// 1000 points per second.
  public static let `default` = GestureVelocity(rawValue: 1000)
  /// 250 points per second.
  public static let slow = GestureVelocity(rawValue: 250)
  /// 2500 points per second.
  public static let fast = GestureVelocity(rawValue: 2500)

  /// Returns the time for a movement from one point to another; a velocity of 0 or less counts as 1.
  func duration(from start: CGPoint, to end: CGPoint) -> Duration {
    let (x, y) = (end.x - start.x, end.y - start.y)
    return .pinned(seconds: Double((x * x + y * y).squareRoot() / max(1, rawValue)))
  }
}

extension GestureVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a velocity in points per second.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  /// Creates a velocity in points per second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
}
