import Foundation
import ViewTree

/// The drawing of labels, fields and buttons, with forms for one row, for two, and for three or more:
///
/// ```
/// [ada       ]   │ada       │   ┌──────────┐   ( Sign in )   ╭ Sign in ╮   ╭─────────╮
///                └──────────┘   │ada       │                 ╰─────────╯   │ Sign in │
///                               └──────────┘                               ╰─────────╯
/// ```
extension TextPainter {
  mutating func drawLabel(_ item: DisplayItem, _ label: LabelContent) {
    let (rect, textRow) = scale.cells(ofLine: item.frame, clip: item.clip)
    let lines = label.lines.prefix(max(1, rect.rows.count))
    var y = item.frame.midY - lines.reduce(0) { $0 + $1.height } / 2
    for line in lines {
      let place = CGRect(x: item.frame.minX, y: y, width: item.frame.width, height: line.height)
      let row = lines.count == 1 ? textRow : scale.cells(ofLine: place, clip: item.clip).textRow
      y += line.height
      // A text that fits its label is shown whole, even if its characters are narrower than cells.
      let fits = line.width <= item.frame.width + 0.5
      let run = GlyphRun.beginning(of: line.text, width: fits ? scale.columns : rect.columns.count)
      let shift = label.alignment.columns(of: run.width, in: rect.columns.count)
      canvas.write(run, row: row, column: rect.columns.lowerBound + shift)
    }
  }

  /// Draws a box with the text in it. A focused field has double lines and a caret.
  mutating func drawField(_ item: DisplayItem, _ field: FieldContent) {
    let (rect, textRow) = scale.cells(ofLine: item.frame, clip: item.clip)
    let isFocused = field.caret != nil
    let style: BoxStyle = isFocused ? .focused : field.isEnabled ? .field : .disabledField
    let isBracketed = rect.rows.count == 1 && !isFocused
    drawBox(rect, style, ends: isBracketed ? ("[", "]") : (style.vertical, style.vertical))
    let room = rect.columns.count - 2
    let text = field.shown(width: room)
    let shift = field.alignment.columns(of: text.width, in: room)
    canvas.write(text, row: textRow, column: rect.columns.lowerBound + 1 + shift)
  }

  /// Draws a line of a text view, with the caret or with bars around the selection.
  mutating func drawTextLine(_ item: DisplayItem, _ line: TextLineContent) {
    let (rect, row) = scale.cells(ofLine: item.frame, clip: item.clip)
    var run = line.text.prefix(1000).map { Glyph($0) }
    if let caret = line.caret {
      run.insert(.caret, at: min(caret, run.count))
    } else if let selected = line.selected {
      run.insert(Glyph(narrow: "▌"), at: min(selected.upperBound, run.count))
      run.insert(Glyph(narrow: "▐"), at: min(selected.lowerBound, run.count))
    }
    canvas.write(run.compactMap(\.self), row: row, column: rect.columns.lowerBound)
  }

  /// Draws a box with rounded corners and a centered title. A highlighted button is shaded, and a selected
  /// one has its title between bars. A button in a bar takes one row. A subtitle has its own row if the
  /// button takes at least four.
  mutating func drawButton(_ item: DisplayItem, _ button: ButtonContent) {
    var (rect, textRow) = scale.cells(ofLine: item.frame, clip: item.clip)
    if button.place == .bar { rect.rows = textRow..<(textRow + 1) }
    // A button that is too small for a box is drawn as its title only.
    guard rect.columns.count > 2 else {
      return writeTitle(button.title, isSelected: false, in: rect.columns, row: textRow)
    }
    let style: BoxStyle = button.isEnabled ? .rounded : .disabledButton
    let ends = rect.rows.count == 1 ? ("(", ")") : (style.topLeft, style.topRight)
    drawBox(rect, style, ends: ends, shade: button.isHighlighted ? "░" : " ")
    let inner = (rect.columns.lowerBound + 1)..<(rect.columns.upperBound - 1)
    var lines = [button.title, button.subtitle.map(\.text).joined()].filter { !$0.isEmpty }
    if rect.rows.count < 4 { lines = [lines.joined(separator: " · ")] }
    let first = lines.count > 1 ? rect.rows.lowerBound + (rect.rows.count - 2) / 2 : textRow
    for (row, line) in zip(first..., lines) {
      guard button.alignment == .center || button.isSelected else {
        let run = GlyphRun.beginning(of: line, width: inner.count)
        let shift = button.alignment.columns(of: run.width, in: inner.count)
        canvas.write(run, row: row, column: inner.lowerBound + shift)
        continue
      }
      writeTitle(line, isSelected: button.isSelected && row == first, in: inner, row: row)
    }
  }

  /// Draws a title centered in some columns, between bars if it is selected.
  mutating func writeTitle(_ title: String, isSelected: Bool, in columns: Range<Int>, row: Int) {
    let run = GlyphRun.beginning(of: title, width: columns.count - (isSelected ? 2 : 0))
    let column = columns.lowerBound + (columns.count - run.width) / 2
    canvas.write(run, row: row, column: column)
    guard isSelected else { return }
    canvas.write([Glyph(narrow: "▐")], row: row, column: column - 1)
    canvas.write([Glyph(narrow: "▌")], row: row, column: column + run.width)
  }

  /// Draws a filled box. If it has fewer than three rows, its first row has `ends` and space for text instead
  /// of a line.
  mutating func drawBox(
    _ rect: CellRect,
    _ style: BoxStyle,
    ends: (Character, Character),
    shade: Character = " "
  ) {
    canvas.fill(rect, with: shade)
    if rect.rows.count > 1 { canvas.box(rect, style) }
    guard rect.rows.count < 3 else { return }
    let first = rect.rows.lowerBound..<(rect.rows.lowerBound + 1)
    canvas.fill(CellRect(columns: rect.columns, rows: first), with: shade)
    canvas.line(ends.0, column: rect.columns.lowerBound, rows: first)
    canvas.line(ends.1, column: rect.columns.upperBound - 1, rows: first)
  }
}

extension TextAlignment {
  /// Returns the number of columns between the left edge of the available space and the line.
  fileprivate func columns(of width: Int, in room: Int) -> Int {
    Int(shift(of: CGFloat(width), in: CGFloat(room)))
  }
}

extension FieldContent {
  /// Returns the text with the caret, or the placeholder in marks that distinguish it from text.
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
