import Foundation
import Responder
import ViewTree

/// A controller with a tap recognizer on its root view that ends editing: what has replaced document 000's background tap,
/// as it was published first.
///
/// The flaw is the recognizer's default (X22, F11): a recognized tap takes the touch away from the view that is tapped. A row
/// is not selected, and before iOS 6 a button is not pressed (F8). ``FixedTapToDismissViewController`` mends it.
@preconcurrency @MainActor open class TapToDismissViewController: ViewController {
  /// The recognizer, on the controller's view once that is loaded.
  public final let tap = TapGestureRecognizer()

  /// Puts the recognizer onto the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    tap.addTarget(
      self,
      action: MethodSelector("dismissKeyboard", TapToDismissViewController.dismissKeyboard)
    )
    view.addGestureRecognizer(tap)
  }

  /// Ends editing in the controller's view.
  open func dismissKeyboard() {
    view.endEditing(true)
  }
}

/// A controller with a tap recognizer on its root view that ends editing, and leaves views their touches (F12).
@preconcurrency @MainActor open class FixedTapToDismissViewController: TapToDismissViewController {
  /// Puts the recognizer onto the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    tap.cancelsTouchesInView = false
  }
}
