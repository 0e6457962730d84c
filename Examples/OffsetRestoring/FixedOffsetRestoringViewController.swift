import Foundation
import HeadlessUIKit

/// A corrected controller whose scroll view shrinks for the keyboard and later restores its offset.
///
/// The controller observes the will-notifications, and subtracts the part of the scroll view that the
/// keyboard covers, whatever its height (X02, X13, X14). It scrolls to every field that begins editing with
/// 10 points below it, also while the keyboard is up (X06 to X09); the 10 points are an inset, which the
/// system's own scrolling leaves free, too (E51). The saved offset is restored only if neither the user nor a
/// change of fields has scrolled since (X15).
@preconcurrency @MainActor class FixedOffsetRestoringViewController: OffsetRestoringViewController {
  private var share = KeyboardInset()
  /// Whether there is a saved offset to restore when editing ends.
  private var hasSavedOffset = false
  /// The offset that the controller set last; nil after scrolling to a field while the keyboard was up.
  private var expectedOffset: CGPoint?

  /// Removes the registrations, and restores the frame.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hasSavedOffset = false
    guard isKeyboardVisible, let scrollView else { return }
    isKeyboardVisible = false
    scrollView.contentInset.bottom -= Self.margin
    share.restore(to: scrollView)
  }

  /// Registers ``keyboardDidShow(_:)`` for will-show and ``keyboardDidHide(_:)`` for will-hide.
  override func registerForKeyboardNotifications() {
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

  /// Shrinks the frame by the part that the keyboard will cover, and scrolls to the first responder.
  override func keyboardDidShow(_ notification: Notification) {
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
    share.take(from: scrollView, as: change, sparing: scrollView.contentInset.bottom - Self.margin)
    change.animate { revealFocus(animated: false) }
    if isUntouched { expectedOffset = scrollView.contentOffset }
  }

  /// Restores the frame and, if editing has ended and nothing else has scrolled, the saved offset.
  ///
  /// Up to 3.1 a hide is also posted for a change of fields (S4a) and for a rotation (S7a); editing continues
  /// then.
  override func keyboardDidHide(_ notification: Notification) {
    guard isKeyboardVisible, let scrollView else { return }
    isKeyboardVisible = false
    let isUntouched = scrollView.contentOffset == expectedOffset
    let change = KeyboardChange(notification)
    share.restore(to: scrollView, as: change)
    scrollView.contentInset.bottom -= Self.margin
    guard view.findFirstResponder() == nil else {
      if isUntouched { expectedOffset = scrollView.contentOffset }
      return
    }
    hasSavedOffset = false
    if isUntouched { change.animate { scrollView.contentOffset = reachable(savedOffset, in: scrollView) } }
  }

  // MARK: TextFieldDelegate

  /// Allows editing.
  override func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

  /// Sets `activeField` and, if the keyboard is up already, scrolls to it.
  override func textFieldDidBeginEditing(_ textField: TextField) {
    activeField = textField
    guard isKeyboardVisible else { return }
    expectedOffset = nil
    revealFocus(animated: true)
  }

  /// Clears `activeField`.
  override func textFieldDidEndEditing(_ textField: TextField) {
    if activeField === textField { activeField = nil }
  }

  private func revealFocus(animated: Bool) {
    guard let scrollView, let field = view.findFirstResponder() as? View else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: animated)
  }

  /// Returns the offset nearest to a saved one at which the content can rest; the device may have been
  /// rotated since.
  private func reachable(_ offset: CGPoint, in scrollView: ScrollView) -> CGPoint {
    let inset = scrollView.adjustedContentInset
    let lowest = scrollView.contentSize.height - scrollView.bounds.height + inset.bottom
    return CGPoint(x: offset.x, y: max(0 - inset.top, min(offset.y, lowest)))
  }
}
