/// The regions between the directives `#if`, `#elseif`, `#else` and `#endif`.
struct ConditionalRegions: Sendable {
  private var regions: [(tokens: Range<Int>, condition: String)] = []

  init(_ tokens: [Token], _ bytes: [UInt8]) {
    // For each open directive: the branch's first token, its condition, and the conditions before it.
    var open: [(start: Int, condition: String, earlier: [String])] = []
    for (index, token) in tokens.enumerated() where token.kind == .pound && token.startsLine {
      switch String(decoding: bytes[token.start..<token.end], as: UTF8.self) {
      case "#if": open.append((index, Self.condition(tokens, bytes, behind: index), []))
      case "#elseif", "#else":
        guard var last = open.popLast() else { continue }
        regions.append((last.start..<index, Self.join(last.earlier, last.condition)))
        last.earlier.append(last.condition)
        let isElse = token.end - token.start == 5
        open.append(
          (index, isElse ? "" : Self.condition(tokens, bytes, behind: index), last.earlier)
        )
      case "#endif":
        guard let last = open.popLast() else { continue }
        regions.append((last.start..<index, Self.join(last.earlier, last.condition)))
      default: continue
      }
    }
  }

  private static func condition(_ tokens: [Token], _ bytes: [UInt8], behind index: Int) -> String {
    var last = index
    while last + 1 < tokens.count, !tokens[last + 1].startsLine { last += 1 }
    return String(decoding: bytes[tokens[index].end..<tokens[last].end], as: UTF8.self)
      .split(separator: " ").joined(separator: " ")
  }

  private static func join(_ earlier: [String], _ condition: String) -> String {
    (earlier.map { "!(\($0))" } + (condition.isEmpty ? [] : ["(\(condition))"])).joined(
      separator: " && "
    )
  }

  /// The conditions of the directives between two tokens under which the second is compiled; empty if it is
  /// in any case.
  func condition(at token: Int, inside outer: Int) -> String {
    guard !regions.isEmpty else { return "" }
    return regions.filter { $0.tokens.lowerBound > outer && $0.tokens.contains(token) }.map(
      \.condition
    )
    .joined(separator: " && ")
  }
}

extension ConditionalRegions {
  /// Statements that are compiled under a condition, as lines of their own.
  static func conditional(_ text: String, _ condition: String) -> String {
    condition.isEmpty ? text : "\n#if \(condition)\n\(text)\n#endif\n"
  }

  /// Joins members or statements with semicolons, unless lines separate them.
  static func joined(_ parts: [String]) -> String {
    var result = ""
    for part in parts {
      if !result.isEmpty, !result.hasSuffix("\n"), !part.hasPrefix("\n") { result += "; " }
      result += part
    }
    return result
  }
}
