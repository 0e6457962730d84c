import Simulation
import ViewTree

extension KeyboardAudit: CustomStringConvertible {
  /// The audit as a table of at most 100 columns, failures first; rows with the same findings are joined.
  public var description: String {
    let tried = rows.map { AuditEntry.Place(device: $0.conditions.device, system: $0.conditions.system) }
    var lines = [summary]
    lines += AuditTable.lines(
      ofSkipped: skipped.map {
        (.init(device: $0.conditions.device, system: $0.conditions.system), $0.reason)
      },
      tried: tried
    )
    if rows.contains(where: \.isEstimated) { lines.append("~ the height of the keyboard is an estimate") }
    guard !rows.isEmpty else { return lines.joined(separator: "\n") }
    let axes = [
      (
        AuditAxis(standard: "\(InterfaceOrientation.portrait)", joiner: "and"),
        Set(rows.map { "\($0.conditions.orientation)" })
      ),
      (
        AuditAxis(standard: KeyboardSettings.standard.description, joiner: "or"),
        Set(rows.map(\.conditions.settings.description))
      ),
    ]
    let table = AuditTable(subject: "field", axes: axes, entries: rows.map(AuditEntry.init), tried: tried)
    return (lines + [""] + table.lines).joined(separator: "\n")
  }

  private var summary: String {
    let tried = Set(rows.map(\.conditions)).count
    let verdict =
      passes ? "passes" : rows.isEmpty ? "has nothing to go by" : "fails in \(failures.count) rows"
    return "keyboard audit \(verdict): \(rows.count) rows of \(tried) combinations, \(skipped.count) skipped"
  }
}

extension AuditEntry {
  fileprivate init(_ row: KeyboardAudit.Row) {
    let conditions = row.conditions
    self.init(
      subject: row.field,
      place: Place(device: conditions.device, system: conditions.system),
      values: ["\(conditions.orientation)", conditions.settings.description],
      findings: row.findings.map { Finding(text: $0.description, points: nil) },
      isFailure: !row.passes,
      isEstimated: row.isEstimated
    )
  }
}
