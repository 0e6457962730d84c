import Foundation
import Responder
import Simulation
import ViewTree

/// What sends the keyboard away beside the focus.
extension Keyboard {
  /// A finger that scrolls is at a height of the interface: the keyboard follows it, and nothing is posted (S10).
  package func scrollingFingerMoves(to y: CGFloat, padding: CGFloat) {
    guard presentation.fingerMoved(to: y, padding: padding) else { return }
    context.activate {
      View.performWithoutAnimation {
        for host in views.hosts { host.frame = presentation.seenFrame }
        application.keyboardMoves(to: space)
      }
    }
  }

  /// The finger is lifted: the keyboard goes, and editing ends, or it slides back to its place (S10).
  package func scrollingFingerLifts(at velocity: CGFloat?) {
    guard presentation.pulled > 0 else { return }
    if presentation.goes(at: velocity) { sendAway() }
    // Who is edited may refuse to end.
    if presentation.isUp { perform(presentation.letGo(duration: slideDuration)) }
  }

  /// A person sends the keyboard away, also one that would stay (S17).
  func sendAway() {
    guard presentation.isUp else { return }
    guard let responder else { return showNothing(for: nil) }
    let outer = following.setDismissing(true)
    responder.resignFirstResponder()
    _ = following.setDismissing(outer)
  }

  /// A presented controller begins to go: a keyboard that stayed for it goes too (S17).
  package func presentationEnds() {
    guard presentation.isUp, responder == nil, application.focusedResponder == nil else { return }
    showNothing(for: nil)
  }

  /// Whether the keyboard stays although `responder` is first no more; nobody gets what is typed then (S17).
  func stays(after responder: Responder?, in window: Window) -> Bool {
    guard presentation.isUp, !following.isDismissing, window.keepsKeyboard(of: responder) else {
      return false
    }
    context.log.record(.keyboard, "keyboard", "stays")
    // What somebody is being asked for is wanted no more.
    following.voidLookups()
    forgetTypist()
    return true
  }

  /// What the keyboard takes of the screen.
  var space: KeyboardSpace {
    let frame = presentation.isUp ? presentation.seenFrame : nil
    return KeyboardSpace(frame: frame, isDocked: presentation.docking.isAtBottom)
  }
}
