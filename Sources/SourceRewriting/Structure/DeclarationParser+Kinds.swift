extension DeclarationParser {
  // MARK: - Types

  mutating func parseType(_ parsed: Declaration, at start: Int, limit: Int) -> Int? {
    var declaration = parsed
    var index = start
    guard index < limit else { return nil }
    let nameStart = index
    index = tokens[index].kind == .openBracket ? matches[index] + 1 : index + 1
    if declaration.kind == .extension {
      while index < limit {
        if tokens[index].kind == .dot, index + 1 < limit {
          index += 2
        } else if tokens[index].kind == .op, bytes[tokens[index].start] == 60 {
          index = skipAngles(at: index, limit: limit)
        } else if tokens[index].kind == .op, bytes[tokens[index].start] == 63 {
          index += 1
        } else {
          break
        }
      }
      declaration.name = text(nameStart..<index)
    } else {
      declaration.name = text(nameStart)
      let behind = skipAngles(at: index, limit: limit)
      declaration.isGeneric = behind > index
      index = behind
    }
    declaration.afterName = index
    let listStart = index
    var whereIndex: Int?
    while index < limit, tokens[index].kind != .openBrace {
      if tokens[index].word == .where, whereIndex == nil { whereIndex = index }
      index = tokens[index].opens ? matches[index] + 1 : index + 1
    }
    guard index < limit else { return nil }
    declaration.hasWhereClause = whereIndex != nil
    if listStart < limit, tokens[listStart].kind == .colon {
      declaration.inherited = split(listStart + 1..<(whereIndex ?? index)).map { text($0) }
    }
    declaration.body = (index, matches[index])
    declaration.tokens = parsed.tokens.lowerBound..<matches[index] + 1
    declarations.append(declaration)
    parseMembers(index + 1..<matches[index], parent: declarations.count - 1)
    return matches[index] + 1
  }

  // MARK: - Functions

  mutating func parseFunction(_ parsed: Declaration, at start: Int, limit: Int) -> Int? {
    var declaration = parsed
    var index = start
    switch declaration.kind {
    case .function:
      declaration.name = text(index)
      index += 1
    case .initializer:
      declaration.name = "init"
      if index < limit, tokens[index].kind == .op, bytes[tokens[index].start] != 60 {
        // `init?<T>` is lexed with one operator for both.
        declaration.isFailable = true
        if angles(index) == 0 { index += 1 }
      }
    default: break
    }
    let behind = skipAngles(at: index, limit: limit)
    declaration.isGeneric = behind > index
    index = behind
    if index < limit, tokens[index].kind == .openParen {
      declaration.parameters = split(index + 1..<matches[index]).map(parameter)
      index = matches[index] + 1
    }
    // Effects, the result and the requirements.
    var resultStart: Int?
    var resultEnd: Int?
    while index < limit, tokens[index].kind != .openBrace, tokens[index].kind != .semicolon {
      let token = tokens[index]
      if token.startsLine, isNextDeclaration(index, limit: limit) { break }
      switch token.word {
      case .async where resultStart == nil: declaration.isAsync = true
      case .throws where resultStart == nil, .rethrows where resultStart == nil:
        declaration.canThrow = true
      case .where:
        declaration.hasWhereClause = true
        if resultEnd == nil { resultEnd = index }
      default: break
      }
      if resultStart == nil, token.kind == .op, token.end - token.start == 2,
        bytes[token.start] == 45
      {
        resultStart = index + 1
      }
      index = token.opens ? matches[index] + 1 : index + 1
    }
    if let resultStart { declaration.type = text(resultStart..<min(resultEnd ?? index, index)) }
    if index < limit, tokens[index].kind == .openBrace {
      declaration.body = (index, matches[index])
      index = matches[index] + 1
    }
    declaration.tokens = parsed.tokens.lowerBound..<index
    declarations.append(declaration)
    if let body = declaration.body {
      findLocalTypes(body.open + 1..<body.close, parent: declarations.count - 1)
    }
    return index
  }

  /// Whether the line ends a requirement: a declaration begins, not a continued signature.
  private func isNextDeclaration(_ index: Int, limit: Int) -> Bool {
    endOfExpression(from: index - 1, limit: min(index + 1, limit)) == index
      || endOfExpression(from: index - 1, limit: limit) == index
  }

  private func parameter(_ range: Range<Int>) -> Declaration.Parameter {
    var index = range.lowerBound
    // Attributes, such as result builders, precede the names.
    while index < range.upperBound, tokens[index].kind == .at {
      index = skipAngles(at: index + 2, limit: range.upperBound)
      if index < range.upperBound, tokens[index].kind == .openParen { index = matches[index] + 1 }
    }
    let label = index < range.upperBound ? text(index) : "_"
    while index < range.upperBound, tokens[index].kind != .colon { index += 1 }
    let start = min(index + 1, range.upperBound)
    var end = start
    while end < range.upperBound, !(tokens[end].kind == .op && isEqualSign(end)) {
      end = tokens[end].opens ? matches[end] + 1 : end + 1
    }
    return .init(label: label == "_" ? nil : label, type: text(start..<min(end, range.upperBound)))
  }

  private func isEqualSign(_ index: Int) -> Bool {
    tokens[index].end - tokens[index].start == 1 && bytes[tokens[index].start] == 61
  }

  // MARK: - Variables

  mutating func parseVariable(_ parsed: Declaration, at start: Int, limit: Int) -> Int? {
    var declaration = parsed
    declaration.isConstant = tokens[parsed.keyword].word == .let
    var index = start
    var isFirst = true
    while index < limit {
      var name = ""
      var type: String?
      if tokens[index].kind == .openParen {
        index = matches[index] + 1
      } else {
        name = text(index)
        index += 1
      }
      if index < limit, tokens[index].kind == .colon {
        let typeStart = index + 1
        index = endOfType(from: typeStart, limit: limit)
        type = text(typeStart..<index)
      }
      if isFirst {
        (declaration.name, declaration.type) = (name, type)
      } else {
        declaration.furtherNames.append((name, type))
      }
      isFirst = false
      if index < limit, tokens[index].kind == .openBrace, !isObserver(index + 1) {
        declaration.isComputed = true
        declaration.hasSetter = hasSetter(index)
        declaration.body = (index, matches[index])
        index = matches[index] + 1
        break
      }
      if index < limit, tokens[index].kind == .op, isEqualSign(index) {
        declaration.hasInitialValue = true
        index = endOfValue(from: index + 1, limit: limit)
      }
      if index < limit, tokens[index].kind == .openBrace, isObserver(index + 1) {
        declaration.body = (index, matches[index])
        index = matches[index] + 1
        break
      }
      guard index < limit, tokens[index].kind == .comma else { break }
      index += 1
    }
    declaration.tokens = parsed.tokens.lowerBound..<index
    declarations.append(declaration)
    findLocalTypes(start..<index, parent: declarations.count - 1)
    return index
  }

  private func isObserver(_ index: Int) -> Bool {
    var index = index
    while index < tokens.count, tokens[index].kind == .at { index += 2 }
    return index < tokens.count && (tokens[index].word == .willSet || tokens[index].word == .didSet)
  }

  /// Whether the accessors in braces include a setter.
  private func hasSetter(_ open: Int) -> Bool {
    var index = open + 1
    while index < matches[open] {
      if tokens[index].word == .set, tokens[index - 1].kind != .dot {
        let next = tokens[index + 1].kind
        if next == .openBrace || next == .openParen || next == .closeBrace || next == .word {
          return true
        }
      }
      index = tokens[index].opens ? matches[index] + 1 : index + 1
    }
    return false
  }

  /// The index behind a type: an equal sign, a brace, a comma, or the next declaration.
  private func endOfType(from start: Int, limit: Int) -> Int {
    let end = endOfExpression(from: start, limit: limit)
    var index = start
    var depth = 0
    while index < end {
      let token = tokens[index]
      if depth == 0 {
        if token.kind == .openBrace || token.kind == .comma { return index }
        if token.kind == .op, isEqualSign(index) { return index }
        // `Int?=nil` and `Int!=nil` are lexed as operators; only the optional mark belongs to the type.
        if token.startsLine, index > start, token.kind == .word, tokens[index - 1].kind != .dot,
          tokens[index - 1].kind != .op || isMark(index - 1)
        {
          return index
        }
      }
      depth += angles(index)
      index = token.opens ? matches[index] + 1 : index + 1
    }
    return end
  }

  private func isMark(_ index: Int) -> Bool {
    let first = bytes[tokens[index].start]
    return first == 63 || first == 33 || first == 62
  }

  /// The index behind an initial value: a comma, observers, or the next declaration.
  private func endOfValue(from start: Int, limit: Int) -> Int {
    let end = endOfExpression(from: start, limit: limit)
    var index = start
    while index < end {
      let token = tokens[index]
      if token.kind == .comma, startsPattern(index + 1) { return index }
      if token.kind == .openBrace, isObserver(index + 1) { return index }
      index = token.opens ? matches[index] + 1 : index + 1
    }
    return end
  }

  /// Whether a name with a type or a value follows a comma.
  private func startsPattern(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index].kind == .word else { return false }
    return tokens[index + 1].kind == .colon
      || tokens[index + 1].kind == .op && isEqualSign(index + 1)
  }
}
