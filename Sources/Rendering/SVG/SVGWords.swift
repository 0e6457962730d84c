import Foundation

/// Words in an SVG, in any font that the reader has.
///
/// Every character is as wide as the toolkit measures it: `textLength` lets a font of other widths fit, so that the caret
/// is behind the word, and a title in its button.
struct SVGWords: Hashable, Sendable {
  /// Where the words are anchored.
  enum Anchor: String, Sendable { case start, middle, end }

  var text: String
  var size: CGFloat = Self.standardSize
  var fill = SVGPalette.ink
  var isBold = false
  var anchor = Anchor.start

  /// The size at which common fonts come nearest to the width that the toolkit assumes.
  static let standardSize: CGFloat = 16
  /// How wide a character is at the standard size, in points; see `TextMetrics`.
  static let characterWidth: CGFloat = 8

  /// Whether the words must be as wide as they are measured; else a font may have its own way.
  var isMeasured = true

  /// How wide the words are.
  var width: CGFloat { CGFloat(text.count) * Self.characterWidth * size / Self.standardSize }

  /// What is stretched: the letters too, but not the dots of a secret.
  fileprivate var adjustment: String { text.allSatisfy { $0 == "•" } ? "spacing" : "spacingAndGlyphs" }

  /// Whether there are spaces that XML would drop.
  fileprivate var hasOuterSpaces: Bool { text.hasPrefix(" ") || text.hasSuffix(" ") || text.contains("  ") }

  /// The same words, cut behind as many characters as there is room for, with an ellipsis.
  func cut(to room: CGFloat) -> SVGWords {
    guard width > room, !text.isEmpty else { return self }
    let count = Int((max(0, room) / (width / CGFloat(text.count))).rounded(.down))
    var words = self
    words.text = count < 1 ? "" : String(text.prefix(count - 1)) + "…"
    return words
  }

  /// The same words in a size in which there is room for them, 7 points at least, and then cut.
  func shrunk(to room: CGFloat) -> SVGWords {
    guard width > room, width > 0 else { return self }
    var words = self
    words.size = max(7, size * room / width)
    return words.cut(to: room + 0.01)
  }
}

extension SVGDocument {
  /// Writes words with their middle at a height; nothing for no words.
  mutating func words(_ words: SVGWords, at x: CGFloat, middle: CGFloat) {
    guard !words.text.isEmpty else { return }
    element(
      "text",
      [
        "x": SVGText.number(x),
        "y": SVGText.number(middle + words.size * 0.36),
        "font-size": SVGText.number(words.size),
        "fill": words.fill,
        "font-weight": words.isBold ? "600" : "",
        "text-anchor": words.anchor == .start ? "" : words.anchor.rawValue,
        "textLength": words.isMeasured && words.text.count > 1 ? SVGText.number(words.width) : "",
        "lengthAdjust": words.isMeasured && words.text.count > 1 ? words.adjustment : "",
        "xml:space": words.hasOuterSpaces ? "preserve" : "",
      ],
      text: words.text
    )
  }

  /// Writes words in the middle of a rectangle, smaller if there is no room.
  mutating func words(_ words: SVGWords, inMiddleOf rect: CGRect, margin: CGFloat = 4) {
    let room = rect.width - 2 * margin
    var words = words.shrunk(to: room)
    words.anchor = .middle
    // No usual font is so much wider than measured.
    words.isMeasured = words.width * 1.3 > room
    self.words(words, at: rect.midX, middle: rect.midY)
  }
}
