// The names are those of the C headers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import ViewTree

/// The greatest finite `Float`, a constant of Darwin's mathematical functions.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The greatest finite `Float`; the same as `MAXFLOAT`.
public let HUGE = Float.greatestFiniteMagnitude

/// An integer.
public typealias NSInteger = Int
/// An integer that isn't negative.
public typealias NSUInteger = UInt

// Operators are looked up by module, and UIKit re-exports no other module as a whole.
extension NumericRawRepresentable {
  /// Returns the value, increased by a number.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
  /// Returns the value, increased by a number.
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }
  /// Returns the value, decreased by a number.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
  /// Returns the difference of two values.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Increases a value by a number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Decreases a value by a number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
