import Foundation

extension TextField: TextInput {
  /// The selected range in UTF-16 units; without length, the caret.
  public final var selectedRange: NSRange { engine.buffer.selection }

  /// Returns the text of a range.
  public final func text(in range: TextRange) -> String? { engine.text(in: range) }

  /// Puts text in place of a range; the delegate is asked (B20), and hears of the change.
  public final func replace(_ range: TextRange, withText text: String) {
    engine.replace(range, withText: text)
  }

  /// What an input method is composing; nil if nothing is.
  public final var markedTextRange: TextRange? { engine.buffer.marked.map(engine.range) }

  /// Puts text in place of what is composed, or of the selection; the delegate is not asked.
  public final func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    engine.setMarkedText(markedText ?? "", selected: selectedRange)
  }

  /// Ends the composing; the text stays, and nobody is told.
  public final func unmarkText() { engine.unmark() }

  /// The place before the first character.
  public final var beginningOfDocument: TextPosition { OffsetPosition(0) }

  /// The place behind the last character.
  public final var endOfDocument: TextPosition { OffsetPosition(engine.buffer.length) }

  /// Returns the place so many units further on; nil if that is outside the text.
  public final func position(from position: TextPosition, offset: Int) -> TextPosition? {
    engine.position(from: position, offset: offset)
  }

  /// Returns what lies between two places, in either order.
  public final func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange? {
    engine.textRange(from: fromPosition, to: toPosition)
  }

  /// Returns how many units lie between two places.
  public final func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    engine.offset(from: from, to: toPosition)
  }

  /// Says which of two places comes first.
  public final func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    engine.compare(position, to: other)
  }

  /// Returns the rectangle of a range, as wide as its words.
  public final func firstRect(for range: TextRange) -> CGRect {
    guard let units = engine.units(range) else { return .zero }
    let width = shownFont.width(of: engine.buffer.substring(units))
    let start = caretRect(for: range.start)
    return CGRect(x: start.minX, y: start.minY, width: width, height: start.height)
  }

  /// Returns the place between characters that is nearest to a point of the field.
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
