import Foundation
import Simulation

/// The measures of a font in its size, in points: the heights of its lines, and the widths of texts.
///
/// A width is the sum of the advance widths in the font's tables, with the tracking after every character
/// (TM17) and an estimate of the kerning.
struct FontMeasures: Sendable {
  /// A table that contributes to the widths.
  private struct Part {
    let table: AdvanceTable
    /// The points for a unit of the table.
    let scale: CGFloat
  }

  private let parts: [Part]
  /// The font size.
  let size: CGFloat
  /// The distance that is added after every character.
  private let tracking: CGFloat
  /// The points for a unit of ``KerningTable``.
  private let kerning: CGFloat
  private let hasEqualDigits: Bool
  /// The width of East Asian characters.
  private let eastAsianWidth: CGFloat
  /// Whether sizes of texts are whole points.
  let isWhole: Bool
  /// The heights of lines and letters.
  let heights: FontHeights

  /// Creates the measures of a face.
  init(_ face: FontFace, size: CGFloat) {
    self.size = size
    parts = face.tables(size: size).map {
      Part(table: $0.table, scale: size / $0.table.unitsPerEm * $0.share)
    }
    tracking = face.tracking(size: size) * size
    kerning = face.kerning(size: size) * size / 1000
    hasEqualDigits = face.design == .systemWithEqualDigits
    eastAsianWidth = face.eastAsianWidth(size: size) * size
    isWhole = face.typeface.sizesAreWhole
    heights = FontHeights(face, size: size)
  }

  /// Returns the width of a text on one line.
  func width(of text: some StringProtocol) -> CGFloat {
    var ruler = TextRuler(self)
    var text = String(text)
    let isASCII = text.withUTF8 { bytes in
      for byte in bytes {
        guard byte < 0x80 else { return false }
        ruler.append(ascii: byte)
      }
      return true
    }
    if !isASCII {
      ruler = TextRuler(self)
      for character in text { ruler.append(character) }
    }
    return rounded(ruler.width)
  }

  /// Returns a length as the system measures texts: in whole points before iOS 7 (TM9).
  func rounded(_ length: CGFloat) -> CGFloat { isWhole ? (length - 1e-6).rounded(.up) : length }

  /// Returns the number of characters before the boundary that is nearest to a distance from the start of a
  /// text.
  func count(of text: some StringProtocol, nearest distance: CGFloat) -> Int {
    var ruler = TextRuler(self)
    var count = 0
    for character in text {
      let start = ruler.width
      ruler.append(character)
      if distance < (start + ruler.width) / 2 { break }
      count += 1
    }
    return count
  }

  /// Returns the number of characters at the start of a text that fit in a width.
  func count(of text: some StringProtocol, fitting width: CGFloat) -> Int {
    var ruler = TextRuler(self)
    var count = 0
    for character in text {
      ruler.append(character)
      if ruler.width > width + 1e-6 { break }
      count += 1
    }
    return count
  }

  // MARK: For the ruler

  /// Returns the distance from a character to the next one, in a line where `position` has been reached.
  fileprivate func advance(of glyph: GlyphWidth, at position: CGFloat) -> CGFloat {
    switch glyph {
    case .ascii(let code, let times): return advance(of: code) * times + tracking
    case .ellipsis: return parts.reduce(tracking) { $0 + $1.table.ellipsis * $1.scale }
    case .eastAsian: return eastAsianWidth
    case .emoji: return size * 1.25
    case .tab: return ((position / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - position
    case .none: return 0
    }
  }

  fileprivate func advance(ascii code: UInt8) -> CGFloat { advance(of: code) + tracking }

  private func advance(of code: UInt8) -> CGFloat {
    let code = hasEqualDigits && (0x30...0x39).contains(code) ? 0x30 : code
    var width: CGFloat = 0
    for part in parts { width += part.table[code] * part.scale }
    return width
  }

  fileprivate func kerning(between first: UInt8, and second: UInt8) -> CGFloat {
    kerning == 0 ? 0 : CGFloat(KerningTable.change(between: first, and: second)) * kerning
  }

  /// The distance between tab stops.
  private static let tabInterval: CGFloat = 28
}

/// The width of a line to which characters are appended.
struct TextRuler {
  /// The measures of the next characters.
  var measures: FontMeasures
  /// The width so far, not rounded.
  private(set) var width: CGFloat = 0
  /// The last character if it is an ASCII character or measured as one, or else U+0080.
  private var last: UInt8 = 0x80

  init(_ measures: FontMeasures) { self.measures = measures }

  /// Appends a user-perceived character.
  mutating func append(_ character: Character) {
    if let code = character.asciiValue { return append(ascii: code) }
    let glyph = GlyphWidth(character)
    if case .ascii(let code, times: 1) = glyph { return append(ascii: code) }
    width += measures.advance(of: glyph, at: width)
    if glyph != .none { last = 0x80 }
  }

  /// Appends an ASCII character.
  mutating func append(ascii code: UInt8) {
    if code < 0x20 {
      if code == 0x09 { width += measures.advance(of: .tab, at: width) }
      return
    }
    width += measures.kerning(between: last, and: code) + measures.advance(ascii: code)
    last = code
  }
}
