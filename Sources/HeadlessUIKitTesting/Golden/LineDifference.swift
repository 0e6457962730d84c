/// The differing lines of two texts, with context.
///
/// Lines end with a line feed, and are equal if their bytes are. In a line that differs, spaces at the end
/// are shown as `\u{20}`; combining marks, control characters and other spaces as `\u{301}`, `\u{D}` and
/// `\u{A0}`. Costs O(n × d) for n lines of which d differ; of texts that differ in thousands of lines, only
/// the beginning is compared.
struct LineDifference {
  private enum Line {
    case same(String, Int)
    case old(String, Int)
    case new(String, Int)

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  private static let context = 2
  private static let longest = 60
  private static let most = 2000

  private let lines: [Line]
  private let isCut: Bool

  /// Compares two texts.
  init(from old: String, to new: String) {
    let (old, new) = (LineDifference.lines(of: old), LineDifference.lines(of: new))
    let prefix = zip(old, new).prefix(while: Self.areSame).count
    let (oldRest, newRest) = (
      Array(old.dropFirst(prefix).prefix(Self.most)), Array(new.dropFirst(prefix).prefix(Self.most))
    )
    isCut = oldRest.count < old.count - prefix || newRest.count < new.count - prefix
    let head = old.prefix(prefix).enumerated().map { Line.same(String($1), $0 + 1) }
    lines = head + Self.changes(from: oldRest, to: newRest, after: prefix)
  }

  private static func lines(of text: String) -> [Substring] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
  }

  private static func areSame(_ a: Substring, _ b: Substring) -> Bool { a.utf8.elementsEqual(b.utf8) }

  private static func changes(from old: [Substring], to new: [Substring], after prefix: Int) -> [Line] {
    let difference = new.difference(from: old, by: areSame)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [Line] = []
    var (place, newPlace) = (0, 0)
    while place < old.count || newPlace < new.count {
      if place < old.count, removed.contains(place) {
        result.append(.old(marked(old[place]), prefix + place + 1))
        place += 1
      } else if newPlace < new.count, inserted.contains(newPlace) {
        result.append(.new(marked(new[newPlace]), prefix + newPlace + 1))
        newPlace += 1
      } else {
        result.append(.same(String(new[newPlace]), prefix + newPlace + 1))
        place += 1
        newPlace += 1
      }
    }
    return result
  }

  /// Returns the line with invisible characters replaced by visible ones.
  private static func marked(_ line: Substring) -> String {
    let scalars = line.unicodeScalars
    let end = scalars.lastIndex { $0 != " " }.map(scalars.index(after:)) ?? scalars.startIndex
    let shown = scalars[..<end].map { scalar in
      switch scalar.properties.generalCategory {
      case .spaceSeparator where scalar != " ",
        .control, .format, .nonspacingMark, .spacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }
    return shown.joined() + String(repeating: "\\u{20}", count: scalars[end...].count)
  }
}

extension LineDifference: CustomStringConvertible {
  /// The differing lines, old ones with `-` and new ones with `+`, each with its number and two lines of
  /// context around.
  var description: String {
    let changed = lines.indices.filter { !lines[$0].isSame }
    let shown = Set(changed.flatMap { $0 - Self.context...$0 + Self.context })
    var result: [String] = []
    var last: Int?
    for place in lines.indices where shown.contains(place) {
      if result.count == Self.longest {
        result.append("... and \(changed.count { $0 >= place }) more lines that differ")
        return result.joined(separator: "\n")
      }
      if let last, place > last + 1 { result.append("   ...") }
      last = place
      result.append(text(of: lines[place]))
    }
    if isCut { result.append("... and the texts go on, not compared") }
    return result.joined(separator: "\n")
  }

  private func text(of line: Line) -> String {
    let (sign, text, number) =
      switch line {
      case .same(let text, let number): (" ", text, number)
      case .old(let text, let number): ("-", text, number)
      case .new(let text, let number): ("+", text, number)
      }
    let digits = String(number)
    return "\(sign) \(String(repeating: " ", count: max(0, 4 - digits.count)))\(digits)  \(text)"
  }
}
