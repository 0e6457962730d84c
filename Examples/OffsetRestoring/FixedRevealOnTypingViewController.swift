import Foundation
import HeadlessUIKit

/// A controller whose scroll view shrinks while the keyboard slides in, and scrolls to a field when it is
/// tapped.
///
/// The frame shrinks by the part that the keyboard covers, once for any number of notifications, and later
/// grows by the same part (X02, X03).
@preconcurrency @MainActor class FixedRevealOnTypingViewController: RevealOnTypingViewController {
  private var share = KeyboardInset()

  /// Removes the registrations, and restores the frame.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let scrollView { share.restore(to: scrollView) }
  }

  /// Registers ``keyboardDidShow(_:)`` for will-show and ``keyboardDidHide(_:)`` for will-hide.
  override func registerForKeyboardNotifications() {
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

  /// Shrinks the frame by the part that the keyboard will cover, and scrolls to the first responder, along
  /// with the keyboard's slide.
  override func keyboardDidShow(_ notification: Notification) {
    guard let scrollView else { return }
    let bars = scrollView.contentInset.bottom
    share.take(from: scrollView, as: KeyboardChange(notification), sparing: bars) {
      revealFocus(animated: false)
    }
  }

  /// Restores the frame.
  override func keyboardDidHide(_ notification: Notification) {
    if let scrollView { share.restore(to: scrollView, as: KeyboardChange(notification)) }
  }

  /// Calls ``textFieldDidBeginEditing(_:)`` when a field begins editing.
  func registerForEditingEvents(_ field: TextField) {
    field.addTarget(
      self,
      action: MethodSelector(
        "textFieldDidBeginEditing",
        FixedRevealOnTypingViewController.textFieldDidBeginEditing
      ),
      for: .editingDidBegin
    )
  }

  /// Scrolls to the field, which has an effect only if the keyboard is up already.
  func textFieldDidBeginEditing(_ textField: TextField) { revealFocus(animated: true) }

  private func revealFocus(animated: Bool) {
    guard let scrollView, let field = view.findFirstResponder() as? View else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: animated)
  }
}
