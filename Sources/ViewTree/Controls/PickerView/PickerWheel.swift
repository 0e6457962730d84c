import Foundation

/// How one column of a picker follows a finger: a pure machine from what the finger does to the row in the middle.
struct PickerWheel: Hashable, Sendable {
  /// How far a finger moves before a tap is a drag, in points.
  static let slop: CGFloat = 10

  let rowCount: Int
  let rowHeight: CGFloat
  /// The row in the middle; 0 also if there is none.
  private(set) var row = 0
  private var drag: Drag?

  init(rowCount: Int, rowHeight: CGFloat) {
    (self.rowCount, self.rowHeight) = (rowCount, rowHeight)
  }

  /// How far the rows stand below their place of rest, in points.
  var offset: CGFloat {
    guard let drag, drag.isDrag else { return 0 }
    return drag.last - drag.start
  }

  private struct Drag: Hashable, Sendable {
    var start: CGFloat
    var last: CGFloat
    var isDrag = false
  }

  /// Brings a row into the middle; beyond the ends it is that of the end.
  mutating func select(_ row: Int) {
    self.row = min(max(0, row), max(0, rowCount - 1))
  }

  /// A finger went down, `y` points below the middle.
  mutating func begin(at y: CGFloat) {
    drag = Drag(start: y, last: y)
  }

  /// The finger moved.
  mutating func move(to y: CGFloat) {
    drag?.last = y
    if abs(y - (drag?.start ?? y)) > Self.slop { drag?.isDrag = true }
  }

  /// The finger was lifted: a tap brings the row under it into the middle, a drag the one that is nearest to it.
  mutating func end() {
    guard let drag else { return }
    self.drag = nil
    let way = drag.isDrag ? drag.start - drag.last : drag.start
    select(row + Int((way / rowHeight).rounded()))
  }

  /// The touch was taken away: the rows go back.
  mutating func cancel() {
    drag = nil
  }
}
