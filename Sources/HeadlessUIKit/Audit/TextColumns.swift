/// Columns of text of fixed widths that wrap their cells between words.
package struct TextColumns {
  let widths: [Int]

  static let audit = TextColumns(widths: [4, 24, 30, 39])

  /// The width of a line, in characters.
  var total: Int { widths.reduce(0, +) + widths.count - 1 }

  /// Returns the lines of a row.
  func lines(_ cells: [String]) -> [String] {
    let columns = zip(cells, widths).map { $0.wrapped(to: $1) }
    return (0..<(columns.map(\.count).max() ?? 0)).map { line in
      let cells = zip(columns, widths).map { column, width in
        (line < column.count ? column[line] : "").padded(to: width)
      }
      let text = cells.joined(separator: " ")
      return String(text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
    }
  }
}
