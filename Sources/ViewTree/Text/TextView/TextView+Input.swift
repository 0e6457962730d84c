import Foundation

extension TextView: TextInput {
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

  /// Returns the rectangle of a range's first line, in the content's coordinates.
  public final func firstRect(for range: TextRange) -> CGRect {
    guard let units = engine.units(range) else { return .zero }
    let line = textLayout[textLayout.line(at: units.location)].range
    let part = NSRange(location: units.location, length: min(units.end, line.end) - units.location)
    let start = caretRect(at: units.location)
    let width = textFont.width(of: engine.buffer.substring(part))
    return CGRect(x: start.minX, y: start.minY, width: width, height: start.height)
  }

  /// Returns the place between characters that is nearest to a point of the content.
  public final func closestPosition(to point: CGPoint) -> TextPosition? {
    OffsetPosition(location(at: point))
  }
}
