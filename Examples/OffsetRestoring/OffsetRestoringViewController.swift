import Foundation
import HeadlessUIKit

/// A controller whose scroll view shrinks for the keyboard and later returns to its offset: the class
/// `sample_scrollviewViewController` of *Adjust UITextField hidden behind Keyboard with UIScrollView*, as
/// it is at the end of the document (muanis, December 2009). ``OffsetRestoringFirstStage`` is its
/// first stage.
///
/// Two lines are lost on the page: the values of the constants, and the frame that the scroll view gets at
/// did-hide. They are in the files of the author's project, `muanis/sampleapps_scrollview`.
///
/// The flaws:
/// - While the keyboard is up, no further field is scrolled to (X07), and a change of the keyboard's height
///   is ignored (KP3).
/// - The active field may be a field that has not become first responder (X09).
/// - The frame of a field in a container is used without conversion (X06).
/// - Scrolling by the user is undone (X15).
/// - The constants are those of one screen in one orientation (X14), and the frame of the scroll view gets
///   the height of its content, whatever the screen's (D2.17).
/// - A screen that is shown while the keyboard is up leaves the scroll view shrunken (D2.21).
///
/// ``FixedOffsetRestoringViewController`` corrects them.
@preconcurrency @MainActor class OffsetRestoringViewController: ViewController, TextFieldDelegate {
  /// The scroll view, an outlet.
  var scrollview: ScrollView?
  /// The upper field, an outlet.
  var tx1: TextField?
  /// The lower field, an outlet.
  var tx2: TextField?

  /// Whether the keyboard is up, according to the notifications.
  var keyboardVisible = false
  /// The content offset to restore.
  var offset = CGPoint.zero
  /// The field for which `textFieldShouldBeginEditing(_:)` was last called.
  var activeField: TextField?

  /// The constants `SCROLLVIEW_CONTENT_WIDTH` and `SCROLLVIEW_CONTENT_HEIGHT`: a phone's screen below the
  /// status bar. They are a property here because the examples also run on other screens.
  var contentSize = CGSize(width: 320, height: 460)

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NSLog("Registering for keyboard events")

    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("keyboardDidShow", OffsetRestoringViewController.keyboardDidShow),
      name: Responder.keyboardDidShowNotification
    )
    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("keyboardDidHide", OffsetRestoringViewController.keyboardDidHide),
      name: Responder.keyboardDidHideNotification
    )

    scrollview?.contentSize = contentSize
    keyboardVisible = false
  }

  override func viewWillDisappear(_ animated: Bool) {
    NSLog("Unregister for keyboard events")
    NotificationBus.default.removeObserver(self)
  }

  /// Shrinks the scroll view by the keyboard's height and scrolls to the active field, with 10 points below
  /// it.
  func keyboardDidShow(_ notification: Notification) {
    NSLog("Keyboard is visible")
    if keyboardVisible {
      NSLog("Keyboard is already visible. Ignore notification.")
      return
    }
    guard let scrollview else { return }

    let bounds = notification.userInfo?[Responder.keyboardBoundsUserInfoKey] as? CGRect
    let keyboardSize = bounds?.size ?? .zero
    offset = scrollview.contentOffset

    var viewFrame = scrollview.frame
    viewFrame.size.height -= keyboardSize.height
    scrollview.frame = viewFrame

    var textFieldRect = activeField?.frame ?? .zero
    textFieldRect.origin.y += 10
    scrollview.scrollRectToVisible(textFieldRect, animated: true)

    NSLog("ao fim")
    keyboardVisible = true
  }

  /// Sets the frame of the scroll view to the constants, and restores its offset.
  func keyboardDidHide(_ notification: Notification) {
    if !keyboardVisible {
      NSLog("Keyboard is already hidden. Ignore notification.")
      return
    }

    scrollview?.frame = CGRect(origin: .zero, size: contentSize)
    scrollview?.contentOffset = offset
    keyboardVisible = false
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    activeField = textField
    return true
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
