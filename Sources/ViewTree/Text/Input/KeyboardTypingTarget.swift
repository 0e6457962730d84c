import Foundation
import Responder

/// A text input as the keyboard uses it: the boundary between the keyboard and text.
///
/// The text inputs of this package call their delegates as for the user's typing, unlike calls from code
/// (Q11). Any other ``KeyInput`` is adapted by ``KeyInputTypingTarget``.
@MainActor package protocol KeyboardTypingTarget {
  /// Whether the keyboard is shown; false where the text is read-only.
  var needsKeyboard: Bool { get }
  /// The traits that the keyboard follows; nil for the defaults.
  var inputTraits: (any TextInputTraits)? { get }
  /// Whether there is any text.
  var hasText: Bool { get }
  /// The text before the caret, which determines the shift state.
  var textBeforeCaret: Substring { get }
  /// Types the text of a key.
  func typeFromKeyboard(_ text: String)
  /// Deletes as the delete key does.
  func deleteFromKeyboard()
  /// Deletes the word before the caret, as the delete key does after it has been held for a while (KT11).
  func deleteWordFromKeyboard()
  /// Replaces the character before the caret with the text of a key.
  func replaceCharacterFromKeyboard(_ text: String)
  /// Acts as the return key does.
  func returnFromKeyboard()
  /// Sets the text that an input method composes, in place of its earlier one.
  func composeFromKeyboard(_ text: String)
  /// Replaces the composed text with the candidate that the user picked.
  func acceptCandidateFromKeyboard(_ text: String)
  /// Moves the caret by a number of characters, clamped to the text.
  func moveCaretFromKeyboard(by distance: Int)
}

extension Responder {
  /// The responder as a target of the keyboard; nil if it accepts no text.
  package final var typingTarget: (any KeyboardTypingTarget)? {
    if let view = self as? View, let target = view.ownTypingTarget { return target }
    return (self as? any KeyInput).map(KeyInputTypingTarget.init)
  }
}

/// A text input that the app implements, which supports only the methods of `KeyInput`.
@MainActor struct KeyInputTypingTarget: KeyboardTypingTarget {
  let input: any KeyInput

  init(_ input: any KeyInput) { self.input = input }

  var needsKeyboard: Bool { true }
  var inputTraits: (any TextInputTraits)? { input as? any TextInputTraits }
  var hasText: Bool { input.hasText }
  var textBeforeCaret: Substring {
    guard let input = input as? any TextInput, let caret = input.selectedTextRange?.start,
      let range = input.textRange(from: input.beginningOfDocument, to: caret)
    else { return "" }
    return input.text(in: range)?[...] ?? ""
  }

  func typeFromKeyboard(_ text: String) { input.insertText(text) }
  func deleteFromKeyboard() { input.deleteBackward() }
  func deleteWordFromKeyboard() { input.deleteBackward() }
  func replaceCharacterFromKeyboard(_ text: String) {
    input.deleteBackward()
    input.insertText(text)
  }
  func returnFromKeyboard() { input.insertText("\n") }
  func composeFromKeyboard(_ text: String) {
    (input as? any TextInput)?
      .setMarkedText(text, selectedRange: .init(location: text.utf16.count, length: 0))
  }
  func acceptCandidateFromKeyboard(_ text: String) { input.insertText(text) }
  func moveCaretFromKeyboard(by distance: Int) { (input as? any TextInput)?.moveCaret(by: distance) }
}
