import Foundation

extension TextField: TextEditingView {
  /// The selected range in UTF-16 units; a range of length 0 is the caret.
  public final var selectedRange: NSRange { engine.buffer.selection }

  final func baseCaretRect(for position: TextPosition) -> CGRect {
    let height = shownFont.lineHeight
    return CGRect(
      x: textStart + width(before: engine.units(position) ?? 0),
      y: shownTextRect.midY - height / 2,
      width: TextMetrics.caretWidth,
      height: height
    )
  }

  /// Returns the width of the displayed text before a location.
  final func width(before location: Int) -> CGFloat {
    let before = engine.buffer.substring(NSRange(location: 0, length: location))
    return shownFont.width(of: masked(String(before)))
  }
}
