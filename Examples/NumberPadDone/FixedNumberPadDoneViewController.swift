import HeadlessUIKit

/// A controller that gives a field with a number pad a bar with a Done button: Luzian Scherrer's technique,
/// corrected.
///
/// The bar is the field's accessory view. The system shows it above the keys of that field and of no other,
/// as wide as the keyboard, and removes it with the keyboard (X20, KW29); the controller doesn't search for
/// views of the system. Accessory views are available from 3.2, on phones from 4.0; on older systems the bar
/// is never shown.
@preconcurrency @MainActor class FixedNumberPadDoneViewController: ViewController {
  /// The field with the number pad; setting it adds the bar.
  var textField: TextField? {
    didSet {
      let action = MethodSelector("doneButton", FixedNumberPadDoneViewController.doneButton)
      textField?.inputAccessoryView = Toolbar.doneBar(self, action: action)
    }
  }

  /// Ends editing in the controller's view.
  func doneButton() { view.endEditing(true) }
}
