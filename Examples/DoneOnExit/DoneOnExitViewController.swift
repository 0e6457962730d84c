import Foundation
import HeadlessUIKit

/// A controller whose fields end editing with the return key, as published in the tutorial
/// BackgroundTapForBlog (iPhone OS 3).
///
/// A field's `.editingDidEndOnExit` event sends ``textFieldDoneEditing(_:)``, which makes the field resign
/// first responder. An action of any kind is enough: the field resigns by itself after sending it (KT13).
///
/// The technique does not work where the keyboard has no return key: a number pad on a phone (KT15) never
/// sends the event, and a text view has no such event. ``FixedDoneOnExitViewController`` corrects the first.
@preconcurrency @MainActor class DoneOnExitViewController: ViewController {
  /// Connects the return key of a field; a second call for the same field has no effect.
  func watchReturnKey(of field: TextField) {
    field.addTarget(
      self,
      action: MethodSelector("textFieldDoneEditing", DoneOnExitViewController.textFieldDoneEditing),
      for: .editingDidEndOnExit
    )
  }

  /// Makes the sender resign first responder.
  func textFieldDoneEditing(_ sender: TextField) {
    sender.resignFirstResponder()
  }
}
