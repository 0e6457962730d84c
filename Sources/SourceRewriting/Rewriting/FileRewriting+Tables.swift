extension FileRewriting {
  /// Generates the tables of classes: names, initializers, methods, properties, outlets and actions.
  ///
  /// Each table is a function in the class's own body, because members can be private. The tables of nested
  /// types are called by the type around them; the file's function calls the outermost.
  mutating func writeClassTables() {
    var calls: [Int: [String]] = [:]
    // Nested types come behind those around them, so that the reverse order has their calls ready.
    for index in file.declarations.indices.reversed() {
      let declaration = file.declarations[index]
      guard declaration.kind.isType, declaration.kind != .protocol else { continue }
      guard let outer = outerType(of: index) else { continue }
      var statements = table(declaration, index) ?? []
      statements += (calls[index] ?? []).reversed()
      guard !statements.isEmpty else { continue }
      let name = "_c\(number())"
      let isPrivate =
        declaration.kind == .extension && (declaration.has(.private) || declaration.has(.fileprivate))
      let body = ConditionalRegions.joined(statements)
      add(
        "@MainActor \(isPrivate ? "" : "fileprivate ")static func \(name)(_ m: SourceModule) { \(body) }",
        to: index
      )
      let condition = regions.condition(
        at: declaration.keyword,
        inside: outer < 0 ? -1 : file.declarations[outer].body?.open ?? -1
      )
      calls[outer, default: []].append(
        ConditionalRegions.conditional("\(declaration.name).\(name)(m)", condition)
      )
    }
    registrations = (calls[-1] ?? []).reversed()
  }

  /// The declaration of the type around a type, or -1; nil for a type without a table: a generic one, or one
  /// in code.
  private func outerType(of index: Int) -> Int? {
    let declaration = file.declarations[index]
    if declaration.isGeneric || declaration.hasWhereClause || declaration.isUnavailable || declaration.isDead
    {
      return nil
    }
    let type = program.type(named: file.typePath(index))
    if type?.isGeneric == true || type?.kind == .protocol { return nil }
    guard declaration.parent >= 0 else { return -1 }
    guard file.declarations[declaration.parent].kind.isType,
      outerType(of: declaration.parent) != nil
    else { return nil }
    return declaration.parent
  }

  private mutating func table(_ declaration: Declaration, _ index: Int) -> [String]? {
    let path = file.typePath(index)
    let type = program.type(named: path)
    guard
      declaration.kind == .class || declaration.kind == .extension && (type == nil || type?.kind == .class)
    else { return nil }
    let isExposed =
      declaration.attribute("objcMembers") != nil
      || declaration.kind == .extension && declaration.attribute("objc") != nil
    var statements: [String] = []
    var selectors: Set<String> = []
    var implemented: [String] = []
    let conforms = declaration.kind == .class || !declaration.inherited.isEmpty
    let members = file.children[index].map { file.declarations[$0] }
    // The methods with the same names, which differ in their parameters' types.
    var counts: [String: Int] = [:]
    for member in members where member.kind == .function { counts[member.fullName, default: 0] += 1 }
    for member in members where !member.isDead {
      for entry in FileIndex.members(member) {
        if entry.kind == .initializer {
          let condition = regions.condition(at: member.keyword, inside: declaration.body?.open ?? -1)
          if declaration.kind == .class {
            statements += initializer(entry, declaration).map {
              ConditionalRegions.conditional($0, condition)
            }
          }
        } else if entry.is("static") || entry.is("class") {
          continue
        } else if entry.name == Self.observer {
          statements.append(
            "c.observer { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }"
          )
        } else if program.isExposed(entry, byItsType: isExposed, in: type) {
          guard selectors.insert(entry.selector).inserted else { continue }
          if let statement = statement(entry, isOverloaded: counts[entry.name] ?? 0 > 1, of: declaration.name)
          {
            let condition = regions.condition(at: member.keyword, inside: declaration.body?.open ?? -1)
            statements.append(ConditionalRegions.conditional(statement, condition))
          } else if entry.kind == .method {
            implemented.append(entry.selector)
          }
        } else if entry.isCallable, conforms, !entry.is("private"), !entry.is("fileprivate") {
          if selectors.insert(entry.selector).inserted { implemented.append(entry.selector) }
        }
      }
    }
    if declaration.kind == .class, let type { statements += inheritedInitializers(type, declaration) }
    if !implemented.isEmpty {
      statements.append("c.implements([\(implemented.map { "\"\($0)\"" }.joined(separator: ", "))])")
    }
    guard declaration.kind == .class || !statements.isEmpty else { return nil }
    // The names of a conformance's methods count for a class only.
    if type == nil, selectors.count == implemented.count, !UIKitNames.isClass(path) { return nil }
    let objc = type?.objcName.map { ", objc: \"\($0)\"" } ?? ""
    let head = "m.add(\(declaration.name).self, \"\(path)\"\(objc))"
    return [statements.isEmpty ? head : "let c = " + head] + statements
  }

  /// The statement that adds a member to a table, or nil if only its name can be added.
  private func statement(_ member: FileIndex.Member, isOverloaded: Bool, of type: String) -> String? {
    let name = member.selector
    guard !member.has("available") else { return nil }
    if member.kind == .property {
      if member.has("IBOutlet"), !member.isReadOnly {
        let isCollection = member.type?.hasPrefix("[") == true || member.type?.hasPrefix("Array<") == true
        return "c.\(isCollection ? "outlets" : "outlet")(\"\(name)\", \\.\(member.name))"
      }
      let isInspectable = member.has("IBInspectable") && !member.isReadOnly
      return "c.\(isInspectable ? "inspectable" : "property")(\"\(name)\", \\.\(member.name))"
    }
    guard member.isCallable else { return nil }
    if member.has("IBSegueAction") {
      let call = member.call(Array(["coder", "sender", "identifier"].prefix(member.labels.count)))
      return "c.segueAction(\"\(name)\") { o, coder, sender, identifier in o.\(call) }"
    }
    guard member.labels.count < 3, !member.types.contains(where: { $0.hasPrefix("inout ") }) else {
      return nil
    }
    let arguments = Array(["s", "e"].prefix(member.labels.count))
    // With types, the method is found among others of its name, those of superclasses and of UIKit too.
    var list = (["t"] + arguments).joined(separator: ", ")
    if !arguments.isEmpty, isOverloaded || member.types.allSatisfy(TypeText.isSimple) {
      list =
        "(t: \(type), " + zip(arguments, member.types).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
    }
    let kind = member.has("IBAction") ? "action" : "method"
    return "c.\(kind)(\"\(name)\") { \(list) in t.\(member.call(arguments)) }"
  }

  private func initializer(_ member: FileIndex.Member, _ declaration: Declaration) -> [String] {
    guard !member.has("available"), !member.isGeneric, !member.canThrow, !member.isAsync else { return [] }
    switch member.name {
    case "init(coder:)": return ["c.coder { \(declaration.name)(coder: $0) }"]
    case "init(frame:)": return ["c.frame { \(declaration.name)(frame: $0) }"]
    case "init()": return ["c.plain { \(declaration.name)() }"]
    default: return []
    }
  }

  /// The initializers that a class inherits, because it declares no designated ones.
  private func inheritedInitializers(_ type: Program.TypeInfo, _ declaration: Declaration) -> [String] {
    func declares(_ type: Program.TypeInfo) -> Bool {
      type.members.contains {
        $0.member.kind == .initializer && !$0.member.is("convenience") && !$0.isExtension
      }
    }
    guard !declares(type) else { return [] }
    guard let foreign = program.foreignSuperclass(of: type) else { return [] }
    if UIKitNames.isDecodable(foreign) {
      if let first = program.nearestSuperclass(of: type, where: declares) {
        let found = first.members.first { $0.member.name == "init(coder:)" }?.member
        guard let found, !found.has("available") else { return [] }
      }
      return ["c.coder { \(declaration.name)(coder: $0) }"]
    }
    let names = ["NSObject", "UIResponder"]
    guard names.contains(foreign), program.nearestSuperclass(of: type, where: declares) == nil else {
      return []
    }
    return ["c.plain { \(declaration.name)() }"]
  }
}
