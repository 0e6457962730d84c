import Foundation
import Responder
import Simulation
import ViewTree

/// Dismissals that don't begin with the focus.
extension Keyboard {
  /// Moves the keyboard along with a scrolling touch at `y` in the interface; nothing is posted (S10).
  package func scrollingFingerMoves(to y: CGFloat, padding: CGFloat) {
    guard presentation.fingerMoved(to: y, padding: padding) else { return }
    context.activate {
      View.performWithoutAnimation {
        for host in views.hosts { host.frame = presentation.seenFrame }
        application.keyboardMoves(to: space)
      }
    }
  }

  /// Ends the scrolling touch: the keyboard hides and editing ends, or it slides back to its place (S10).
  package func scrollingFingerLifts(at velocity: CGFloat?) {
    guard presentation.pulled > 0 else { return }
    if presentation.goes(at: velocity) { dismissForUser() }
    // The responder that is edited may refuse to resign.
    if presentation.isUp { perform(presentation.release(duration: slideDuration)) }
  }

  /// Dismisses the keyboard for the user, even one that would stay (S17).
  func dismissForUser() {
    guard presentation.isUp else { return }
    guard let responder else { return showNothing(for: nil) }
    let outer = following.setDismissing(true)
    responder.resignFirstResponder()
    _ = following.setDismissing(outer)
  }

  /// Hides a keyboard that stayed for a presented controller, because the controller's dismissal begins
  /// (S17).
  package func presentationEnds() {
    guard presentation.isUp, responder == nil, application.focusedResponder == nil else { return }
    showNothing(for: nil)
  }

  /// Returns whether the keyboard stays although `responder` resigned; typed text then has no target (S17).
  func stays(after responder: Responder?, in window: Window) -> Bool {
    guard presentation.isUp, !following.isDismissing, window.preventsKeyboardDismissal(of: responder) else {
      return false
    }
    context.log.record(.keyboard, "keyboard", "stays")
    // Lookups that are in progress no longer apply.
    following.invalidateLookups()
    clearTypingResponder()
    return true
  }

  /// The part of the screen that the keyboard occupies.
  var space: KeyboardSpace {
    let frame = presentation.isUp ? presentation.seenFrame : nil
    return KeyboardSpace(frame: frame, isDocked: presentation.docking.isAtBottom)
  }
}
