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
  /// The font with which the text is measured.
  var font: Font
  var fill = SVGPalette.ink
  /// The lines on the text: `underline`, `line-through`, both, the dotted line below a misspelled word, or an
  /// empty string.
  var lines = ""
  var opacity: CGFloat = 1
  var anchor = Anchor.start

  /// The measured width if it isn't that of the font.
  var measured: CGFloat?
  var isSlanted = false
  /// The color and the width of the characters' outline.
  var stroke = ""
  var strokeWidth: CGFloat = 0
  /// The shadow as a style.
  var shadow = ""

  /// Whether the text must have its measured width. Otherwise the font decides.
  var isMeasured = true
  /// Whether also a single character must have its measured width, because a caret is placed after it.
  var isExact = false
  /// Whether the text runs from right to left. It starts at its right edge.
  var isRightToLeft = false

  /// Whether the width is written.
  fileprivate var hasWidth: Bool { isMeasured && text.count > (isExact ? 0 : 1) }

  /// The measured width of the text.
  var width: CGFloat { measured ?? font.width(of: text) }

  /// The `lengthAdjust` attribute: spacing and glyphs, or only spacing for the dots of secure text entry.
  fileprivate var adjustment: String { text.allSatisfy { $0 == "•" } ? "spacing" : "spacingAndGlyphs" }

  /// Whether the text has spaces that XML would collapse.
  fileprivate var hasOuterSpaces: Bool { text.hasPrefix(" ") || text.hasSuffix(" ") || text.contains("  ") }

  /// Creates text with a look. `ink` is its color if the look has none.
  init(_ text: String, _ look: TextAppearance, ink: String) {
    (self.text, font, fill) = (SVGText.visible(text), look.font, look.color?.hex ?? ink)
    lines = [
      look.isUnderlined ? "underline" : nil, look.isStruckThrough ? "line-through" : nil,
      look.isMisspelled ? "underline dotted \(Color.systemRed.hex)" : nil,
    ]
    .compactMap(\.self).joined(separator: " ")
    opacity = look.color?.alpha ?? 1
    if let details = look.details { add(details, look) }
  }

  /// Creates a caption.
  init(text: String, size: CGFloat, fill: String = SVGPalette.ink, weight: Font.Weight = .regular) {
    (self.text, font, self.fill) = (text, .caption(size: size, weight: weight), fill)
  }

  /// Returns the text, truncated with an ellipsis to the available width.
  func cut(to room: CGFloat) -> SVGWords {
    guard width > room, !text.isEmpty else { return self }
    var words = self
    let ellipsis = font.width(of: "…")
    let count = font.count(of: text, fitting: room - ellipsis)
    words.text = room < ellipsis ? "" : String(text.prefix(count)) + "…"
    words.measured = nil
    return words
  }

  /// Returns the text in a smaller size that fits the available width, at least 7 points, and then truncated.
  func shrunk(to room: CGFloat) -> SVGWords {
    let size = font.pointSize
    let factor = TextShrinking.factor(fitting: max(0, room), minimum: 7 / size) {
      font.withSize(size * $0).width(of: text)
    }
    guard factor < 1 else { return self }
    var words = self
    words.font = font.withSize(size * factor)
    return words.cut(to: room + 0.01)
  }
}

extension SVGDocument {
  /// Writes text that is centered vertically at a height, or nothing if the text is empty.
  ///
  /// - Parameter largest: The largest text size on the line, which determines the baseline.
  mutating func words(_ words: SVGWords, at x: CGFloat, middle: CGFloat, largest: CGFloat? = nil) {
    self.words(words, at: x, baseline: middle + (largest ?? words.font.pointSize) * 0.36)
  }

  /// Writes text on a baseline, or nothing if the text is empty.
  mutating func words(_ words: SVGWords, at x: CGFloat, baseline: CGFloat) {
    guard !words.text.isEmpty else { return }
    element(
      "text",
      [
        "x": SVGText.number(x),
        "y": SVGText.number(baseline),
        "font-size": SVGText.number(words.font.pointSize),
        "fill": words.fill,
        "fill-opacity": words.opacity < 1 ? SVGText.number(words.opacity) : "",
        "font-weight": words.font.weight.number == 400 ? "" : String(words.font.weight.number),
        "font-style": words.font.isItalic || words.isSlanted ? "italic" : "",
        "font-family": words.font.isMonospaced ? "monospace" : "",
        "stroke": words.stroke,
        "stroke-width": words.strokeWidth > 0 ? SVGText.number(words.strokeWidth) : "",
        "text-decoration": words.lines,
        "style": words.shadow,
        "text-anchor": words.anchor == .start ? "" : words.anchor.rawValue,
        "direction": words.isRightToLeft ? "rtl" : "",
        "textLength": words.hasWidth ? SVGText.number(words.width) : "",
        "lengthAdjust": words.hasWidth ? words.adjustment : "",
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
