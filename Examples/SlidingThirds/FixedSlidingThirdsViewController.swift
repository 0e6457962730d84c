import Foundation
import HeadlessUIKit

/// A corrected controller that slides the content of its view up by an amount that depends on the section of
/// the screen with the field.
///
/// - The distance is a part of the height that the keyboard covers, which the notification has, and the
///   view moves farther if the field needs it (KH56). Without a keyboard it doesn't move (X24).
/// - The origin of the view's bounds changes, not its frame, which is set by the layout (X14).
@preconcurrency @MainActor class FixedSlidingThirdsViewController: ViewController, TextFieldDelegate {
  /// The part of the view that the keyboard covers, and the distance that the content has moved.
  private var shift = ContentShift()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("keyboardWillShow", FixedSlidingThirdsViewController.keyboardWillShow),
      name: Responder.keyboardWillShowNotification
    )
    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("keyboardWillHide", FixedSlidingThirdsViewController.keyboardWillHide),
      name: Responder.keyboardWillHideNotification
    )
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationBus.default.removeObserver(self)
    shift.end(in: view)
  }

  /// Slides up along with the keyboard.
  func keyboardWillShow(_ notification: Notification) {
    let change = KeyboardChange(notification)
    shift.note(change, in: view)
    change.animate { slide() }
  }

  /// Slides back along with the keyboard.
  func keyboardWillHide(_ notification: Notification) {
    KeyboardChange(notification).animate { shift.end(in: view) }
  }

  /// Slides to the field, if the keyboard is up already.
  func textFieldDidBeginEditing(_ textField: TextField) {
    if shift.overlap > 0 { View.animate(withDuration: SlidingThirdsViewController.slideDuration) { slide() } }
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func slide() {
    guard let field = view.findFirstResponder() as? View else { return }
    shift.show(field, in: view, movingAtLeast: (shift.overlap * heightFraction(for: field)).rounded(.down))
  }

  /// Returns the part of the covered height by which the content moves for a field; see
  /// ``SlidingThirdsViewController/heightFraction(for:)``.
  private func heightFraction(for field: View) -> CGFloat {
    let midline = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: view).y
    let height = view.bounds.height
    return min(max(0, (midline / height - 0.2) / 0.6), 1)
  }
}
