import ViewTree

/// Rows of an audit with the same findings.
struct AuditGroup: Hashable {
  var fields: [String]
  var orientations: [InterfaceOrientation]
  var settings: [KeyboardSettings]
  /// The devices and systems as text.
  var ranges: [String]
  var findings: [String]
  var isFailure: Bool
  /// Whether the keyboards' heights were estimates.
  var isEstimated: Bool
}

extension AuditGroup {
  /// Groups rows that differ in one respect only: devices and systems, then settings, orientations and
  /// fields. Failures come first, then the order is that of the rows.
  static func groups(of audit: KeyboardAudit) -> [AuditGroup] {
    let grid = AuditGrid(audit.rows.map(\.conditions))
    var order: [Key] = []
    var conditions: [Key: [KeyboardAudit.Conditions]] = [:]
    for row in audit.rows {
      let key = Key(row)
      if conditions[key] == nil { order.append(key) }
      conditions[key, default: []].append(row.conditions)
    }
    var groups = order.map { key in
      AuditGroup(
        fields: [key.field],
        orientations: [key.orientation],
        settings: [key.settings],
        ranges: grid.ranges(of: conditions[key] ?? []),
        findings: key.findings,
        isFailure: key.isFailure,
        isEstimated: key.isEstimated
      )
    }
    groups = merged(groups, \.settings)
    groups = merged(groups, \.orientations)
    groups = merged(groups, \.fields)
    return groups.filter(\.isFailure) + groups.filter { !$0.isFailure }
  }

  private struct Key: Hashable {
    var field: String
    var orientation: InterfaceOrientation
    var settings: KeyboardSettings
    var findings: [String]
    var isFailure: Bool
    var isEstimated: Bool

    init(_ row: KeyboardAudit.Row) {
      field = row.field
      (orientation, settings) = (row.conditions.orientation, row.conditions.settings)
      findings = row.findings.map(\.description)
      isFailure = !row.passes
      isEstimated = row.isEstimated
    }
  }

  /// Joins groups that differ in one list only, at the position of the first.
  private static func merged<Element>(
    _ groups: [AuditGroup],
    _ list: WritableKeyPath<AuditGroup, [Element]>
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
