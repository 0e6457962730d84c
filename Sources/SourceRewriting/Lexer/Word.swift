/// The words that the structure of declarations depends on.
package enum Word: String, CaseIterable, Sendable {
  case none = ""
  // Declarations.
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `func`, `init`, `deinit`, `subscript`
  case `var`, `let`, `case`, `typealias`, `associatedtype`, `import`, `operator`, `precedencegroup`, macro
  // Modifiers.
  case `private`, `fileprivate`, `internal`, package, `public`, open, `static`, final, lazy, weak, unowned
  case override, required, convenience, mutating, nonmutating, dynamic, optional, indirect
  case prefix, postfix, infix, nonisolated, isolated, borrowing, consuming, distributed
  case consumingUnderscored = "__consuming"
  // Parts of declarations.
  case `where`, async, `throws`, `rethrows`, `inout`, get, set, willSet, didSet
  // Expressions.
  case `self`, `Self`, `super`, `as`, `is`, `in`, any, some, `true`, `false`, `nil`, `return`

  /// Whether the word begins a declaration, apart from its modifiers.
  var introducesDeclaration: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol, .extension, .func, .`init`, .deinit, .subscript, .var,
      .let, .case, .typealias, .associatedtype, .import, .operator, .precedencegroup, .macro:
      true
    default: false
    }
  }

  /// Whether the word is a modifier of a declaration. `class` is one only before another declaration.
  var isModifier: Bool {
    switch self {
    case .private, .fileprivate, .internal, .package, .public, .open, .static, .final, .lazy, .weak, .unowned,
      .override, .required, .convenience, .mutating, .nonmutating, .dynamic, .optional, .indirect, .prefix,
      .postfix, .infix, .nonisolated, .isolated, .borrowing, .consuming, .distributed,
      .consumingUnderscored:
      true
    default: false
    }
  }

  /// Whether the word ends an expression, so that a slash behind it is an operator.
  var endsExpression: Bool {
    switch self {
    case .none, .self, .Self, .super, .true, .false, .nil: true
    default: false
    }
  }
}

/// Finds keywords by their bytes.
struct WordTable: Sendable {
  private struct Entry: Sendable {
    let bytes: [UInt8]
    let word: Word
  }

  private var byFirstByte: [[Entry]]

  static let shared = WordTable()

  private init() {
    byFirstByte = Array(repeating: [], count: 256)
    for word in Word.allCases where word != .none {
      let bytes = Array(word.rawValue.utf8)
      byFirstByte[Int(bytes[0])].append(Entry(bytes: bytes, word: word))
    }
  }

  /// Returns the keyword in a range of bytes.
  func word(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Word {
    for entry in byFirstByte[Int(bytes[start])] where entry.bytes.count == end - start {
      var index = 1
      while index < entry.bytes.count, bytes[start + index] == entry.bytes[index] { index += 1 }
      if index == entry.bytes.count { return entry.word }
    }
    return .none
  }
}
