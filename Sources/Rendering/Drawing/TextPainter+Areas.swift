import Foundation

extension TextPainter {
  /// A box with its name in the upper side; no side where the phone's outline is.
  mutating func drawArea(_ frame: CGRect, _ name: String?, _ style: BoxStyle) {
    let rect = scale.cells(of: frame)
    canvas.box(rect, style, isOpenAtScreenEdge: true)
    if let name, rect.rows.count > 1, rect.rows.lowerBound > 0 { drawCaption(name, rect) }
  }

  /// A filled box with round corners; no side where the phone's outline is.
  mutating func drawBoxInFront(_ frame: CGRect) {
    let rect = scale.cells(of: frame)
    canvas.fill(rect)
    canvas.box(rect, .rounded, isOpenAtScreenEdge: true)
  }

  /// A frame around the words, with round corners if the layer has such; of one or two rows, the sides are beside the first.
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

  /// Words in the upper side of a box.
  mutating func drawCaption(_ name: String, _ rect: CellRect) {
    let run = GlyphRun.beginning(of: name, width: rect.columns.count - 6)
    guard !run.isEmpty else { return }
    canvas.write(
      [.space] + run + [.space],
      row: rect.rows.lowerBound,
      column: rect.columns.lowerBound + 2
    )
  }

  /// Bars in the right and the lower side.
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
  /// Returns the part between two fractions, one cell at least.
  fileprivate func part(_ part: ClosedRange<CGFloat>) -> Range<Int> {
    let length = CGFloat(count)
    let start = Swift.min(lowerBound + Int((part.lowerBound * length).rounded(.down)), upperBound - 1)
    let end = lowerBound + Int((part.upperBound * length).rounded(.up))
    return start..<Swift.max(start + 1, Swift.min(end, upperBound))
  }
}
