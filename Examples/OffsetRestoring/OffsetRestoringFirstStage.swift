import Foundation
import HeadlessUIKit

/// The first stage of sample-scrollview, before the section "Making the Keyboard Close".
///
/// Whichever field is tapped, the content scrolls to `tx1`, and the return key does not end editing; the
/// document says both at this point (D2.27). ``OffsetRestoringViewController`` is the class after the last
/// section.
@preconcurrency @MainActor class OffsetRestoringFirstStage: ViewController, TextFieldDelegate {
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

  /// The constants; see ``OffsetRestoringViewController/contentSize``.
  var contentSize = CGSize(width: 320, height: 460)

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NSLog("Registering for keyboard events")

    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("keyboardDidShow", OffsetRestoringFirstStage.keyboardDidShow),
      name: Responder.keyboardDidShowNotification
    )
    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("keyboardDidHide", OffsetRestoringFirstStage.keyboardDidHide),
      name: Responder.keyboardDidHideNotification
    )

    scrollview?.contentSize = contentSize
    keyboardVisible = false
  }

  override func viewWillDisappear(_ animated: Bool) {
    NSLog("Unregister for keyboard events")
    NotificationBus.default.removeObserver(self)
  }

  /// Shrinks the scroll view by the keyboard's height and scrolls to `tx1`, with 10 points below it.
  func keyboardDidShow(_ notification: Notification) {
    NSLog("Keyboard is visible")
    if keyboardVisible {
      NSLog("Keyboard is already visible. Ignore notification.")
      return
    }
    guard let scrollview, let tx1 else { return }

    let bounds = notification.userInfo?[Responder.keyboardBoundsUserInfoKey] as? CGRect
    let keyboardSize = bounds?.size ?? .zero
    offset = scrollview.contentOffset

    var viewFrame = scrollview.frame
    viewFrame.size.height -= keyboardSize.height
    scrollview.frame = viewFrame

    var textFieldRect = tx1.frame
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
}
