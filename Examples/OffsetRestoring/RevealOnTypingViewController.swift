import Foundation
import HeadlessUIKit

/// A controller whose scroll view shrinks at did-show, so that the system scrolls to a field when a key types
/// into it: the solution of John Muchow, as described in *Adjust UITextField hidden behind Keyboard with
/// UIScrollView*.
///
/// The document has no code of it. It names the two notifications, did-show and did-hide, and the problem
/// that it improves on: the field moves when typing begins, not when the field is tapped. The class has no
/// part in that: the system scrolls to the caret of a field that is typed into (E53).
///
/// The rest is from public copies of the listing, `Improv/PlayStoryViewController.m` of edroman/improv (2013)
/// and `iPhone/Reno Suggestions/submitViewController.m` of hack4reno2011/BetaReno (2011). They don't name
/// their source; their methods, comments and log lines are those of sample-scrollview, without the parts that
/// the document adds. At did-show, unless the keyboard is up already, the controller saves the offset and
/// subtracts the keyboard's height from the frame of the scroll view. At did-hide, unless there was no such
/// did-show, it sets the frame to constants and restores the offset.
///
/// The flaws: the tapped field stays behind the keyboard, as the document says; a change of the keyboard's
/// height is missed (KP3), and a rotation, too, as the constants are those of one orientation (X14);
/// scrolling by the user is undone (X15). ``FixedRevealOnTypingViewController`` corrects them.
@preconcurrency @MainActor class RevealOnTypingViewController: ViewController {
  /// The scroll view that shrinks for the keyboard, set by a subclass.
  var scrollView: ScrollView?
  /// Whether a did-show was handled, and no did-hide has followed.
  final var isKeyboardVisible = false
  /// The content offset at the last did-show that was handled.
  final var savedOffset = CGPoint.zero
  /// The frame to restore, in place of the listing's constants: that at the first appearance.
  private var frameOnAppearance: CGRect?

  /// Registers for the keyboard's notifications.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    registerForKeyboardNotifications()
    isKeyboardVisible = false
  }

  /// Saves the frame to restore, at the first appearance.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if frameOnAppearance == nil { frameOnAppearance = scrollView?.frame }
  }

  /// Removes all registrations.
  override func viewWillDisappear(_ animated: Bool) {
    NotificationBus.default.removeObserver(self)
    super.viewWillDisappear(animated)
  }

  /// Registers ``keyboardDidShow(_:)`` for did-show and ``keyboardDidHide(_:)`` for did-hide.
  func registerForKeyboardNotifications() {
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidShow", RevealOnTypingViewController.keyboardDidShow),
      name: Responder.keyboardDidShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidHide", RevealOnTypingViewController.keyboardDidHide),
      name: Responder.keyboardDidHideNotification
    )
  }

  /// Saves the offset and shrinks the scroll view by the keyboard's height; has no effect while
  /// ``isKeyboardVisible``.
  func keyboardDidShow(_ notification: Notification) {
    if isKeyboardVisible { return }
    if let scrollView {
      savedOffset = scrollView.contentOffset
      scrollView.frame.size.height -= KeyboardChange(notification).size.height
    }
    isKeyboardVisible = true
  }

  /// Restores the frame and the offset; has no effect unless ``isKeyboardVisible``.
  func keyboardDidHide(_ notification: Notification) {
    if !isKeyboardVisible { return }
    if let scrollView {
      if let frameOnAppearance { scrollView.frame = frameOnAppearance }
      scrollView.contentOffset = savedOffset
    }
    isKeyboardVisible = false
  }
}
