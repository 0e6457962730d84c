import Foundation

/// The recognizer of the drag that leads back; it leaves touches alone where nothing is below.
final class BackPanGestureRecognizer: ScreenEdgePanGestureRecognizer {
  override var isOfToolkit: Bool { true }
  weak var controller: NavigationController?

  override func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    if controller?.mayDragBack == true { return super.hasMovedEnough(from: start, to: end) }
    state = .failed
    return false
  }
}
