import Foundation
import Responder
import Simulation

/// How forms on pads get along with the keyboard.
extension Presentation {
  /// How far the keyboard moves a form up that would stand at `frame`: until the form's end is seen, but not above the
  /// status bar (KB3).
  func lift(of frame: CGRect, in window: Window) -> CGFloat {
    let application = window.application
    guard isFormOnPad, let keyboard = application.keyboardSpace.dockedFrame
    else { return 0 }
    let covered = frame.maxY - (keyboard.minY - window.interfaceOrigin.y)
    return max(0, min(covered, frame.minY - application.screen.statusBarHeight))
  }

  /// Moves a form by as much as the keyboard moves it more than before, from wherever the program has put it.
  func liftForm(in window: Window) {
    guard style == .formSheet, container.superview === window, !presented.isGoing, pull == nil,
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
  /// Moves the forms in the window as the keyboard has it.
  final func liftForms() {
    var presentation = storedRoot?.presentation
    while let current = presentation {
      current.liftForm(in: self)
      presentation = current.presented.presentation
    }
  }

  /// Where the window begins in the interface.
  fileprivate final var interfaceOrigin: CGPoint {
    frame == application.screen.bounds ? .zero : frame.origin
  }

  /// Whether the keyboard stays although `responder` is first no more and nobody else is: in a form on a pad (S17), as
  /// long as that does not go.
  package final func keepsKeyboard(of responder: Responder?) -> Bool {
    guard storedRoot?.presentation != nil, let responder else { return false }
    let controllers = responder.chain.lazy.compactMap { $0 as? ViewController }
    guard let holder = controllers.first(where: { $0.presenter != nil }), !holder.isGoing else {
      return false
    }
    return context.rule(VersionRules.asksAboutKeyboardDismissal)
      ? holder.disablesAutomaticKeyboardDismissal : holder.isFormOnPad
  }
}

extension ViewController {
  /// Whether the controller is shown as a form, or would be, on a pad.
  final var isFormOnPad: Bool {
    modalPresentationStyle == .formSheet && Application.current?.context.device.idiom == .pad
  }
}
