import Foundation
import HeadlessUIKit

/// A controller whose scroll view gets a bottom inset as high as the keyboard, as published in *Don't Block
/// the Box* (author not named, 2014, before iOS 8).
///
/// Insets and offset are saved at the first did-show, and restored at every will-hide. At did-show the
/// keyboard's height is added to the saved inset; if the bottom right corner of the field is not in the
/// remaining part of the view, the scroll view scrolls until the field ends there. The page has lost lines:
/// the names of the notifications, and three sides of the insets. Its listing has a comment in place of the
/// field; ``textFieldDidBeginEditing(_:)`` is what its last sentence advises.
///
/// The flaws:
/// - a rectangle doesn't contain its right edge, so a field as wide as the view always counts as hidden
///   (X16);
/// - the view's frame is used in place of its bounds, so below a bar every field near the top counts as
///   hidden (X17);
/// - the whole keyboard counts, also the part that is not over the view (X12, X24), and in landscape before
///   iOS 8 its width (X13);
/// - the saved values are restored regardless of later changes: scrolling by the user (X15), changes of the
///   insets by other code (X30);
/// - a controller that disappears with the keyboard up misses its hide (D3.12), and one that appears while it
///   is up misses its show (X28);
/// - a second field is scrolled to only if the keyboard is shown again (X07), and a field in a container to a
///   wrong position (X06);
/// - before 3.2 the notification has no frame, and nothing happens (KN13).
///
/// ``FixedContentInsetsViewController`` corrects them.
@preconcurrency @MainActor class ContentInsetsViewController: ViewController, TextFieldDelegate {
  /// Whether insets and offset have been saved; they are saved once.
  var scrollViewInitialValuesSaved = false
  /// The saved content insets.
  var scrollViewInsets = EdgeInsets.zero
  /// The saved insets of the scroll indicators.
  var scrollViewIndicatorInsets = EdgeInsets.zero
  /// The saved offset.
  var scrollViewOffset = CGPoint.zero
  /// The scroll view with the fields, an outlet.
  weak var scrollView: ScrollView?
  /// The field that began editing last.
  weak var activeField: TextField?

  /// Notes that nothing has been saved yet.
  override func viewDidLoad() {
    super.viewDidLoad()
    scrollViewInitialValuesSaved = false
  }

  /// Registers ``keyboardWasShown(_:)`` for did-show and ``keyboardWillBeHidden(_:)`` for will-hide.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWasShown", ContentInsetsViewController.keyboardWasShown),
      name: Responder.keyboardDidShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWillBeHidden", ContentInsetsViewController.keyboardWillBeHidden),
      name: Responder.keyboardWillHideNotification
    )
  }

  /// Removes the registrations.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let bus = NotificationBus.default
    bus.removeObserver(self, name: Responder.keyboardDidShowNotification)
    bus.removeObserver(self, name: Responder.keyboardWillHideNotification)
  }

  /// Sets the insets to the saved ones plus the keyboard's height, and scrolls if the field's corner is
  /// hidden.
  func keyboardWasShown(_ notification: Notification) {
    guard let scrollView else { return }
    if !scrollViewInitialValuesSaved {
      scrollViewInsets = scrollView.contentInset
      scrollViewIndicatorInsets = scrollView.scrollIndicatorInsets
      scrollViewOffset = scrollView.contentOffset
      scrollViewInitialValuesSaved = true
    }

    // The ending frame, because of the QuickType bar of iOS 8.
    let endFrame = notification.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect
    let keyboardHeight = endFrame?.size.height ?? 0

    scrollView.contentInset = EdgeInsets(
      top: scrollViewInsets.top,
      left: scrollViewInsets.left,
      bottom: scrollViewInsets.bottom + keyboardHeight,
      right: scrollViewInsets.right
    )
    scrollView.scrollIndicatorInsets = EdgeInsets(
      top: scrollViewIndicatorInsets.top,
      left: scrollViewIndicatorInsets.left,
      bottom: scrollViewIndicatorInsets.bottom + keyboardHeight,
      right: scrollViewIndicatorInsets.right
    )

    // Whether the keyboard covers the bottom right corner of the field.
    var contentRect = view.frame
    contentRect.size.height -= keyboardHeight
    let control = activeField?.frame ?? .zero
    var textFieldPoint = CGPoint(x: control.maxX, y: control.maxY)
    // The content may have been scrolled already.
    textFieldPoint.y -= scrollView.contentOffset.y
    if !contentRect.contains(textFieldPoint) {
      let scrollPoint = CGPoint(x: 0, y: control.maxY - contentRect.size.height)
      scrollView.setContentOffset(scrollPoint, animated: true)
    }
  }

  /// Restores the saved insets, animated over 0.3 seconds, and the saved offset.
  func keyboardWillBeHidden(_ notification: Notification) {
    guard let scrollView else { return }
    View.animate(withDuration: 0.3) {
      scrollView.contentInset = scrollViewInsets
      scrollView.scrollIndicatorInsets = scrollViewIndicatorInsets
    }
    scrollView.setContentOffset(scrollViewOffset, animated: true)
  }

  /// Sets ``activeField``.
  func textFieldDidBeginEditing(_ textField: TextField) {
    activeField = textField
  }
}
