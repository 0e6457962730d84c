/// The types of a target, from the indexes of its files.
package struct Program: Sendable {
  /// A member with the kind of its declaration.
  package struct MemberInfo: Sendable {
    package var member: FileIndex.Member
    package var isExtension: Bool
    /// Whether the type or the extension around it exposes its members to Objective-C.
    package var isExposed: Bool
  }

  /// A type with the members of all its extensions.
  package struct TypeInfo: Sendable {
    package var path: String
    package var kind: FileIndex.TypeEntry.Kind
    package var isGeneric: Bool
    package var isLocal: Bool
    package var isPublic: Bool
    package var objcName: String?
    package var inherited: [String]
    package var exposesMembers: Bool
    package var members: [MemberInfo]
    /// The classes of the target that inherit directly.
    package var subclasses: [String] = []
    /// Whether the type belongs to another module, whose index was given.
    package var isImported: Bool

    /// Whether a protocol has another optional requirement of the same name, which differs in its types.
    func isOverloaded(_ requirement: FileIndex.Member) -> Bool {
      members.contains {
        $0.member.name == requirement.name && $0.member.types != requirement.types && $0.member.is("optional")
      }
    }

    /// The member that implements an optional requirement of a protocol.
    func implementation(of requirement: FileIndex.Member, in type: TypeInfo) -> FileIndex.Member? {
      // A type can be written in several forms, so it counts only where it distinguishes two requirements.
      let isOverloaded = type.isOverloaded(requirement)
      return members.first {
        $0.member.kind == requirement.kind && $0.member.name == requirement.name && !$0.member.is("static")
          && !$0.member.is("class") && !$0.member.has("available")
          && (!isOverloaded || $0.member.types == requirement.types)
      }?.member
    }

    /// Whether the type itself declares a method.
    func hasMethod(_ name: String) -> Bool {
      members.contains { $0.member.kind == .method && $0.member.name == name }
    }
  }

  private var types: [String: TypeInfo] = [:]
  private var pathsByName: [String: [String]] = [:]

  /// Collects the types of a target's files, and of the modules that it imports.
  package init(_ files: [FileIndex], imports: [FileIndex] = []) {
    for (index, isImported) in files.map({ ($0, false) }) + imports.map({ ($0, true) }) {
      for entry in index.types where entry.kind != .extension { declare(entry, isImported) }
    }
    for index in files + imports { for entry in index.types where entry.kind == .extension { extend(entry) } }
    for (path, type) in types where type.kind == .class {
      if let superclass = superclass(of: type) { types[superclass.path]!.subclasses.append(path) }
    }
    for path in types.keys { types[path]!.subclasses.sort() }
  }

  private mutating func declare(_ entry: FileIndex.TypeEntry, _ isImported: Bool) {
    // The first of two declarations in branches of `#if` counts.
    guard types[entry.path] == nil else { return }
    types[entry.path] = TypeInfo(
      path: entry.path,
      kind: entry.kind,
      isGeneric: entry.isGeneric,
      isLocal: entry.isLocal,
      isPublic: entry.modifiers.contains("public") || entry.modifiers.contains("open"),
      objcName: entry.objcName,
      inherited: entry.inherited,
      exposesMembers: entry.exposesMembers,
      members: entry.members.map { .init(member: $0, isExtension: false, isExposed: entry.exposesMembers) },
      isImported: isImported
    )
    let name = entry.path.split(separator: ".").last.map(String.init) ?? entry.path
    if !entry.isLocal { pathsByName[name, default: []].append(entry.path) }
  }

  private mutating func extend(_ entry: FileIndex.TypeEntry) {
    guard let path = type(named: entry.path)?.path else { return }
    types[path]!.inherited += entry.inherited
    types[path]!.members += entry.members.map {
      .init(member: $0, isExtension: true, isExposed: entry.exposesMembers)
    }
  }

  /// Finds a type by a name as it is written inside another type.
  package func type(named name: String, in scope: String? = nil) -> TypeInfo? {
    var outer = scope
    while let path = outer {
      if let found = types[path + "." + name] { return found }
      outer = path.lastIndex(of: ".").map { String(path[..<$0]) }
    }
    if let found = types[name] { return found }
    // `Module.Type`.
    if let dot = name.firstIndex(of: "."), let found = types[String(name[name.index(after: dot)...])] {
      return found
    }
    // A nested type of a superclass, or of a type whose extension is meant, if there is only one.
    if !name.contains("."), let paths = pathsByName[name], paths.count == 1 { return types[paths[0]] }
    return nil
  }

  /// The superclass, if the target declares it.
  package func superclass(of type: TypeInfo) -> TypeInfo? {
    guard type.kind == .class, let first = type.inherited.first else { return nil }
    let found = self.type(named: first, in: type.path)
    return found?.kind == .class && found?.path != type.path ? found : nil
  }

  /// The class and its superclasses, from itself upwards.
  package func chain(of type: TypeInfo) -> [TypeInfo] {
    var result = [type]
    while let next = superclass(of: result[result.count - 1]),
      !result.contains(where: { $0.path == next.path })
    {
      result.append(next)
    }
    return result
  }

  /// The name of the first superclass that the target doesn't declare; nil for a root class.
  package func foreignSuperclass(of type: TypeInfo) -> String? {
    let root = chain(of: type).last!
    guard let first = root.inherited.first else { return nil }
    return self.type(named: first, in: root.path)?.kind == .protocol ? nil : first
  }

  /// All subclasses in the target.
  package func descendants(of type: TypeInfo) -> [TypeInfo] {
    var result: [TypeInfo] = []
    var pending = type.subclasses
    while let path = pending.popLast() {
      guard let next = types[path], !result.contains(where: { $0.path == path }) else { continue }
      result.append(next)
      pending += next.subclasses
    }
    return result.sorted { $0.path < $1.path }
  }

  /// The protocols of the target to which a type's own clauses conform, with those that they refine.
  package func protocols(of type: TypeInfo) -> [TypeInfo] {
    var result: [TypeInfo] = []
    var pending = type.inherited.map { ($0, type.path) }
    while let (name, scope) = pending.popLast() {
      for part in name.split(separator: "&") {
        guard let found = self.type(named: TypeText.base(String(part)), in: scope), found.kind == .protocol,
          !result.contains(where: { $0.path == found.path })
        else { continue }
        result.append(found)
        pending += found.inherited.map { ($0, found.path) }
      }
    }
    return result.sorted { $0.path < $1.path }
  }

  /// The optional requirements of a protocol.
  package func optionalRequirements(of type: TypeInfo) -> [FileIndex.Member] {
    type.kind == .protocol ? type.members.map(\.member).filter { $0.is("optional") } : []
  }

  /// Finds a method by its base name, and its labels if they are given, in a type and its superclasses.
  package func method(_ base: String, labels: [String]?, in type: TypeInfo) -> FileIndex.Member? {
    for type in chain(of: type) {
      let found = type.members.map(\.member).first {
        $0.kind == .method && $0.baseName == base && (labels == nil || $0.labels == labels!)
      }
      if let found { return found }
      for conformed in protocols(of: type) {
        let found = conformed.members.map(\.member).first {
          $0.kind == .method && $0.baseName == base && (labels == nil || $0.labels == labels!)
        }
        if let found { return found }
      }
    }
    return nil
  }

  /// Finds a property in a type and its superclasses.
  package func property(_ name: String, in type: TypeInfo) -> FileIndex.Member? {
    for type in chain(of: type) {
      if let found = type.members.first(where: { $0.member.kind == .property && $0.member.name == name }) {
        return found.member
      }
    }
    return nil
  }

  /// Whether a member has an Objective-C name: by its own attribute, or by its type's.
  package func isExposed(_ member: FileIndex.Member, byItsType: Bool, in type: TypeInfo?) -> Bool {
    if member.has("nonobjc") { return false }
    if !exposing.isDisjoint(with: member.attributes) { return true }
    if member.is("private") || member.is("fileprivate") { return false }
    return byItsType || type.map { chain(of: $0).contains { $0.exposesMembers } } ?? false
  }
}

private let exposing: Set<String> = ["objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction"]
