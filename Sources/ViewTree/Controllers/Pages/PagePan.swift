import Foundation

/// Recognizes drags that turn the pages of a page view controller, in its navigation orientation. The
/// recognizer fails if the controller has no data source.
final class PagePanGestureRecognizer: PanGestureRecognizer {
  override var isInternal: Bool { true }
  weak var controller: PageViewController?

  override func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    guard super.hasMovedEnough(from: start, to: end) else { return false }
    let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
    let isAlong = controller?.navigationOrientation == .horizontal ? x > y : y > x
    if isAlong, controller?.dataSource != nil { return true }
    state = .failed
    return false
  }
}
