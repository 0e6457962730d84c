import Foundation
import HeadlessUIKit

/// A controller with a tap recognizer on its root view that ends editing.
///
/// The technique is in none of the five documents: it became possible with gesture recognizers in 3.2 and
/// replaced the background control of BackgroundTapForBlog. Its flaw is the recognizer's default (X22, F11):
/// a recognized tap cancels the touch in the tapped view. A row is not selected, and before iOS 6 a button
/// sends no action (F8). ``FixedTapToDismissViewController`` corrects it.
@preconcurrency @MainActor class TapToDismissViewController: ViewController {
  /// The recognizer; added to the controller's view in ``viewDidLoad()``.
  final let tap = TapGestureRecognizer()

  /// Adds the recognizer to the view.
  override func viewDidLoad() {
    super.viewDidLoad()
    tap.addTarget(
      self,
      action: MethodSelector("dismissKeyboard", TapToDismissViewController.dismissKeyboard)
    )
    view.addGestureRecognizer(tap)
  }

  /// Ends editing in the controller's view.
  func dismissKeyboard() {
    view.endEditing(true)
  }
}

/// A controller with a tap recognizer on its root view that ends editing and cancels no touches in views
/// (F12).
@preconcurrency @MainActor class FixedTapToDismissViewController: TapToDismissViewController {
  /// Adds the recognizer to the view, with `cancelsTouchesInView` off.
  override func viewDidLoad() {
    super.viewDidLoad()
    tap.cancelsTouchesInView = false
  }
}
