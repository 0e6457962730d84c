import Foundation

/// Rows of an audit with the same findings.
struct AuditGroup: Hashable {
  var subjects: [String]
  /// The values along each axis.
  var values: [[String]]
  /// The devices and systems as text.
  var ranges: [String]
  /// The findings, without their numbers.
  var findings: [String]
  var isFailure: Bool
  /// Whether the keyboards' heights were estimates.
  var isEstimated: Bool
}

extension AuditGroup {
  /// Groups rows that differ in one respect only: devices and systems, then the axes from the last to the
  /// first, then subjects. Failures come first, then the order is that of the rows.
  static func groups(of entries: [AuditEntry], in grid: AuditGrid) -> [AuditGroup] {
    var order: [AuditGroup] = []
    var places: [AuditGroup: [AuditEntry.Place]] = [:]
    for entry in entries {
      let group = AuditGroup(entry)
      if places[group] == nil { order.append(group) }
      places[group, default: []].append(entry.place)
    }
    var groups = order.map { group in
      var placed = group
      placed.ranges = grid.ranges(of: places[group] ?? [])
      return placed
    }
    for axis in (entries.first?.values ?? []).indices.reversed() { groups = merged(groups, \.values[axis]) }
    groups = merged(groups, \.subjects)
    return groups.filter(\.isFailure) + groups.filter { !$0.isFailure }
  }

  private init(_ entry: AuditEntry) {
    subjects = [entry.subject]
    values = entry.values.map { [$0] }
    ranges = []
    findings = entry.findings.map(\.text)
    (isFailure, isEstimated) = (entry.isFailure, entry.isEstimated)
  }

  /// Joins groups that differ in one list only, at the position of the first.
  private static func merged(
    _ groups: [AuditGroup],
    _ list: WritableKeyPath<AuditGroup, [String]>
  ) -> [AuditGroup] {
    var result: [AuditGroup] = []
    var places: [AuditGroup: Int] = [:]
    for group in groups {
      var rest = group
      rest[keyPath: list] = []
      if let place = places[rest] {
        result[place][keyPath: list] += group[keyPath: list]
      } else {
        places[rest] = result.count
        result.append(group)
      }
    }
    return result
  }
}
