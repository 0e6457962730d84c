import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller whose scroll view makes room for the keyboard, corrected.
///
/// The scroll view loses the part that the keyboard covers, and gets back what it lost. So a second notification changes
/// nothing (X01, X02), a hide that no show went before changes nothing (X03), and the device may be turned meanwhile (X14).
/// It follows the will-notifications, along with the keyboard's slide, only while its view is on the screen (X05). Every
/// field that begins editing is scrolled to, wherever it is inside (X06, X07), and a text view too (X08).
@preconcurrency @MainActor open class FixedScrollableViewController: ScrollableViewController {
  private var share = KeyboardShare()

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

  /// Takes the registrations back; who leaves while the keyboard is up gets the whole frame back at once.
  open override func viewWillDisappear(_ animated: Bool) {
    let bus = NotificationBus.default
    bus.removeObserver(self, name: Responder.keyboardWillShowNotification)
    bus.removeObserver(self, name: Responder.keyboardWillHideNotification)
    isKeyboardShown = false
    if let scrollView { share.giveBack(to: scrollView) }
    super.viewWillDisappear(animated)
  }

  /// Leaves the scroll view the part of its frame that the keyboard will not cover, and scrolls to the field.
  open override func keyboardWasShown(_ notification: Notification) {
    guard let scrollView else { return }
    isKeyboardShown = true
    share.take(from: scrollView, as: KeyboardChange(notification))
    scrollToFocusField()
  }

  /// Gives the scroll view its frame back.
  open override func keyboardWasHidden(_ notification: Notification) {
    isKeyboardShown = false
    if let scrollView { share.giveBack(to: scrollView, as: KeyboardChange(notification)) }
  }

  /// Remembers the field and, if the keyboard is up already, scrolls to it.
  open override func textFieldDidBeginEditing(_ textField: TextField) {
    super.textFieldDidBeginEditing(textField)
    if isKeyboardShown { scrollToFocusField() }
  }

  private func scrollToFocusField() {
    guard let scrollView, let field = view.findFirstResponder() as? View else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: true)
  }
}
