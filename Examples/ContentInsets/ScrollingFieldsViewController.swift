import HeadlessUIKit

/// A controller with fields in a scroll view that tracks the field that is being edited: the common
/// superclass of the techniques with content insets.
///
/// The field is tracked as the last sentence of *Don't Block the Box* (2014) proposes: the delegate method
/// ``textFieldDidBeginEditing(_:)`` sets a property. The class does not handle the keyboard.
@preconcurrency @MainActor class ScrollingFieldsViewController: ViewController, TextFieldDelegate {
  /// The scroll view; the document's outlet, set by a subclass.
  var scrollView: ScrollView?
  /// The field that is being edited.
  var activeField: Control?

  /// Sets ``activeField``.
  func textFieldDidBeginEditing(_ textField: TextField) {
    activeField = textField
  }

  /// Clears ``activeField``.
  func textFieldDidEndEditing(_ textField: TextField) {
    activeField = nil
  }
}

extension ScrollingFieldsViewController: ScrollViewAvoiding {
  /// Becomes the field's delegate.
  final func watch(_ field: TextField) { field.delegate = self }
}
