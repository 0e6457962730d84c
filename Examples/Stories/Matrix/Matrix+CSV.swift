import HeadlessUIKit

extension Matrix {
  /// All cells as CSV, one per line.
  var csv: String {
    let head = [
      "technique", "origin", "variant", "device", "stage", "system", "outcome", "facts", "text", "estimate",
    ]
    let rows = tables.flatMap { table in
      table.cells.map { cell in
        [
          table.technique.name, table.technique.origin.shortText, cell.variant.rawValue, cell.device,
          cell.stage?.device.name ?? "", "\(cell.system)", cell.outcome.word,
          cell.outcome.faults.map(\.fact).joined(separator: " "), cell.outcome.text,
          cell.isEstimated ? "yes" : "",
        ]
      }
    }
    return ([head] + rows).map { $0.map(Self.quoted).joined(separator: ",") }.joined(separator: "\n")
  }

  /// Returns a value quoted according to RFC 4180.
  private static func quoted(_ value: String) -> String {
    guard value.contains(where: { ",\"\n".contains($0) }) else { return value }
    return "\"\(value.replacing("\"", with: "\"\""))\""
  }
}
