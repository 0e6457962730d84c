import Responder
import ViewTree

/// A controller with fields in a scroll view that knows which of them is edited: what the techniques of content insets have in
/// common.
///
/// By itself it does nothing about the keyboard.
@preconcurrency @MainActor open class ScrollingFieldsViewController: ViewController {
  /// The scroll view; the document's outlet, which a subclass sets.
  open var scrollView: ScrollView?
  /// The field that is edited.
  open var activeField: Control?

  /// Remembers the field.
  open func textFieldDidBeginEditing(_ textField: TextField) {
    activeField = textField
  }

  /// Forgets the field.
  open func textFieldDidEndEditing(_ textField: TextField) {
    activeField = nil
  }
}

extension ScrollingFieldsViewController: ScrollViewAvoiding {
  /// Hears of the beginning and end of the field's editing.
  public final func watch(_ field: TextField) {
    field.addTarget(
      self,
      action: MethodSelector(
        "textFieldDidBeginEditing",
        ScrollingFieldsViewController.textFieldDidBeginEditing
      ),
      for: .editingDidBegin
    )
    field.addTarget(
      self,
      action: MethodSelector("textFieldDidEndEditing", ScrollingFieldsViewController.textFieldDidEndEditing),
      for: .editingDidEnd
    )
  }
}
