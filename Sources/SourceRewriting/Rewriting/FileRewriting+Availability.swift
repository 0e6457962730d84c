extension FileRewriting {
  /// Replaces `#available` and `#unavailable` with a question to the current simulator's system, if they name
  /// a version of iOS. The conditions of other systems are the compiler's own: as on iOS, their `*` applies.
  mutating func rewriteAvailability(_ index: Int) {
    guard index + 1 < file.tokens.count, file.tokens[index + 1].kind == .openParen else { return }
    let close = file.matches[index + 1]
    guard let version = version(index + 2..<close) else { return }
    let sign = file.token(index, is: "#unavailable") ? "!" : ""
    replace(index..<close + 1, with: "\(sign)_iOS(\(version.joined(separator: ",")))")
    needsImport = true
    let name = file.text(index)
    report(.rewritten, at: index, "\(name) of iOS \(version.joined(separator: ".")), asked of the simulator")
  }

  /// The numbers of the version behind the word `iOS` in the arguments of a condition.
  private func version(_ tokens: Range<Int>) -> [String]? {
    guard let name = tokens.first(where: { file.token($0, is: "iOS") }) else { return nil }
    var text = ""
    for token in name + 1..<tokens.upperBound {
      guard file.tokens[token].kind == .number || file.tokens[token].kind == .dot else { break }
      text += file.text(token)
    }
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard (1...3).contains(numbers.count), numbers.allSatisfy({ Int($0) != nil }) else { return nil }
    return numbers
  }

  /// Removes the previews of Xcode, with their attributes.
  mutating func removePreviews() {
    let ranges = file.previews
    removeEdits(
      in: ranges.map { file.tokens[$0.lowerBound].start..<file.tokens[$0.upperBound - 1].end },
      from: &edits
    )
    for range in ranges {
      replace(range)
      report(.rewritten, at: range.lowerBound, "#Preview, which only Xcode shows")
    }
  }
}

extension SourceFile {
  /// The tokens of each `#Preview`, from its attributes to its last closure.
  static func previews(_ tokens: [Token], _ matches: [Int], _ bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in tokens.indices
    where tokens[index].kind == .pound
      && bytes[tokens[index].start..<tokens[index].end].elementsEqual("#Preview".utf8)
    {
      if let last = ranges.last, last.contains(index) { continue }
      var end = index + 1
      if end < tokens.count, tokens[end].kind == .openParen { end = matches[end] + 1 }
      if end < tokens.count, tokens[end].kind == .openBrace { end = matches[end] + 1 }
      while end + 2 < tokens.count, tokens[end].kind == .word, tokens[end + 1].kind == .colon,
        tokens[end + 2].kind == .openBrace
      {
        end = matches[end + 2] + 1
      }
      ranges.append(firstAttribute(before: index, tokens, matches)..<end)
    }
    return ranges
  }

  /// The first token of the attributes before a token, such as `@available(iOS 17, *)`, or the token.
  private static func firstAttribute(before index: Int, _ tokens: [Token], _ matches: [Int]) -> Int {
    var first = index
    while first >= 2 {
      var name = first - 1
      if tokens[name].kind == .closeParen { name = matches[name] - 1 }
      guard name >= 1, tokens[name].kind == .word, tokens[name - 1].kind == .at else { break }
      first = name - 1
    }
    return first
  }
}
