import Foundation
import Responder
import Simulation

/// How scrolling sends the keyboard away.
extension ScrollView {
  /// A drag begins: a keyboard that goes by that goes now (E47).
  final func dismissKeyboardForDrag() {
    guard keyboardDismissMode == .onDrag, let window = ownWindow else { return }
    let application = window.application
    let outer = application.isEndingEditingForDrag
    application.isEndingEditingForDrag = true
    window.endEditing(false)
    application.isEndingEditingForDrag = outer
  }

  /// The finger that scrolls takes the keyboard along where it gets to it (S10).
  final func leadKeyboard(_ pan: PanGestureRecognizer) {
    guard leadsKeyboard, let window = ownWindow else { return }
    let application = window.application
    let point = window.convertToScreen(pan.location(in: nil))
      .applying(application.screen.fromInterface.inverted())
    let padding = application.keyboardGuides.reduce(0) {
      max($0, $1.guide?.dismissPadding(in: window) ?? 0)
    }
    application.inputSystem?.scrollingFingerMoves(to: point.y, padding: padding)
  }

  /// The finger that scrolls is lifted while it moves at `velocity`, in the window; nil if it was taken away.
  final func releaseKeyboard(velocity: CGPoint?) {
    guard leadsKeyboard, let application = ownWindow?.application ?? Application.current else { return }
    let turn = application.screen.fromInterface.inverted()
    let speed = velocity.map { $0.applying(turn).y - CGPoint.zero.applying(turn).y }
    application.inputSystem?.scrollingFingerLifts(at: speed)
  }

  private var leadsKeyboard: Bool {
    guard keyboardDismissMode == .interactive else { return false }
    return (ownWindow?.context ?? SimulationContext.current)?.rule(VersionRules.hasInteractiveDismissal)
      ?? false
  }
}
