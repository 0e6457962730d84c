/// A declaration, with the tokens of its parts. Indexes are of the file's tokens.
package struct Declaration: Sendable {
  /// The kinds of declarations.
  package enum Kind: Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`, function, initializer,
      deinitializer
    case subscripting, variable, enumCase, `import`, other

    /// Whether the declaration has members.
    package var isType: Bool {
      switch self {
      case .class, .struct, .enum, .actor, .protocol, .extension: true
      default: false
      }
    }
  }

  /// An attribute, such as `@objc(tap:)`.
  package struct Attribute: Sendable {
    /// The name without the at sign.
    package var name: String
    /// The tokens from the at sign to the closing parenthesis.
    package var tokens: Range<Int>
    /// The text between the parentheses, or nil without them.
    package var argument: String?
  }

  /// A modifier, such as `private(set)`.
  package struct Modifier: Sendable {
    /// The modifier's word.
    package var word: Word
    /// The word's token.
    package var token: Int
    /// Whether parentheses follow, as in `private(set)`.
    package var hasArgument: Bool
  }

  /// A parameter of a function or an initializer.
  package struct Parameter: Sendable {
    /// The argument's label; nil for an underscore.
    package var label: String?
    /// The type's text, with its attributes and without a default value.
    package var type: String
  }

  package var kind: Kind
  /// The name; the extended type's text for an extension; the module for an import.
  package var name = ""
  /// The token of the introducing word.
  package var keyword: Int
  /// All tokens, from the first attribute or modifier to the last token.
  package var tokens: Range<Int>
  /// The tokens of the opening and the closing brace of the body.
  package var body: (open: Int, close: Int)?
  /// The index of the enclosing declaration, or -1.
  package var parent: Int
  package var attributes: [Attribute] = []
  package var modifiers: [Modifier] = []
  package var parameters: [Parameter] = []
  /// A function's result type, or a variable's type; nil if none is written.
  package var type: String?
  /// The token behind the name and the generic parameters, where an inheritance clause is or would be.
  package var afterName = 0
  /// The types of the inheritance clause, as written.
  package var inherited: [String] = []
  package var isGeneric = false
  package var hasWhereClause = false
  package var isAsync = false
  package var canThrow = false
  /// Whether an initializer can return nil.
  package var isFailable = false
  /// Whether a variable has accessors that compute it, rather than a stored value.
  package var isComputed = false
  /// Whether a computed variable has a setter.
  package var hasSetter = false
  /// Whether a variable is a constant.
  package var isConstant = false
  /// Whether a variable has an initial value.
  package var hasInitialValue = false
  /// Whether the declaration is in a branch of `#if` that is never compiled.
  package var isDead = false
  /// The variables that follow a comma in the same declaration.
  package var furtherNames: [(name: String, type: String?)] = []

  /// Whether an attribute `@available` makes the declaration unavailable on every platform, or since a
  /// version of the language.
  package var isUnavailable: Bool {
    attributes.contains { attribute in
      guard attribute.name == "available", let argument = attribute.argument else { return false }
      let parts = argument.split(separator: ",").map { part in
        String(part.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && $0 != ":" })
      }
      return parts.first == "*" && parts.contains("unavailable")
        || parts.first == "swift" && parts.contains("obsoleted")
    }
  }

  /// The name in the attribute `@objc(name:)`.
  package var objcName: String? { attribute("objc")?.argument.map { $0.filter { !$0.isWhitespace } } }

  /// The attribute of a name, if the declaration has it.
  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
  /// Whether the declaration has a modifier.
  package func has(_ word: Word) -> Bool {
    modifiers.contains { $0.word == word && !$0.hasArgument }
  }
  /// Whether the declaration is a member of the type itself, not of instances.
  package var isStatic: Bool { modifiers.contains { $0.word == .static || $0.word == .class } }

  /// The full name of a function or an initializer, such as `tapped(_:for:)`; else the name.
  package var fullName: String {
    guard kind == .function || kind == .initializer else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}
