import Foundation

extension TextField: TextEditingView {
  /// The selected range in UTF-16 units; a range of length 0 is the caret.
  public final var selectedRange: NSRange { engine.buffer.selection }

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
