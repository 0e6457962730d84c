import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller whose scroll view makes room for the keyboard, corrected.
///
/// The scroll view keeps the frame it had before the keyboard came, less the part that the keyboard covers. So a second
/// notification changes nothing (X01, X02), and hiding restores the very frame (X03). It follows the will-notifications,
/// along with the keyboard's slide, only while its view is on the screen (X05). Every field that begins editing is
/// scrolled to, wherever it is inside (X06, X07).
@preconcurrency @MainActor open class FixedScrollableViewController: ScrollableViewController {
  private var frameWithoutKeyboard: CGRect?

  /// Nothing: the controller registers while its view is on the screen.
  open override func registerForKeyboardNotifications() {}

  /// Registers for the keyboard's notifications.
  open override func viewWillAppear(_ animated: Bool) {
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

  /// Takes the registrations back.
  open override func viewWillDisappear(_ animated: Bool) {
    let bus = NotificationBus.default
    bus.removeObserver(self, name: Responder.keyboardWillShowNotification)
    bus.removeObserver(self, name: Responder.keyboardWillHideNotification)
    super.viewWillDisappear(animated)
  }

  /// Leaves the scroll view the part of its frame that the keyboard will not cover, and scrolls to the field.
  open override func keyboardWasShown(_ notification: Notification) {
    guard let scrollView else { return }
    let original = frameWithoutKeyboard ?? scrollView.frame
    frameWithoutKeyboard = original
    isKeyboardShown = true
    let change = KeyboardChange(notification)
    // The part is that of the whole frame, whatever is left of it now.
    let now = scrollView.frame
    scrollView.frame = original
    let overlap = change.overlap(with: scrollView)
    scrollView.frame = now
    change.animate { scrollView.frame.size.height = original.height - overlap }
    scrollToFocusField()
  }

  /// Gives the scroll view its frame back.
  open override func keyboardWasHidden(_ notification: Notification) {
    isKeyboardShown = false
    guard let scrollView, let original = frameWithoutKeyboard else { return }
    frameWithoutKeyboard = nil
    KeyboardChange(notification).animate { scrollView.frame = original }
  }

  /// Remembers the field and, if the keyboard is up already, scrolls to it.
  open override func textFieldDidBeginEditing(_ textField: TextField) {
    super.textFieldDidBeginEditing(textField)
    if isKeyboardShown { scrollToFocusField() }
  }

  private func scrollToFocusField() {
    guard let scrollView, let field = keyboardFocusField else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: true)
  }
}
