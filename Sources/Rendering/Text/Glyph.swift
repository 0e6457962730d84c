/// A character of a picture, with its width in cells: 1 or 2.
///
/// A character is a grapheme cluster: a letter with its marks, an emoji family, a flag.
struct Glyph: Hashable, Sendable {
  let character: Character
  let width: Int

  static let space = Glyph(narrow: " ")
  static let ellipsis = Glyph(narrow: "…")
  static let caret = Glyph(narrow: "▏")

  /// Creates a glyph from a character that is known to be one cell wide.
  init(narrow character: Character) {
    self.init(character, width: 1)
  }

  private init(_ character: Character, width: Int) {
    self.character = character
    self.width = width
  }

  /// Creates a glyph from a character, or returns `nil` if it is invisible, such as a zero-width space.
  ///
  /// A control character becomes its picture, such as `␉`. A mark without a letter is combined with a dotted
  /// circle.
  init?(_ character: Character) {
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii), character.utf8.count == 1 {
      self.init(narrow: character)
      return
    }
    let scalars = character.unicodeScalars.drop { $0.isInvisible }
    guard let first = scalars.first else { return nil }
    if let sign = first.signOfControl {
      self.init(narrow: sign)
    } else if first.isMark {
      self.init(narrow: Character("◌" + String(scalars)))
    } else {
      let isWide = first.isWide || scalars.contains { $0.makesWide(first) }
      self.init(Character(String(scalars)), width: isWide ? 2 : 1)
    }
  }
}

extension [Glyph] {
  /// The total width in cells.
  var width: Int { reduce(0) { $0 + $1.width } }

  var text: String { String(map(\.character)) }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible and would only disturb a picture: writing directions, zero-width spaces.
  fileprivate var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint
  }

  /// Whether the scalar is a combining mark.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The Unicode control picture or other replacement for a control character.
  fileprivate var signOfControl: Character? {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value).map(Character.init)
    case 0x7F: "␡"
    case 0x80..<0xA0: "�"
    case 0x2028, 0x2029: "␤"
    default: nil
    }
  }

  /// Whether a character that begins with the scalar takes two cells: emoji and East Asian wide characters.
  fileprivate var isWide: Bool {
    value >= 0x1100 && (properties.isEmojiPresentation || wideRanges.contains { $0.contains(value) })
  }

  /// Whether the scalar turns the scalar before it into an emoji.
  fileprivate func makesWide(_ first: Unicode.Scalar) -> Bool {
    (value == 0xFE0F && first.properties.isEmoji) || properties.isEmojiPresentation
  }
}

/// The blocks of East Asian wide and full-width characters, without emoji.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul initials
  0x2329...0x232A,  // angle brackets
  0x2E80...0x303E,  // radicals and punctuation
  0x3041...0x4DBF,  // kana, Bopomofo, Hangul letters, enclosed, ideographs A
  0x4E00...0xA4CF,  // ideographs, Yi
  0xA960...0xA97F,  // Hangul initials, old
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // compatibility ideographs
  0xFE10...0xFE19,  // vertical forms
  0xFE30...0xFE6F,  // compatibility and small forms
  0xFF01...0xFF60,  // full-width forms
  0xFFE0...0xFFE6,  // full-width signs
  0x16FE0...0x18DFF,  // Tangut, Khitan
  0x1AFF0...0x1B2FF,  // kana, old
  0x1F200...0x1F265,  // enclosed ideographs
  0x20000...0x3FFFD,  // ideographs B and later
]
