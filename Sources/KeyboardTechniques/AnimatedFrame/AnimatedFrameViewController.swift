import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller that animates the frame of its plain view instead of scrolling: what a comment on document 004 asks for.
///
/// When the keyboard is about to come, the view goes up by as much as the active field needs, and down again when the keyboard
/// is about to go. The active field is the one that told last that editing has begun. There is no code of it in the
/// document.
///
/// The flaws of the approach: a text view tells only after will-show that it is active, and stays hidden (X08); a second field
/// while the keyboard is up brings no will-show from 3.2 to 8 and from 11 (X07), and no system scrolls a plain view; a field
/// in a container is looked for in the wrong place (X06). ``FixedAnimatedFrameViewController`` mends them. As the
/// document's author answers, nothing can be scrolled to by a person.
@preconcurrency @MainActor open class AnimatedFrameViewController: ViewController, TextViewDelegate {
  /// The field or text view that told that editing has begun.
  open var activeView: View?
  /// How far the view has been moved up.
  public internal(set) final var distance: CGFloat = 0

  /// Registers for the keyboard's notifications.
  open override func viewWillAppear(_ animated: Bool) {
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

  /// Takes the registrations back.
  open override func viewWillDisappear(_ animated: Bool) {
    NotificationBus.default.removeObserver(self)
    super.viewWillDisappear(animated)
  }

  /// Moves the view up, if the active field would be covered.
  open func keyboardWillShow(_ notification: Notification) {
    guard let activeView else { return }
    let change = KeyboardChange(notification)
    let hidden = activeView.frame.maxY - (view.frame.height - change.size.height)
    guard hidden > 0 else { return }
    distance += hidden
    change.animate { view.frame.origin.y -= hidden }
  }

  /// Moves the view back.
  open func keyboardWillHide(_ notification: Notification) {
    let moved = distance
    distance = 0
    KeyboardChange(notification).animate { view.frame.origin.y += moved }
  }

  /// Notes the field.
  open func textFieldDidBeginEditing(_ textField: TextField) { activeView = textField }

  /// Forgets the field.
  open func textFieldDidEndEditing(_ textField: TextField) { activeView = nil }

  /// Notes the text view.
  open func textViewDidBeginEditing(_ textView: TextView) { activeView = textView }

  /// Forgets the text view.
  open func textViewDidEndEditing(_ textView: TextView) { activeView = nil }

  /// Becomes the text view's delegate.
  public final func watch(_ textView: TextView) { textView.delegate = self }
}

extension AnimatedFrameViewController: KeyboardAvoiding {
  /// The controller's view.
  public final var fieldContainer: View { view }

  /// Registers for the field's editing events.
  public final func watch(_ field: TextField) {
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
