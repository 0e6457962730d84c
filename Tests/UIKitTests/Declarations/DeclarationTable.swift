import Foundation

/// The table of UIKit's documented declarations, and the state of each in the module `UIKit`.
struct DeclarationTable {
  /// The state of a declaration.
  enum Status: String, CaseIterable {
    /// The module has the declaration; in an open class, it can be overridden where UIKit's can.
    case same
    /// The module has it, but it can't be overridden.
    case final
    /// The module has a declaration of this name with other types, or with another isolation.
    case differs
    /// The module declares it as unavailable, with the reason.
    case unavailable
    /// The module doesn't declare it.
    case absent
    /// The module has it, and UIKit doesn't.
    case own
  }

  struct Row: Equatable {
    var type: String
    let declaration: String
    /// The parts of ``declaration``; nil if they can't be read.
    let parts: Declaration?
    var status: Status
    /// The key of the reason in Documentation/Fidelity/Declarations.md; empty if there is none.
    var reason: String
    /// The module's declaration, where it differs.
    var here: String

    init(type: String, declaration: String, status: Status, reason: String, here: String) {
      (self.type, self.declaration) = (type, declaration)
      (self.status, self.reason, self.here) = (status, reason, here)
      parts = Declaration(declaration)
    }

    var name: String {
      guard let member = parts, member.kind != .type else { return type }
      return "\(type).\(member.name)"
    }
    var kind: String { parts?.kind.rawValue ?? "type" }
    var line: String { [name, kind, declaration, status.rawValue, reason, here].joined(separator: "\t") }
  }

  var rows: [Row]

  /// The names of the types that have rows.
  var types: Set<String> { Set(rows.map(\.type)) }

  static let heading = "name\tkind\tdeclaration\tstatus\treason\there"

  /// Reads the rows of a table.
  init(_ text: String) {
    rows = text.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 6, let status = Status(rawValue: cells[3]) else { return nil }
      let name = cells[0]
      var row = Row(type: name, declaration: cells[2], status: status, reason: cells[4], here: cells[5])
      if cells[1] != Declaration.Kind.type.rawValue, let member = row.parts {
        row.type = String(name.dropLast(member.name.count + 1))
      }
      return row
    }
  }

  var text: String { Self.heading + "\n" + rows.map { $0.line + "\n" }.joined() }

  /// Returns the table with the present state of each declaration. Reasons are those of this table.
  func updated(from interface: ModuleInterface, unavailable: Set<String>) -> DeclarationTable {
    var result = self
    result.rows = []
    let documented = types
    let rowsOfTypes = Dictionary(grouping: rows, by: \.type)
    for type in rows.map(\.type).reduce(into: [String](), { if $0.last != $1 { $0.append($1) } }) {
      let own = interface.allMembers(of: type)
      var present: Set<String> = []
      let rows = rowsOfTypes[type] ?? []
      for row in rows where row.status != .own {
        var row = row
        if let declaration = row.parts, declaration.kind != .type {
          present.insert(declaration.name)
          (row.status, row.here) = Self.status(
            of: declaration,
            of: type,
            in: own,
            isOpen: interface.types[type]?.isOpen ?? false,
            isUnavailable: unavailable.contains(row.name)
          )
        } else {
          (row.status, row.here) = Self.status(
            ofType: row,
            in: interface,
            isUnavailable: unavailable.contains(row.type)
          )
        }
        if row.status == .same { row.reason = "" }
        result.rows.append(row)
      }
      let additions = interface.members(of: type, documentedTypes: documented)
        .filter { !$0.isOverride && !present.contains($0.name) && ![.operator, .type].contains($0.kind) }
      for name in Set(additions.map(\.name)).sorted() {
        guard let addition = additions.first(where: { $0.name == name }) else { continue }
        let old = rows.first { $0.status == .own && $0.name == "\(type).\(name)" }
        result.rows.append(
          Row(type: type, declaration: addition.text, status: .own, reason: old?.reason ?? "", here: "")
        )
      }
    }
    return result
  }

  private static func status(
    of declaration: Declaration,
    of type: String,
    in members: [Declaration],
    isOpen: Bool,
    isUnavailable: Bool
  ) -> (Status, String) {
    let candidates = members.filter { $0.name == declaration.name && $0.kind == declaration.kind }
    func isSame(_ signature: String, _ other: String) -> Bool {
      if signature == other { return true }
      return signature.contains("Self") && signature.replacing(/\bSelf\b/, with: type) == other
    }
    if let same = candidates.first(where: { isSame(declaration.signature, $0.signature) }) {
      if declaration.isNonisolated && !same.isNonisolated { return (.differs, "main actor") }
      // Class methods and properties other than hooks have no need to be overridden.
      let isOverridable =
        !isOpen || same.isOpen || declaration.isStatic || [.initializer, .case].contains(declaration.kind)
      return isOverridable ? (.same, "") : (.final, "")
    }
    if let other = candidates.first { return (.differs, other.text) }
    if let wider = members.first(where: { $0.accepts(declaration) }) {
      return isOpen && !wider.isStatic && wider.kind == .method ? (.final, wider.text) : (.same, "")
    }
    if let other = members.first(where: { $0.accepts(declaration, ignoresTypes: true) }) {
      return (.differs, other.text)
    }
    return (isUnavailable ? .unavailable : .absent, "")
  }

  private static func status(
    ofType row: Row,
    in interface: ModuleInterface,
    isUnavailable: Bool
  ) -> (Status, String) {
    guard let surface = interface.types[row.type] else { return (isUnavailable ? .unavailable : .absent, "") }
    let protocols = row.declaration.split(separator: " : ").dropFirst().joined().split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let all = interface.allTypes(of: row.type)
    // No class is a subclass of `NSObject`; see Documentation/Fidelity/ModuleUIKit.md.
    let missing = protocols.filter { $0 != "NSObject" && interface.types[$0] != nil && !all.contains($0) }
    if !missing.isEmpty { return (.differs, "no " + missing.joined(separator: ", ")) }
    if !row.declaration.contains("@MainActor"), surface.isMainActor { return (.differs, "main actor") }
    if row.declaration.contains("class "), !surface.isOpen { return (.final, "") }
    return (.same, "")
  }
}
