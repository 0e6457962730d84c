import Foundation
import HeadlessUIKit

/// A controller whose scroll view shrinks for the keyboard, as published in the tutorial BackgroundTapForBlog
/// (iPhone OS 3).
///
/// At did-show the frame of the scroll view shrinks by the keyboard's height, and the scroll view scrolls to
/// the field that is being edited. At did-hide the frame grows by the height; the content moves back by
/// itself, as the larger frame shows all of it. The editing events determine the field; see
/// ``registerForEditingEvents(_:)``.
///
/// The flaws: the frame drifts when the keyboard's height changes while it is up (X01), and grows at every
/// hide, with or without an earlier show (X03); the frame of a field in a container is not converted (X06); a
/// second field is not scrolled to (X07); the field is hidden until the keyboard has slid in; and the
/// controller never removes itself as an observer (X33). ``FixedScrollableViewController`` corrects them.
@preconcurrency @MainActor class ScrollableViewController: ViewController {
  /// The field that is being edited.
  var keyboardFocusField: Control?
  /// The scroll view that shrinks for the keyboard; the tutorial's outlet `svScrollViewM`, set by a subclass.
  var scrollView: ScrollView?
  /// Whether a did-show was handled, and no did-hide has followed.
  final var isKeyboardShown = false

  /// Registers for the keyboard's notifications.
  override func viewDidLoad() {
    registerForKeyboardNotifications()
    super.viewDidLoad()
  }

  /// Clears the field and the scroll view. The registrations stay, and ``viewDidLoad()`` registers again
  /// (X03).
  override func viewDidUnload() {
    keyboardFocusField = nil
    scrollView = nil
  }

  /// Registers ``keyboardWasShown(_:)`` for did-show and ``keyboardWasHidden(_:)`` for did-hide.
  func registerForKeyboardNotifications() {
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWasShown", ScrollableViewController.keyboardWasShown),
      name: Responder.keyboardDidShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWasHidden", ScrollableViewController.keyboardWasHidden),
      name: Responder.keyboardDidHideNotification
    )
  }

  /// Shrinks the scroll view by the keyboard's height and scrolls to the field; has no effect while
  /// ``isKeyboardShown``.
  func keyboardWasShown(_ notification: Notification) {
    if isKeyboardShown { return }
    let keyboardSize = KeyboardChange(notification).size
    if let scrollView {
      scrollView.frame.size.height -= keyboardSize.height
      let textFieldRect = keyboardFocusField?.frame ?? .zero
      scrollView.scrollRectToVisible(textFieldRect, animated: true)
    }
    isKeyboardShown = true
  }

  /// Grows the scroll view by the keyboard's height.
  func keyboardWasHidden(_ notification: Notification) {
    let keyboardSize = KeyboardChange(notification).size
    scrollView?.frame.size.height += keyboardSize.height
    isKeyboardShown = false
  }

  /// Sets ``keyboardFocusField``.
  func textFieldDidBeginEditing(_ textField: TextField) {
    keyboardFocusField = textField
  }

  /// Clears ``keyboardFocusField``.
  func textFieldDidEndEditing(_ textField: TextField) {
    keyboardFocusField = nil
  }

  /// Adds actions for the beginning and the end of a control's editing; a second call for the same control
  /// has no effect.
  func registerForEditingEvents(_ control: Control) {
    control.addTarget(
      self,
      action: MethodSelector("textFieldDidBeginEditing", ScrollableViewController.textFieldDidBeginEditing),
      for: .editingDidBegin
    )
    control.addTarget(
      self,
      action: MethodSelector("textFieldDidEndEditing", ScrollableViewController.textFieldDidEndEditing),
      for: .editingDidEnd
    )
  }
}

extension ScrollableViewController: ScrollViewAvoiding {
  /// Registers for the field's editing events.
  final func watch(_ field: TextField) { registerForEditingEvents(field) }
}
