import Foundation
import HeadlessUIKit

/// A controller whose scroll view shrinks for the keyboard and later restores its offset, as published in
/// *Adjust UITextField hidden behind Keyboard with UIScrollView* (author not named, the project
/// sample-scrollview, iPhone OS 2).
///
/// At did-show, unless the keyboard is up already, the controller saves the offset, subtracts the keyboard's
/// height from the frame of the scroll view, and scrolls to the active field, 10 points further. At did-hide
/// it sets the frame to constants and restores the offset. `textFieldShouldBeginEditing` sets the active
/// field; the return key ends editing. The document's log lines are written to the event log.
///
/// The flaws: while the keyboard is up, later fields are not scrolled to (X07) and a change of its height is
/// missed (KP3); the active field may be a field that has not become first responder (X09); scrolling by the
/// user is undone (X15); the frame of a field in a container is not converted (X06); the constants are those
/// of one orientation (X14). ``FixedOffsetRestoringViewController`` corrects them.
@preconcurrency @MainActor class OffsetRestoringViewController: ViewController, TextFieldDelegate {
  /// The space below the field that the document requires, in points.
  static let margin: CGFloat = 10

  /// The scroll view that shrinks for the keyboard; the document's outlet, set by a subclass.
  var scrollView: ScrollView?
  /// The size of the content, and of the scroll view after the keyboard: the document's constants
  /// `SCROLLVIEW_CONTENT_WIDTH` and `SCROLLVIEW_CONTENT_HEIGHT`. If nil, the scroll view's `contentSize` is
  /// unchanged, and the scroll view gets the frame that it had when the view appeared.
  var contentSize: CGSize?
  /// The field for which `textFieldShouldBeginEditing(_:)` was last called.
  var activeField: TextField?
  /// Whether a did-show was handled, and no did-hide has followed.
  final var isKeyboardVisible = false
  /// The content offset at the last did-show that was handled.
  final var savedOffset = CGPoint.zero
  private var frameOnAppearance: CGRect?

  /// Registers for the keyboard's notifications, and sets the content size.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("Registering for keyboard events")
    registerForKeyboardNotifications()
    if let contentSize { scrollView?.contentSize = contentSize }
    isKeyboardVisible = false
  }

  /// Saves the frame to restore, at the first appearance.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if frameOnAppearance == nil { frameOnAppearance = scrollView?.frame }
  }

  /// Removes all registrations.
  override func viewWillDisappear(_ animated: Bool) {
    write("Unregister for keyboard events")
    NotificationBus.default.removeObserver(self)
    super.viewWillDisappear(animated)
  }

  /// Registers ``keyboardDidShow(_:)`` for did-show and ``keyboardDidHide(_:)`` for did-hide.
  func registerForKeyboardNotifications() {
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidShow", OffsetRestoringViewController.keyboardDidShow),
      name: Responder.keyboardDidShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidHide", OffsetRestoringViewController.keyboardDidHide),
      name: Responder.keyboardDidHideNotification
    )
  }

  /// Saves the offset, shrinks the scroll view and scrolls to the field; has no further effect while
  /// ``isKeyboardVisible``.
  func keyboardDidShow(_ notification: Notification) {
    write("Keyboard is visible")
    if isKeyboardVisible { return write("Keyboard is already visible. Ignore notification.") }
    let keyboardSize = KeyboardChange(notification).size
    if let scrollView {
      savedOffset = scrollView.contentOffset
      scrollView.frame.size.height -= keyboardSize.height
      scrollView.scrollRectToVisible(rectToShow(in: scrollView), animated: true)
    }
    write("ao fim")
    isKeyboardVisible = true
  }

  /// Restores the frame and the offset; has no effect unless ``isKeyboardVisible``.
  func keyboardDidHide(_ notification: Notification) {
    if !isKeyboardVisible { return write("Keyboard is already hidden. Ignore notification.") }
    if let scrollView {
      if let contentSize {
        scrollView.frame = CGRect(origin: .zero, size: contentSize)
      } else if let frameOnAppearance {
        scrollView.frame = frameOnAppearance
      }
      scrollView.contentOffset = savedOffset
    }
    isKeyboardVisible = false
  }

  /// Returns the rectangle to scroll to at did-show: the frame of the active field, moved down by ``margin``.
  func rectToShow(in scrollView: ScrollView) -> CGRect {
    (activeField?.frame ?? .zero).offsetBy(dx: 0, dy: Self.margin)
  }

  private func write(_ line: String) { Application.shared.context.log.note(line) }

  // MARK: TextFieldDelegate

  /// Sets ``activeField``, and allows editing.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    activeField = textField
    return true
  }

  /// Has no effect.
  func textFieldDidBeginEditing(_ textField: TextField) {}

  /// Allows editing to end; the document has no such method, subclasses override it.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }

  /// Has no effect.
  func textFieldDidEndEditing(_ textField: TextField) {}

  /// Makes the field resign first responder.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

extension OffsetRestoringViewController: ScrollViewAvoiding {
  /// Becomes the field's delegate.
  final func watch(_ field: TextField) { field.delegate = self }
}
