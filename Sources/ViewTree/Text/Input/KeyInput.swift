import Responder

/// An object that accepts text from a keyboard.
@preconcurrency @MainActor public protocol KeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Replaces the selection with text.
  func insertText(_ text: String)
  /// Deletes the selection, or else the character before the caret.
  func deleteBackward()
}

/// An input system that corrects typed words: the keyboard.
@MainActor package protocol WordCorrecting: InputSystem {
  /// Returns the correction of a word, or nil if there is none.
  func correction(for word: String) -> String?
}
