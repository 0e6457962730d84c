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
    let resized = AutoresizingWeights(self).resize(
      AutoresizingSpan(frame),
      from: SIMD2(old.width, old.height),
      to: SIMD2(new.width, new.height)
    )
    return CGRect(
      x: resized.start.x,
      y: resized.start.y,
      width: resized.length.x,
      height: resized.length.y
    )
  }

  /// Returns the proportions of a frame's changes to those of the superview's size.
  func shares(of frame: CGRect, in size: CGSize) -> AutoresizingShares {
    let parts = AutoresizingWeights(self).parts(
      of: SIMD2(1.0, 1.0),
      for: AutoresizingSpan(frame),
      in: SIMD2(size.width, size.height)
    )
    return AutoresizingShares(
      x: parts.start.x,
      y: parts.start.y,
      width: parts.length.x,
      height: parts.length.y
    )
  }
}

/// A position and a size, each with both axes.
struct AutoresizingSpan {
  var start: SIMD2<Double>
  var length: SIMD2<Double>
}

extension AutoresizingSpan {
  init(_ rect: CGRect) {
    self.init(start: SIMD2(rect.minX, rect.minY), length: SIMD2(rect.width, rect.height))
  }
}

extension SIMD2<Double> {
  @inline(__always) init(_ x: CGFloat, _ y: CGFloat) { self.init(Double(x), Double(y)) }
}

/// The flexible parts of a mask: 1 for a flexible one and 0 for a fixed one, for both axes.
struct AutoresizingWeights {
  let mask: AutoresizingMask
  private let start: SIMD2<Double>
  private let length: SIMD2<Double>
  private let end: SIMD2<Double>

  /// The part of the lengths up to which their sum counts as the rounding error of 0.
  private static let roundingError = 1e-12

  init(_ mask: AutoresizingMask) {
    func weight(_ part: AutoresizingMask) -> Double { mask.contains(part) ? 1 : 0 }
    self.mask = mask
    start = SIMD2(weight(.flexibleLeftMargin), weight(.flexibleTopMargin))
    length = SIMD2(weight(.flexibleWidth), weight(.flexibleHeight))
    end = SIMD2(weight(.flexibleRightMargin), weight(.flexibleBottomMargin))
  }

  /// Returns the position and the size in a superview of another size.
  ///
  /// Without a flexible part the margin at the start is fixed (H39).
  @inline(__always) func resize(
    _ span: AutoresizingSpan,
    from total: SIMD2<Double>,
    to newTotal: SIMD2<Double>
  ) -> AutoresizingSpan {
    let parts = parts(of: newTotal - total, for: span, in: total)
    let length = span.length + parts.length
    return AutoresizingSpan(
      start: span.start + parts.start,
      length: SIMD2(max(0, length.x), max(0, length.y))
    )
  }

  /// Returns the parts of a difference by which the position and the size change.
  ///
  /// The difference is distributed among the flexible parts in proportion to their sizes (H36), or equally if
  /// all of them are 0 (H43) or cancel each other out (Z22).
  @inline(__always) func parts(
    of difference: SIMD2<Double>,
    for span: AutoresizingSpan,
    in total: SIMD2<Double>
  ) -> AutoresizingSpan {
    let rest = total - span.start - span.length
    var shares = AutoresizingSpan(start: span.start * start, length: span.length * length)
    var sum = shares.start + shares.length + rest * end
    for axis in 0..<2 {
      let size = abs(span.start[axis]) + span.length[axis] + abs(rest[axis])
      if abs(sum[axis]) > Self.roundingError * size { continue }
      (shares.start[axis], shares.length[axis]) = (start[axis], length[axis])
      // Without a flexible part, the shares are 0.
      sum[axis] = max(1, start[axis] + length[axis] + end[axis])
    }
    return AutoresizingSpan(
      start: difference * shares.start / sum,
      length: difference * shares.length / sum
    )
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
