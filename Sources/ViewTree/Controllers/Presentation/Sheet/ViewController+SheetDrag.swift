import Foundation
import Responder

extension ViewController {
  /// Whether a drag moves the sheet in which the controller is presented. False during a transition, below
  /// another presentation, and before iOS 13.
  package final var isDraggableSheet: Bool {
    guard let presentation = presenter?.presentation, presentation.presented === self,
      self.presentation == nil, presentation.transition == nil
    else { return false }
    let recognizers = presentation.container.gestureRecognizers ?? []
    return recognizers.contains { $0 is SheetPanGestureRecognizer && $0.isEnabled }
  }

  /// Whether the controller, or a shown descendant, prevents that a drag dismisses its sheet; see
  /// ``isModalInPresentation``. A delegate may still refuse the dismissal.
  package final var refusesDrag: Bool { isModal }
}
