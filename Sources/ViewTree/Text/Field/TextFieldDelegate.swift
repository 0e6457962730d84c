import Foundation

/// Decides about a text field's editing and hears of it.
///
/// Every method has a default. A method that a class first implements in a subclass of the class that conforms is not
/// called: implement it where the conformance stands, and override it.
@preconcurrency @MainActor public protocol TextFieldDelegate: AnyObject {
  /// Whether editing may begin. Also asked when somebody only reads `canBecomeFirstResponder` (A15).
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Editing has begun; the keyboard has not been told yet (S1b).
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether editing may end. Not asked when it is ended by force (A39).
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Editing has ended; the keyboard has begun to leave (S3). Called through the method with a reason.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Editing has ended; called in place of the method without a reason, which its default calls (B28).
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Whether what a key types, or deletes, may take the place of `range`, in UTF-16 units of the old text (B11, B12).
  func textField(
    _ textField: TextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Another place or range is selected; from iOS 13, also while editing begins and with each key, before
  /// `.editingChanged` (B24).
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Whether the text may be cleared, by its button or when editing begins (B31).
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Whether the return key does what it does by default: send `.editingDidEndOnExit` (B1, B2).
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Editing may begin.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Editing may end.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// The text may change.
  public func textField(
    _ textField: TextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// The text may be cleared.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// The return key does what it does by default.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
