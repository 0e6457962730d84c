import Foundation
import Responder

/// A delegate that controls editing in a text field and is notified of it.
///
/// Every method has a default implementation. A method that is first implemented in a subclass of the
/// conforming class isn't called: implement it in the conforming class and override it.
@preconcurrency @MainActor public protocol TextFieldDelegate: AnyObject {
  /// Returns whether editing may begin. Also called when code merely reads `canBecomeFirstResponder` (A15).
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called when editing has begun, before the keyboard is notified (S1b).
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns whether editing may end. Not called when editing is forced to end (A39).
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called when editing has ended and the keyboard has begun to disappear (S3), by the default
  /// implementation of the method with a reason.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Called when editing has ended, in place of the method without a reason; the default implementation calls
  /// that one (B28).
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Returns whether the text that a key types or deletes may replace `range`, in UTF-16 units of the old
  /// text (B11, B12).
  func textField(
    _ textField: TextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called from iOS 13 when the selected position or range has changed; also while editing begins and for
  /// each key, before `.editingChanged` (B24).
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Returns whether the clear button or the beginning of editing may clear the text (B31).
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns whether the return key performs its default action: sending `.editingDidEndOnExit` (B1, B2).
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// Returns the edit menu of a range, or `nil` for one of the suggested actions; from iOS 16.
  func textField(
    _ textField: TextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [MenuElement]
  ) -> Menu?
  /// Called before the edit menu is shown; from iOS 16.
  func textField(_ textField: TextField, willPresentEditMenuWith animator: any EditMenuInteractionAnimating)
  /// Called before the edit menu is hidden; from iOS 16.
  func textField(_ textField: TextField, willDismissEditMenuWith animator: any EditMenuInteractionAnimating)
}

extension TextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) { OptionalMethod.standard(of: self) }
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) { OptionalMethod.standard(of: self) }
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    if !OptionalMethod.isStandard(of: self) { textFieldDidEndEditing(textField) }
  }
  /// Returns true.
  public func textField(
    _ textField: TextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) { OptionalMethod.standard(of: self) }
  /// Returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Returns `nil`.
  public func textField(
    _ textField: TextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [MenuElement]
  ) -> Menu? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Does nothing.
  public func textField(
    _ textField: TextField,
    willPresentEditMenuWith animator: any EditMenuInteractionAnimating
  ) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func textField(
    _ textField: TextField,
    willDismissEditMenuWith animator: any EditMenuInteractionAnimating
  ) {
    OptionalMethod.standard(of: self)
  }
}
