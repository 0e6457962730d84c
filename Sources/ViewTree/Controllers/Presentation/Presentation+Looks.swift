import Foundation
import Simulation

/// Properties of presentations for pictures.
extension View {
  /// The presentation style of the controller with this view; `nil` for views that aren't a presented
  /// controller's.
  package final var presentationStyle: ModalPresentationStyle? { ownPresentation?.style }

  /// The dimming of the content behind the view, from 0 to 1; 0 for all views but containers of sheets and
  /// alerts.
  ///
  /// It is proportional to the part of the way that the sheet has moved up.
  package final var dimming: CGFloat {
    guard let view = children.first, let presentation = view.ownPresentation,
      presentation.container === self, let window, presentation.dimsPresenter
    else { return 0 }
    let rest = presentation.frame(in: window).minY
    let way = bounds.height - rest
    guard way > 0 else { return 1 }
    return min(max(0, 1 - (view.presentation.frame.minY - rest) / way), 1)
  }

  private final var ownPresentation: Presentation? {
    guard let controller = owningController, let presentation = controller.presenter?.presentation,
      presentation.presented === controller
    else { return nil }
    return presentation
  }
}

extension Presentation {
  /// Whether the presenter is visible and dimmed; assumed for sheets on all systems.
  fileprivate var dimsPresenter: Bool {
    (presented is AlertController && style != .popover) || style == .pageSheet || style == .formSheet
  }
}
