import Foundation

extension CGRect {
  /// Creates a rectangle without labels, for tables.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
