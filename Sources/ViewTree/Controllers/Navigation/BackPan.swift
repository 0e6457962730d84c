import Foundation

/// The recognizer of the drag that pops a controller. It fails if there is none below.
final class BackPanGestureRecognizer: ScreenEdgePanGestureRecognizer {
  override var isInternal: Bool { true }
  weak var controller: NavigationController?

  override func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    if controller?.mayDragBack == true { return super.hasMovedEnough(from: start, to: end) }
    state = .failed
    return false
  }
}
