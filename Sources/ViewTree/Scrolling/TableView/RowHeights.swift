import Foundation

/// The heights and the offsets of the rows of one section.
///
/// While all rows have the same height, a section costs the same for any number of rows. From the first row
/// that differs, sums are stored in a tree (Fenwick's), so that changing a height and finding a row cost
/// O(log rows).
struct RowHeights: Hashable, Sendable {
  let count: Int
  /// The height of each row while there is no tree.
  private let common: CGFloat
  private var heights: [CGFloat] = []
  /// The Fenwick tree: the element at `i` is the sum of the `i & -i` heights before it; empty if there is no
  /// tree.
  private var sums: [CGFloat] = []

  /// Creates a number of rows of the same height.
  init(count: Int, height: CGFloat) { (self.count, common) = (count, height) }

  /// Creates rows of the given heights.
  init(_ heights: [CGFloat]) {
    (count, common) = (heights.count, 0)
    keep(heights)
  }

  /// The total height of all rows.
  var total: CGFloat { offset(of: count) }

  /// The height of a row. Changing it costs O(log rows), and O(rows) the first time that a row differs.
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

  /// Returns the distance from the first row's top to a row's top, or to the end of the last row for the row
  /// count.
  func offset(of row: Int) -> CGFloat {
    guard !sums.isEmpty else { return CGFloat(row) * common }
    var (sum, place) = (CGFloat(0), row)
    while place > 0 {
      sum += sums[place]
      place -= place & -place
    }
    return sum
  }

  /// Returns the row at a distance from the first row's top; at the edge of two rows, the lower one.
  ///
  /// Returns the first or the last row beyond the ends, and nil only if there are no rows. A row of
  /// zero height is never returned, unless it is the last.
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
