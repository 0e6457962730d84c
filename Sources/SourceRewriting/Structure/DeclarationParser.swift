/// Finds the declarations of a file.
///
/// Members of types are parsed one after the other. Bodies of functions, accessors and closures are searched
/// for local types. An expression ends where the next declaration begins on a line of its own.
struct DeclarationParser {
  let bytes: [UInt8]
  let tokens: [Token]
  let matches: [Int]
  var declarations: [Declaration] = []

  init(bytes: [UInt8], tokens: [Token], matches: [Int]) {
    self.bytes = bytes
    self.tokens = tokens
    self.matches = matches
  }

  mutating func parseFile() { parseMembers(0..<tokens.count, parent: -1) }

  // MARK: - Members

  /// Parses the declarations in a range of tokens.
  mutating func parseMembers(_ range: Range<Int>, parent: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let next = parseDeclaration(at: index, limit: range.upperBound, parent: parent) {
        index = max(next, index + 1)
      } else if tokens[index].opens {
        // Statements of a file, such as a call with a closure.
        findLocalTypes(index + 1..<matches[index], parent: parent)
        index = matches[index] + 1
      } else {
        index += 1
      }
    }
  }

  /// Parses types that are declared in code.
  mutating func findLocalTypes(_ range: Range<Int>, parent: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      switch token.word {
      case .class, .struct, .enum, .actor, .protocol, .extension:
        if index > 0, tokens[index - 1].kind == .dot { break }
        guard index + 2 < range.upperBound, tokens[index + 1].kind == .word else { break }
        let behind = tokens[index + 2]
        guard behind.kind == .openBrace || behind.kind == .colon || bytes[behind.start] == 60 else {
          break
        }
        var first = index
        while first > range.lowerBound,
          tokens[first - 1].word.isModifier || isAttributeName(first - 1)
        {
          first -= isAttributeName(first - 1) ? 2 : 1
        }
        if let next = parseDeclaration(at: first, limit: range.upperBound, parent: parent),
          next > index
        {
          index = next
          continue
        }
      default: break
      }
      index += 1
    }
  }

  private func isAttributeName(_ index: Int) -> Bool {
    index > 0 && tokens[index].kind == .word && tokens[index - 1].kind == .at
  }

  /// Parses the declaration that begins at a token. Returns the index behind it, or nil if none begins there.
  private mutating func parseDeclaration(at start: Int, limit: Int, parent: Int) -> Int? {
    var declaration = Declaration(
      kind: .other,
      keyword: start,
      tokens: start..<start,
      parent: parent
    )
    guard var index = parsePrefix(at: start, limit: limit, &declaration) else { return nil }
    declaration.keyword = index
    let word = tokens[index].word
    index += 1
    switch word {
    case .class: declaration.kind = .class
    case .struct: declaration.kind = .struct
    case .enum: declaration.kind = .enum
    case .actor: declaration.kind = .actor
    case .protocol: declaration.kind = .protocol
    case .extension: declaration.kind = .extension
    case .func: declaration.kind = .function
    case .`init`: declaration.kind = .initializer
    case .deinit: declaration.kind = .deinitializer
    case .subscript: declaration.kind = .subscripting
    case .var, .let: declaration.kind = .variable
    case .case: declaration.kind = .enumCase
    case .import: declaration.kind = .import
    default: break
    }
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol, .extension:
      return parseType(declaration, at: index, limit: limit)
    case .function, .initializer, .deinitializer, .subscripting:
      return parseFunction(declaration, at: index, limit: limit)
    case .variable:
      return parseVariable(declaration, at: index, limit: limit)
    case .import:
      declaration.tokens = start..<index
      while index < limit, !tokens[index].startsLine, tokens[index].kind != .semicolon {
        declaration.name += text(index)
        // The kind of a declaration import is a word of its own.
        if tokens[index].kind == .word, index + 1 < limit, tokens[index + 1].kind == .word,
          !tokens[index + 1].startsLine
        {
          declaration.name += " "
        }
        index += 1
      }
      declaration.tokens = start..<index
      declarations.append(declaration)
      return index
    default:
      let end = endOfExpression(from: index, limit: limit)
      declaration.tokens = start..<end
      declarations.append(declaration)
      findLocalTypes(index..<end, parent: declarations.count - 1)
      return end
    }
  }

  /// Parses attributes and modifiers. Returns the index of the introducing word, or nil if there is none.
  private func parsePrefix(at start: Int, limit: Int, _ declaration: inout Declaration) -> Int? {
    var index = start
    while index < limit {
      let token = tokens[index]
      if token.kind == .at {
        guard index + 1 < limit, tokens[index + 1].kind == .word else { return nil }
        var end = index + 2
        var name = text(index + 1)
        while end + 1 < limit, tokens[end].kind == .dot, tokens[end + 1].kind == .word {
          name += "." + text(end + 1)
          end += 2
        }
        end = skipAngles(at: end, limit: limit)
        var argument: String?
        if end < limit, tokens[end].kind == .openParen,
          tokens[end].start == tokens[end - 1].end || name == "available"
            || name == "objc" && !tokens[end].startsLine
        {
          argument = text(from: tokens[end].end, to: tokens[matches[end]].start)
          end = matches[end] + 1
        }
        declaration.attributes.append(.init(name: name, tokens: index..<end, argument: argument))
        index = end
      } else if token.kind != .word {
        return nil
      } else if token.word.introducesDeclaration,
        !(token.word == .class && isModifier(index, limit: limit))
      {
        return isIntroducer(index, limit: limit) ? index : nil
      } else if isModifier(index, limit: limit) {
        var modifier = Declaration.Modifier(word: token.word, token: index, hasArgument: false)
        index += 1
        if index < limit, tokens[index].kind == .openParen {
          modifier.hasArgument = true
          index = matches[index] + 1
        }
        declaration.modifiers.append(modifier)
      } else {
        return nil
      }
    }
    return nil
  }

  /// Whether a word that can be a modifier is one: another modifier, an attribute or a declaration follows.
  private func isModifier(_ index: Int, limit: Int) -> Bool {
    let word = tokens[index].word
    guard word.isModifier || word == .class else { return false }
    var next = index + 1
    if next < limit, tokens[next].kind == .openParen, word != .class { next = matches[next] + 1 }
    guard next < limit else { return false }
    if tokens[next].kind == .at { return word != .class }
    let following = tokens[next].word
    return following.introducesDeclaration || following.isModifier
  }

  /// Whether a word that can introduce a declaration does.
  private func isIntroducer(_ index: Int, limit: Int) -> Bool {
    if index > 0, tokens[index - 1].kind == .dot { return false }
    guard index + 1 < limit else { return tokens[index].word == .deinit }
    let next = tokens[index + 1]
    switch tokens[index].word {
    case .`init`: return next.kind == .openParen || next.kind == .op
    case .deinit: return next.kind == .openBrace
    case .subscript: return next.kind == .openParen || next.kind == .op
    case .func: return next.kind == .word || next.kind == .op
    case .var, .let: return next.kind == .word || next.kind == .openParen
    case .actor, .macro: return next.kind == .word && !next.startsLine
    case .case: return next.kind == .word || next.kind == .dot
    case .extension: return next.kind == .word || next.kind == .openBracket
    default: return next.kind == .word || next.kind == .op
    }
  }

  /// Whether a declaration, or a compiler directive, begins at a token.
  private func begins(at index: Int, limit: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .pound {
      if text(index) == "#Preview" { return true }
      // `#if`, `#else`, `#elseif`, `#endif`, `#error`, `#warning`; no expression begins with these letters.
      let second = token.end - token.start > 2 ? bytes[token.start + 1] : 0
      let third = token.end - token.start > 2 ? bytes[token.start + 2] : 0
      return second == 105 && third == 102 || second == 101 && third != 120 || second == 119
        || second == 115 && third == 111
    }
    if token.kind == .at { return true }
    guard token.kind == .word, token.word != .none else { return false }
    return isModifier(index, limit: limit)
      || token.word.introducesDeclaration && isIntroducer(index, limit: limit)
  }

  /// The index behind an expression that begins at or before a token: the next line that begins a
  /// declaration, a semicolon, or the limit.
  func endOfExpression(from start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      let token = tokens[index]
      if token.kind == .semicolon { return index }
      if token.startsLine, index > start, begins(at: index, limit: limit) {
        let last = tokens[index - 1]
        if last.kind != .comma, last.kind != .op || isPostfix(last) { return index }
      }
      index = token.opens ? matches[index] + 1 : index + 1
    }
    return limit
  }

  /// Whether an operator can end an expression or a type: an optional mark, or an angle bracket.
  private func isPostfix(_ token: Token) -> Bool {
    let last = bytes[token.end - 1]
    return last == 63 || last == 33 || last == 62 && bytes[token.start] != 45
  }

  // MARK: - Texts

  func text(_ index: Int) -> String { text(from: tokens[index].start, to: tokens[index].end) }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The text of a range of tokens, with single spaces in the place of line breaks and comments.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first else { return "" }
    var result = text(first)
    for index in range.dropFirst() {
      if tokens[index].start > tokens[index - 1].end { result += " " }
      result += text(index)
    }
    return result
  }

  /// The index behind generic parameters or arguments that begin at a token, or the index itself.
  func skipAngles(at index: Int, limit: Int) -> Int {
    guard index < limit, tokens[index].kind == .op, angles(index) > 0 else { return index }
    var depth = 0
    var index = index
    while index < limit {
      depth += angles(index)
      index = tokens[index].opens ? matches[index] + 1 : index + 1
      if depth <= 0 { break }
    }
    return index
  }

  /// The number of angle brackets that a token opens, less those that it closes. The arrow closes none.
  func angles(_ index: Int) -> Int {
    guard tokens[index].kind == .op else { return 0 }
    var depth = 0
    var last: UInt8 = 0
    for offset in tokens[index].start..<tokens[index].end {
      if bytes[offset] == 60 { depth += 1 }
      if bytes[offset] == 62, last != 45 { depth -= 1 }
      last = bytes[offset]
    }
    return depth
  }

  /// Splits a range of tokens at the commas outside of brackets.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    var depth = 0
    while index < range.upperBound {
      if tokens[index].kind == .comma, depth == 0 {
        parts.append(start..<index)
        start = index + 1
      }
      depth += angles(index)
      index = tokens[index].opens ? matches[index] + 1 : index + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }
}
