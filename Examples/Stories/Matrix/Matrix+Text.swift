import HeadlessUIKit

extension Matrix {
  /// The matrix as text for a terminal.
  var text: String {
    let marks = MatrixLegend.common.map {
      "  \($0.0.padding(toLength: 6, withPad: " ", startingAt: 0))\($0.1)"
    }
    let head = ["Each cell has two marks: the technique as published, and as corrected."] + marks
    return ([head.joined(separator: "\n")] + tables.map(\.text) + [summary]).joined(separator: "\n\n")
  }

  /// The text of the matrix, followed by all cells that don't work.
  var detail: String {
    let cells = tables.flatMap(\.cells).filter { $0.stage != nil && $0.outcome != .works }
    let lines = cells.map { cell in
      let place = cell.stage.map { "\($0)" } ?? ""
      let facts = cell.outcome.faults.count == 1 ? " by \(cell.outcome.faults[0].fact)" : ""
      return "\(place), \(cell.variant): \(cell.outcome.word)\(facts): \(cell.outcome.text)"
    }
    return text + (lines.isEmpty ? "" : "\n\n" + lines.joined(separator: "\n"))
  }
}

extension Matrix.Table {
  private static let nameWidth = 23
  private static let columnWidth = 5

  /// The technique's name with its source.
  var title: String { "\(technique.name) (\(technique.origin.shortText))" }

  /// The table as text: a line for each device, a column for each system, and an explanation of the marks.
  fileprivate var text: String {
    let legend = MatrixLegend(self)
    var lines = [title, String(repeating: " ", count: Self.nameWidth)]
    lines[1] += Matrix.systems.map { Self.column("\($0)") }.joined().trimmingSpaces
    for device in DeviceClass.all {
      let marks = zip(cells(of: device, .classic), cells(of: device, .fixed)).map { classic, fixed in
        Self.column(
          "\(legend.mark(classic))\(legend.mark(fixed))",
          isEstimated: classic.isEstimated || fixed.isEstimated
        )
      }
      let name = device.name.padding(toLength: Self.nameWidth, withPad: " ", startingAt: 0)
      lines.append((name + marks.joined()).trimmingSpaces)
    }
    for (mark, text) in legend.lines {
      lines.append("  \(mark.padding(toLength: 6, withPad: " ", startingAt: 0))\(text)")
    }
    for reason in MatrixLegend.reasons(self) { lines.append("  -     \(reason)") }
    return lines.joined(separator: "\n")
  }

  /// Returns a text at the end of a column, before the mark of estimates or the space in its place.
  private static func column(_ text: String, isEstimated: Bool = false) -> String {
    String(repeating: " ", count: max(0, columnWidth - 1 - text.count)) + text + (isEstimated ? "~" : " ")
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
