import Foundation
import Simulation

/// Properties of presentations for pictures.
extension View {
  /// The presentation style of the controller with this view; `nil` for views that aren't a presented
  /// controller's.
  package final var presentationStyle: ModalPresentationStyle? { ownPresentation?.style }

  /// The corner radius that the app prefers for the sheet with this view.
  package final var sheetCornerRadius: CGFloat? { ownPresentation?.sheet?.preferredCornerRadius }

  /// The controller of the sheet for which the view dims the presenter; `nil` for other views.
  package final var controllerOfSheet: ViewController? {
    (self as? PresentationContainer)?.sheetPresentation?.presented
  }

  /// The opacity of the black layer that dims the content behind the view; 0 for all views but containers of
  /// sheets and alerts.
  ///
  /// Behind a sheet it is proportional to the part of the way that the sheet has moved up (MG21). Behind an
  /// alert it changes with time (MA7).
  package final var dimming: CGFloat {
    guard let view = children.first, let presentation = view.ownPresentation,
      presentation.container === self, let window, presentation.dimsPresenter
    else { return 0 }
    if presentation.isAlert { return AlertView.dimming * presentation.alertPart }
    if presentation.isSheet { return presentation.sheetDimming(behind: view, in: window) }
    let rest = presentation.frame(in: window).minY
    let way = bounds.height - rest
    guard way > 0 else { return AlertView.dimming }
    return AlertView.dimming * min(max(0, 1 - (view.presentation.frame.minY - rest) / way), 1)
  }

  private final var ownPresentation: Presentation? {
    guard let controller = owningController, let presentation = controller.presenter?.presentation,
      presentation.presented === controller
    else { return nil }
    return presentation
  }
}

extension Presentation {
  /// The opacity of the dimming behind a sheet (MG21).
  private static let sheetDimming: CGFloat = 0.2

  /// Returns the opacity of the dimming behind a sheet at its visible place. It changes below the smallest
  /// detent, and above the largest one that isn't dimmed.
  fileprivate func sheetDimming(behind view: View, in window: Window) -> CGFloat {
    let rests = sheetRests(in: window)
    let bottom = container.bounds.height
    let height = bottom - view.presentation.frame.minY
    let lowest = bottom - rests[0].shown.minY
    guard lowest > 0 else { return Self.sheetDimming }
    let part = min(max(0, height / lowest), 1)
    guard let undimmed = undimmedRest(among: rests) else { return Self.sheetDimming * part }
    let start = bottom - undimmed.shown.minY
    guard let next = rests.first(where: { $0.frame.height > undimmed.frame.height }) else { return 0 }
    return Self.sheetDimming * min(max(0, (height - start) / (bottom - next.shown.minY - start)), 1)
  }

  /// The frequency of the critically damped spring with which the dimming behind an alert appears and
  /// disappears, in radians per second (MA7).
  private static let alertFrequency = 22.88

  /// Whether the presenter is visible and dimmed; assumed for sheets on all systems.
  fileprivate var dimsPresenter: Bool {
    (presented is AlertController && style != .popover) || style == .pageSheet || style == .formSheet
  }

  /// Whether an alert is presented that isn't an action sheet.
  var isAlert: Bool { (presented as? AlertController)?.preferredStyle == .alert }

  /// Animates the dimming behind an alert; the alert itself doesn't move (MA7).
  func fadeDimming(in window: Window, _ duration: Duration) {
    let spring = Spring(damping: 1, frequency: Self.alertFrequency * duration.inSeconds, velocity: 0)
    window.application.animator.run(
      AnimationTiming(duration: duration, pace: .spring(spring)),
      .independent,
      { container.noteAnimatableChange(from: .content, to: .content) },
      nil
    )
  }

  /// The part of the dimming behind an alert that is visible at this moment.
  fileprivate var alertPart: CGFloat {
    guard let group = container.animations.first(where: { $0.isSameProperty(as: .content) })?.group,
      let now = container.baseWindow?.context.clock.now
    else { return 1 }
    let part = CGFloat(group.progress(at: now))
    return presented.isDisappearing ? 1 - part : part
  }
}
