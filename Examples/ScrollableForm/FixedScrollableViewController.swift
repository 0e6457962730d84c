import Foundation
import HeadlessUIKit

/// A corrected controller whose scroll view shrinks for the keyboard.
///
/// The frame of the scroll view shrinks by the part that the keyboard covers, and later grows by the same
/// amount. A second notification has no further effect (X01, X02), nor has a hide without a show (X03), and
/// the device may be rotated meanwhile (X14). The controller observes the will-notifications, and only while
/// its view is on the screen (X05, X33); the frame changes and the content scrolls along with the keyboard's
/// slide (D0.15). The scroll view scrolls to every field and text view that begins editing, in any container
/// (X06, X07, X08).
@preconcurrency @MainActor class FixedScrollableViewController: ScrollableViewController {
  private var share = KeyboardInset()

  /// Has no effect: the controller registers in ``viewWillAppear(_:)``.
  override func registerForKeyboardNotifications() {}

  /// Registers for the keyboard's notifications.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWasShown", FixedScrollableViewController.keyboardWasShown),
      name: Responder.keyboardWillShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWasHidden", FixedScrollableViewController.keyboardWasHidden),
      name: Responder.keyboardWillHideNotification
    )
  }

  /// Removes the registrations, and restores the frame at once if the keyboard is up.
  override func viewWillDisappear(_ animated: Bool) {
    let bus = NotificationBus.default
    bus.removeObserver(self, name: Responder.keyboardWillShowNotification)
    bus.removeObserver(self, name: Responder.keyboardWillHideNotification)
    isKeyboardShown = false
    if let scrollView { share.restore(to: scrollView) }
    super.viewWillDisappear(animated)
  }

  /// Shrinks the frame by the part that the keyboard will cover, and scrolls to the field, along with the
  /// keyboard's slide.
  override func keyboardWasShown(_ notification: Notification) {
    guard let scrollView else { return }
    isKeyboardShown = true
    let bars = scrollView.contentInset.bottom
    share.take(from: scrollView, as: KeyboardChange(notification), sparing: bars) { scrollToFocusField() }
  }

  /// Restores the frame.
  override func keyboardWasHidden(_ notification: Notification) {
    isKeyboardShown = false
    if let scrollView { share.restore(to: scrollView, as: KeyboardChange(notification)) }
  }

  /// Sets `keyboardFocusField` and, if the keyboard is up already, scrolls to the field.
  override func textFieldDidBeginEditing(_ textField: TextField) {
    super.textFieldDidBeginEditing(textField)
    if isKeyboardShown { View.animate(withDuration: 0.25) { scrollToFocusField() } }
  }

  /// Scrolls to the field within the caller's animation.
  private func scrollToFocusField() {
    guard let scrollView, let field = view.findFirstResponder() as? View else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: false)
  }
}
