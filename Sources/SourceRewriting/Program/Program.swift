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
    /// The members' indexes by their names without parameters.
    private(set) var indexes: [String: [Int]] = [:]
    /// The classes of the target that inherit directly.
    package var subclasses: [String] = []
    /// Whether the type belongs to another module, whose index was given.
    package var isImported: Bool

    /// Whether a protocol has another optional requirement of the same name, which differs in its types.
    func isOverloaded(_ requirement: FileIndex.Member) -> Bool {
      named(requirement.baseName).contains {
        $0.name == requirement.name && $0.types != requirement.types && $0.is("optional")
      }
    }

    /// The member that implements an optional requirement of a protocol.
    func implementation(of requirement: FileIndex.Member, in type: TypeInfo) -> FileIndex.Member? {
      // A type can be written in several forms, so it counts only where it distinguishes two requirements.
      let isOverloaded = type.isOverloaded(requirement)
      return named(requirement.baseName).first {
        $0.kind == requirement.kind && $0.name == requirement.name && !$0.is("static") && !$0.is("class")
          && !$0.has("available") && (!isOverloaded || $0.types == requirement.types)
      }
    }

    /// Whether the type itself declares a method.
    func hasMethod(_ name: String) -> Bool {
      named(FileIndex.Member.baseName(of: name)).contains { $0.kind == .method && $0.name == name }
    }

    /// The members of a name without parameters.
    func named(_ base: String) -> some Sequence<FileIndex.Member> {
      (indexes[base] ?? []).lazy.map { members[$0].member }
    }

    mutating func indexMembers() {
      for (index, info) in members.enumerated() { indexes[info.member.baseName, default: []].append(index) }
    }
  }

  private var types: [String: TypeInfo] = [:]
  private var pathsByName: [String: [String]] = [:]
  /// The paths of the classes' superclasses, of those that the target declares.
  private var superclasses: [String: String] = [:]
  private var tree = ClassTree([:], superclasses: [:]) { _ in [] }

  /// Collects the types of a target's files, and of the modules that it imports.
  package init(_ files: [FileIndex], imports: [FileIndex] = []) {
    for (index, isImported) in files.map({ ($0, false) }) + imports.map({ ($0, true) }) {
      for entry in index.types where entry.kind != .extension { declare(entry, isImported) }
    }
    for index in files + imports { for entry in index.types where entry.kind == .extension { extend(entry) } }
    for path in Array(types.keys) {
      types[path]!.indexMembers()
      if let superclass = findSuperclass(of: types[path]!) { superclasses[path] = superclass }
    }
    for (path, superclass) in superclasses { types[superclass]!.subclasses.append(path) }
    for superclass in Set(superclasses.values) { types[superclass]!.subclasses.sort() }
    tree = ClassTree(types, superclasses: superclasses) { [self] in protocols(of: $0).map(\.path) }
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

  /// The path of the superclass, if the target declares it.
  private func findSuperclass(of type: TypeInfo) -> String? {
    guard type.kind == .class, let first = type.inherited.first else { return nil }
    let found = self.type(named: first, in: type.path)
    return found?.kind == .class && found?.path != type.path ? found?.path : nil
  }

  /// The superclass, if the target declares it.
  package func superclass(of type: TypeInfo) -> TypeInfo? { superclasses[type.path].flatMap { types[$0] } }

  /// The class and its superclasses, from itself upwards.
  package func chain(of type: TypeInfo) -> [TypeInfo] {
    var result = [type]
    var visited: Set<String> = [type.path]
    while let next = superclass(of: result[result.count - 1]), visited.insert(next.path).inserted {
      result.append(next)
    }
    return result
  }

  /// The first superclass, from the class upwards, that satisfies a condition.
  func nearestSuperclass(of type: TypeInfo, where isFound: (TypeInfo) -> Bool) -> TypeInfo? {
    var next = superclass(of: type)
    var visited: Set<String> = [type.path]
    while let type = next, visited.insert(type.path).inserted {
      if isFound(type) { return type }
      next = superclass(of: type)
    }
    return nil
  }

  /// The name of the first superclass that the target doesn't declare; nil for a root class.
  package func foreignSuperclass(of type: TypeInfo) -> String? {
    var root = type
    var visited: Set<String> = [type.path]
    while let next = superclass(of: root), visited.insert(next.path).inserted { root = next }
    guard let first = root.inherited.first else { return nil }
    return self.type(named: first, in: root.path)?.kind == .protocol ? nil : first
  }

  /// Whether a subclass in the target overrides a member of a class.
  func isOverridden(_ name: String, in type: TypeInfo) -> Bool { tree.isOverridden(name, in: type.path) }

  /// The protocols of the target to which a class conforms, each with the uppermost class that does.
  func conformances(of type: TypeInfo) -> [(protocol: TypeInfo, root: String)] {
    (tree.conformances[type.path] ?? []).map { (types[$0.path]!, $0.root) }
  }

  /// Whether a subclass in the target implements an optional requirement of a protocol.
  func isImplemented(_ requirement: FileIndex.Member, of conformed: TypeInfo, below type: TypeInfo) -> Bool {
    tree.declarers(of: requirement.name, below: type.path).contains {
      types[$0]!.implementation(of: requirement, in: conformed) != nil
    }
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
      func find(_ type: TypeInfo) -> FileIndex.Member? {
        type.named(base).first { $0.kind == .method && (labels == nil || $0.labels == labels!) }
      }
      if let found = find(type) { return found }
      for conformed in protocols(of: type) { if let found = find(conformed) { return found } }
    }
    return nil
  }

  /// Finds a property in a type and its superclasses.
  package func property(_ name: String, in type: TypeInfo) -> FileIndex.Member? {
    for type in chain(of: type) {
      if let found = type.named(name).first(where: { $0.kind == .property }) { return found }
    }
    return nil
  }

  /// Whether a member has an Objective-C name: by its own attribute, or by its type's.
  package func isExposed(_ member: FileIndex.Member, byItsType: Bool, in type: TypeInfo?) -> Bool {
    if member.has("nonobjc") { return false }
    if !exposing.isDisjoint(with: member.attributes) { return true }
    if member.is("private") || member.is("fileprivate") { return false }
    return byItsType || type.map { $0.exposesMembers || tree.exposing.contains($0.path) } ?? false
  }
}

private let exposing: Set<String> = ["objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction"]
