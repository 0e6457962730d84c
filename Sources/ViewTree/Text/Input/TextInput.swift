import Foundation

/// A text with positions, a selection, and a part that an input method is composing.
///
/// Offsets are in UTF-16 units. Changes made here come from code: the delegate is only asked by
/// ``replace(_:withText:)`` (B20), but is told of all.
@preconcurrency @MainActor public protocol TextInput: KeyInput {
  /// Returns the text of a range.
  func text(in range: TextRange) -> String?
  /// Puts text in place of a range; the delegate is asked (B20), and hears of the change.
  func replace(_ range: TextRange, withText text: String)
  /// What is selected; an empty range is the caret.
  var selectedTextRange: TextRange? { get set }
  /// What an input method is composing; nil if nothing is.
  var markedTextRange: TextRange? { get }
  /// Puts text in place of what is composed, or of the selection; `selectedRange` is counted from its beginning.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the composing; the text stays.
  func unmarkText()
  /// The place before the first character.
  var beginningOfDocument: TextPosition { get }
  /// The place behind the last character.
  var endOfDocument: TextPosition { get }
  /// Returns the place so many units further on; nil if that is outside the text.
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  /// Returns what lies between two places, in either order.
  func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange?
  /// Returns how many units lie between two places.
  func offset(from: TextPosition, to toPosition: TextPosition) -> Int
  /// Says which of two places comes first.
  func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult
  /// Returns the caret's rectangle at a place, in the view's coordinates; see `Font+Measures.swift` for how words are measured.
  func caretRect(for position: TextPosition) -> CGRect
  /// Returns the rectangle of a range's first line, in the view's coordinates.
  func firstRect(for range: TextRange) -> CGRect
  /// Returns the place nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> TextPosition?
}

extension TextInput {
  /// Moves the caret by a number of characters, from a selection to its nearer end; not beyond the text.
  package func moveCaret(by distance: Int) {
    guard let selection = selectedTextRange else { return }
    let end = distance < 0 ? selection.start : selection.end
    let place = selection.isEmpty ? position(from: end, offset: distance) ?? end : end
    selectedTextRange = textRange(from: place, to: place)
  }
}
