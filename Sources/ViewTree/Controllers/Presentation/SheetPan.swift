import Foundation
import Responder
import Simulation

/// Recognizes a finger that pulls a sheet down.
///
/// A scroll view inside is first as long as its content is not at its top, and so is a drag in any other direction.
final class SheetPanGestureRecognizer: PanGestureRecognizer {
  override var isOfToolkit: Bool { true }
  /// The sheet, in the recognizer's view.
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

  /// Whether a scroll view under the finger has content further up to show.
  private var isAboveContent: Bool {
    sequence(first: ownTouches.first?.view) { $0?.superview }.contains { view in
      guard let scrollView = view as? ScrollView, scrollView.canDragVertically else { return false }
      return scrollView.contentOffset.y > -scrollView.adjustedContentInset.top
    }
  }

  /// Content waits until it is clear that the sheet does not move.
  override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer
  }
}
