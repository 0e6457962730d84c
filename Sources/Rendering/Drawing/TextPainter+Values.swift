import Foundation
import ViewTree

/// The drawing of switches (off, on), sliders, segmented controls in each height, page controls and images:
///
/// ```
/// (○───)  (━━━●)  ━━━━●────  (▐A▌│ B )  ╭▐A▌│ B ╮  ╭───┬───╮  ○ ● ○  <Logo.png>
///                                       ╰───┴───╯  │▐A▌│ B │
///                                                  ╰───┴───╯
/// ```
extension TextPainter {
  /// Draws a line with a knob at its left or right end.
  mutating func drawToggle(_ item: DisplayItem, isOn: Bool, isEnabled: Bool) {
    let (rect, row) = scale.cells(ofLine: item.frame, clip: item.clip)
    let (left, right) = (rect.columns.lowerBound, rect.columns.upperBound - 1)
    canvas.line(isEnabled ? (isOn ? "━" : "─") : "┄", row: row, columns: rect.columns)
    canvas.write([Glyph(narrow: "(")], row: row, column: left)
    canvas.write([Glyph(narrow: ")")], row: row, column: right)
    canvas.write(
      [Glyph(narrow: isOn ? "●" : "○")],
      row: row,
      column: isOn != item.isMirrored ? right - 1 : left + 1
    )
  }

  /// Draws a line with the thumb on it: thick before the thumb, thin after it, and dashed if disabled.
  mutating func drawSlider(_ item: DisplayItem, part: CGFloat, isEnabled: Bool) {
    let (rect, row) = scale.cells(ofLine: item.frame, clip: item.clip)
    let place = item.isMirrored ? 1 - part : part
    let thumb = rect.columns.lowerBound + Int((place * CGFloat(rect.columns.count - 1)).rounded())
    let done = item.isMirrored ? (thumb + 1)..<rect.columns.upperBound : rect.columns.lowerBound..<thumb
    canvas.line(isEnabled ? "─" : "┄", row: row, columns: rect.columns)
    if isEnabled { canvas.line("━", row: row, columns: done) }
    canvas.write([Glyph(narrow: isEnabled ? "●" : "○")], row: row, column: thumb)
  }

  /// Draws a line that is thick up to the progress and thin after it.
  mutating func drawProgress(_ item: DisplayItem, part: CGFloat) {
    let (rect, row) = scale.cells(ofLine: item.frame, clip: item.clip)
    let count = Int((part * CGFloat(rect.columns.count)).rounded())
    let done = item.isMirrored ? rect.columns.suffix(count) : rect.columns.prefix(count)
    canvas.line("─", row: row, columns: rect.columns)
    canvas.line("━", row: row, columns: done)
  }

  /// Draws a star in the center, or a circle while the indicator doesn't spin.
  mutating func drawWheel(_ item: DisplayItem, turns: Bool) {
    let (rect, row) = scale.cells(ofLine: item.frame, clip: item.clip)
    writeTitle(turns ? "✳" : "○", isSelected: false, in: rect.columns, row: row)
  }

  /// Draws a box with lines between the segments.
  mutating func drawSegments(_ item: DisplayItem, _ segments: [SegmentContent], isEnabled: Bool) {
    let (rect, row) = scale.cells(ofLine: item.frame, clip: item.clip)
    let style: BoxStyle = isEnabled ? .rounded : .disabledButton
    drawBox(rect, style, ends: rect.rows.count == 1 ? ("(", ")") : (style.topLeft, style.topRight))
    let last = rect.columns.count - 1
    var left = rect.columns.lowerBound
    for (index, segment) in segments.enumerated() {
      let right = rect.columns.lowerBound + Int((segment.end * CGFloat(last)).rounded())
      if index < segments.count - 1 { drawSeparator(rect, column: right, style) }
      if right > left + 1, segment.isEnabled {
        writeTitle(segment.title, isSelected: segment.isSelected, in: (left + 1)..<right, row: row)
      }
      left = right
    }
  }

  private mutating func drawSeparator(_ rect: CellRect, column: Int, _ style: BoxStyle) {
    canvas.line(style.vertical, column: column, rows: rect.rows)
    let (top, bottom) = (rect.rows.lowerBound, rect.rows.upperBound - 1)
    if rect.rows.count > 2 { canvas.line("┬", row: top, columns: column..<(column + 1)) }
    if rect.rows.count > 1 { canvas.line("┴", row: bottom, columns: column..<(column + 1)) }
  }

  /// Draws centered dots with spaces between them, and an ellipsis if there is no space for all of them.
  /// Costs O(columns of the picture).
  mutating func drawPages(_ item: DisplayItem, count: Int, current: Int) {
    let (rect, row) = scale.cells(ofLine: item.frame, clip: item.clip)
    let room = rect.columns.count
    guard room > 0 else { return }
    let isCut = count > (room + 1) / 2
    let length = isCut ? room : 2 * count - 1
    let start = rect.columns.lowerBound + (room - length) / 2
    for column in (start..<(start + length)).clamped(to: canvas.clip.columns) {
      let place = column - start
      let isEllipsis = isCut && place == length - 1
      let dot = Glyph(narrow: place / 2 == current ? "●" : "○")
      canvas.write([isEllipsis ? .ellipsis : place % 2 == 0 ? dot : .space], row: row, column: column)
    }
  }

  /// Draws the image's name, in a box if there is space for one.
  mutating func drawImage(_ item: DisplayItem, _ name: String) {
    let (rect, row) = scale.cells(ofLine: item.frame, clip: item.clip)
    if rect.rows.count > 2, rect.columns.count > 2 { canvas.box(rect, .area) }
    let margin = rect.rows.count > 2 && rect.columns.count > 2 ? 1 : 0
    let inner = (rect.columns.lowerBound + margin)..<(rect.columns.upperBound - margin)
    writeTitle("<\(name)>", isSelected: false, in: inner, row: row)
  }

  /// Draws a line between the bar and the content, unless the bar is transparent.
  mutating func drawBar(_ frame: CGRect, _ bar: BarContent) {
    guard bar.ground != .clear else { return }
    let rect = scale.cells(of: frame)
    canvas.fill(rect)
    guard bar.ground == .standard else { return }
    let row = bar.isAtTop ? rect.rows.upperBound - 1 : rect.rows.lowerBound
    canvas.line("─", row: row, columns: rect.columns)
  }

  /// Draws a box with a mark at both ends of the selected row.
  mutating func drawPicker(_ item: DisplayItem) {
    let rect = scale.cells(of: item.frame)
    canvas.box(rect, .scrollArea, isOpenAtScreenEdge: true)
    let row = scale.cells(ofLine: item.frame, clip: item.clip).textRow
    canvas.write([Glyph(narrow: "▸")], row: row, column: rect.columns.lowerBound)
    canvas.write([Glyph(narrow: "◂")], row: row, column: rect.columns.upperBound - 1)
  }
}
