import Foundation
import HeadlessUIKit

/// A controller whose scroll view shrinks at did-show, and scrolls to a field when a key types into it: the
/// solution of John Muchow, as described in *Adjust UITextField hidden behind Keyboard with UIScrollView*.
///
/// The document has no code for it. It names the two notifications, did-show and did-hide, and the problem
/// that it improves on: the field moves when typing begins, not when the field is tapped. In this
/// implementation the frame shrinks by the keyboard's height at each did-show and grows by it at each
/// did-hide; the check for an earlier show is an addition of sample-scrollview.
///
/// The flaws: the tapped field stays behind the keyboard, as the document says, and a second did-show
/// subtracts the height again (X02). ``FixedRevealOnTypingViewController`` corrects them.
@preconcurrency @MainActor class RevealOnTypingViewController: ViewController {
  /// The scroll view that shrinks for the keyboard, set by a subclass.
  var scrollView: ScrollView?

  /// Registers for the keyboard's notifications.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    registerForKeyboardNotifications()
  }

  /// Removes all registrations.
  override func viewWillDisappear(_ animated: Bool) {
    NotificationBus.default.removeObserver(self)
    super.viewWillDisappear(animated)
  }

  /// Registers ``keyboardDidShow(_:)`` for did-show and ``keyboardDidHide(_:)`` for did-hide.
  func registerForKeyboardNotifications() {
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidShow", RevealOnTypingViewController.keyboardDidShow),
      name: Responder.keyboardDidShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidHide", RevealOnTypingViewController.keyboardDidHide),
      name: Responder.keyboardDidHideNotification
    )
  }

  /// Shrinks the scroll view by the keyboard's height.
  func keyboardDidShow(_ notification: Notification) {
    scrollView?.frame.size.height -= KeyboardChange(notification).size.height
  }

  /// Grows the scroll view by the keyboard's height.
  func keyboardDidHide(_ notification: Notification) {
    scrollView?.frame.size.height += KeyboardChange(notification).size.height
  }

  /// Has no effect.
  func textFieldDidBeginEditing(_ textField: TextField) {}

  /// Scrolls to the field, whose text was changed by a key.
  func textFieldDidChange(_ textField: TextField) {
    scrollView?.scrollRectToVisible(textField.frame, animated: true)
  }
}

extension RevealOnTypingViewController: ScrollViewAvoiding {
  /// Registers for the field's editing events.
  final func watch(_ field: TextField) {
    field.addTarget(
      self,
      action: MethodSelector(
        "textFieldDidBeginEditing",
        RevealOnTypingViewController.textFieldDidBeginEditing
      ),
      for: .editingDidBegin
    )
    field.addTarget(
      self,
      action: MethodSelector("textFieldDidChange", RevealOnTypingViewController.textFieldDidChange),
      for: .editingChanged
    )
  }
}
