import Foundation
import HeadlessUIKit

/// A corrected controller that slides the content of its view up by an amount that depends on the third of
/// the screen with the field.
///
/// The height is that of the part of the view that the keyboard covers, and the view moves as far as the
/// field needs. The controller changes the origin of the view's bounds, not its frame.
@preconcurrency @MainActor class FixedSlidingThirdsViewController: SlidingThirdsViewController {
  private var shift = ContentShift()

  /// Registers for the keyboard's notifications.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWillShow", FixedSlidingThirdsViewController.keyboardWillShow),
      name: Responder.keyboardWillShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWillHide", FixedSlidingThirdsViewController.keyboardWillHide),
      name: Responder.keyboardWillHideNotification
    )
  }

  /// Removes the registrations, and resets the origin of the bounds.
  override func viewWillDisappear(_ animated: Bool) {
    for name in [Responder.keyboardWillShowNotification, Responder.keyboardWillHideNotification] {
      NotificationBus.default.removeObserver(self, name: name)
    }
    endShift()
    super.viewWillDisappear(animated)
  }

  /// Slides up along with the keyboard.
  func keyboardWillShow(_ notification: Notification) {
    let change = KeyboardChange(notification)
    shift.note(change, in: view)
    change.animate { slide() }
  }

  /// Slides back along with the keyboard.
  func keyboardWillHide(_ notification: Notification) {
    KeyboardChange(notification).animate { endShift() }
  }

  /// Slides to the field, if the keyboard is up already.
  override func textFieldDidBeginEditing(_ textField: TextField) {
    if shift.overlap > 0 { View.animate(withDuration: Self.slideDuration) { slide() } }
  }

  /// Has no effect: the view slides back at will-hide.
  override func textFieldDidEndEditing(_ textField: TextField) {}

  private func slide() {
    guard let field = view.findFirstResponder() as? View else { return }
    distance = (shift.overlap * part(for: field)).rounded(.down)
    shift.show(field, in: view, movingAtLeast: distance)
  }

  private func endShift() {
    distance = 0
    shift.end(in: view)
  }
}
