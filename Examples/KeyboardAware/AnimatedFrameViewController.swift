import Foundation
import HeadlessUIKit

/// A controller that animates the frame of its plain view instead of scrolling, as described in Jacob's
/// comment on *KeyboardAwareViewController* (Avraham Shukron, June 2011).
///
/// At will-show the view moves up by as much as the active field needs, at will-hide it moves down again. The
/// active field is the last that began editing. The document has no code for it.
///
/// The flaws of the approach: a text view begins editing after will-show, and stays hidden (X08); focusing a
/// second field while the keyboard is up posts no will-show from 3.2 to 8 and from 11 (X07), and no system
/// scrolls a plain view; the frame of a field in a container is not converted (X06).
/// ``FixedAnimatedFrameViewController`` corrects them. As Shukron answers, the user can't scroll to the rest
/// of the form.
@preconcurrency @MainActor class AnimatedFrameViewController: ViewController, TextViewDelegate {
  /// The field or text view that began editing last.
  var activeView: View?
  /// The distance by which the view has been moved up, in points.
  final var distance: CGFloat = 0

  /// Registers for the keyboard's notifications.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWillShow", AnimatedFrameViewController.keyboardWillShow),
      name: Responder.keyboardWillShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWillHide", AnimatedFrameViewController.keyboardWillHide),
      name: Responder.keyboardWillHideNotification
    )
  }

  /// Removes the registrations.
  override func viewWillDisappear(_ animated: Bool) {
    NotificationBus.default.removeObserver(self)
    super.viewWillDisappear(animated)
  }

  /// Moves the view up, if the active field would be covered.
  func keyboardWillShow(_ notification: Notification) {
    guard let activeView else { return }
    let change = KeyboardChange(notification)
    let hidden = activeView.frame.maxY - (view.frame.height - change.size.height)
    guard hidden > 0 else { return }
    distance += hidden
    change.animate { view.frame.origin.y -= hidden }
  }

  /// Moves the view back.
  func keyboardWillHide(_ notification: Notification) {
    let moved = distance
    distance = 0
    KeyboardChange(notification).animate { view.frame.origin.y += moved }
  }

  /// Sets ``activeView``.
  func textFieldDidBeginEditing(_ textField: TextField) { activeView = textField }

  /// Clears ``activeView``.
  func textFieldDidEndEditing(_ textField: TextField) { activeView = nil }

  /// Sets ``activeView``.
  func textViewDidBeginEditing(_ textView: TextView) { activeView = textView }

  /// Clears ``activeView``.
  func textViewDidEndEditing(_ textView: TextView) { activeView = nil }

  /// Becomes the text view's delegate.
  final func watch(_ textView: TextView) { textView.delegate = self }
}

extension AnimatedFrameViewController: KeyboardAvoiding {
  /// The controller's view.
  final var fieldContainer: View { view }

  /// Registers for the field's editing events.
  final func watch(_ field: TextField) {
    field.addTarget(
      self,
      action: MethodSelector(
        "textFieldDidBeginEditing",
        AnimatedFrameViewController.textFieldDidBeginEditing
      ),
      for: .editingDidBegin
    )
    field.addTarget(
      self,
      action: MethodSelector("textFieldDidEndEditing", AnimatedFrameViewController.textFieldDidEndEditing),
      for: .editingDidEnd
    )
  }
}
