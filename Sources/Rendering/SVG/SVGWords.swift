import Foundation
import ViewTree

/// Text in an SVG, in any font that the reader has.
///
/// Every character has the width that the package measures. `textLength` fits fonts with other widths, so
/// that the caret is after the word and a title is inside its button.
struct SVGWords: Hashable, Sendable {
  /// The anchor point of the text.
  enum Anchor: String, Sendable { case start, middle, end }

  var text: String
  var size: CGFloat = Self.standardSize
  var fill = SVGPalette.ink
  /// The weight from 100 to 900. Regular text has 400.
  var weight = 400
  var isItalic = false
  var isMonospaced = false
  /// The lines on the text: `underline`, `line-through`, both, the dotted line below a misspelled word, or an
  /// empty string.
  var lines = ""
  var opacity: CGFloat = 1
  var anchor = Anchor.start

  /// The size at which common fonts come closest to the width that the package assumes.
  static let standardSize: CGFloat = 16
  /// The width of a character at the standard size, in points; see `Font+Measures.swift`.
  static let characterWidth: CGFloat = 8

  /// Whether the text must have its measured width. Otherwise the font decides.
  var isMeasured = true

  /// The measured width of the text.
  var width: CGFloat { CGFloat(text.count) * Self.characterWidth * size / Self.standardSize }

  /// The `lengthAdjust` attribute: spacing and glyphs, or only spacing for the dots of secure text entry.
  fileprivate var adjustment: String { text.allSatisfy { $0 == "•" } ? "spacing" : "spacingAndGlyphs" }

  /// Whether the text has spaces that XML would collapse.
  fileprivate var hasOuterSpaces: Bool { text.hasPrefix(" ") || text.hasSuffix(" ") || text.contains("  ") }

  /// Creates text with a look. `ink` is its color if the look has none.
  init(_ text: String, _ look: TextAppearance, ink: String) {
    self.init(text: SVGText.visible(text), size: Self.size(of: look.font), fill: look.color?.hex ?? ink)
    weight = look.font.weight.number
    (isItalic, isMonospaced) = (look.font.isItalic, look.font.isMonospaced)
    lines = [
      look.isUnderlined ? "underline" : nil, look.isStruckThrough ? "line-through" : nil,
      look.isMisspelled ? "underline dotted \(Color.systemRed.hex)" : nil,
    ]
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

  /// Returns the size at which characters are as wide as those of a font.
  static func size(of font: Font) -> CGFloat { font.characterWidth / characterWidth * standardSize }

  /// Returns the text, truncated with an ellipsis to the available width.
  func cut(to room: CGFloat) -> SVGWords {
    guard width > room, !text.isEmpty else { return self }
    let count = Int((max(0, room) / (width / CGFloat(text.count))).rounded(.down))
    var words = self
    words.text = count < 1 ? "" : String(text.prefix(count - 1)) + "…"
    return words
  }

  /// Returns the text in a smaller size that fits the available width, at least 7 points, and then truncated.
  func shrunk(to room: CGFloat) -> SVGWords {
    guard width > room, width > 0 else { return self }
    var words = self
    words.size = max(7, size * room / width)
    return words.cut(to: room + 0.01)
  }
}

extension SVGDocument {
  /// Writes text that is centered vertically at a height, or nothing if the text is empty.
  ///
  /// - Parameter largest: The largest text size on the line, which determines the baseline.
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

  /// Writes text in the center of a rectangle, in a smaller size if there isn't enough space.
  mutating func words(_ words: SVGWords, inMiddleOf rect: CGRect, margin: CGFloat = 4) {
    let room = rect.width - 2 * margin
    var words = words.shrunk(to: room)
    words.anchor = .middle
    // No common font is wider than measured by more than this factor.
    words.isMeasured = words.width * 1.3 > room
    self.words(words, at: rect.midX, middle: rect.midY)
  }
}
