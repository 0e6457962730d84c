import Foundation
import HeadlessUIKit

/// A corrected controller that moves the content of its plain view instead of scrolling.
///
/// The controller finds the first responder when it moves the content, so that text views count (X08), in any
/// container (X06), and moves it also when another field begins editing while the keyboard is up (X07). It
/// changes the origin of the view's bounds, not its frame, so that a rotation leaves no offset (X14).
@preconcurrency @MainActor class FixedAnimatedFrameViewController: AnimatedFrameViewController {
  private var shift = ContentShift()

  /// Removes the registrations, and resets the origin of the bounds.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endShift()
  }

  /// Moves the content up along with the keyboard.
  override func keyboardWillShow(_ notification: Notification) {
    let change = KeyboardChange(notification)
    shift.note(change, in: view)
    change.animate { reveal() }
  }

  /// Moves the content back along with the keyboard.
  override func keyboardWillHide(_ notification: Notification) {
    KeyboardChange(notification).animate { endShift() }
  }

  /// Sets `activeView` and, if the keyboard is up already, moves the content to show it.
  override func textFieldDidBeginEditing(_ textField: TextField) {
    super.textFieldDidBeginEditing(textField)
    revealNow()
  }

  /// Sets `activeView` and, if the keyboard is up already, moves the content to show it.
  override func textViewDidBeginEditing(_ textView: TextView) {
    super.textViewDidBeginEditing(textView)
    revealNow()
  }

  private func revealNow() {
    if shift.overlap > 0 { View.animate(withDuration: 0.25) { reveal() } }
  }

  private func reveal() {
    guard let field = view.findFirstResponder() as? View else { return }
    shift.show(field, in: view)
    distance = view.bounds.minY
  }

  private func endShift() {
    distance = 0
    shift.end(in: view)
  }
}
