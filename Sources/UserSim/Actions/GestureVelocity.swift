import Foundation
import Simulation

/// How fast a finger moves, in points per second. What XCUITest's three are worth is assumed.
public struct GestureVelocity: RawRepresentable, Hashable, Sendable {
  /// Points per second.
  public var rawValue: CGFloat

  /// Makes a velocity of points per second; a literal does too.
  public init(rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  /// 1000 points per second.
  public static let `default` = GestureVelocity(rawValue: 1000)
  /// 250 points per second.
  public static let slow = GestureVelocity(rawValue: 250)
  /// 2500 points per second.
  public static let fast = GestureVelocity(rawValue: 2500)

  /// How long a finger takes from one point to another; a velocity of 0 or less counts as 1.
  func duration(from start: CGPoint, to end: CGPoint) -> Duration {
    let (x, y) = (end.x - start.x, end.y - start.y)
    return .pinned(seconds: Double((x * x + y * y).squareRoot() / max(1, rawValue)))
  }
}

extension GestureVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a velocity of points per second.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  /// Makes a velocity of points per second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
}
