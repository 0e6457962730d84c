import Foundation
import Responder

/// The recognizer of a scroll view's drags. It recognizes only movements along an axis that can be scrolled.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  override var isInternal: Bool { true }
  private var scrollView: ScrollView? { view as? ScrollView }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    scrollView?.touchesDidBegin(touches)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    super.touchesEnded(touches, with: event)
    noteLifting()
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    super.touchesCancelled(touches, with: event)
    noteLifting()
  }

  /// Ends tracking when all touches have ended before a drag began. Views in the content receive the end of
  /// the touch later, when the offset must be clampable again. A drag that has begun ends tracking itself.
  private func noteLifting() {
    guard grantedState == .possible, ownTouches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled })
    else { return }
    scrollView?.lastTouchDidEnd()
  }

  /// Ends tracking for touches that another recognizer has taken over, too.
  override func reset() {
    super.reset()
    scrollView?.lastTouchDidEnd()
  }

  /// Counts movement only along the axes that the scroll view can scroll.
  override func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    guard let scrollView, !scrollView.isBusyZooming else { return false }
    let way = vector(from: start, to: end, in: scrollView)
    let (x, y) = (abs(way.x), abs(way.y))
    return (scrollView.canDragHorizontally && x >= Self.hysteresis)
      || (scrollView.canDragVertically && y >= Self.hysteresis)
  }

  /// Shortens the movement along the axes that the scroll view can scroll (MG1).
  override func skipHysteresis() {
    guard let scrollView else { return }
    let way = translation(in: scrollView)
    shorten(
      CGPoint(
        x: scrollView.canDragHorizontally ? way.x : 0,
        y: scrollView.canDragVertically ? way.y : 0
      ),
      in: scrollView
    )
  }

  /// Allows the scroll view's pinch recognizer to recognize simultaneously.
  override func canPrevent(_ other: GestureRecognizer) -> Bool {
    other !== scrollView?.pinchGestureRecognizer
  }

  override func canBePrevented(by other: GestureRecognizer) -> Bool {
    other !== scrollView?.pinchGestureRecognizer
  }
}
