import Foundation

/// The parts of a view's position and size that follow its superview's size.
///
/// A margin's name means that the margin is flexible, the inverse of Interface Builder's struts (H40).
public struct AutoresizingMask: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a mask with raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance to the superview's left edge may change.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width may change.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the superview's right edge may change.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the superview's top edge may change.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height may change.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the superview's bottom edge may change.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// Returns the frame adjusted to a change of the superview's size.
  func resize(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let (x, width) = AutoresizingAxis(
      start: frame.minX,
      length: frame.width,
      total: old.width,
      flexibleStart: contains(.flexibleLeftMargin),
      flexibleLength: contains(.flexibleWidth),
      flexibleEnd: contains(.flexibleRightMargin)
    ).resized(to: new.width)
    let (y, height) = AutoresizingAxis(
      start: frame.minY,
      length: frame.height,
      total: old.height,
      flexibleStart: contains(.flexibleTopMargin),
      flexibleLength: contains(.flexibleHeight),
      flexibleEnd: contains(.flexibleBottomMargin)
    ).resized(to: new.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

/// An axis of autoresizing: a length between two margins, each fixed or flexible.
private struct AutoresizingAxis {
  var start: CGFloat
  var length: CGFloat
  var total: CGFloat
  var flexibleStart: Bool
  var flexibleLength: Bool
  var flexibleEnd: Bool

  /// The part of the lengths up to which their sum counts as the rounding error of 0.
  private static let roundingError: CGFloat = 1e-12

  /// Returns start and length in a superview of another size.
  ///
  /// The difference is distributed among the flexible parts in proportion to their sizes (H36), or equally if
  /// all of them are 0 (H43) or cancel each other out (Z22). Without a flexible part the start margin is
  /// fixed (H39).
  @inline(__always) func resized(to newTotal: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let end = total - start - length
    let count = (flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0)
    guard count > 0 else { return (start, length) }
    let difference = newTotal - total
    let sum = (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
    let isZero = abs(sum) <= Self.roundingError * (abs(start) + length + abs(end))
    let ofStart = flexibleStart ? (isZero ? difference / CGFloat(count) : difference * start / sum) : 0
    let ofLength = flexibleLength ? (isZero ? difference / CGFloat(count) : difference * length / sum) : 0
    return (start + ofStart, max(0, length + ofLength))
  }
}
