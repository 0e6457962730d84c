import Foundation
import Responder
import Simulation

/// A recognizer of pans that pull a sheet down.
///
/// It fails for a drag in any other direction, and if a scroll view in the sheet isn't scrolled to its top.
final class SheetPanGestureRecognizer: PanGestureRecognizer {
  override var isInternal: Bool { true }
  /// The sheet, a subview of the recognizer's view.
  weak var sheet: View?

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    guard let sheet, grantedState == .possible else { return }
    if touches.contains(where: { $0.view?.isDescendant(of: sheet) != true }) { state = .failed }
  }

  override func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    guard super.hasMovedEnough(from: start, to: end) else { return false }
    if end.y - start.y > abs(end.x - start.x), !isAboveContent { return true }
    state = .failed
    return false
  }

  /// Whether a scroll view under the touch isn't scrolled to its top.
  private var isAboveContent: Bool {
    sequence(first: ownTouches.first?.view) { $0?.superview }.contains { view in
      guard let scrollView = view as? ScrollView, scrollView.canDragVertically else { return false }
      return scrollView.contentOffset.y > -scrollView.baseAdjustedContentInset.top
    }
  }

  /// Pans of scroll views wait until this recognizer has failed.
  override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer
  }
}
