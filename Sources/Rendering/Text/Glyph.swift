import ViewTree

/// A character of a picture, with its width in cells: 1 or 2.
///
/// A character is a grapheme cluster: a letter with its marks, an emoji family, a flag.
struct Glyph: Hashable, Sendable {
  let character: Character
  let width: Int

  static let space = Glyph(narrow: " ")
  static let ellipsis = Glyph(narrow: "…")
  static let caret = Glyph(narrow: "▏")
  /// The bars around a selection, and around the title of a selected button or a touched key.
  static let barBefore = Glyph(narrow: "▐")
  static let barAfter = Glyph(narrow: "▌")

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
}
