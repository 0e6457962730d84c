import Foundation
import HeadlessUIKit

/// A controller whose background ends editing: the class BackgroundTapForBlogViewController of the tutorial
/// BackgroundTapForBlog (iPhone OS 3) at the end of the section "Background Tap Functionality".
///
/// The tutorial's nib connects ``textFieldDoneEditing(_:)`` to Did End On Exit of the field, and
/// ``backgroundTap(_:)`` to Touch Up Inside of the root view; see ``loadNibView()``. `dealloc`, which only
/// releases the field, has no counterpart in Swift.
///
/// The flaws:
/// - X21: any field but ``username`` stays first responder.
/// - X21: a scroll view that covers the root view receives its taps, and the action is not sent.
///
/// ``FixedBackgroundTapViewController`` corrects both.
@preconcurrency @MainActor class BackgroundTapViewController: ViewController {
  /// The field that a tap makes resign first responder; the tutorial's outlet `tfUsername`.
  var username: TextField?

  /// Clears the outlet after the view was released because memory is low; called from 3.0 to iOS 5.
  override func viewDidUnload() {
    username = nil
  }

  /// Makes the sender, which is a field, resign first responder.
  func textFieldDoneEditing(_ sender: TextField) {
    sender.resignFirstResponder()
  }

  /// Makes ``username`` resign first responder.
  func backgroundTap(_ sender: Any) {
    username?.resignFirstResponder()
  }
}
