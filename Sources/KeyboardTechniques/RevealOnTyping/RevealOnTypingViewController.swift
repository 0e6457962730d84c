import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller whose scroll view makes room when the keyboard has come, and scrolls to a field only once it is typed in: the
/// solution that document 002 starts from and improves on.
///
/// The document has no code of it, and tells two notifications, did-show and did-hide, and what is wrong: nothing moves when
/// a field is tapped, only when a key types. The keyboard's height is taken at each did-show and added at each did-hide;
/// whether a show went before is what document 002 adds.
///
/// So its flaws are: the tapped field stays behind the keyboard (KP3), and a second did-show takes the height again (X02).
/// ``FixedRevealOnTypingViewController`` mends them.
@preconcurrency @MainActor open class RevealOnTypingViewController: ViewController {
  /// The scroll view that makes room, which a subclass sets.
  open var scrollView: ScrollView?

  /// Registers for the keyboard's notifications.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    registerForKeyboardNotifications()
  }

  /// Takes all registrations back.
  open override func viewWillDisappear(_ animated: Bool) {
    NotificationBus.default.removeObserver(self)
    super.viewWillDisappear(animated)
  }

  /// Registers ``keyboardDidShow(_:)`` for did-show and ``keyboardDidHide(_:)`` for did-hide.
  open func registerForKeyboardNotifications() {
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
  open func keyboardDidShow(_ notification: Notification) {
    scrollView?.frame.size.height -= KeyboardChange(notification).size.height
  }

  /// Grows the scroll view by the keyboard's height.
  open func keyboardDidHide(_ notification: Notification) {
    scrollView?.frame.size.height += KeyboardChange(notification).size.height
  }

  /// A field has begun editing: nothing.
  open func textFieldDidBeginEditing(_ textField: TextField) {}

  /// A key has changed the field's text: scrolls to the field.
  open func textFieldDidChange(_ textField: TextField) {
    scrollView?.scrollRectToVisible(textField.frame, animated: true)
  }
}

extension RevealOnTypingViewController: ScrollViewAvoiding {
  /// Registers for the field's editing events.
  public final func watch(_ field: TextField) {
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
