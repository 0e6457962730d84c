import Foundation
import HeadlessUIKit

/// A corrected form that makes space for the keyboard.
///
/// The content ends below the field, ``viewDidUnload()`` calls super, and a tap on the background
/// ends the editing of any field. The scroll view is a ``FixedBackgroundTapScrollView``.
@preconcurrency @MainActor
class FixedScrollableFormViewController: FixedScrollableViewController,
  BackgroundTapDelegate
{
  /// The space below the field at the end of the content, in points.
  static let margin: CGFloat = 20

  /// The field; an outlet.
  var username: TextField?

  /// Sets the content size, and registers for the field's editing events.
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let scrollView, let username else { return }
    registerForEditingEvents(username)
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width,
      height: username.frame.maxY + Self.margin
    )
  }

  /// Clears the outlets of this class and of the superclass.
  override func viewDidUnload() {
    username = nil
    super.viewDidUnload()
  }

  /// Makes the sender, which is a field, resign first responder.
  func textFieldDoneEditing(_ sender: TextField) {
    sender.resignFirstResponder()
  }

  /// Ends editing in the controller's view.
  func backgroundTap(_ sender: Any) {
    view.endEditing(true)
  }
}
