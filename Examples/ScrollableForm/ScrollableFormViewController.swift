import Foundation
import HeadlessUIKit

/// A form that makes space for the keyboard: the class BackgroundTapForBlogViewController of the tutorial
/// BackgroundTapForBlog (iPhone OS 3) in its last section, "Text Field Hiding behind keypad".
///
/// The tutorial's nib has a ``BackgroundTapScrollView`` over the whole view, and everything else in it. The
/// controller is `delegate` and `backgroundTapDelegate` of the scroll view, and Did End On Exit of the field
/// is connected to ``textFieldDoneEditing(_:)``. `dealloc` has no counterpart in Swift.
///
/// The flaws, besides those of ``ScrollableViewController`` and ``BackgroundTapScrollView``:
/// - D0.11: the content size is that of one screen, so that a form that is higher can't scroll to its end.
/// - D0.26: ``viewDidUnload()`` doesn't call super, so that the controller retains the scroll view of a view
///   that was released. (The tutorial also writes the property as `self.tfusername`, with which it doesn't
///   compile.)
/// - X21: ``backgroundTap(_:)`` makes one field resign.
///
/// ``FixedScrollableFormViewController`` corrects them.
@preconcurrency @MainActor
class ScrollableFormViewController: ScrollableViewController,
  BackgroundTapDelegate
{
  /// The tutorial's outlet `tfUsername`.
  var username: TextField?

  /// Sets the content size and registers for the field's editing events, and then for the keyboard's
  /// notifications.
  override func viewDidLoad() {
    scrollView?.contentSize = CGSize(width: 320, height: 416)
    if let username { registerForEditingEvents(username) }
    super.viewDidLoad()
  }

  /// Clears the outlet, without calling super, as published.
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
