import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller that gives number pads a button Done in a bar of their own, document 001 corrected.
///
/// The bar is the accessory view of each watched field, which the system shows above the keys of that field and no other,
/// once, as wide as the keyboard, and takes away with it (X20, KW29). No view of the system's is looked for. Accessory views are
/// there from 3.2, on phones from 4.0; on older systems the bar is never shown.
@preconcurrency @MainActor open class FixedNumberPadDoneViewController: NumberPadDoneViewController {
  /// Gives the field the bar, in the place of any accessory view that it has.
  open override func watch(_ field: TextField) {
    guard !numberFields.contains(field) else { return }
    super.watch(field)
    field.inputAccessoryView = makeDoneBar()
  }

  /// Makes a bar of 44 points with the button Done at its right.
  open func makeDoneBar() -> Toolbar {
    .doneBar(self, action: MethodSelector("doneButton", FixedNumberPadDoneViewController.doneButton))
  }

  /// Nothing: the keyboard shows the bar by itself.
  open override func registerForKeyboardNotifications() {}
}
