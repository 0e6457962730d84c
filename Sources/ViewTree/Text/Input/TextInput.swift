import Foundation
import Responder

/// A text with positions, a selection, and marked text that an input method is composing.
///
/// Offsets are in UTF-16 units, and a position may be inside a surrogate pair (MX11). Calls of these members
/// are changes from code: only ``replace(_:withText:)`` of a text field asks the delegate (B20, MX2), but the
/// delegate is notified of all changes.
@preconcurrency @MainActor public protocol TextInput: KeyInput {
  /// Returns the text in a range.
  func text(in range: TextRange) -> String?
  /// Replaces a range with text.
  func replace(_ range: TextRange, withText text: String)
  /// The selected range; an empty range is the caret.
  var selectedTextRange: TextRange? { get set }
  /// The range that an input method is composing, or nil.
  var markedTextRange: TextRange? { get }
  /// Replaces the composed text, or else the selection. `selectedRange` is relative to the start of the new
  /// text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the composition. The text stays.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: TextPosition { get }
  /// The position after the last character.
  var endOfDocument: TextPosition { get }
  /// Returns the position at an offset in UTF-16 units from another, or nil if it is outside the text.
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  /// Returns the range between two positions, in either order.
  func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange?
  /// Returns the number of UTF-16 units between two positions.
  func offset(from: TextPosition, to toPosition: TextPosition) -> Int
  /// Returns the order of two positions.
  func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult
  /// Returns the caret's rectangle at a position, in the view's coordinates; see `Font+Measures.swift` for
  /// the measures of text.
  func caretRect(for position: TextPosition) -> CGRect
  /// Returns the rectangle of the first line of a range, in the view's coordinates.
  func firstRect(for range: TextRange) -> CGRect
  /// Returns the position nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> TextPosition?
  /// The object that finds words, lines and other units; by default a ``TextInputStringTokenizer``.
  var tokenizer: any TextInputTokenizer { get }
  /// The object that the text input notifies of changes that the keyboard didn't make. The keyboard sets it
  /// when the text input becomes first responder, and to nil when it resigns.
  var inputDelegate: (any TextInputDelegate)? { get set }
  /// Returns the direction of writing at a position. The default implementation reads the text.
  func baseWritingDirection(for position: TextPosition, in direction: TextStorageDirection)
    -> WritingDirection
}

extension TextInput where Self: Responder {
  /// A tokenizer for the text; a new one for each call.
  public var tokenizer: any TextInputTokenizer { TextInputStringTokenizer(textInput: self) }
}

extension TextInput {
  /// Moves the caret by a number of characters, clamped to the text. A selection collapses to its end in that
  /// direction.
  package func moveCaret(by distance: Int) {
    guard let selection = selectedTextRange else { return }
    let end = distance < 0 ? selection.start : selection.end
    let place = selection.isEmpty ? position(from: end, offset: distance) ?? end : end
    selectedTextRange = textRange(from: place, to: place)
  }
}
