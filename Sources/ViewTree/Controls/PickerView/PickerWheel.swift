import Foundation

/// A state machine without side effects that maps the touches on a picker's column to its selected row.
struct PickerWheel: Hashable, Sendable {
  /// The distance that a touch moves before it counts as a drag instead of a tap, in points.
  static let slop: CGFloat = 10

  let rowCount: Int
  var rowHeight: CGFloat
  /// The row in the middle; 0 also if there are no rows.
  private(set) var row = 0
  private var drag: Drag?

  init(rowCount: Int, rowHeight: CGFloat) {
    (self.rowCount, self.rowHeight) = (rowCount, rowHeight)
  }

  /// The distance of the rows below their position at rest, in points.
  var offset: CGFloat {
    guard let drag, drag.isDrag else { return 0 }
    return drag.last - drag.start
  }

  private struct Drag: Hashable, Sendable {
    var start: CGFloat
    var last: CGFloat
    var isDrag = false
  }

  /// Moves a row to the middle; an index beyond the rows is clamped.
  mutating func select(_ row: Int) {
    self.row = min(max(0, row), max(0, rowCount - 1))
  }

  /// Begins tracking a touch, `y` points below the middle.
  mutating func begin(at y: CGFloat) {
    drag = Drag(start: y, last: y)
  }

  /// Updates the position of the touch.
  mutating func move(to y: CGFloat) {
    drag?.last = y
    if abs(y - (drag?.start ?? y)) > Self.slop { drag?.isDrag = true }
  }

  /// Ends tracking. A tap selects the row under the touch; a drag selects the row nearest to the middle.
  mutating func end() {
    guard let drag else { return }
    self.drag = nil
    let way = drag.isDrag ? drag.start - drag.last : drag.start
    select(row + Int((way / rowHeight).rounded()))
  }

  /// Cancels tracking; the rows return to their positions before the touch.
  mutating func cancel() {
    drag = nil
  }
}
