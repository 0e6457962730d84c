import ViewTree

/// The characters of a line in the order in which they are displayed, from left to right.
///
/// The order is that of Unicode's bidirectional algorithm, without explicit embeddings and without brackets
/// in pairs. The first letter decides the direction of the line. The toolkit measures and aligns lines
/// without it, as if all of them ran from left to right.
struct TextDirections: Hashable, Sendable {
  /// Adjacent characters with one direction.
  struct Run: Hashable, Sendable {
    /// The positions of the characters in the text.
    var range: Range<Int>
    var isRightToLeft: Bool
  }

  /// The runs from left to right.
  private(set) var runs: [Run] = []

  init(_ characters: [Character]) {
    guard characters.contains(where: \.isRightToLeft) else {
      runs = [Run(range: 0..<characters.count, isRightToLeft: false)]
      return
    }
    let levels = Self.levels(of: characters)
    var start = 0
    for position in levels.indices where position + 1 == levels.count || levels[position + 1] != levels[start]
    {
      runs.append(Run(range: start..<(position + 1), isRightToLeft: levels[start] % 2 == 1))
      start = position + 1
    }
    reverse(runs.map { levels[$0.range.lowerBound] })
  }

  /// Reverses the runs of each level and of those above it, the highest level first.
  private mutating func reverse(_ levels: [Int]) {
    var levels = levels
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < levels.count {
        let count = levels[start...].prefix { $0 >= level }.count
        runs[start..<(start + count)].reverse()
        levels[start..<(start + count)].reverse()
        start += max(1, count)
      }
    }
  }

  /// The direction that characters have for those beside them that have none.
  private enum Side { case left, right }

  /// Returns the embedding levels: even ones run from left to right.
  private static func levels(of characters: [Character]) -> [Int] {
    let base: Side = characters.first { $0.isLetter }.map { $0.isRightToLeft ? .right : .left } ?? .left
    let (left, baseLevel) = base == .left ? (0, 0) : (2, 1)
    var known: [(level: Int, side: Side)?] = []
    var last = base
    for (position, character) in characters.enumerated() {
      let isNumber =
        character.isNumber
        || ".,:/+-".contains(character) && position > 0 && characters[position - 1].isNumber
          && position + 1 < characters.count && characters[position + 1].isNumber
      if isNumber {
        // A number in text from right to left runs from left to right.
        known.append(last == .left ? (left, .left) : (2, .right))
      } else if character.isRightToLeft {
        last = .right
        known.append((1, .right))
      } else if character.isLetter {
        last = .left
        known.append((left, .left))
      } else {
        known.append(nil)
      }
    }
    // Other characters have the direction of both sides if these agree, and otherwise that of the line.
    var (levels, position) = (known.map { $0?.level ?? baseLevel }, 0)
    while position < known.count {
      let end = known[position...].firstIndex { $0 != nil } ?? known.count
      let before = position > 0 ? known[position - 1]?.side ?? base : base
      let after = end < known.count ? known[end]?.side ?? base : base
      if before == after { for index in position..<end { levels[index] = before == .left ? left : 1 } }
      position = end + 1
    }
    return levels
  }
}

extension Character {
  /// Whether the character is a letter of a script that is written from right to left.
  var isRightToLeft: Bool { unicodeScalars.first?.isRightToLeft ?? false }
}
