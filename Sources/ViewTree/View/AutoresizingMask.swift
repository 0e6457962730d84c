import Foundation

/// Which parts of a view's position and size follow its superview's size.
///
/// A margin's name says that the margin is flexible, the inverse of Interface Builder's struts (H40).
public struct AutoresizingMask: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a mask of bits.
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

  /// Returns the frame that follows a change of the superview's size.
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

/// One axis of autoresizing: a length between two margins, each fixed or flexible.
private struct AutoresizingAxis {
  var start: CGFloat
  var length: CGFloat
  var total: CGFloat
  var flexibleStart: Bool
  var flexibleLength: Bool
  var flexibleEnd: Bool

  /// Returns start and length in a superview of another size.
  ///
  /// The difference is shared among the flexible parts in proportion to their sizes (H36), or equally if all of them
  /// are 0 (H43). Without a flexible part the start margin stays (H39).
  func resized(to newTotal: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let difference = newTotal - total
    let end = total - start - length
    let parts = [(flexibleStart, start), (flexibleLength, length), (flexibleEnd, end)]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty else { return (start, length) }
    let sum = flexible.reduce(0) { $0 + $1.1 }
    func share(_ part: (Bool, CGFloat)) -> CGFloat {
      guard part.0 else { return 0 }
      return sum == 0 ? difference / CGFloat(flexible.count) : difference * part.1 / sum
    }
    return (start + share(parts[0]), max(0, length + share(parts[1])))
  }
}
