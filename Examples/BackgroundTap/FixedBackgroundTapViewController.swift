import Foundation
import HeadlessUIKit

/// A controller whose background ends the editing of any field, also through a scroll view that covers the
/// root view.
@preconcurrency @MainActor
class FixedBackgroundTapViewController: BackgroundTapViewController,
  BackgroundTapDelegate
{
  /// Ends editing in the controller's view.
  override func backgroundTap(_ sender: Any) {
    view.endEditing(true)
  }

  /// Treats taps on a view that covers the root view as taps on the background.
  ///
  /// The view receives a tap recognizer that does not cancel touches in views (X22). Gesture recognizers are
  /// available from 3.2; before, the view has to be a ``FixedBackgroundTapScrollView``, whose delegate the
  /// controller becomes.
  func receiveTaps(on covering: View) {
    if let scrollView = covering as? FixedBackgroundTapScrollView {
      scrollView.backgroundTapDelegate = self
      return
    }
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.addTarget(
      self,
      action: MethodSelector("backgroundTap", FixedBackgroundTapViewController.backgroundTap)
    )
    covering.addGestureRecognizer(tap)
  }
}
