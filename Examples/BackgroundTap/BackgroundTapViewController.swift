import Foundation
import HeadlessUIKit

/// A controller whose background ends editing, as published in the tutorial BackgroundTapForBlog (iPhone OS
/// 3).
///
/// The root view is a control, since a plain view sends no control events. (The tutorial says that `UIView`
/// is extended from `UIControl`; in fact `UIControl` is a subclass of `UIView`.) `.touchUpInside` of the root
/// view makes one field resign first responder.
///
/// The flaws (X21): any other field stays first responder, and a scroll view that covers the root view
/// receives its taps. ``FixedBackgroundTapViewController`` corrects both.
@preconcurrency @MainActor class BackgroundTapViewController: ViewController, BackgroundTapDelegate {
  /// The field that a tap makes resign first responder; the tutorial's outlet `tfUsername`, set by a
  /// subclass.
  var namedField: TextField?

  /// Creates a control that fills the screen, and connects its `.touchUpInside`.
  override func loadView() {
    let root = Control(frame: Screen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addTarget(
      self,
      action: MethodSelector("backgroundTap", BackgroundTapViewController.backgroundTap),
      for: .touchUpInside
    )
    view = root
  }

  /// Makes ``namedField`` resign first responder.
  func backgroundTap(_ sender: Any) {
    namedField?.resignFirstResponder()
  }
}

/// A controller whose background ends the editing of any field, also through a scroll view that covers the
/// root view.
@preconcurrency @MainActor class FixedBackgroundTapViewController: BackgroundTapViewController {
  /// Ends editing in the controller's view.
  override func backgroundTap(_ sender: Any) {
    view.endEditing(true)
  }

  /// Treats taps on a view that covers the root view as taps on the background.
  ///
  /// Adds a tap recognizer to the view that does not cancel touches in views (X22). Gesture recognizers are
  /// available from 3.2.
  func hearTaps(on covering: View) {
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.addTarget(
      self,
      action: MethodSelector("backgroundTap", FixedBackgroundTapViewController.backgroundTap)
    )
    covering.addGestureRecognizer(tap)
  }
}
