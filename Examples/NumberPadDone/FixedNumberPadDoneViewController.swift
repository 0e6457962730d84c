import Foundation
import HeadlessUIKit

/// A controller that gives fields with a number pad a bar with a Done button: Luzian Scherrer's technique,
/// corrected.
///
/// The bar is the accessory view of each watched field. The system shows it above the keys of that field and
/// of no other, as wide as the keyboard, and removes it with the keyboard (X20, KW29); the controller doesn't
/// search for views of the system. Accessory views are available from 3.2, on phones from 4.0; on older
/// systems the bar is never shown.
@preconcurrency @MainActor class FixedNumberPadDoneViewController: NumberPadDoneViewController {
  /// Sets the bar as the accessory view of the field, in place of the current one.
  override func watch(_ field: TextField) {
    guard !numberFields.contains(field) else { return }
    super.watch(field)
    field.inputAccessoryView = makeDoneBar()
  }

  /// Creates a bar 44 points high with a Done button at its right.
  func makeDoneBar() -> Toolbar {
    .doneBar(self, action: MethodSelector("doneButton", FixedNumberPadDoneViewController.doneButton))
  }

  /// Ends editing in the controller's view.
  override func doneButton() { view.endEditing(true) }

  /// Has no effect: the system shows the bar.
  override func registerForKeyboardNotifications() {}
}
