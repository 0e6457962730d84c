import Foundation

extension TextField: TextInput {
  /// The selected range in UTF-16 units; a range of length 0 is the caret.
  public final var selectedRange: NSRange { engine.buffer.selection }

  /// Returns the text in a range.
  public final func text(in range: TextRange) -> String? { engine.text(in: range) }

  /// Replaces a range with text. The delegate is asked (B20) and notified of the change.
  public final func replace(_ range: TextRange, withText text: String) {
    engine.replace(range, withText: text)
  }

  /// The range that an input method is composing, or nil.
  public final var markedTextRange: TextRange? { engine.buffer.marked.map(engine.range) }

  /// Replaces the composed text, or else the selection, without asking the delegate.
  public final func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    engine.setMarkedText(markedText ?? "", selected: selectedRange)
  }

  /// Ends the composition. The text stays, and the delegate isn't notified.
  public final func unmarkText() { engine.unmark() }

  /// The position before the first character.
  public final var beginningOfDocument: TextPosition { OffsetPosition(0) }

  /// The position after the last character.
  public final var endOfDocument: TextPosition { OffsetPosition(engine.buffer.length) }

  /// Returns the position at an offset in UTF-16 units from another, or nil if it is outside the text.
  public final func position(from position: TextPosition, offset: Int) -> TextPosition? {
    engine.position(from: position, offset: offset)
  }

  /// Returns the range between two positions, in either order.
  public final func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange? {
    engine.textRange(from: fromPosition, to: toPosition)
  }

  /// Returns the number of UTF-16 units between two positions.
  public final func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    engine.offset(from: from, to: toPosition)
  }

  /// Returns the order of two positions.
  public final func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    engine.compare(position, to: other)
  }

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

  final func standardCaretRect(for position: TextPosition) -> CGRect {
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
