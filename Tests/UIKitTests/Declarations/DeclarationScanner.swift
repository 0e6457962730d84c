import Foundation

/// Reads the parts of one declaration from left to right.
struct DeclarationScanner {
  /// A parameter of a function.
  struct Parameter {
    var label: String
    var type: String
    var hasDefault: Bool
  }

  /// The line from the keyword on.
  private(set) var text: String
  private var rest: Substring

  init(_ line: String) {
    text = line
    rest = line[...]
  }

  /// Whether the accessors at the end of the declaration, if there are any, contain a setter.
  var isSettable: Bool { !text.contains("{") || text.contains(" set") }

  private static let modifiers: Set<String> = [
    "open", "public", "final", "static", "class", "override", "required", "convenience", "mutating",
    "nonmutating", "nonisolated", "weak", "unowned", "optional", "dynamic", "lazy", "indirect", "prefix",
    "postfix", "infix", "private", "fileprivate", "internal", "package",
  ]
  private static let keywords: Set<String> = [
    "func", "init", "subscript", "var", "let", "case", "struct", "enum", "protocol", "typealias",
    "associatedtype", "extension",
  ]

  /// Reads attributes and modifiers up to the keyword. A `class` that is followed by another modifier or a
  /// keyword is a modifier.
  mutating func readPrefix() -> (words: [String], kept: String, keyword: String?) {
    var words: [String] = [], kept: [String] = []
    while true {
      skipSpaces()
      if rest.first == "@" {
        _ = rest.removeFirst()
        _ = readWord()
        if rest.first == "(" { skipBalanced() }
        continue
      }
      let start = rest
      let word = readWord()
      let next = rest.drop { $0 == " " }.prefix { $0.isLetter }
      let isModifier =
        Self.modifiers.contains(word)
        && (word != "class" || Self.modifiers.contains(String(next)) || Self.keywords.contains(String(next)))
      if isModifier {
        if rest.first == "(" { skipBalanced() }
        words.append(word)
        if word == "static" || word == "class" { kept.append("class") }
        if ["convenience", "required", "mutating", "nonisolated", "optional"].contains(word) {
          kept.append(word)
        }
      } else if Self.keywords.contains(word) || word == "class" {
        text = String(start)
        return (words, kept.map { $0 + " " }.joined(), word)
      } else {
        return (words, "", nil)
      }
    }
  }

  /// Reads an identifier or an operator, without backticks.
  mutating func readName() -> String {
    skipSpaces()
    if rest.first.map({ $0.isLetter || $0 == "_" || $0 == "`" }) ?? false {
      return readWord().filter { $0 != "`" }
    }
    let name = rest.prefix { !" (<".contains($0) || $0 == "<" }.prefix { $0 != " " && $0 != "(" }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  /// Skips one character if it is next.
  mutating func skip(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips generic parameters, if there are any.
  mutating func skipGenerics() {
    skipSpaces()
    if rest.first == "<" { skipBalanced() }
  }

  /// Reads the parameters in parentheses.
  mutating func readParameters() -> [Parameter] {
    skipSpaces()
    guard rest.first == "(" else { return [] }
    let start = rest
    skipBalanced()
    let inside = start[start.index(after: start.startIndex)..<start.index(before: rest.startIndex)]
    return Self.split(inside, at: ",").map { part in
      let pieces = Self.split(part, at: ":", most: 1)
      let names = pieces[0].split(separator: " ")
      let typeAndDefault = pieces.count > 1 ? Self.split(pieces[1], at: "=", most: 1) : [""]
      return Parameter(
        label: names.first.map { $0.filter { $0 != "`" } } ?? "_",
        type: Self.normalized(typeAndDefault[0]),
        hasDefault: typeAndDefault.count > 1
      )
    }
  }

  /// Reads the result of a function, `Void` if it has none.
  mutating func readResult() -> String {
    guard let arrow = rest.range(of: "->") else { return "Void" }
    return Self.normalized(Self.withoutBody(rest[arrow.upperBound...]))
  }

  /// Reads the type after a colon.
  mutating func readType() -> String {
    guard let colon = rest.firstIndex(of: ":") else { return "" }
    let type = Self.withoutBody(rest[rest.index(after: colon)...])
    return Self.normalized(Self.split(type, at: "=", most: 1)[0])
  }

  /// Reads everything that is left, without a closing parenthesis.
  func readRest() -> String { Self.normalized(rest.prefix { $0 != ")" }) }

  // MARK: Characters

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

  private mutating func readWord() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func skipBalanced() {
    var depth = 0
    var last: Character = " "
    while let character = rest.popFirst() {
      if "([<{".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
      last = character
      if depth == 0 { return }
    }
  }

  /// Returns the text before accessors, a body or requirements.
  private static func withoutBody(_ text: Substring) -> Substring {
    let end = text.firstIndex(of: "{") ?? text.endIndex
    let before = text[..<end]
    guard let requirements = before.range(of: " where ") else { return before }
    return before[..<requirements.lowerBound]
  }

  /// Splits a text at a separator outside of all brackets.
  static func split(_ text: Substring, at separator: Character, most: Int = .max) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0, start = text.startIndex, last: Character = " "
    for index in text.indices {
      let character = text[index]
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      if character == separator, depth == 0, parts.count < most {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      last = character
    }
    let end = text[start...]
    return end.allSatisfy { $0 == " " } && parts.isEmpty ? [] : parts + [end]
  }

  /// Returns a type in one spelling: without isolation, `any`, and spaces that don't matter.
  static func normalized(_ type: Substring) -> String {
    var result = String(type)
    for (spelling, standard) in spellings where result.contains(spelling) {
      result = result.replacing(spelling, with: standard)
    }
    // `(P)?` is `P?`.
    if result.contains(")?") || result.contains(")!") {
      result = result.replacing(/\(([A-Za-z.&]+)\)([?!])/) { "\($0.output.1)\($0.output.2)" }
    }
    return result.trimmingCharacters(in: CharacterSet(charactersIn: " "))
  }

  /// The spellings to replace, one after the other.
  private static let spellings = [
    ("@MainActor ", ""), ("@Sendable ", ""), ("@preconcurrency ", ""), ("sending ", ""), ("any ", ""),
    ("__owned ", ""), ("borrowing ", ""), (" : ", ": "), ("()", "Void"), ("Void ->", "() ->"), ("Swift.", ""),
    ("Foundation.", ""), ("NSNotification.Name", "Notification.Name"), ("CFTimeInterval", "TimeInterval"),
  ]
}
