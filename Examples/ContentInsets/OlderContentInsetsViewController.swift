import Foundation
import HeadlessUIKit

/// A controller whose scroll view gets a bottom inset as high as the keyboard: Apple's solution, as described
/// in *Don't Block the Box* (2014), which lists its faults and has no code for it.
///
/// At did-show the insets of the scroll view become the keyboard's height and nothing else; if the top left
/// corner of the field is not in the remaining part of the view, the content scrolls until the field's top is
/// a keyboard's height below the upper edge. At will-hide the insets become zero.
///
/// The flaws that the document names:
/// - insets that other code has set are lost (X11), those of `automaticallyAdjustsScrollViewInsets` among
///   them (U53);
/// - the height is that of the frame at which the keyboard begins to move, which may differ (KN32);
/// - a field counts as visible if its top left corner is;
/// - the position of a field in the content is compared with the screen, as if the content had not been
///   scrolled.
///
/// Like ``ContentInsetsViewController`` it uses the view's frame in place of its bounds (X17), and the height
/// of the whole keyboard. ``FixedContentInsetsViewController`` corrects them.
@preconcurrency @MainActor class OlderContentInsetsViewController: ScrollingFieldsViewController {
  private var center: NotificationBus?

  /// Removes the registrations.
  deinit { center?.removeObserver(self) }

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

  /// Sets the insets to the height at which the keyboard began to move, and scrolls if the field's top left
  /// corner is hidden.
  func keyboardWasShown(_ notification: Notification) {
    guard let scrollView else { return }
    let keyboardHeight = KeyboardChange(notification).beginFrame?.size.height ?? 0
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
}
