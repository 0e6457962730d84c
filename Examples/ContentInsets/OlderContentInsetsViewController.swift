import Foundation
import HeadlessUIKit

/// A controller whose scroll view gets a bottom inset as high as the keyboard: Apple's solution, which *Don't
/// Block the Box* (2014) criticizes.
///
/// The document lists the faults of Apple's solution and has no code of it. This class is not the author's:
/// it is written from Apple's guide of the time, to show each fault.
///
/// At did-show the insets of the scroll view become the keyboard's height and nothing else; if the top left
/// corner of the field is not in the remaining part of the view, the content scrolls until the field's top is
/// a keyboard's height below the upper edge. At will-hide the insets become zero.
///
/// The flaws that the document names:
/// - the height is that of the frame at which the keyboard begins to move, which may differ (D3.15, KN32);
/// - a field counts as visible if its top left corner is (D3.13);
/// - the position of a field in the content is compared with the screen, as if the content had not been
///   scrolled (D3.14);
/// - insets that other code has set are lost (D3.16, X11), those of `automaticallyAdjustsScrollViewInsets`
///   among them (U53).
///
/// Like ``ContentInsetsViewController`` it uses the view's frame in place of its bounds (X17), and the height
/// of the whole keyboard. ``FixedContentInsetsViewController`` corrects them.
@preconcurrency @MainActor class OlderContentInsetsViewController: ViewController, TextFieldDelegate {
  /// The scroll view with the fields, an outlet.
  weak var scrollView: ScrollView?
  /// The field that is being edited.
  weak var activeField: TextField?
  private var center: NotificationBus?

  /// Registers for the keyboard's notifications.
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForKeyboardNotifications()
  }

  /// Registers ``keyboardWasShown(_:)`` for did-show and ``keyboardWillBeHidden(_:)`` for will-hide, until
  /// the controller is deallocated.
  func registerForKeyboardNotifications() {
    let bus = NotificationBus.default
    center = bus
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWasShown", OlderContentInsetsViewController.keyboardWasShown),
      name: Responder.keyboardDidShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWillBeHidden", OlderContentInsetsViewController.keyboardWillBeHidden),
      name: Responder.keyboardWillHideNotification
    )
  }

  /// Removes the registrations.
  deinit { center?.removeObserver(self) }

  /// Sets the insets to the height at which the keyboard began to move, and scrolls if the field's top left
  /// corner is hidden.
  func keyboardWasShown(_ notification: Notification) {
    guard let scrollView else { return }
    let beginFrame = notification.userInfo?[Responder.keyboardFrameBeginUserInfoKey] as? CGRect
    let keyboardHeight = beginFrame?.size.height ?? 0
    let contentInsets = EdgeInsets(bottom: keyboardHeight)
    scrollView.contentInset = contentInsets
    scrollView.scrollIndicatorInsets = contentInsets

    var visible = view.frame
    visible.size.height -= keyboardHeight
    let origin = activeField?.frame.origin ?? .zero
    if !visible.contains(origin) {
      scrollView.setContentOffset(CGPoint(x: 0, y: origin.y - keyboardHeight), animated: true)
    }
  }

  /// Sets the insets to zero.
  func keyboardWillBeHidden(_ notification: Notification) {
    scrollView?.contentInset = .zero
    scrollView?.scrollIndicatorInsets = .zero
  }

  /// Sets ``activeField``.
  func textFieldDidBeginEditing(_ textField: TextField) {
    activeField = textField
  }

  /// Clears ``activeField``.
  func textFieldDidEndEditing(_ textField: TextField) {
    activeField = nil
  }
}
