import Simulation
import ViewTree

extension KeyboardAudit: CustomStringConvertible {
  /// The audit as a table of at most 100 columns, failures first; rows with the same findings are joined.
  public var description: String {
    var lines = [summary] + reasons
    if rows.contains(where: \.isEstimated) { lines.append("~ the height of the keyboard is an estimate") }
    guard !rows.isEmpty else { return lines.joined(separator: "\n") }
    lines += [""] + TextColumns.audit.lines(["", "field", "where", "what was found"])
    for group in AuditGroup.groups(of: self) {
      lines += TextColumns.audit.lines([
        group.isFailure ? "FAIL" : "ok",
        group.fields.joined(separator: ", "),
        place(of: group),
        group.findings.joined(separator: "; "),
      ])
    }
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let tried = Set(rows.map(\.conditions)).count
    let verdict =
      passes ? "passes" : rows.isEmpty ? "has nothing to go by" : "fails in \(failures.count) rows"
    return "keyboard audit \(verdict): \(rows.count) rows of \(tried) combinations, \(skipped.count) skipped"
  }

  /// The skipped combinations: for each reason their number and, unless the device never ran the system,
  /// their names.
  private var reasons: [String] {
    guard !skipped.isEmpty else { return [] }
    let grid = AuditGrid(rows.map(\.conditions) + skipped.map(\.conditions))
    var order: [String] = []
    var conditions: [String: [Conditions]] = [:]
    for skip in skipped {
      if conditions[skip.reason] == nil { order.append(skip.reason) }
      conditions[skip.reason, default: []].append(skip.conditions)
    }
    return order.flatMap { reason in
      let those = conditions[reason] ?? []
      let names = reason == Skip.neverRan ? "" : ": \(grid.ranges(of: those).joined(separator: "; "))"
      return "skipped \(those.count), \(reason)\(names)".wrapped(to: TextColumns.audit.total)
    }
  }

  /// Returns the devices and systems of a group, with the orientations and settings if they distinguish it
  /// from other groups.
  private func place(of group: AuditGroup) -> String {
    var words = (group.isEstimated ? "~ " : "") + group.ranges.joined(separator: "; ")
    let orientations = Set(rows.map(\.conditions.orientation))
    let settings = Set(rows.map(\.conditions.settings))
    if orientations != [.portrait], group.orientations.count < orientations.count || orientations.count == 1 {
      words += ", " + group.orientations.map { "\($0)" }.joined(separator: " and ")
    }
    if settings != [.standard], group.settings.count < settings.count || settings.count == 1 {
      words += ", " + group.settings.map(\.description).joined(separator: " or ")
    }
    return words
  }
}

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
