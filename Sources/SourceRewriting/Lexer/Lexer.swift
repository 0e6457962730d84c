/// Splits Swift source into tokens.
///
/// The lexer works on UTF-8 bytes and follows the compiler's rules for nested comments, raw and multi-line
/// strings, interpolations in interpolations, operators and regex literals. White space and comments yield no
/// tokens. All branches of `#if` are lexed.
package struct Lexer {
  let bytes: [UInt8]
  private(set) var offset = 0
  private var tokens: [Token] = []
  private var startsLine = true
  /// The strings around the current offset, from the outermost; each waits for its interpolation's end.
  private var strings: [OpenString] = []
  private var failure: (offset: Int, text: String)?

  private struct OpenString {
    var start: Int
    var pounds: Int
    var isMultiline: Bool
    /// The parentheses that are open inside the current interpolation.
    var depth = 0
  }

  /// Creates a lexer of a file's bytes.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the tokens of a file.
  ///
  /// - Throws: ``SourceError`` at the opening delimiter of a string, comment or literal without an end.
  package static func tokens(of bytes: [UInt8], path: String) throws(SourceError) -> [Token] {
    var lexer = Lexer(bytes)
    lexer.run()
    if let (offset, text) = lexer.failure {
      let (line, column) = LineTable(bytes).position(of: offset)
      throw SourceError(path: path, line: line, column: column, text: text)
    }
    return lexer.tokens
  }

  private mutating func run() {
    tokens.reserveCapacity(bytes.count / 5)
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    if byte(0) == 35, byte(1) == 33 { skipLine() }
    while failure == nil {
      skipTrivia()
      guard failure == nil, offset < bytes.count else { break }
      lexToken()
    }
    if failure == nil, let string = strings.last {
      fail(string.start, "unterminated string literal")
    }
  }

  private mutating func fail(_ offset: Int, _ text: String) {
    if failure == nil { failure = (offset, text) }
  }

  /// The byte at a distance from the offset; 0 behind the end.
  private func byte(_ distance: Int) -> UInt8 {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, word: Word = .none) {
    tokens.append(Token(kind: kind, word: word, startsLine: startsLine, start: start, end: offset))
    startsLine = false
  }

  // MARK: - White space and comments

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 10, bytes[offset] != 13 { offset += 1 }
  }

  private mutating func skipTrivia() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 10, 13:
        startsLine = true
        offset += 1
      case 32, 9, 11, 12, 0: offset += 1
      case 47 where byte(1) == 47: skipLine()
      case 47 where byte(1) == 42: skipBlockComment()
      case 0xC2 where byte(1) == 0xA0: offset += 2
      default: return
      }
      if failure != nil { return }
    }
  }

  private mutating func skipBlockComment() {
    let start = offset
    var depth = 1
    offset += 2
    while depth > 0 {
      guard offset < bytes.count else { return fail(start, "unterminated '/*' comment") }
      switch bytes[offset] {
      case 42 where byte(1) == 47:
        depth -= 1
        offset += 2
      case 47 where byte(1) == 42:
        depth += 1
        offset += 2
      case 10, 13:
        startsLine = true
        offset += 1
      default: offset += 1
      }
    }
  }

  // MARK: - Tokens

  private mutating func lexToken() {
    let start = offset
    let first = bytes[offset]
    switch first {
    case 40: punctuation(.openParen)
    case 41: closeParenthesis()
    case 91: punctuation(.openBracket)
    case 93: punctuation(.closeBracket)
    case 123: punctuation(.openBrace)
    case 125: punctuation(.closeBrace)
    case 44: punctuation(.comma)
    case 58: punctuation(.colon)
    case 59: punctuation(.semicolon)
    case 64: punctuation(.at)
    case 92: punctuation(.backslash)
    case 34: lexString(pounds: 0)
    case 35: lexPound()
    case 96: lexBackticks()
    case 36:
      offset += 1
      skipWord()
      add(.word, from: start)
    case 46: byte(1) == 46 ? lexOperator() : punctuation(.dot)
    case 48...57: lexNumber()
    default:
      if Characters.isWordByte(first) {
        skipWord()
        add(.word, from: start, word: WordTable.shared.word(bytes, start, offset))
      } else if Characters.isOperatorByte(first) {
        if first == 47, lexBareRegex() { return }
        lexOperator()
      } else if first >= 0x80 {
        let (value, length) = Characters.scalar(bytes, at: offset)
        if Characters.isOperatorHead(value) { return lexOperator() }
        offset += length
        skipWord()
        add(.word, from: start)
      } else {
        punctuation(.unknown)
      }
    }
  }

  private mutating func punctuation(_ kind: Token.Kind) {
    if kind == .openParen, !strings.isEmpty { strings[strings.count - 1].depth += 1 }
    offset += 1
    add(kind, from: offset - 1)
  }

  private mutating func closeParenthesis() {
    punctuation(.closeParen)
    guard !strings.isEmpty else { return }
    strings[strings.count - 1].depth -= 1
    if strings[strings.count - 1].depth == 0 { continueString() }
  }

  private mutating func skipWord() {
    while offset < bytes.count {
      let next = bytes[offset]
      if Characters.isWordByte(next) || next == 36 {
        offset += 1
      } else if next >= 0x80 {
        let (value, length) = Characters.scalar(bytes, at: offset)
        if Characters.isOperatorHead(value) || value == 0xA0 { return }
        offset += length
      } else {
        return
      }
    }
  }

  private mutating func lexBackticks() {
    let start = offset
    var end = offset + 1
    while end < bytes.count, bytes[end] != 96, bytes[end] != 10, bytes[end] != 13 { end += 1 }
    guard end < bytes.count, bytes[end] == 96, end > start + 1 else {
      return fail(start, "unterminated identifier in backticks")
    }
    offset = end + 1
    add(.word, from: start)
  }

  private mutating func lexNumber() {
    let start = offset
    let isMember = tokens.last.map { $0.kind == .dot && $0.end == start } ?? false
    func isHex(_ byte: UInt8) -> Bool {
      Characters.isDigit(byte) || (65...70).contains(byte) || (97...102).contains(byte)
    }
    if bytes[offset] == 48, byte(1) == 120 {
      offset += 2
      skipWord()
      let last = bytes[offset - 1]
      // A hexadecimal fraction needs an exponent, which distinguishes it from a member.
      if byte(0) == 46, isHex(byte(1)) {
        var end = offset + 1
        while end < bytes.count, isHex(bytes[end]) || bytes[end] == 95 { end += 1 }
        if end < bytes.count, bytes[end] | 32 == 112 {
          offset = end
          skipExponent()
        }
      } else if last | 32 == 112, byte(0) == 43 || byte(0) == 45 {
        offset += 1
        skipWord()
      }
    } else {
      while Characters.isDigit(byte(0)) || byte(0) == 95 { offset += 1 }
      if !isMember, byte(0) == 46, Characters.isDigit(byte(1)) {
        offset += 1
        while Characters.isDigit(byte(0)) || byte(0) == 95 { offset += 1 }
      }
      if !isMember, byte(0) | 32 == 101 { skipExponent() }
      skipWord()
    }
    add(.number, from: start)
  }

  private mutating func skipExponent() {
    offset += 1
    if byte(0) == 43 || byte(0) == 45 { offset += 1 }
    skipWord()
  }

  private mutating func lexOperator() {
    let start = offset
    let allowsDot = bytes[offset] == 46
    while offset < bytes.count {
      let next = bytes[offset]
      if next == 46, allowsDot {
        offset += 1
      } else if Characters.isOperatorByte(next) {
        // A comment ends an operator.
        if next == 47, byte(1) == 47 || byte(1) == 42, offset > start { break }
        offset += 1
      } else if next >= 0x80 {
        let (value, length) = Characters.scalar(bytes, at: offset)
        guard Characters.isOperator(value) else { break }
        offset += length
      } else {
        break
      }
    }
    // The question mark of an optional chain is a token of its own: `a?=b` isn't one.
    add(.op, from: start)
  }

  private mutating func lexPound() {
    let start = offset
    var pounds = 0
    while byte(pounds) == 35 { pounds += 1 }
    if byte(pounds) == 34 { return lexString(pounds: pounds) }
    if byte(pounds) == 47 { return lexRegex(pounds: pounds) }
    offset += 1
    skipWord()
    add(.pound, from: start)
  }

  // MARK: - Strings

  private mutating func lexString(pounds: Int) {
    let start = offset
    offset += pounds
    // `#"""#` is a string of a quotation mark.
    let isMultiline =
      byte(1) == 34 && byte(2) == 34 && !(pounds > 0 && closesOnLine(from: offset + 2, pounds: pounds))
    offset += isMultiline ? 3 : 1
    add(.quote, from: start)
    strings.append(OpenString(start: start, pounds: pounds, isMultiline: isMultiline))
    continueString()
  }

  /// Whether a quotation mark with its number signs follows on the line.
  private func closesOnLine(from index: Int, pounds: Int) -> Bool {
    var index = index
    while index < bytes.count, bytes[index] != 10, bytes[index] != 13 {
      if bytes[index] == 34, matchesPounds(at: index, pounds) { return true }
      index += 1
    }
    return false
  }

  /// Whether number signs follow the byte at an index.
  private func matchesPounds(at index: Int, _ pounds: Int) -> Bool {
    guard index + pounds < bytes.count || pounds == 0 else { return false }
    for distance in 0..<pounds where bytes[index + 1 + distance] != 35 { return false }
    return true
  }

  /// Lexes the innermost string up to its end or to its next interpolation.
  private mutating func continueString() {
    let string = strings[strings.count - 1]
    let start = offset
    while true {
      guard offset < bytes.count else { return fail(string.start, "unterminated string literal") }
      switch bytes[offset] {
      case 10 where !string.isMultiline, 13 where !string.isMultiline:
        return fail(string.start, "unterminated string literal")
      case 34 where !string.isMultiline || byte(1) == 34 && byte(2) == 34:
        let quotes = string.isMultiline ? 3 : 1
        guard matchesPounds(at: offset + quotes - 1, string.pounds) else {
          offset += 1
          continue
        }
        if offset > start { add(.segment, from: start) }
        let quote = offset
        offset += quotes + string.pounds
        add(.quote, from: quote)
        strings.removeLast()
        return
      case 92 where matchesPounds(at: offset, string.pounds):
        let escaped = byte(1 + string.pounds)
        if escaped == 40 {
          if offset > start { add(.segment, from: start) }
          let parenthesis = offset
          offset += 2 + string.pounds
          add(.openParen, from: parenthesis)
          strings[strings.count - 1].depth = 1
          return
        }
        // A line break behind a backslash is checked by the next round.
        offset += 1 + string.pounds
        if escaped != 10, escaped != 13, offset < bytes.count { offset += 1 }
      default: offset += 1
      }
    }
  }

  // MARK: - Regex literals

  private mutating func lexRegex(pounds: Int) {
    let start = offset
    var end = offset + pounds + 1
    let first = end < bytes.count ? bytes[end] : 0
    let isMultiline = first == 10 || first == 13
    while end < bytes.count {
      switch bytes[end] {
      case 10 where !isMultiline, 13 where !isMultiline: end = bytes.count
      case 47 where matchesPounds(at: end, pounds):
        offset = end + 1 + pounds
        return add(.regex, from: start)
      case 92: end += 2
      default: end += 1
      }
    }
    fail(start, "unterminated regex literal")
  }

  /// Lexes `/…/` if a literal can be here; otherwise the slash is an operator.
  private mutating func lexBareRegex() -> Bool {
    let next = byte(1)
    guard next != 32, next != 9, next != 10, next != 13, next != 0, next != 47, isRegexPosition else {
      return false
    }
    var end = offset + 1
    var groups = 0
    var isInClass = false
    while end < bytes.count, bytes[end] != 10, bytes[end] != 13 {
      switch bytes[end] {
      case 92: end += 1
      case 91: isInClass = true
      case 93: isInClass = false
      case 40 where !isInClass: groups += 1
      case 41 where !isInClass:
        groups -= 1
        if groups < 0 { return false }
      case 47:
        let last = bytes[end - 1]
        if last == 32 || last == 9 { return false }
        let start = offset
        offset = end + 1
        add(.regex, from: start)
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  private var isRegexPosition: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word: return !last.word.endsExpression || isStatementWord(last)
    case .number, .quote, .regex, .closeParen, .closeBracket, .closeBrace, .segment, .unknown: return false
    case .op:
      // A postfix operator ends an operand.
      return
        !(offset > last.end && last.end - last.start == 1
        && (bytes[last.start] == 33 || bytes[last.start] == 63))
    case .pound: return false
    case .dot: return false
    default: return true
    }
  }

  private func isStatementWord(_ token: Token) -> Bool {
    guard token.word == .none else { return false }
    switch token.end - token.start {
    case 2: return matches(token, "if") || matches(token, "do")
    case 3: return matches(token, "try") || matches(token, "for")
    case 4: return matches(token, "else")
    case 5:
      return matches(token, "guard") || matches(token, "while") || matches(token, "await")
        || matches(token, "throw")
    case 6: return matches(token, "switch") || matches(token, "repeat")
    default: return false
    }
  }

  private func matches(_ token: Token, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { $0.elementsEqual(bytes[token.start..<token.end]) }
  }
}
