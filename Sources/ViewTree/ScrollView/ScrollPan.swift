import Foundation
import Responder

/// The recognizer of a scroll view's drags; it knows what may be scrolled, and what content may be disturbed.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  private var scrollView: ScrollView? { view as? ScrollView }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerWentDown()
  }

  /// All fingers are gone, also those that another recognizer has taken away.
  override func reset() {
    super.reset()
    scrollView?.lastFingerWasLifted()
  }

  /// A drag counts along the axes that the scroll view scrolls.
  override func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    guard let scrollView, !scrollView.isBusyZooming else { return false }
    let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
    return (scrollView.canDragHorizontally && x >= Self.hysteresis)
      || (scrollView.canDragVertically && y >= Self.hysteresis)
  }

  /// A pinch of the scroll view goes along with its drags.
  override func canPrevent(_ other: GestureRecognizer) -> Bool {
    other !== scrollView?.pinchGestureRecognizer
  }

  override func canBePrevented(by other: GestureRecognizer) -> Bool {
    other !== scrollView?.pinchGestureRecognizer
  }
}
