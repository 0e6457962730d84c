import Foundation
import Responder
import ViewTree

/// A controller whose background ends editing, as document 000 published it.
///
/// Its root view is a control, since a plain view sends no events; `.touchUpInside` makes the named field resign.
///
/// The flaws are the document's (X21): any other field keeps the keyboard, and once a scroll view covers the root, the
/// root hears of no tap. ``FixedBackgroundTapViewController`` mends both.
@preconcurrency @MainActor open class BackgroundTapViewController: ViewController, BackgroundTapDelegate {
  /// The one field that a tap makes resign; the document's outlet, which a subclass sets.
  open var namedField: TextField?

  /// Makes a control that fills the screen, and connects it.
  open override func loadView() {
    let root = Control(frame: Screen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addTarget(
      self,
      action: MethodSelector("backgroundTap", BackgroundTapViewController.backgroundTap),
      for: .touchUpInside
    )
    view = root
  }

  /// Makes the named field resign.
  open func backgroundTap(_ sender: Any) {
    namedField?.resignFirstResponder()
  }
}

/// A controller whose background ends editing, whichever field it is, also through a scroll view that covers it.
@preconcurrency @MainActor open class FixedBackgroundTapViewController: BackgroundTapViewController {
  /// Ends editing in the controller's view.
  open override func backgroundTap(_ sender: Any) {
    view.endEditing(true)
  }

  /// Lets a tap on a view that covers the root count as one on the background.
  ///
  /// The view gets a tap recognizer, which leaves it and its subviews their touches (X22). Recognizers came with 3.2.
  open func hearTaps(on covering: View) {
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.addTarget(
      self,
      action: MethodSelector("backgroundTap", FixedBackgroundTapViewController.backgroundTap)
    )
    covering.addGestureRecognizer(tap)
  }
}
