import Foundation
import HeadlessUIKit

/// A controller whose scroll view shrinks for the keyboard: the class of the same name in the tutorial
/// BackgroundTapForBlog (iPhone OS 3).
///
/// At did-show the frame of the scroll view shrinks by the keyboard's height, and the scroll view scrolls to
/// the field that is being edited. At did-hide the frame grows by the height; the content moves back by
/// itself, as the larger frame shows all of it. The editing events determine the field; see
/// ``registerForEditingEvents(_:)``. `dealloc` only releases the properties, and has no counterpart in Swift.
///
/// The flaws:
/// - D0.15: the field is hidden until the keyboard has slid in.
/// - X01: the frame drifts when the keyboard's height changes while it is up.
/// - X03: the frame grows at every hide, with or without an earlier show; and a view that is loaded again
///   registers the controller again.
/// - X05: the frame also changes for the keyboard of another screen.
/// - X06: the frame of a field in a container is not converted.
/// - X07: a second field, to which the keyboard stays up, is not scrolled to.
/// - X10, D0.27: the frame shrinks by the keyboard's whole height. A comment says that the scroll view is the
///   root view of the window; in the nib it is a subview of the controller's view, and ends above a tab bar.
/// - X24, X25: on iPads part of the keyboard may be below the screen, or all of it in the middle.
/// - X14: from iOS 13 on, a rotation posts a did-show without a did-hide before it, which is ignored.
/// - X33: the controller never removes itself as an observer.
///
/// ``FixedScrollableViewController`` corrects them.
@preconcurrency @MainActor class ScrollableViewController: ViewController {
  /// The field that is being edited; the tutorial's `ctrlKeyboardFocusFieldM`.
  var keyboardFocusField: Control?
  /// Whether a did-show was handled, and no did-hide has followed; the tutorial's `bKeyboardShownM`.
  final var isKeyboardShown = false
  /// The scroll view that shrinks for the keyboard; the tutorial's outlet `svScrollViewM`.
  var scrollView: ScrollView?

  /// Registers for the keyboard's notifications.
  override func viewDidLoad() {
    registerForKeyboardNotifications()
    super.viewDidLoad()
  }

  /// Called when memory is low. Before iOS 6 super releases the view if it doesn't have a superview.
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
  }

  /// Clears the field and the scroll view after the view was released because memory is low; called from 3.0
  /// to iOS 5. The registrations stay.
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
    let info = notification.userInfo

    // Get the size of the keyboard.
    let bounds = info?[Responder.keyboardBoundsUserInfoKey] as? CGRect
    let keyboardSize = bounds?.size ?? .zero

    // Resize the scroll view (which is the root view of the window)
    scrollView?.frame.size.height -= keyboardSize.height

    // Scroll the active text field into view.
    let textFieldRect = keyboardFocusField?.frame ?? .zero
    scrollView?.scrollRectToVisible(textFieldRect, animated: true)
    isKeyboardShown = true
  }

  /// Grows the scroll view by the keyboard's height.
  func keyboardWasHidden(_ notification: Notification) {
    let info = notification.userInfo

    // Get the size of the keyboard.
    let bounds = info?[Responder.keyboardBoundsUserInfoKey] as? CGRect
    let keyboardSize = bounds?.size ?? .zero

    // Reset the height of the scroll view to its original value.
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
