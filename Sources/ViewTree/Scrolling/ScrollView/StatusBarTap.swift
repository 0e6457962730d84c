import Foundation
import Responder
import Simulation

/// A tap on the status bar scrolls to the top (E34). The views under the bar hear of the touch all the same.
extension Application {
  /// Whether a point of the screen is on the status bar.
  func isOnStatusBar(_ point: CGPoint) -> Bool {
    let isUpright = screen.orientation == .portrait
    let point = isUpright ? point : point.applying(screen.fromInterface.inverted())
    return point.y < screen.statusBarHeight
  }

  /// Scrolls to the top if the touch was a tap on the status bar.
  func scrollToTop(afterTap touch: Touch, from start: CGPoint) {
    guard isOnStatusBar(start), isOnStatusBar(touch.screenLocation) else { return }
    guard touch.screenLocation.distance(to: start) <= TapGestureRecognizer.allowableMovement else { return }
    scrollToTop()
  }

  /// Scrolls the only scroll view on the screen that wants it; with two of them none moves.
  private func scrollToTop() {
    var found: [ScrollView] = []
    for window in windows {
      window.forEachVisible { view in
        if let scrollView = view as? ScrollView, scrollView.scrollsToTop, isOnScreen(scrollView) {
          found.append(scrollView)
        }
      }
    }
    if found.count == 1 { found[0].scrollToTop() }
  }

  private func isOnScreen(_ view: View) -> Bool {
    let seen = view.convertToScreen(view.bounds).intersection(screen.bounds)
    return !seen.isNull && seen.width > 0 && seen.height > 0
  }
}

extension View {
  /// Calls `body` for this view and those below it that are neither hidden nor transparent, nor inside one
  /// that is.
  fileprivate func forEachVisible(_ body: (View) -> Void) {
    var stack: [View] = [self]
    while let view = stack.popLast() {
      guard view.isShown else { continue }
      body(view)
      stack.append(contentsOf: view.subviews.reversed())
    }
  }
}

extension ScrollView {
  /// Goes to the top over 0.3 seconds, if the delegate agrees; content that is there already is told of at
  /// once.
  final func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    stopMotion()
    if zoom?.animation != nil { stopZooming() }
    let top = CGPoint(x: contentOffset.x, y: scrollGeometry.minimumOffset.y)
    if top == contentOffset {
      delegate?.scrollViewDidScrollToTop(self)
    } else {
      scroll(to: top, .scrollToTop)
    }
  }
}
