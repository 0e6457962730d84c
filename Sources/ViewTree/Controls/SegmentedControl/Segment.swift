import Foundation
import Responder

/// A segment of a segmented control.
struct Segment: Hashable, Sendable {
  var title: String?
  var image: Image?
  /// The action that is performed when the user selects the segment.
  var action: Action?
  var isEnabled = true
  /// The width set by the app, in points; 0 for an equal share of the remaining width.
  var width: CGFloat = 0
}

extension [Segment] {
  /// Returns the frames of the segments in a control's bounds. Segments with a width have that width; the
  /// others share the rest equally.
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
