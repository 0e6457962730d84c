import Foundation

/// The conversion from points of the screen to cells of a picture.
struct CellScale: Hashable, Sendable {
  let columns: Int
  let rows: Int
  /// The size of a cell in points. The cells cover the screen exactly.
  private let points: CGSize

  /// Creates a scale that covers a screen with cells of the given size or slightly smaller.
  init(screen: CGSize, pointsPerCharacter points: CGSize) {
    columns = Int((screen.width / points.width).rounded(.up))
    rows = Int((screen.height / points.height).rounded(.up))
    self.points = CGSize(width: screen.width / CGFloat(columns), height: screen.height / CGFloat(rows))
  }

  /// Returns the cells of a rectangle. Each edge is rounded to the nearest line between cells, so adjacent
  /// rectangles remain adjacent.
  ///
  /// An edge halfway between two lines is rounded outward at the left and right, which preserves symmetry,
  /// and downward at the top and bottom.
  ///
  /// - Parameter least: The minimum number of rows and columns.
  func cells(of rect: CGRect, least: Int = 1) -> CellRect {
    CellRect(
      columns: range(-line(-rect.minX / points.width), line(rect.maxX / points.width), least),
      rows: range(line(rect.minY / points.height), line(rect.maxY / points.height), least)
    )
  }

  /// Returns the cells of an item with one line of text, and the row of the text.
  ///
  /// The text is in the row at the vertical center, so texts that are level on the screen are level in the
  /// picture. The number of rows depends only on the height, so an item keeps its form while it moves. An
  /// item that is entirely inside `clip` remains inside it.
  func cells(ofLine rect: CGRect, clip: CGRect) -> (rect: CellRect, textRow: Int) {
    let height = max(1, line(rect.height / points.height))
    let above = (height - 1) / 2
    let limits = cells(of: clip, least: 0).rows
    var top = cell(rect.midY / points.height) - above
    if rect.maxY <= clip.maxY { top = min(top, limits.upperBound - height) }
    if rect.minY >= clip.minY { top = max(top, limits.lowerBound) }
    return (CellRect(columns: cells(of: rect).columns, rows: top..<(top + height)), top + above)
  }

  /// Returns the first of `count` columns that are centered in `rect`.
  func firstColumn(ofCentered rect: CGRect, count: Int) -> Int {
    line(rect.midX / points.width - CGFloat(count) / 2)
  }

  private func range(_ low: Int, _ high: Int, _ least: Int) -> Range<Int> {
    low..<max(high, low + least)
  }

  /// Returns the nearest line between cells; a value halfway between two lines is rounded up.
  private func line(_ value: CGFloat) -> Int { bounded((value + 0.5).rounded(.down)) }

  /// Returns the cell that contains a position.
  private func cell(_ value: CGFloat) -> Int { bounded(value.rounded(.down)) }

  /// Clamps a position far outside the picture to a range that is safe for integer arithmetic.
  private func bounded(_ value: CGFloat) -> Int { Int(min(max(value, -1e9), 1e9)) }
}
