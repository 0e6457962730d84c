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
  package var width: CGFloat { look.font.width(of: text) }
}

/// One line of text, with its runs from left to right.
package struct TextRunLine: Hashable, Sendable {
  package var runs: [TextRun]

  package init(runs: [TextRun]) { self.runs = runs }

  package var text: String { runs.map(\.text).joined() }
  package var width: CGFloat { runs.reduce(0) { $0 + $1.width } }
  package var height: CGFloat { runs.map(\.look.font.lineHeight).max() ?? 0 }

  /// Returns the line with its font sizes multiplied by a factor.
  func scaled(by factor: CGFloat) -> TextRunLine {
    guard factor != 1 else { return self }
    var line = self
    for place in runs.indices {
      let font = runs[place].look.font
      line.runs[place].look.font = font.withSize(font.pointSize * factor)
    }
    return line
  }
}

extension [TextRunLine] {
  /// The size of the stacked lines, not rounded.
  var size: CGSize {
    CGSize(width: map(\.width).max() ?? 0, height: reduce(0) { $0 + $1.height })
  }
}
