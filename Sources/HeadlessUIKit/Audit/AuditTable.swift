import Foundation
import Simulation

/// The text of an audit: a table of at most 100 columns, failures first; rows with the same findings are
/// joined.
struct AuditTable {
  /// The word for the views of the rows.
  let subject: String
  /// The axes with the tested values along each, also those without rows.
  let axes: [(axis: AuditAxis, tested: Set<String>)]
  let entries: [AuditEntry]
  /// The tested devices and systems, also those without rows.
  let tried: [AuditEntry.Place]

  /// The lines of the table, or none without rows.
  var lines: [String] {
    guard !entries.isEmpty else { return [] }
    var lines = TextColumns.audit.lines(["", subject, "where", "what was found"])
    for group in AuditGroup.groups(of: entries, in: AuditGrid(tried)) {
      lines += TextColumns.audit.lines([
        group.isFailure ? "FAIL" : "ok",
        group.subjects.joined(separator: ", "),
        place(of: group),
        group.findings.map { words($0, of: group) }.joined(separator: "; "),
      ])
    }
    return lines
  }

  /// Returns the lines about combinations that were not tested: for each reason their number and, unless the
  /// device never ran the system, their names.
  static func lines(ofSkipped skips: [(place: AuditEntry.Place, reason: String)], tried: [AuditEntry.Place])
    -> [String]
  {
    guard !skips.isEmpty else { return [] }
    let grid = AuditGrid(tried + skips.map(\.place))
    var order: [String] = []
    var places: [String: [AuditEntry.Place]] = [:]
    for skip in skips {
      if places[skip.reason] == nil { order.append(skip.reason) }
      places[skip.reason, default: []].append(skip.place)
    }
    return order.flatMap { reason in
      let those = places[reason] ?? []
      let names =
        reason == AuditRefusal.neverRan.reason ? "" : ": \(grid.ranges(of: those).joined(separator: "; "))"
      return "skipped \(those.count), \(reason)\(names)".wrapped(to: TextColumns.audit.total)
    }
  }

  /// Returns the devices and systems of a group, with the values along the axes that distinguish it from
  /// other groups.
  private func place(of group: AuditGroup) -> String {
    var words = (group.isEstimated ? "~ " : "") + group.ranges.joined(separator: "; ")
    for ((axis, tested), own) in zip(axes, group.values) {
      guard tested != [axis.standard], own.count < tested.count || tested.count == 1 else { continue }
      words += ", " + own.joined(separator: " \(axis.joiner) ")
    }
    return words
  }

  /// Returns a finding of a group with the number of points in its rows: the largest if they differ.
  private func words(_ finding: String, of group: AuditGroup) -> String {
    let points = entries.filter(group.includes).flatMap(\.findings).filter { $0.text == finding }
      .compactMap(\.points)
    guard let least = points.min(), let most = points.max() else { return finding }
    return "\(finding) by \(most - least < 0.01 ? "" : "up to ")\(GeometryText.number(most)) points"
  }
}

extension AuditGroup {
  /// Whether a row belongs to the group, apart from its device and system.
  fileprivate func includes(_ entry: AuditEntry) -> Bool {
    subjects.contains(entry.subject) && findings == entry.findings.map(\.text)
      && zip(values, entry.values).allSatisfy { $0.contains($1) }
  }
}
