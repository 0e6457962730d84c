import Foundation

extension TextField: TextEditingView {
  /// The selected range in UTF-16 units; a range of length 0 is the caret.
  public final var selectedRange: NSRange { engine.buffer.selection }

  /// Returns the rectangle of a range, as wide as its text.
  public final func firstRect(for range: TextRange) -> CGRect {
    guard let units = engine.units(range) else { return .zero }
    let width = shownFont.width(of: engine.buffer.substring(units))
    let start = caretRect(for: range.start)
    return CGRect(x: start.minX, y: start.minY, width: width, height: start.height)
  }

  /// Returns the position between characters that is nearest to a point of the field.
  public final func closestPosition(to point: CGPoint) -> TextPosition? {
    let columns = shownFont.columns(in: point.x - textStart).rounded()
    let count = Int(min(max(0, columns), CGFloat(engine.buffer.length)))
    return OffsetPosition(engine.buffer.advanced(0, byCharacters: count))
  }

  final func baseCaretRect(for position: TextPosition) -> CGRect {
    let before = NSRange(location: 0, length: engine.units(position) ?? 0)
    let font = shownFont
    return CGRect(
      x: textStart + font.width(of: engine.buffer.substring(before)),
      y: shownTextRect.midY - font.lineHeight / 2,
      width: TextMetrics.caretWidth,
      height: font.lineHeight
    )
  }
}
