import Foundation
import ViewTree

/// Each control has a form for one row, for two, and for three or more:
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
      let run = GlyphRun.beginning(of: line.text, width: rect.columns.count)
      let shift = label.alignment.columns(of: run.width, in: rect.columns.count)
      canvas.write(run, row: row, column: rect.columns.lowerBound + shift)
    }
  }

  /// A box with the text at its left; the focus is a double line and a caret.
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

  /// A line of a text view, with the caret in it, or with bars around what is selected.
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

  /// A box with round corners and the title in its middle; shaded while a finger is on it, between bars if it is
  /// selected. In a bar it has one row. A subtitle has a row of its own where there are four.
  mutating func drawButton(_ item: DisplayItem, _ button: ButtonContent) {
    var (rect, textRow) = scale.cells(ofLine: item.frame, clip: item.clip)
    if button.place == .bar { rect.rows = textRow..<(textRow + 1) }
    // A button that is too small for a box is its title alone.
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

  /// A title in the middle of some columns; between bars if it is selected.
  mutating func writeTitle(_ title: String, isSelected: Bool, in columns: Range<Int>, row: Int) {
    let run = GlyphRun.beginning(of: title, width: columns.count - (isSelected ? 2 : 0))
    let column = columns.lowerBound + (columns.count - run.width) / 2
    canvas.write(run, row: row, column: column)
    guard isSelected else { return }
    canvas.write([Glyph(narrow: "▐")], row: row, column: column - 1)
    canvas.write([Glyph(narrow: "▌")], row: row, column: column + run.width)
  }

  /// A filled box; with fewer than three rows, the first one has `ends` and room for text in place of a line.
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
  /// How many columns a line stands from the left of its room.
  fileprivate func columns(of width: Int, in room: Int) -> Int {
    Int(shift(of: CGFloat(width), in: CGFloat(room)))
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
