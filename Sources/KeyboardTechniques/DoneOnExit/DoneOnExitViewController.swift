import Foundation
import Responder
import ViewTree

/// A controller whose fields end editing by the return key, as document 000 published it.
///
/// The field's `.editingDidEndOnExit` is connected to ``textFieldDoneEditing(_:)``, which makes the field resign. That
/// there is an action is enough: the field resigns by itself after sending it (KT13).
///
/// The flaw is the keyboard's: a pad of digits has no return key on a phone (KT15), so the event never comes and nothing
/// ends the editing; and a text view has no such event. ``FixedDoneOnExitViewController`` mends the first.
@preconcurrency @MainActor open class DoneOnExitViewController: ViewController {
  /// Connects a field's return key; connecting it again changes nothing.
  open func watchReturnKey(of field: TextField) {
    field.addTarget(
      self,
      action: MethodSelector("textFieldDoneEditing", DoneOnExitViewController.textFieldDoneEditing),
      for: .editingDidEndOnExit
    )
  }

  /// Makes the field resign whose return key was hit.
  open func textFieldDoneEditing(_ sender: TextField) {
    sender.resignFirstResponder()
  }
}
