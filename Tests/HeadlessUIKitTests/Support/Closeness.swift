import Foundation

extension CGRect {
  /// Returns whether the rectangle equals another one but for the rounding of fractions.
  func isClose(to other: CGRect) -> Bool {
    origin.isClose(to: other.origin) && width.isNearly(other.width) && height.isNearly(other.height)
  }
}

extension CGPoint {
  /// Returns whether the point equals another one but for the rounding of fractions.
  func isClose(to other: CGPoint) -> Bool { x.isNearly(other.x) && y.isNearly(other.y) }
}

extension CGFloat {
  /// Returns whether the number equals another one but for the rounding of fractions.
  func isNearly(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-6 }
}

/// The height of a line of the system font at 17 points from iOS 9.
let standardLineHeight: CGFloat = 20.287109375
