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

// Operators are looked up by module, and UIKit re-exports no other module as a whole. Those for a type
// precede the toolkit's for the protocol where a file imports both.

extension UILayoutPriority {
  /// Returns the priority, increased by a number.
  public static func + (lhs: Self, rhs: Float) -> Self { Self(rawValue: lhs.rawValue + rhs) }
  /// Returns the priority, decreased by a number.
  public static func - (lhs: Self, rhs: Float) -> Self { Self(rawValue: lhs.rawValue - rhs) }
  /// Returns the difference of two priorities.
  public static func - (lhs: Self, rhs: Self) -> Float { lhs.rawValue - rhs.rawValue }
  /// Increases a priority by a number.
  public static func += (lhs: inout Self, rhs: Float) { lhs = lhs + rhs }
  /// Decreases a priority by a number.
  public static func -= (lhs: inout Self, rhs: Float) { lhs = lhs - rhs }
}

extension UIWindow.Level {
  /// Returns the level, increased by a number.
  public static func + (lhs: Self, rhs: CGFloat) -> Self { Self(rawValue: lhs.rawValue + rhs) }
  /// Returns the level, decreased by a number.
  public static func - (lhs: Self, rhs: CGFloat) -> Self { Self(rawValue: lhs.rawValue - rhs) }
  /// Increases a level by a number.
  public static func += (lhs: inout Self, rhs: CGFloat) { lhs = lhs + rhs }
  /// Decreases a level by a number.
  public static func -= (lhs: inout Self, rhs: CGFloat) { lhs = lhs - rhs }
}
