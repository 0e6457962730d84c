import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller whose scroll view gets a bottom inset as high as the keyboard, as Apple's older sample has it: the solution
/// that document 003 finds wanting.
///
/// When the keyboard has come, the scroll view's insets are the keyboard's height and nothing else; if the field's top left
/// corner is not in what is left of the view, the content scrolls until that is a keyboard's height below the field's top.
/// When the keyboard goes, the insets are zero.
///
/// The flaws that the document names:
/// - insets of the program's own are forgotten, at once and for good (X11);
/// - the height is that of the frame in which the keyboard begins to move, which is another one when it changes (KN32);
/// - a field counts as visible if its top left corner is;
/// - a field's place in the content counts as its place on the screen, as if nobody had scrolled.
///
/// And what it shares with ``ContentInsetsViewController``: the view's frame for its bounds, and the whole keyboard's height.
/// ``FixedContentInsetsViewController`` mends them.
@preconcurrency @MainActor open class OlderContentInsetsViewController: ScrollingFieldsViewController {
  /// Registers for the keyboard's notifications.
  open override func viewDidLoad() {
    super.viewDidLoad()
    registerForKeyboardNotifications()
  }

  /// Registers ``keyboardWasShown(_:)`` for did-show and ``keyboardWillBeHidden(_:)`` for will-hide, for good.
  open func registerForKeyboardNotifications() {
    let bus = NotificationBus.default
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

  /// Sets the insets to the keyboard's height as it was, and scrolls if the field's top left corner is hidden.
  open func keyboardWasShown(_ notification: Notification) {
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
  open func keyboardWillBeHidden(_ notification: Notification) {
    scrollView?.contentInset = .zero
    scrollView?.scrollIndicatorInsets = .zero
  }
}
