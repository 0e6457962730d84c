import Foundation
import HeadlessUIKit

/// The suggestion at the end of the document, which has no code for it: the field is scrolled to the middle
/// of the visible area (D2.31).
@preconcurrency @MainActor class OffsetRestoringToMiddle: OffsetRestoringViewController {
  /// Scrolls to a rectangle as high as the visible area, with the active field in its middle.
  override func keyboardDidShow(_ notification: Notification) {
    let wasVisible = keyboardVisible
    super.keyboardDidShow(notification)
    guard !wasVisible, let scrollview, let field = activeField?.frame else { return }
    let height = scrollview.bounds.height
    let rect = CGRect(x: field.minX, y: field.midY - height / 2, width: field.width, height: height)
    scrollview.scrollRectToVisible(rect, animated: true)
  }
}
