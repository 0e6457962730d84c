import Foundation

/// How points of the screen become cells of a picture.
struct CellScale: Hashable, Sendable {
  /// How many points a cell is wide and high.
  let points: CGSize

  /// Returns the cells of a rectangle: each edge goes to the nearest line between cells, so neighbors stay neighbors.
  ///
  /// - Parameter least: How many rows and columns there are at least.
  func cells(of rect: CGRect, least: Int = 1) -> CellRect {
    CellRect(
      columns: range(line(rect.minX / points.width), line(rect.maxX / points.width), least),
      rows: range(line(rect.minY / points.height), line(rect.maxY / points.height), least)
    )
  }

  /// Returns the cells of something with one line of text, and the row of the text.
  ///
  /// The text is in the row of the middle, so texts that are level on the screen are level in the picture. The number
  /// of rows depends on the height alone, so what moves keeps its form.
  func cells(ofLine rect: CGRect) -> (rect: CellRect, textRow: Int) {
    let textRow = cell(rect.midY / points.height)
    let height = max(1, line(rect.height / points.height))
    let top = textRow - (height - 1) / 2
    return (CellRect(columns: cells(of: rect).columns, rows: top..<(top + height)), textRow)
  }

  /// Returns the first of `count` columns whose middle is that of `rect`.
  func firstColumn(ofCentered rect: CGRect, count: Int) -> Int {
    line(rect.midX / points.width - CGFloat(count) / 2)
  }

  private func range(_ low: Int, _ high: Int, _ least: Int) -> Range<Int> {
    low..<max(high, low + least)
  }

  /// The nearest line between cells; halfway it is the earlier one.
  private func line(_ value: CGFloat) -> Int { bounded((value - 0.5).rounded(.up)) }

  /// The cell that a position is in.
  private func cell(_ value: CGFloat) -> Int { bounded(value.rounded(.down)) }

  /// Keeps what is far outside any picture in the range of numbers that can be reckoned with.
  private func bounded(_ value: CGFloat) -> Int { Int(min(max(value, -1e9), 1e9)) }
}
