import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller whose scroll view makes room for the keyboard and is put back with its offset, corrected.
///
/// It follows the will-notifications, and takes from the scroll view what the keyboard covers, whatever height that has now
/// (X02, X13, X14). Whichever field is edited is scrolled to with 10 points below it, also while the keyboard is up
/// (X06-X09). The saved offset comes back only if neither a person nor a change of fields has scrolled since (X15).
@preconcurrency @MainActor open class FixedOffsetRestoringViewController: OffsetRestoringViewController {
  private var share = KeyboardShare()
  /// Where the content was scrolled to for the first field; nil if nothing was, or if another field came after it.
  private var revealedOffset: CGPoint?

  /// Gives the scroll view its whole frame back, as nobody hears of the keyboard any more.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isKeyboardVisible = false
    revealedOffset = nil
    if let scrollView { share.giveBack(to: scrollView) }
  }

  /// Registers ``keyboardDidShow(_:)`` for will-show and ``keyboardDidHide(_:)`` for will-hide.
  open override func registerForKeyboardNotifications() {
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidShow", FixedOffsetRestoringViewController.keyboardDidShow),
      name: Responder.keyboardWillShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidHide", FixedOffsetRestoringViewController.keyboardDidHide),
      name: Responder.keyboardWillHideNotification
    )
  }

  /// Leaves the scroll view what the keyboard will not cover, and scrolls to what is edited.
  open override func keyboardDidShow(_ notification: Notification) {
    guard let scrollView else { return }
    let isFirst = !isKeyboardVisible
    if isFirst { savedOffset = scrollView.contentOffset }
    isKeyboardVisible = true
    share.take(from: scrollView, as: KeyboardChange(notification))
    revealFocus()
    if isFirst { revealedOffset = scrollView.contentOffset }
  }

  /// Gives the scroll view its frame back, and the saved offset if that is still what is wanted.
  open override func keyboardDidHide(_ notification: Notification) {
    guard isKeyboardVisible, let scrollView else { return }
    isKeyboardVisible = false
    let isUntouched = scrollView.contentOffset == revealedOffset
    revealedOffset = nil
    let change = KeyboardChange(notification)
    share.giveBack(to: scrollView, as: change)
    if isUntouched { change.animate { scrollView.contentOffset = savedOffset } }
  }

  // MARK: TextFieldDelegate

  /// Lets the field begin.
  open override func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

  /// Notes the field and, if the keyboard is up already, scrolls to it.
  open override func textFieldDidBeginEditing(_ textField: TextField) {
    activeField = textField
    guard isKeyboardVisible else { return }
    revealedOffset = nil
    revealFocus()
  }

  /// Forgets the field.
  open override func textFieldDidEndEditing(_ textField: TextField) {
    if activeField === textField { activeField = nil }
  }

  private func revealFocus() {
    guard let scrollView, let field = view.findFirstResponder() as? View else { return }
    var rect = field.convert(field.bounds, to: scrollView)
    rect.size.height += Self.margin
    scrollView.scrollRectToVisible(rect, animated: true)
  }
}
