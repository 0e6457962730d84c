import Simulation
import ViewTree

extension LayoutAudit: CustomStringConvertible {
  /// The audit as a table of at most 100 columns, failures first; rows with the same findings are joined,
  /// with the largest of their numbers.
  public var description: String {
    let tried = tested.map { AuditEntry.Place(device: $0.device, system: $0.system) }
    var lines = [summary]
    lines += AuditTable.lines(
      ofSkipped: skipped.map {
        (.init(device: $0.conditions.device, system: $0.conditions.system), $0.reason)
      },
      tried: tried
    )
    guard !rows.isEmpty else { return lines.joined(separator: "\n") }
    let standards = [
      "\(InterfaceOrientation.portrait)", ContentSizeCategory.large.words,
      UserInterfaceLayoutDirection.leftToRight.words, "\(UserInterfaceStyle.light)",
    ]
    let axes = standards.enumerated().map { number, standard in
      (AuditAxis(standard: standard, joiner: "and"), Set(tested.map { $0.values[number] }))
    }
    let table = AuditTable(subject: "view", axes: axes, entries: rows.map(AuditEntry.init), tried: tried)
    return (lines + [""] + table.lines).joined(separator: "\n")
  }

  private var summary: String {
    let failing = Set(failures.map(\.view)).count
    let verdict =
      passes
      ? "passes"
      : viewCount == 0 ? "has nothing to go by" : "fails for \(failing) view\(failing == 1 ? "" : "s")"
    return "layout audit \(verdict): \(viewCount) views in \(tested.count) combinations, "
      + "\(skipped.count) skipped"
  }
}

extension LayoutAudit.Conditions {
  /// The values of the conditions other than device and system, as text.
  fileprivate var values: [String] { ["\(orientation)", textSize.words, direction.words, "\(style)"] }
}

extension AuditEntry {
  fileprivate init(_ row: LayoutAudit.Row) {
    let conditions = row.conditions
    self.init(
      subject: row.view,
      place: Place(device: conditions.device, system: conditions.system),
      values: conditions.values,
      findings: row.findings.map(\.finding),
      isFailure: !row.passes
    )
  }
}

extension UserInterfaceLayoutDirection {
  var words: String { self == .leftToRight ? "left to right" : "right to left" }
}

extension ContentSizeCategory {
  /// The name in tables: `XL`, or `AX XL` for an accessibility size.
  var words: String {
    rawValue.replacing("UICTContentSizeCategory", with: "").replacing("Accessibility", with: "AX ")
  }
}
