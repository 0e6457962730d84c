import Responder

/// An object that takes text from a keyboard.
@preconcurrency @MainActor public protocol KeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text in place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}

/// A text input that tells its delegate what the keyboard types, which calls from code do not (Q11).
@MainActor package protocol KeyboardTypingTarget: KeyInput, TextInputTraits {
  /// Whether it wants a keyboard at all: not where the text can only be read.
  var wantsKeyboard: Bool { get }
  /// The text before the caret, by which the keyboard decides about shift.
  var textBeforeCaret: Substring { get }
  /// A key typed `text`.
  func typeFromKeyboard(_ text: String)
  /// The delete key was hit.
  func deleteFromKeyboard()
  /// The delete key has been held down so long that it takes the word before the caret (KT11).
  func deleteWordFromKeyboard()
  /// A key typed `text` in place of the character before the caret.
  func retypeFromKeyboard(_ text: String)
  /// The return key was hit.
  func returnFromKeyboard()
  /// An input method shows `text` as what is composed so far.
  func composeFromKeyboard(_ text: String)
  /// A person picked `text` for what was composed.
  func pickFromKeyboard(_ text: String)
}

extension Responder {
  /// The responder as one that the keyboard types into with the delegate's questions; nil if it is none.
  ///
  /// All that are, are fields and text views; to ask for their classes is much faster than to ask for the protocol.
  package final var typingTarget: (any KeyboardTypingTarget)? {
    if let field = self as? TextField { return field }
    return self as? TextView
  }

  /// The responder as one that takes text; nil if it takes none.
  package final var keyInput: (any KeyInput)? { typingTarget ?? self as? any KeyInput }
}

/// An input system that knows better words than those that were typed: the keyboard.
@MainActor package protocol WordCorrecting: InputSystem {
  /// Returns what to put in place of a word, or nil if it is fine.
  func correction(for word: String) -> String?
}
