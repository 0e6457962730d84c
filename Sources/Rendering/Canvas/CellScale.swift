import Foundation

/// How points of the screen become cells of a picture.
struct CellScale: Hashable, Sendable {
  let columns: Int
  let rows: Int
  /// How many points a cell is wide and high, such that the cells cover the screen to its edges.
  private let points: CGSize

  /// Covers a screen with cells of that size or a little less.
  init(screen: CGSize, pointsPerCharacter points: CGSize) {
    columns = Int((screen.width / points.width).rounded(.up))
    rows = Int((screen.height / points.height).rounded(.up))
    self.points = CGSize(width: screen.width / CGFloat(columns), height: screen.height / CGFloat(rows))
  }

  /// Returns the cells of a rectangle: each edge goes to the nearest line between cells, so neighbors stay neighbors.
  ///
  /// Halfway between two lines it goes outwards to the left and right, so what is symmetric stays so, and down.
  ///
  /// - Parameter least: How many rows and columns there are at least.
  func cells(of rect: CGRect, least: Int = 1) -> CellRect {
    CellRect(
      columns: range(-line(-rect.minX / points.width), line(rect.maxX / points.width), least),
      rows: range(line(rect.minY / points.height), line(rect.maxY / points.height), least)
    )
  }

  /// Returns the cells of something with one line of text, and the row of the text.
  ///
  /// The text is in the row of the middle, so texts that are level on the screen are level in the picture. The number
  /// of rows depends on the height alone, so what moves keeps its form. What is wholly inside `clip` stays inside it.
  func cells(ofLine rect: CGRect, clip: CGRect) -> (rect: CellRect, textRow: Int) {
    let height = max(1, line(rect.height / points.height))
    let above = (height - 1) / 2
    let limits = cells(of: clip, least: 0).rows
    var top = cell(rect.midY / points.height) - above
    if rect.maxY <= clip.maxY { top = min(top, limits.upperBound - height) }
    if rect.minY >= clip.minY { top = max(top, limits.lowerBound) }
    return (CellRect(columns: cells(of: rect).columns, rows: top..<(top + height)), top + above)
  }

  /// Returns the first of `count` columns whose middle is that of `rect`.
  func firstColumn(ofCentered rect: CGRect, count: Int) -> Int {
    line(rect.midX / points.width - CGFloat(count) / 2)
  }

  private func range(_ low: Int, _ high: Int, _ least: Int) -> Range<Int> {
    low..<max(high, low + least)
  }

  /// The nearest line between cells; halfway it is the later one.
  private func line(_ value: CGFloat) -> Int { bounded((value + 0.5).rounded(.down)) }

  /// The cell that a position is in.
  private func cell(_ value: CGFloat) -> Int { bounded(value.rounded(.down)) }

  /// Keeps what is far outside any picture in the range of numbers that can be reckoned with.
  private func bounded(_ value: CGFloat) -> Int { Int(min(max(value, -1e9), 1e9)) }
}
