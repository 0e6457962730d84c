/// A parsed file: bytes, tokens, matching brackets and declarations.
package struct SourceFile: Sendable {
  /// The path for messages.
  package let path: String
  package let bytes: [UInt8]
  package let tokens: [Token]
  /// For each opening bracket, the index of its closing token, and the reverse; -1 for other tokens.
  package let matches: [Int]
  /// The declarations, each before those inside of it.
  package let declarations: [Declaration]
  let conditions: PlatformConditions
  let regions: ConditionalRegions
  private let typePaths: [String]
  /// The tokens of the previews of Xcode, which aren't compiled here.
  let previews: [Range<Int>]
  /// The declarations directly inside of each one.
  let children: [[Int]]

  /// Parses a file.
  ///
  /// - Throws: ``SourceError`` for an unterminated literal, or a bracket without its partner.
  package init(path: String, bytes: [UInt8]) throws(SourceError) {
    self.path = path
    self.bytes = bytes
    tokens = try Lexer.tokens(of: bytes, path: path)
    matches = try Self.match(tokens, bytes: bytes, path: path)
    conditions = PlatformConditions(tokens, bytes)
    regions = ConditionalRegions(tokens, bytes, conditions)
    let previews = Self.previews(tokens, matches, bytes)
    self.previews = previews
    var parser = DeclarationParser(bytes: bytes, tokens: tokens, matches: matches)
    parser.parseFile()
    for index in parser.declarations.indices {
      let keyword = parser.declarations[index].keyword
      parser.declarations[index].isDead =
        regions.isDead(at: keyword) || previews.contains { $0.contains(keyword) }
    }
    declarations = parser.declarations
    var children = Array(repeating: [Int](), count: parser.declarations.count)
    for (index, declaration) in parser.declarations.enumerated() where declaration.parent >= 0 {
      children[declaration.parent].append(index)
    }
    self.children = children
    typePaths = Self.typePaths(of: parser.declarations, path)
  }

  /// The paths of types, each behind those around it; empty for other declarations. A type in code gets a
  /// name around it that no source has, as two functions can have types of one name.
  private static func typePaths(of declarations: [Declaration], _ path: String) -> [String] {
    var paths: [String] = []
    paths.reserveCapacity(declarations.count)
    var scopes: [Int: String] = [:]
    for declaration in declarations {
      guard declaration.kind.isType else {
        paths.append("")
        continue
      }
      var outer = ""
      var parent = declaration.parent
      if parent >= 0, !declarations[parent].kind.isType {
        let code = parent
        if scopes[code] == nil {
          scopes[code] = "_local\(scopes.count)_\(StableHash.of(Array(path.utf8)) % 1_000_000)."
        }
        while parent >= 0, !declarations[parent].kind.isType { parent = declarations[parent].parent }
        outer = scopes[code]!
      }
      if parent >= 0 { outer = paths[parent] + "." + outer }
      paths.append(
        outer + (declaration.kind == .extension ? TypeText.base(declaration.name) : declaration.name)
      )
    }
    return paths
  }

  private static func match(_ tokens: [Token], bytes: [UInt8], path: String) throws(SourceError)
    -> [Int]
  {
    var matches = Array(repeating: -1, count: tokens.count)
    var open: [Int] = []
    func fail(_ token: Token, _ text: String) -> SourceError {
      let (line, column) = LineTable(bytes).position(of: token.start)
      return SourceError(path: path, line: line, column: column, text: text)
    }
    for (index, token) in tokens.enumerated() {
      if token.opens {
        open.append(index)
      } else if token.closes {
        let closing = Character(Unicode.Scalar(bytes[token.start]))
        guard let last = open.popLast() else { throw fail(token, "'\(closing)' closes nothing") }
        let expected: Token.Kind =
          switch tokens[last].kind {
          case .openParen: .closeParen
          case .openBracket: .closeBracket
          default: .closeBrace
          }
        guard token.kind == expected else {
          let opening = Character(Unicode.Scalar(bytes[tokens[last].end - 1]))
          let line = LineTable(bytes).position(of: tokens[last].start).line
          throw fail(token, "'\(closing)' doesn't close the '\(opening)' of line \(line)")
        }
        matches[last] = index
        matches[index] = last
      }
      // The compiler's limit.
      if open.count > 256 { throw fail(token, "structure nesting level exceeded maximum of 256") }
    }
    if let last = open.last {
      let opening = Character(Unicode.Scalar(bytes[tokens[last].end - 1]))
      throw fail(tokens[last], "'\(opening)' is never closed")
    }
    return matches
  }

  /// The text of a token.
  package func text(_ index: Int) -> String {
    text(from: tokens[index].start, to: tokens[index].end)
  }

  /// The text between two offsets.
  package func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether a token has a text.
  package func token(_ index: Int, is text: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let token = tokens[index]
    guard token.end - token.start == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[token.start..<token.end]) }
  }

  /// The innermost type or extension whose body contains a token, or nil.
  package func enclosingType(of token: Int) -> Int? {
    var index = innermost(at: token)
    while index >= 0 {
      let declaration = declarations[index]
      if declaration.kind.isType, let body = declaration.body, body.open < token,
        token <= body.close
      {
        return index
      }
      index = declaration.parent
    }
    return nil
  }

  /// The innermost declaration that contains a token, or -1.
  package func innermost(at token: Int) -> Int {
    // Declarations are sorted by their first tokens, so the last one that begins before the token, or one of
    // its ancestors, contains it.
    var low = 0
    var high = declarations.count
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle].tokens.lowerBound <= token { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0, !declarations[index].tokens.contains(token) {
      index = declarations[index].parent
    }
    return index
  }

  /// The path of a type: its name behind those of the types around it, `Outer.Inner`; for an extension, the
  /// extended type's name without generic arguments.
  package func typePath(_ index: Int) -> String { typePaths[index] }
}

/// Texts of types.
package enum TypeText {
  /// The name of a type without attributes, generic arguments and optional marks: `Outer.Inner` of
  /// `@preconcurrency Outer<Int>.Inner?`.
  package static func base(_ text: String) -> String {
    var result: [UInt8] = []
    var depth = 0
    var words = text.utf8.split(separator: 32).map(Array.init)
    words.removeAll {
      $0.first == 64 || $0.elementsEqual("any".utf8) || $0.elementsEqual("some".utf8)
    }
    for byte in words.joined() {
      switch byte {
      case 60: depth += 1
      case 62: depth -= 1
      case 63, 33, 10, 13, 9: break
      default: if depth == 0 { result.append(byte) }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a type is a name, or an optional of it, which needs no attribute and no parentheses.
  package static func isSimple(_ text: String) -> Bool {
    text.utf8.allSatisfy { Characters.isWordByte($0) || $0 == 46 || $0 == 63 || $0 == 33 } && text != "Self"
  }

  /// The type that an optional type wraps, or the type itself.
  package static func unwrapped(_ text: String) -> String {
    text.hasSuffix("?") || text.hasSuffix("!") ? String(text.dropLast()) : text
  }
}
