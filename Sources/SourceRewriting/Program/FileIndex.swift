/// The declarations of a file that other files' rewriting depends on.
package struct FileIndex: Hashable, Sendable {
  /// A type or an extension with its members.
  package struct TypeEntry: Hashable, Sendable {
    /// The kinds of types.
    package enum Kind: String, Sendable {
      case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    }

    package var kind: Kind
    /// The names from the outermost type, `Outer.Inner`.
    package var path: String
    /// The types of the inheritance clause, without generic arguments.
    package var inherited: [String]
    /// Whether the type, or one around it, has generic parameters, or an extension requirements.
    package var isGeneric: Bool
    /// Whether the type has the attribute `@objc` or `@objcMembers`, so that its members are exposed.
    package var exposesMembers: Bool
    /// The class's name in the attribute `@objc(Name)`.
    package var objcName: String?
    /// Whether the type is declared in code, where other code can't name it.
    package var isLocal: Bool
    /// The modifiers.
    package var modifiers: [String]
    package var members: [Member]
  }

  /// A method, a property or an initializer.
  package struct Member: Hashable, Sendable {
    /// The kinds of members.
    package enum Kind: String, Sendable { case method, property, initializer }

    package var kind: Kind
    /// The full name, `tapped(_:for:)`.
    package var name: String
    /// The labels of the parameters; an underscore for none.
    package var labels: [String]
    /// The types of the parameters, as written.
    package var types: [String]
    /// A method's result or a property's type, as written.
    package var type: String?
    /// The attributes' names, of those that the rewriting knows; `available` if the member is unavailable.
    package var attributes: [String]
    /// The name in the attribute `@objc(name:)`.
    package var objcName: String?
    /// The modifiers.
    package var modifiers: [String]
    package var isGeneric: Bool
    package var isAsync: Bool
    package var canThrow: Bool
    /// Whether a property can't be assigned.
    package var isReadOnly: Bool
    /// Whether a property is computed.
    package var isComputed: Bool

    /// Whether the member has an attribute.
    package func has(_ attribute: String) -> Bool { attributes.contains(attribute) }
    /// Whether the member has a modifier.
    package func `is`(_ modifier: String) -> Bool { modifiers.contains(modifier) }
    /// The name without parameters.
    package var baseName: String { Self.baseName(of: name) }

    /// The part of a full name before its parameters.
    static func baseName(of name: String) -> String {
      name.utf8.firstIndex(of: 40).map { String(name[..<$0]) } ?? name
    }

    /// Whether a method's Objective-C name is known to the runtime: it is no type's member, and not generic.
    package var isCallable: Bool {
      kind == .method && !self.is("static") && !self.is("class") && !isGeneric && !isAsync && !canThrow
    }
  }

  /// The types, in the file's order.
  package var types: [TypeEntry] = []

  private static let knownAttributes: Set<String> = [
    "objc", "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "NSManaged", "nonobjc", "available",
    "GKInspectable", "discardableResult",
  ]

  /// Reads the types of a file.
  package init(_ file: SourceFile) {
    var entries: [Int: Int] = [:]
    for (index, declaration) in file.declarations.enumerated() where !declaration.isDead {
      if declaration.kind.isType {
        entries[index] = types.count
        types.append(Self.entry(index, in: file))
      } else if declaration.parent >= 0, let entry = entries[declaration.parent] {
        types[entry].members += Self.members(declaration)
      }
    }
  }

  private static func entry(_ index: Int, in file: SourceFile) -> TypeEntry {
    let declaration = file.declarations[index]
    let kind: TypeEntry.Kind =
      switch declaration.kind {
      case .class: .class
      case .struct: .struct
      case .enum: .enum
      case .actor: .actor
      case .protocol: .protocol
      default: .extension
      }
    var isGeneric = declaration.isGeneric || declaration.hasWhereClause
    var isLocal = false
    var parent = declaration.parent
    while parent >= 0 {
      let outer = file.declarations[parent]
      if outer.isGeneric { isGeneric = true }
      if !outer.kind.isType { isLocal = true }
      parent = outer.parent
    }
    return TypeEntry(
      kind: kind,
      path: file.typePath(index),
      inherited: declaration.inherited.map { TypeText.base($0) },
      isGeneric: isGeneric,
      exposesMembers: declaration.attribute("objcMembers") != nil
        || kind == .extension && declaration.attribute("objc") != nil,
      objcName: declaration.objcName,
      isLocal: isLocal,
      modifiers: declaration.modifiers.map(\.word.rawValue),
      members: []
    )
  }

  static func members(_ declaration: Declaration) -> [Member] {
    let kind: Member.Kind
    switch declaration.kind {
    case .function: kind = .method
    case .variable: kind = .property
    case .initializer: kind = .initializer
    default: return []
    }
    var attributes = declaration.attributes.map(\.name).filter { knownAttributes.contains($0) }
    attributes.removeAll { $0 == "available" }
    if declaration.isUnavailable { attributes.append("available") }
    var member = Member(
      kind: kind,
      name: declaration.fullName,
      labels: declaration.parameters.map { $0.label ?? "_" },
      types: declaration.parameters.map(\.type),
      type: declaration.type,
      attributes: attributes,
      objcName: declaration.objcName,
      modifiers: declaration.modifiers.filter { !$0.hasArgument }.map(\.word.rawValue),
      isGeneric: declaration.isGeneric,
      isAsync: declaration.isAsync,
      canThrow: declaration.canThrow,
      isReadOnly: declaration.isConstant || declaration.isComputed && !declaration.hasSetter,
      isComputed: declaration.isComputed
    )
    var members = member.name.isEmpty ? [] : [member]
    for (name, type) in declaration.furtherNames where !name.isEmpty {
      (member.name, member.type) = (name, type)
      members.append(member)
    }
    return members
  }
}
