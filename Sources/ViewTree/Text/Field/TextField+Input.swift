import Foundation

extension TextField: TextEditingView {
  /// The selected range in UTF-16 units; a range of length 0 is the caret.
  public final var selectedRange: NSRange { engine.buffer.selection }

  final func baseCaretRect(for position: TextPosition) -> CGRect {
    baseCaretRect(at: engine.units(position) ?? 0)
  }

  /// Returns the caret's rectangle at a location in UTF-16 units.
  final func baseCaretRect(at location: Int) -> CGRect {
    let height = shownFont.lineHeight
    return CGRect(
      x: textStart + width(before: location),
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
