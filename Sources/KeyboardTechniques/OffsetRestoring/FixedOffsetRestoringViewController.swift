import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller whose scroll view makes room for the keyboard and is put back with its offset, corrected.
///
/// It follows the will-notifications, and takes from the scroll view what the keyboard covers, whatever height that has now
/// (X02, X13, X14). Whichever field is edited is scrolled to with 10 points below it, also while the keyboard is up
/// (X06-X09): they are an inset, which the system's own scrolling leaves free too (E51). The saved offset comes back only if
/// neither a person nor a change of fields has scrolled since (X15).
@preconcurrency @MainActor open class FixedOffsetRestoringViewController: OffsetRestoringViewController {
  private var share = KeyboardShare()
  /// Whether an offset has been saved that may be restored when editing ends.
  private var hasSavedOffset = false
  /// Where the content is unless somebody else has scrolled since; nil once somebody has.
  private var expectedOffset: CGPoint?

  /// Gives the scroll view its whole frame back, as nobody hears of the keyboard any more.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hasSavedOffset = false
    guard isKeyboardVisible, let scrollView else { return }
    isKeyboardVisible = false
    scrollView.contentInset.bottom -= Self.margin
    share.giveBack(to: scrollView)
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
    if !hasSavedOffset {
      hasSavedOffset = true
      savedOffset = scrollView.contentOffset
      expectedOffset = savedOffset
    }
    let isUntouched = scrollView.contentOffset == expectedOffset
    if !isKeyboardVisible { scrollView.contentInset.bottom += Self.margin }
    isKeyboardVisible = true
    let change = KeyboardChange(notification)
    share.take(from: scrollView, as: change)
    change.animate { revealFocus(animated: false) }
    if isUntouched { expectedOffset = scrollView.contentOffset }
  }

  /// Gives the scroll view its frame back and, when editing has ended, the saved offset, if that is still what is wanted.
  ///
  /// Up to 3.1 a change of fields posts a hide too (S4a), and so does turning the device (S7a); editing goes on then.
  open override func keyboardDidHide(_ notification: Notification) {
    guard isKeyboardVisible, let scrollView else { return }
    isKeyboardVisible = false
    let isUntouched = scrollView.contentOffset == expectedOffset
    let change = KeyboardChange(notification)
    share.giveBack(to: scrollView, as: change)
    scrollView.contentInset.bottom -= Self.margin
    guard view.findFirstResponder() == nil else {
      if isUntouched { expectedOffset = scrollView.contentOffset }
      return
    }
    hasSavedOffset = false
    if isUntouched { change.animate { scrollView.contentOffset = reachable(savedOffset, in: scrollView) } }
  }

  // MARK: TextFieldDelegate

  /// Lets the field begin.
  open override func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

  /// Notes the field and, if the keyboard is up already, scrolls to it.
  open override func textFieldDidBeginEditing(_ textField: TextField) {
    activeField = textField
    guard isKeyboardVisible else { return }
    expectedOffset = nil
    revealFocus(animated: true)
  }

  /// Forgets the field.
  open override func textFieldDidEndEditing(_ textField: TextField) {
    if activeField === textField { activeField = nil }
  }

  private func revealFocus(animated: Bool) {
    guard let scrollView, let field = view.findFirstResponder() as? View else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: animated)
  }

  /// The offset nearest to one of before at which the content can rest now that the device may have been turned.
  private func reachable(_ offset: CGPoint, in scrollView: ScrollView) -> CGPoint {
    let inset = scrollView.adjustedContentInset
    let lowest = scrollView.contentSize.height - scrollView.bounds.height + inset.bottom
    return CGPoint(x: offset.x, y: max(0 - inset.top, min(offset.y, lowest)))
  }
}
