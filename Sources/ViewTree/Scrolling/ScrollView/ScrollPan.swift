import Foundation
import Responder

/// The recognizer of a scroll view's drags; it knows what may be scrolled, and what content may be disturbed.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  override var isOfToolkit: Bool { true }
  private var scrollView: ScrollView? { view as? ScrollView }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerWentDown()
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    super.touchesEnded(touches, with: event)
    noteLifting()
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    super.touchesCancelled(touches, with: event)
    noteLifting()
  }

  /// The content hears of a lifted finger later, when it must be able to come back into its range. A drag ends by itself.
  private func noteLifting() {
    guard grantedState == .possible, ownTouches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled })
    else { return }
    scrollView?.lastFingerWasLifted()
  }

  /// Fingers that another recognizer has taken away are gone too.
  override func reset() {
    super.reset()
    scrollView?.lastFingerWasLifted()
  }

  /// A drag counts along the axes that the scroll view scrolls.
  override func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    guard let scrollView, !scrollView.isBusyZooming else { return false }
    let way = vector(from: start, to: end, in: scrollView)
    let (x, y) = (abs(way.x), abs(way.y))
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
