import Foundation

/// Each control has a form for one row, for two, and for three or more:
///
/// ```
/// [ada       ]   │ada       │   ┌──────────┐   ( Sign in )   ╭ Sign in ╮   ╭─────────╮
///                └──────────┘   │ada       │                 ╰─────────╯   │ Sign in │
///                               └──────────┘                               ╰─────────╯
/// ```
extension TextPainter {
  mutating func drawLabel(_ item: DisplayItem, _ text: String) {
    let (rect, textRow) = scale.cells(ofLine: item.frame, clip: item.clip)
    let run = GlyphRun.beginning(of: text, width: rect.columns.count)
    canvas.write(run, row: textRow, column: rect.columns.lowerBound)
  }

  /// A box with the text at its left; the focus is a double line and a caret.
  mutating func drawField(_ item: DisplayItem, _ field: FieldContent) {
    let (rect, textRow) = scale.cells(ofLine: item.frame, clip: item.clip)
    let isFocused = field.caret != nil
    let style: BoxStyle = isFocused ? .focused : field.isEnabled ? .field : .disabledField
    canvas.fill(rect)
    switch rect.rows.count {
    case 1 where !isFocused: drawEnds("[", "]", rect)
    case 1, 2: drawTray(rect, style)
    default: canvas.box(rect, style)
    }
    let inner = rect.columns.count - 2
    canvas.write(field.shown(width: inner), row: textRow, column: rect.columns.lowerBound + 1)
  }

  /// A box with round corners and the title in its middle; shaded while a finger is on it.
  mutating func drawButton(_ item: DisplayItem, _ button: ButtonContent) {
    let (rect, textRow) = scale.cells(ofLine: item.frame, clip: item.clip)
    canvas.fill(rect, with: button.isHighlighted ? "░" : " ")
    let style: BoxStyle = button.isEnabled ? .rounded : .disabledButton
    canvas.box(rect, style)
    if rect.rows.count == 1 {
      canvas.fill(rect, with: button.isHighlighted ? "░" : " ")
      drawEnds("(", ")", rect)
    } else if rect.rows.count == 2 {
      let inner =
        (rect.columns.lowerBound + 1)..<max(rect.columns.lowerBound + 1, rect.columns.upperBound - 1)
      canvas.fill(
        CellRect(columns: inner, rows: textRow..<(textRow + 1)),
        with: button.isHighlighted ? "░" : " "
      )
    }
    let run = GlyphRun.beginning(of: button.title, width: rect.columns.count - 2)
    let column = rect.columns.lowerBound + (rect.columns.count - run.width) / 2
    canvas.write(run, row: textRow, column: column)
  }

  /// A box without its upper side.
  private mutating func drawTray(_ rect: CellRect, _ style: BoxStyle) {
    let left = rect.columns.lowerBound
    let right = rect.columns.upperBound - 1
    if rect.rows.count > 1 { canvas.box(rect, style) }
    canvas.fill(CellRect(columns: rect.columns, rows: rect.rows.prefix(1)))
    canvas.line(style.vertical, column: left, rows: rect.rows.prefix(1))
    canvas.line(style.vertical, column: right, rows: rect.rows.prefix(1))
  }

  private mutating func drawEnds(_ left: Character, _ right: Character, _ rect: CellRect) {
    let row = rect.rows.lowerBound
    canvas.write([Glyph(narrow: left)], row: row, column: rect.columns.lowerBound)
    canvas.write([Glyph(narrow: right)], row: row, column: rect.columns.upperBound - 1)
  }
}

extension FieldContent {
  /// The text with the caret, or the placeholder in marks that tell it from a text.
  fileprivate func shown(width: Int) -> [Glyph] {
    if text.isEmpty, !placeholder.isEmpty {
      let caret: [Glyph] = caret == nil ? [] : [.caret]
      let run = GlyphRun.beginning(of: placeholder, width: width - caret.count - 2)
      return caret + [Glyph(narrow: "‹")] + run + [Glyph(narrow: "›")]
    }
    guard let caret else { return GlyphRun.beginning(of: text, width: width) }
    return GlyphRun.text(text, caret: caret, width: width)
  }
}

extension Range<Int> {
  /// The first numbers of the range.
  fileprivate func prefix(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
