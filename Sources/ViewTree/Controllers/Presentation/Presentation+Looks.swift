import Foundation
import Simulation

/// What pictures show of presentations.
extension View {
  /// How the controller is presented whose view this is; nil for any other view.
  package final var presentationStyle: ModalPresentationStyle? { ownPresentation?.style }

  /// How far what is behind the view is dimmed, from 0 to 1; 0 for any view that does not hold a sheet or an alert.
  ///
  /// It grows with the part of its way that the sheet has come up.
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
  /// Whether what is behind is seen, and darker; assumed for sheets of all systems.
  fileprivate var dimsPresenter: Bool {
    presented is AlertController || style == .pageSheet || style == .formSheet
  }
}
