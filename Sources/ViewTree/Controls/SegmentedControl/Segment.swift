import Foundation

/// One part of a segmented control.
struct Segment: Hashable, Sendable {
  var title: String?
  var image: Image?
  var isEnabled = true
  /// The width that was asked for, in points; 0 for a share of what is left.
  var width: CGFloat = 0
}

extension [Segment] {
  /// Returns where each segment is in a control of that size: those with a width have it, the others share the rest.
  func frames(in bounds: CGRect) -> [CGRect] {
    let fixed = reduce(0) { $0 + $1.width }
    let shareCount = filter { $0.width == 0 }.count
    let share = shareCount == 0 ? 0 : Swift.max(0, bounds.width - fixed) / CGFloat(shareCount)
    var x = bounds.minX
    return map { segment in
      let width = segment.width == 0 ? share : segment.width
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }
}
