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

/// An input system that knows better words than those that were typed: the keyboard.
@MainActor package protocol WordCorrecting: InputSystem {
  /// Returns what to put in place of a word, or nil if it is fine.
  func correction(for word: String) -> String?
}
