import Foundation

extension TextPainter {
  /// Draws a box with its name in the top side. Sides at the phone's outline are omitted.
  mutating func drawArea(_ frame: CGRect, _ name: String?, _ style: BoxStyle) {
    let rect = scale.cells(of: frame)
    canvas.box(rect, style, isOpenAtScreenEdge: true)
    if let name, rect.rows.count > 1, rect.rows.lowerBound > 0 { drawCaption(name, rect) }
  }

  /// Draws a filled box with rounded corners. Sides at the phone's outline are omitted.
  mutating func drawBoxInFront(_ frame: CGRect) {
    let rect = scale.cells(of: frame)
    canvas.fill(rect)
    canvas.box(rect, .rounded, isOpenAtScreenEdge: true)
  }

  /// Draws a frame around the text, with rounded corners if the layer has any. If the frame has one or two
  /// rows, the vertical sides are in the first row.
  mutating func drawBorder(_ item: DisplayItem) {
    let rect = scale.cells(of: item.frame)
    let style: BoxStyle = item.corners == nil ? .field : .rounded
    let old = canvas
    if rect.rows.count > 2 {
      canvas.box(rect, style)
    } else {
      let first = rect.rows.lowerBound..<(rect.rows.lowerBound + 1)
      if rect.rows.count > 1 { canvas.line(style.horizontal, row: first.upperBound, columns: rect.columns) }
      canvas.line(style.vertical, column: rect.columns.lowerBound, rows: first)
      canvas.line(style.vertical, column: rect.columns.upperBound - 1, rows: first)
    }
    canvas.keepGlyphs(of: old, in: rect)
  }

  /// Draws text in the top side of a box.
  mutating func drawCaption(_ name: String, _ rect: CellRect) {
    let run = GlyphRun.beginning(of: name, width: rect.columns.count - 6)
    guard !run.isEmpty else { return }
    canvas.write(
      [.space] + run + [.space],
      row: rect.rows.lowerBound,
      column: rect.columns.lowerBound + 2
    )
  }

  /// Draws bars in the right and bottom sides.
  mutating func drawIndicators(_ frame: CGRect, _ indicators: ScrollIndicators) {
    let rect = scale.cells(of: frame)
    if let part = indicators.vertical {
      canvas.line("┃", column: rect.columns.upperBound - 1, rows: rect.rows.part(part))
    }
    if let part = indicators.horizontal {
      canvas.line("━", row: rect.rows.upperBound - 1, columns: rect.columns.part(part))
    }
  }
}

extension Range<Int> {
  /// Returns the part between two fractions, at least one cell long.
  fileprivate func part(_ part: ClosedRange<CGFloat>) -> Range<Int> {
    let length = CGFloat(count)
    let start = Swift.min(lowerBound + Int((part.lowerBound * length).rounded(.down)), upperBound - 1)
    let end = lowerBound + Int((part.upperBound * length).rounded(.up))
    return start..<Swift.max(start + 1, Swift.min(end, upperBound))
  }
}
