import Foundation
import Responder
import Simulation

/// Keyboard avoidance of forms on pads.
extension Presentation {
  /// Returns the distance by which the keyboard moves up a form at `frame`: until the form's bottom is
  /// visible, but not above the status bar's bottom (KB3).
  func lift(of frame: CGRect, in window: Window) -> CGFloat {
    let application = window.application
    guard isFormOnPad, let keyboard = application.keyboardFollowers.space.dockedFrame
    else { return 0 }
    let covered = frame.maxY - (keyboard.minY - window.interfaceOrigin.y)
    return max(0, min(covered, frame.minY - application.screen.statusBarHeight))
  }

  /// Moves a form by the change of its lift, relative to the frame that the app has given it.
  func liftForm(in window: Window) {
    guard style == .formSheet, container.superview === window, !presented.isDisappearing, pull == nil,
      let view = presented.viewIfLoaded, view.superview === container
    else { return }
    let new = lift(of: unliftedFrame(in: window), in: window)
    guard new != lift else { return }
    let way = lift - new
    lift = new
    view.acting(as: LogEntry.Rule("the form's own move with the keyboard", fact: "KB3")) {
      view.frame = view.frame.offsetBy(dx: 0, dy: way)
    }
  }
}

extension Window {
  /// Moves the forms and the alerts in the window to avoid the keyboard at its present frame.
  final func liftForms() {
    var presentation = storedRoot?.presentation
    while let current = presentation {
      current.liftForm(in: self)
      if let alert = current.presented as? AlertController, let view = alert.viewIfLoaded {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      if current.sheet != nil, current.lift == 0 { current.placeSheet() }
      presentation = current.presented.presentation
    }
  }

  /// The window's origin in interface coordinates.
  final var interfaceOrigin: CGPoint {
    frame == application.screen.bounds ? .zero : frame.origin
  }

  /// Returns whether the keyboard stays after `responder` has resigned without a successor: in a form on a
  /// pad that isn't being dismissed (S17).
  package final func preventsKeyboardDismissal(of responder: Responder?) -> Bool {
    guard storedRoot?.presentation != nil, let responder else { return false }
    let controllers = responder.chain.lazy.compactMap { $0 as? ViewController }
    guard let holder = controllers.first(where: { $0.presenter != nil }), !holder.isDisappearing else {
      return false
    }
    return context.rule(VersionRules.callsDisablesAutomaticKeyboardDismissal)
      ? holder.disablesAutomaticKeyboardDismissal : holder.isFormOnPad
  }
}

extension ViewController {
  /// Whether the controller's style is a form, and the device a pad.
  final var isFormOnPad: Bool {
    modalPresentationStyle == .formSheet && Application.current?.context.device.idiom == .pad
  }
}
