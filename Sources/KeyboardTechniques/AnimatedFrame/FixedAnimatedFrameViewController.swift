import Foundation
import Responder
import ViewTree

/// A controller that moves the content of its plain view instead of scrolling, corrected.
///
/// The controller finds the first responder when it moves, so that text views count (X08), in any container (X06), and moves also
/// when another field begins editing while the keyboard is up (X07). The origin of the view's bounds moves; its frame stays, so
/// that a rotation leaves nothing behind (X14).
@preconcurrency @MainActor open class FixedAnimatedFrameViewController: AnimatedFrameViewController {
  private var shift = ContentShift()

  /// Removes the registrations, and resets the origin of the bounds.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endShift()
  }

  /// Moves along with the keyboard.
  open override func keyboardWillShow(_ notification: Notification) {
    let change = KeyboardChange(notification)
    shift.note(change, in: view)
    change.animate { reveal() }
  }

  /// Moves back along with the keyboard.
  open override func keyboardWillHide(_ notification: Notification) {
    KeyboardChange(notification).animate { endShift() }
  }

  /// Sets ``activeView`` and, if the keyboard is up already, moves to it.
  open override func textFieldDidBeginEditing(_ textField: TextField) {
    super.textFieldDidBeginEditing(textField)
    revealNow()
  }

  /// Sets ``activeView`` and, if the keyboard is up already, moves to it.
  open override func textViewDidBeginEditing(_ textView: TextView) {
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
