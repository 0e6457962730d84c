import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller whose scroll view makes room while the keyboard comes, and scrolls to a field when it is tapped.
///
/// It takes what the keyboard covers, once however often that is told, and gives back what it took (X02, X03).
@preconcurrency @MainActor open class FixedRevealOnTypingViewController: RevealOnTypingViewController {
  private var share = KeyboardShare()

  /// Gives the scroll view its whole frame back, as nobody hears of the keyboard any more.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let scrollView { share.giveBack(to: scrollView) }
  }

  /// Registers ``keyboardDidShow(_:)`` for will-show and ``keyboardDidHide(_:)`` for will-hide.
  open override func registerForKeyboardNotifications() {
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidShow", FixedRevealOnTypingViewController.keyboardDidShow),
      name: Responder.keyboardWillShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidHide", FixedRevealOnTypingViewController.keyboardDidHide),
      name: Responder.keyboardWillHideNotification
    )
  }

  /// Leaves the scroll view what the keyboard will not cover, and scrolls to what is edited.
  open override func keyboardDidShow(_ notification: Notification) {
    guard let scrollView else { return }
    share.take(from: scrollView, as: KeyboardChange(notification))
    revealFocus()
  }

  /// Gives the scroll view its frame back.
  open override func keyboardDidHide(_ notification: Notification) {
    if let scrollView { share.giveBack(to: scrollView, as: KeyboardChange(notification)) }
  }

  /// Scrolls to the field, which changes nothing unless the keyboard is up already.
  open override func textFieldDidBeginEditing(_ textField: TextField) { revealFocus() }

  /// Scrolls to the field.
  open override func textFieldDidChange(_ textField: TextField) { revealFocus() }

  private func revealFocus() {
    guard let scrollView, let field = view.findFirstResponder() as? View else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: true)
  }
}
