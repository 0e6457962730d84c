import Foundation
import HeadlessUIKit

/// The first stage of sample-scrollview, before the document adds the active field and the return key.
///
/// Whichever field is tapped, the content scrolls to ``firstField``, and the return key does not end editing;
/// the document mentions both at this point.
@preconcurrency @MainActor class OffsetRestoringFirstStage: OffsetRestoringViewController {
  /// The first of the form's fields; the document's outlet `tx1`.
  var firstField: TextField?

  /// Returns the frame of ``firstField``, moved down by ``OffsetRestoringViewController/margin``.
  override func rectToShow(in scrollView: ScrollView) -> CGRect {
    (firstField?.frame ?? .zero).offsetBy(dx: 0, dy: Self.margin)
  }

  /// Returns true and leaves the field first responder.
  override func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

/// The suggestion at the end of the document, as described there: the field is scrolled to the middle of the
/// visible area.
@preconcurrency @MainActor class OffsetRestoringToMiddle: OffsetRestoringViewController {
  /// Returns a rectangle as high as the visible part, with the active field in its middle.
  override func rectToShow(in scrollView: ScrollView) -> CGRect {
    let field = activeField?.frame ?? .zero
    let height = scrollView.bounds.height
    return CGRect(x: field.minX, y: field.midY - height / 2, width: field.width, height: height)
  }
}
