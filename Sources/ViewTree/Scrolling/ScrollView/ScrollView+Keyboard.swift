import Foundation
import Responder
import Simulation

/// The dismissal of the keyboard by scrolling.
extension ScrollView {
  /// Dismisses the keyboard at the beginning of a drag, in mode ``KeyboardDismissMode/onDrag`` (E47).
  final func dismissKeyboardForDrag() {
    guard keyboardDismissMode == .onDrag, let window = baseWindow else { return }
    let application = window.application
    let outer = application.focusCircumstances
    application.focusCircumstances.isEndForDrag = true
    window.endEditing(false)
    application.focusCircumstances = outer
  }

  /// Moves the keyboard with the scrolling finger once the finger reaches it, in mode
  /// ``KeyboardDismissMode/interactive`` (S10).
  final func dragKeyboard(_ pan: PanGestureRecognizer) {
    guard dragsKeyboard, let window = baseWindow else { return }
    let application = window.application
    let point = window.convertToScreen(pan.location(in: nil))
      .applying(application.screen.fromInterface.inverted())
    let padding = application.keyboardFollowers.guides.reduce(0) { max($0, $1.dismissPadding(in: window)) }
    application.inputSystem?.scrollingFingerMoves(to: point.y, padding: padding)
  }

  /// Ends the interactive dismissal.
  ///
  /// - Parameter velocity: The velocity in the window when the touch ends, or nil if the touch was cancelled.
  final func releaseKeyboard(velocity: CGPoint?) {
    guard dragsKeyboard, let application = effectiveApplication else { return }
    let turn = application.screen.fromInterface.inverted()
    let speed = velocity.map { $0.applying(turn).y - CGPoint.zero.applying(turn).y }
    application.inputSystem?.scrollingFingerLifts(at: speed)
  }

  private var dragsKeyboard: Bool {
    guard keyboardDismissMode == .interactive else { return false }
    return (baseWindow?.context ?? SimulationContext.current)?.rule(VersionRules.hasInteractiveDismissal)
      ?? false
  }
}
