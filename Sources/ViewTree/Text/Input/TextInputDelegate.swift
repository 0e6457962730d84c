import Foundation

/// An object that a text input notifies of changes of its text and selection; UIKit's `UITextInputDelegate`.
///
/// While a text input of the app is first responder, the keyboard is its delegate, and adjusts its shift key
/// to the text before the caret after each change.
@preconcurrency @MainActor public protocol TextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any TextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any TextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any TextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any TextInput)?)
}

/// The direction of writing; UIKit's `NSWritingDirection`.
public enum WritingDirection: Int, Sendable {
  /// That of the language.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension TextInput {
  /// Returns the direction of the first letter in the paragraph at a position; from left to right without
  /// letters.
  public func baseWritingDirection(for position: TextPosition, in direction: TextStorageDirection)
    -> WritingDirection
  {
    guard let whole = textRange(from: beginningOfDocument, to: endOfDocument), let text = text(in: whole)
    else {
      return .leftToRight
    }
    let units = TextUnits(text: text, place: offset(from: beginningOfDocument, to: position))
    return units.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension TextEditingView {
  /// The object that is notified of all changes of the text and the selection, besides the view's delegate.
  public var inputDelegate: (any TextInputDelegate)? {
    get { engine.rareTraits?.inputDelegate }
    set { engine.lazyRareTraits.inputDelegate = newValue }
  }
}
