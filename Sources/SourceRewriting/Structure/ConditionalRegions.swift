/// The regions between the directives `#if`, `#elseif`, `#else` and `#endif`.
struct ConditionalRegions: Sendable {
  private struct Region {
    var tokens: Range<Int>
    /// The condition's text; empty if the region is compiled in any case.
    var condition: String
    /// Whether the region is never compiled.
    var isDead: Bool
    /// The region around this one, or -1.
    var parent: Int
  }

  /// The regions, each before those inside of it.
  private var regions: [Region] = []

  init(_ tokens: [Token], _ bytes: [UInt8]) {
    self.init(tokens, bytes, PlatformConditions(tokens, bytes))
  }

  init(_ tokens: [Token], _ bytes: [UInt8], _ conditions: PlatformConditions) {
    // The regions of the open directives, with the conditions of the branches before them.
    var open: [(region: Int, earlier: [String], isDecided: Bool)] = []
    func isDead(_ region: Int) -> Bool { region >= 0 && regions[region].isDead }
    for (index, token) in tokens.enumerated() where token.kind == .pound && token.startsLine {
      let name = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
      guard name == "#if" || name == "#elseif" || name == "#else" || name == "#endif" else { continue }
      var earlier: [String] = []
      var isDecided = false
      if name != "#if" {
        guard let last = open.popLast() else { continue }
        regions[last.region].tokens = regions[last.region].tokens.lowerBound..<index
        (earlier, isDecided) = (last.earlier, last.isDecided)
      }
      guard name != "#endif" else { continue }
      let parent = open.last?.region ?? -1
      let condition = name == "#else" ? "" : conditions.condition(of: index)
      let value = name == "#else" ? true : conditions.value(of: index)
      let terms = earlier.map { "!(\($0))" } + (value == true ? [] : ["(\(condition))"])
      let isDeadHere = isDecided || value == false || isDead(parent)
      regions.append(
        Region(
          tokens: index..<tokens.count,
          condition: isDeadHere ? "false" : terms.joined(separator: " && "),
          isDead: isDeadHere,
          parent: parent
        )
      )
      // A branch that is never compiled excludes none behind it.
      if value == nil { earlier.append(condition) }
      open.append((regions.count - 1, earlier, isDecided || value == true))
    }
  }

  /// The innermost region that contains a token, or -1.
  private func innermost(at token: Int) -> Int {
    var low = 0
    var high = regions.count
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].tokens.lowerBound <= token { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0, !regions[index].tokens.contains(token) { index = regions[index].parent }
    return index
  }

  /// The conditions of the directives between two tokens under which the second is compiled; empty if it is
  /// in any case.
  func condition(at token: Int, inside outer: Int) -> String {
    var conditions: [String] = []
    var index = innermost(at: token)
    while index >= 0, regions[index].tokens.lowerBound > outer {
      if !regions[index].condition.isEmpty { conditions.append(regions[index].condition) }
      index = regions[index].parent
    }
    return conditions.reversed().joined(separator: " && ")
  }

  /// Whether a token is in a branch that is never compiled.
  func isDead(at token: Int) -> Bool {
    let index = innermost(at: token)
    return index >= 0 && regions[index].isDead
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
