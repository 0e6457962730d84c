import Foundation

/// The appearance of a run of characters.
package struct TextAppearance: Hashable, Sendable {
  package var font: Font
  /// The color of the characters, or nil for the default color of the context.
  package var color: Color?
  /// The color behind the characters.
  package var background: Color?
  package var isUnderlined = false
  package var isStruckThrough = false
  /// Whether the spelling of the word is marked.
  package var isMisspelled = false
  /// The rarely used attributes, or nil if there are none.
  package var details: TextDetails?

  package init(font: Font, color: Color? = nil) {
    (self.font, self.color) = (font, color)
  }
}

/// Adjacent characters of equal appearance.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var look: TextAppearance

  package init(_ text: String, _ look: TextAppearance) {
    (self.text, self.look) = (text, look)
  }

  /// The width in points.
  package var width: CGFloat {
    look.details == nil ? look.font.width(of: text) : look.detailedWidth(of: text)
  }
}

/// One line of text, with its runs from left to right.
package struct TextRunLine: Hashable, Sendable {
  package var runs: [TextRun]
  /// The places of the runs, or nil if they are side by side and as high as their fonts.
  package var placement: TextPlacement?

  package init(runs: [TextRun], placement: TextPlacement? = nil) {
    (self.runs, self.placement) = (runs, placement)
  }

  package var text: String { runs.map(\.text).joined() }
  /// The width with the indents.
  package var width: CGFloat { placement?.width ?? runs.reduce(0) { $0 + $1.width } }
  /// The height with the spaces above and below.
  package var height: CGFloat {
    placement?.totalHeight ?? (runs.count == 1 ? runs[0].look.font.lineHeight : heightOfFonts)
  }

  /// The greatest height above the baselines and the greatest below them.
  private var heightOfFonts: CGFloat {
    let below = runs.map(\.look.font.extentBelowBaseline).max() ?? 0
    return (runs.map { $0.look.font.lineHeight - $0.look.font.extentBelowBaseline }.max() ?? 0) + below
  }

  /// Returns the line with its font sizes multiplied by a factor.
  func scaled(by factor: CGFloat) -> TextRunLine {
    guard factor != 1 else { return self }
    var line = self
    for place in runs.indices {
      let font = runs[place].look.font
      line.runs[place].look.font = font.withSize(font.pointSize * factor)
    }
    line.placement = placement?.measuring(line.runs)
    return line
  }
}

extension Font {
  /// The height of a line below the baseline.
  final var extentBelowBaseline: CGFloat { leading - descender }
}

extension [TextRunLine] {
  /// The size of the stacked lines, not rounded.
  var size: CGSize {
    CGSize(width: map(\.width).max() ?? 0, height: reduce(0) { $0 + $1.height })
  }
}

extension [TextRun] {
  /// Whether attributes other than fonts affect the layout.
  var haveLayoutDetails: Bool { contains { $0.look.details?.affectsLayout == true } }

  /// The runs of one line, in which the images of attachments have their places.
  package var withAttachmentsPlaced: [TextRun] {
    guard haveLayoutDetails, let first else { return self }
    let room = RichTextLayout.Room(width: .greatestFiniteMagnitude, limit: 1, mode: .byTruncatingTail)
    return RichTextLayout(self, in: room, look: first.look).shown.first?.runs ?? []
  }
}
