import Foundation

/// The heights of the rows of one section, and where each row begins.
///
/// While all rows are equally high, a section costs the same however many there are. From the first one that differs it
/// keeps sums in a tree (Fenwick's), so that changing a height and finding a row cost O(log rows).
struct RowHeights: Hashable, Sendable {
  let count: Int
  /// The height of each row while there is no tree.
  private let common: CGFloat
  private var heights: [CGFloat] = []
  /// At each place the sum of the heights of as many rows before it as its lowest bit says; empty for no tree.
  private var sums: [CGFloat] = []

  /// Rows that are equally high.
  init(count: Int, height: CGFloat) { (self.count, common) = (count, height) }

  /// Rows of those heights.
  init(_ heights: [CGFloat]) {
    (count, common) = (heights.count, 0)
    keep(heights)
  }

  /// How high all rows are together.
  var total: CGFloat { offset(of: count) }

  /// How high a row is. Costs O(log rows) to change, and O(rows) the first time that a row differs.
  subscript(row: Int) -> CGFloat {
    get { sums.isEmpty ? common : heights[row] }
    set {
      guard newValue != self[row] else { return }
      if sums.isEmpty { keep([CGFloat](repeating: common, count: count)) }
      let difference = newValue - heights[row]
      heights[row] = newValue
      var place = row + 1
      while place <= count {
        sums[place] += difference
        place += place & -place
      }
    }
  }

  /// Returns how far below the first row's beginning a row begins; for the number of rows, the end of the last.
  func offset(of row: Int) -> CGFloat {
    guard !sums.isEmpty else { return CGFloat(row) * common }
    var (sum, place) = (CGFloat(0), row)
    while place > 0 {
      sum += sums[place]
      place -= place & -place
    }
    return sum
  }

  /// Returns the row at a distance from the first row's beginning; at an edge the lower one. The first or last one beyond
  /// the ends, nil only where there are no rows. A row without height is at no distance, unless it is the last.
  func row(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    guard offset > 0 else { return 0 }
    guard !sums.isEmpty else {
      return common > 0 ? Int(min((offset / common).rounded(.down), CGFloat(count - 1))) : count - 1
    }
    var (row, rest) = (0, offset)
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      if row + step <= count, sums[row + step] <= rest {
        row += step
        rest -= sums[row]
      }
      step /= 2
    }
    return min(row, count - 1)
  }

  private mutating func keep(_ heights: [CGFloat]) {
    self.heights = heights
    sums = [0] + heights
    guard count > 0 else { return }
    for place in 1...count {
      let next = place + place & -place
      if next <= count { sums[next] += sums[place] }
    }
  }
}
