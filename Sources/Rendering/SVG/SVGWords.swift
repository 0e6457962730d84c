import Foundation
import ViewTree

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
  /// From 100 to 900; 400 is what running text has.
  var weight = 400
  var isItalic = false
  var isMonospaced = false
  /// `underline`, `line-through`, both, or nothing.
  var lines = ""
  var opacity: CGFloat = 1
  var anchor = Anchor.start

  /// The size at which common fonts come nearest to the width that the toolkit assumes.
  static let standardSize: CGFloat = 16
  /// How wide a character is at the standard size, in points; see `Font+Measures.swift`.
  static let characterWidth: CGFloat = 8

  /// Whether the words must be as wide as they are measured; else a font may have its own way.
  var isMeasured = true

  /// How wide the words are.
  var width: CGFloat { CGFloat(text.count) * Self.characterWidth * size / Self.standardSize }

  /// What is stretched: the letters too, but not the dots of a secret.
  fileprivate var adjustment: String { text.allSatisfy { $0 == "•" } ? "spacing" : "spacingAndGlyphs" }

  /// Whether there are spaces that XML would drop.
  fileprivate var hasOuterSpaces: Bool { text.hasPrefix(" ") || text.hasSuffix(" ") || text.contains("  ") }

  /// Words that look as the toolkit says; where it says no color, `ink` is theirs.
  init(_ text: String, _ look: TextLook, ink: String) {
    self.init(text: SVGText.visible(text), size: Self.size(of: look.font), fill: look.color?.hex ?? ink)
    weight = look.font.weight.number
    (isItalic, isMonospaced) = (look.font.isItalic, look.font.isMonospaced)
    lines = [look.isUnderlined ? "underline" : nil, look.isStruckThrough ? "line-through" : nil]
      .compactMap(\.self).joined(separator: " ")
    opacity = look.color?.alpha ?? 1
  }

  init(
    text: String,
    size: CGFloat = Self.standardSize,
    fill: String = SVGPalette.ink,
    weight: Int = 400,
    anchor: Anchor = .start
  ) {
    (self.text, self.size, self.fill, self.weight, self.anchor) = (text, size, fill, weight, anchor)
  }

  /// The size at which characters are as wide as those of a font.
  static func size(of font: Font) -> CGFloat { font.characterWidth / characterWidth * standardSize }

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
  ///
  /// - Parameter largest: The size of the largest words on the line, whose middle it is.
  mutating func words(_ words: SVGWords, at x: CGFloat, middle: CGFloat, largest: CGFloat? = nil) {
    guard !words.text.isEmpty else { return }
    element(
      "text",
      [
        "x": SVGText.number(x),
        "y": SVGText.number(middle + (largest ?? words.size) * 0.36),
        "font-size": SVGText.number(words.size),
        "fill": words.fill,
        "fill-opacity": words.opacity < 1 ? SVGText.number(words.opacity) : "",
        "font-weight": words.weight == 400 ? "" : String(words.weight),
        "font-style": words.isItalic ? "italic" : "",
        "font-family": words.isMonospaced ? "monospace" : "",
        "text-decoration": words.lines,
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
