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

  /// Draws a box with the text in it. A focused field has double lines, and a caret or bars around the
  /// selection.
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

  /// Draws a line of a text view between the view's sides, with the caret or with bars around the selection,
  /// which remain visible if the characters take more cells than there are.
  mutating func drawTextLine(_ item: DisplayItem, _ line: TextLineContent) {
    let (rect, row) = scale.cells(ofLine: item.frame, clip: item.clip)
    // The content of a text view begins at its left side.
    let view = item.frame.insetBy(dx: -item.shape.bounds.minX, dy: 0)
    let side = scale.cells(of: view).columns.lowerBound
    let start = max(rect.columns.lowerBound, side > 0 ? side + 1 : 0)
    let width = rect.columns.upperBound - start - (rect.columns.upperBound < scale.columns ? 1 : 0)
    let text = line.withoutInvisibleEnd
    let run =
      text.selection.map { GlyphRun.text(text.words, selection: $0, width: width) }
      ?? GlyphRun.beginning(of: text.words, width: width)
    canvas.write(run, row: row, column: start)
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
    canvas.write([.barBefore], row: row, column: column - 1)
    canvas.write([.barAfter], row: row, column: column + run.width)
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

extension TextLineContent {
  /// The text with the caret or the selection, without the spaces at its end, where the line is broken. They
  /// are kept if the caret or all of the selection is behind them.
  fileprivate var withoutInvisibleEnd: (words: String, selection: Range<Int>?) {
    let selection = selected ?? caret.map { $0..<$0 }
    var words = text[...]
    while words.last == " " { words.removeLast() }
    let count = words.count
    guard let selection else { return (String(words), nil) }
    guard selection.upperBound > count else { return (String(words), selection) }
    guard selection.lowerBound < count else { return (text, selection) }
    return (String(words), selection.lowerBound..<count)
  }
}

extension FieldContent {
  /// Returns the text with the caret or the selection, or the placeholder in marks that distinguish it from
  /// text. The caret is at the side of the placeholder where typing begins.
  fileprivate func shown(width: Int) -> [Glyph] {
    guard text.isEmpty, !placeholder.isEmpty else {
      guard let selection = selected ?? caret.map({ $0..<$0 }) else {
        return GlyphRun.beginning(of: text, width: width)
      }
      return GlyphRun.text(text, selection: selection, width: width)
    }
    let caret: [Glyph] = caret == nil ? [] : [.caret]
    let run = GlyphRun.beginning(of: placeholder, width: width - caret.count - 2)
    let marked = [Glyph(narrow: "‹")] + run + [Glyph(narrow: "›")]
    return alignment == .right ? marked + caret : caret + marked
  }
}
