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
    let (x, width) = horizontalAxis(of: frame, in: old.width).resized(to: new.width)
    let (y, height) = verticalAxis(of: frame, in: old.height).resized(to: new.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the proportions of a frame's changes to those of the superview's size.
  func shares(of frame: CGRect, in size: CGSize) -> AutoresizingShares {
    let horizontal = horizontalAxis(of: frame, in: size.width).parts(of: 1)
    let vertical = verticalAxis(of: frame, in: size.height).parts(of: 1)
    return AutoresizingShares(
      x: Double(horizontal.start),
      y: Double(vertical.start),
      width: Double(horizontal.length),
      height: Double(vertical.length)
    )
  }

  @inline(__always) private func horizontalAxis(of frame: CGRect, in total: CGFloat) -> AutoresizingAxis {
    AutoresizingAxis(
      start: frame.minX,
      length: frame.width,
      total: total,
      flexibleStart: contains(.flexibleLeftMargin),
      flexibleLength: contains(.flexibleWidth),
      flexibleEnd: contains(.flexibleRightMargin)
    )
  }

  @inline(__always) private func verticalAxis(of frame: CGRect, in total: CGFloat) -> AutoresizingAxis {
    AutoresizingAxis(
      start: frame.minY,
      length: frame.height,
      total: total,
      flexibleStart: contains(.flexibleTopMargin),
      flexibleLength: contains(.flexibleHeight),
      flexibleEnd: contains(.flexibleBottomMargin)
    )
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
  /// Without a flexible part the start margin is fixed (H39).
  @inline(__always) func resized(to newTotal: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard flexibleStart || flexibleLength || flexibleEnd else { return (start, length) }
    let parts = parts(of: newTotal - total)
    return (start + parts.start, max(0, length + parts.length))
  }

  /// Returns the parts of a difference by which start and length change.
  ///
  /// The difference is distributed among the flexible parts in proportion to their sizes (H36), or equally if
  /// all of them are 0 (H43) or cancel each other out (Z22).
  @inline(__always) func parts(of difference: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let end = total - start - length
    let count = (flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0)
    guard count > 0 else { return (0, 0) }
    let sum = (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
    let isZero = abs(sum) <= Self.roundingError * (abs(start) + length + abs(end))
    let ofStart = flexibleStart ? (isZero ? difference / CGFloat(count) : difference * start / sum) : 0
    let ofLength = flexibleLength ? (isZero ? difference / CGFloat(count) : difference * length / sum) : 0
    return (ofStart, ofLength)
  }
}

/// The lengths by which a frame changes for each point that its superview grows, by an autoresizing mask.
///
/// Resizing changes the frame, but not these proportions, unless a length would be less than 0.
struct AutoresizingShares {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The difference up to which proportions are the same.
  private static let roundingError = 1e-6
  /// The limit of the magnitude of a proportion in equations.
  private static let limit = 1000.0

  private var all: [Double] { [x, y, width, height] }

  /// Whether the proportions are so small that equations with them are exact enough.
  var isModerate: Bool { all.allSatisfy { abs($0) <= Self.limit } }

  /// Returns whether proportions differ from others by no more than rounding errors.
  func isSame(as other: AutoresizingShares) -> Bool {
    zip(all, other.all).allSatisfy { abs($0 - $1) <= Self.roundingError }
  }
}
