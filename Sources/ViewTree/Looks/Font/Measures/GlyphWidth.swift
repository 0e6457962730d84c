import Foundation
import Simulation

/// The source of a character's width.
enum GlyphWidth: Hashable, Sendable {
  /// The width of an ASCII character, or a multiple of it.
  case ascii(UInt8, times: CGFloat = 1)
  /// The width of `…`.
  case ellipsis
  /// The font size, in a font for East Asian text.
  case eastAsian
  /// The width of an emoji.
  case emoji
  /// The distance to the next tab stop.
  case tab
  /// No width.
  case none
}

extension GlyphWidth {
  /// Finds the width of a user-perceived character.
  ///
  /// Letters with accents are as wide as the letter. Characters of scripts for which no widths are known are
  /// as wide as an ASCII character of their general category, which is an estimate.
  init(_ character: Character) {
    if let code = character.asciiValue, character.utf8.count == 1 {
      self = code == 0x09 ? .tab : .ascii(code)
      return
    }
    let scalars = character.unicodeScalars
    let visible = scalars.drop { $0.properties.isDefaultIgnorableCodePoint }
    guard let first = visible.first else {
      self = .none
      return
    }
    if first.isWide || visible.contains(where: { $0.makesWide(first) }) {
      self = first.properties.isEmoji && !first.isEastAsian ? .emoji : .eastAsian
    } else {
      self.init(narrow: first)
    }
  }

  private init(narrow scalar: Unicode.Scalar) {
    if scalar.isASCII {
      self = .ascii(UInt8(scalar.value))
    } else if let known = Self.signs[scalar] {
      self = known
    } else if let base = scalar.decomposed, base.isASCII {
      self = .ascii(UInt8(base.value))
    } else {
      self = Self.standIn(for: scalar.properties.generalCategory)
    }
  }

  /// The signs whose widths are those of other characters (TM28, TM29).
  private static let signs: [Unicode.Scalar: GlyphWidth] = {
    let groups: [(String, GlyphWidth)] = [
      ("\u{A0}\u{202F}\u{2007}", .ascii(UInt8(ascii: " "))), ("…", .ellipsis),
      ("—", .ascii(UInt8(ascii: "M"))),
      ("–", .ascii(UInt8(ascii: "n"))), ("•·‐‑", .ascii(UInt8(ascii: "-"))),
      ("‘’‚", .ascii(UInt8(ascii: ","))),
      ("“”„", .ascii(UInt8(ascii: "\""))), ("«»", .ascii(UInt8(ascii: "o"))),
      ("‹›", .ascii(UInt8(ascii: "-"), times: 0.96)), ("¡", .ascii(UInt8(ascii: "!"))),
      ("¿", .ascii(UInt8(ascii: "?"))), ("¦", .ascii(UInt8(ascii: "|"))), ("´¨¯¸", .ascii(UInt8(ascii: "`"))),
      ("°", .ascii(UInt8(ascii: "r"))), ("§", .ascii(UInt8(ascii: "S"))), ("µ", .ascii(UInt8(ascii: "u"))),
      ("©®™", .ascii(UInt8(ascii: "O"))), ("ß", .ascii(UInt8(ascii: "B"))), ("Ø", .ascii(UInt8(ascii: "O"))),
      ("øð", .ascii(UInt8(ascii: "o"))), ("þ", .ascii(UInt8(ascii: "p"))), ("Þ", .ascii(UInt8(ascii: "P"))),
      ("Ð", .ascii(UInt8(ascii: "D"))), ("ı", .ascii(UInt8(ascii: "i"))), ("ł", .ascii(UInt8(ascii: "l"))),
      ("Ł", .ascii(UInt8(ascii: "L"))),
      ("Ææ", .ascii(UInt8(ascii: "A"), times: 1.5)), ("Œœ", .ascii(UInt8(ascii: "O"), times: 1.35)),
      ("¹²³ªº", .ascii(UInt8(ascii: "2"), times: 0.68)), ("¼½¾", .ascii(UInt8(ascii: "2"), times: 1.6)),
    ]
    var signs: [Unicode.Scalar: GlyphWidth] = [:]
    for (characters, width) in groups {
      for scalar in characters.unicodeScalars { signs[scalar] = width }
    }
    return signs
  }()

  private static func standIn(for category: Unicode.GeneralCategory) -> GlyphWidth {
    switch category {
    case .uppercaseLetter, .titlecaseLetter: .ascii(UInt8(ascii: "N"))
    case .lowercaseLetter, .otherLetter, .modifierLetter: .ascii(UInt8(ascii: "n"))
    case .decimalNumber, .letterNumber, .otherNumber, .currencySymbol: .ascii(UInt8(ascii: "0"))
    case .mathSymbol: .ascii(UInt8(ascii: "+"))
    case .otherSymbol, .modifierSymbol: .ascii(UInt8(ascii: "O"))
    case .spaceSeparator: .ascii(UInt8(ascii: " "))
    case .connectorPunctuation, .dashPunctuation, .otherPunctuation: .ascii(UInt8(ascii: "-"))
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation:
      .ascii(UInt8(ascii: "("))
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format, .surrogate, .lineSeparator,
      .paragraphSeparator:
      .none
    case .privateUse, .unassigned: .ascii(UInt8(ascii: "N"))
    @unknown default: .ascii(UInt8(ascii: "n"))
    }
  }
}

extension Unicode.Scalar {
  /// The base letter of a letter with accents, or nil if the scalar isn't composed.
  fileprivate var decomposed: Unicode.Scalar? {
    String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first.flatMap { $0 == self ? nil : $0 }
  }
}
