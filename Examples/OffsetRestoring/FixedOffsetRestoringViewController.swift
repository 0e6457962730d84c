import Foundation
import HeadlessUIKit

/// A corrected controller whose scroll view shrinks for the keyboard and later returns to its offset.
///
/// - It follows the will-notifications, and subtracts the part of the scroll view that the keyboard covers,
///   again if the height changes (KP3). The same part is added later, in place of constants (X14).
/// - It scrolls to every field that begins editing, also while the keyboard is up (X07), and to the first
///   responder only (X09), whose frame it converts (X06). The 10 points below the field are an inset, which
///   the system's own scrolling leaves free, too (E51).
/// - It restores the saved offset only if neither the user nor a change of fields has scrolled since (X15).
/// - It restores the frame when it leaves the screen (D2.21).
@preconcurrency @MainActor class FixedOffsetRestoringViewController: ViewController, TextFieldDelegate {
  /// The space below the field, in points.
  static let margin: CGFloat = 10

  /// The scroll view, an outlet.
  var scrollView: ScrollView?
  /// Whether the keyboard takes a part of the scroll view.
  private(set) var isKeyboardVisible = false
  /// The part that it takes.
  private var share = KeyboardInset()
  /// The content offset when editing began; nil while no field is edited.
  private var savedOffset: CGPoint?
  /// The offset that the controller set last; nil after it has scrolled to a further field.
  private var expectedOffset: CGPoint?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("keyboardWillShow", FixedOffsetRestoringViewController.keyboardWillShow),
      name: Responder.keyboardWillShowNotification
    )
    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("keyboardWillHide", FixedOffsetRestoringViewController.keyboardWillHide),
      name: Responder.keyboardWillHideNotification
    )
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationBus.default.removeObserver(self)
    savedOffset = nil
    guard isKeyboardVisible, let scrollView else { return }
    isKeyboardVisible = false
    scrollView.contentInset.bottom -= Self.margin
    share.restore(to: scrollView)
  }

  /// Shrinks the frame by the part that the keyboard will cover, and scrolls to the first responder.
  func keyboardWillShow(_ notification: Notification) {
    guard let scrollView else { return }
    if savedOffset == nil {
      savedOffset = scrollView.contentOffset
      expectedOffset = savedOffset
    }
    let isUntouched = scrollView.contentOffset == expectedOffset
    if !isKeyboardVisible { scrollView.contentInset.bottom += Self.margin }
    isKeyboardVisible = true
    let change = KeyboardChange(notification)
    share.take(from: scrollView, as: change, sparing: scrollView.contentInset.bottom - Self.margin) {
      revealFirstResponder(animated: false)
    }
    if isUntouched { expectedOffset = scrollView.contentOffset }
  }

  /// Restores the frame and, if editing has ended and nothing else has scrolled, the saved offset.
  ///
  /// Up to 3.1 a hide is also posted for a change of fields (S4a) and for a rotation (S7a); editing continues
  /// then.
  func keyboardWillHide(_ notification: Notification) {
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
    if isUntouched, let savedOffset {
      change.animate { scrollView.contentOffset = reachable(savedOffset, in: scrollView) }
    }
    savedOffset = nil
  }

  /// Scrolls to the field, if the keyboard is up already.
  func textFieldDidBeginEditing(_ textField: TextField) {
    guard isKeyboardVisible else { return }
    expectedOffset = nil
    revealFirstResponder(animated: true)
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func revealFirstResponder(animated: Bool) {
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
