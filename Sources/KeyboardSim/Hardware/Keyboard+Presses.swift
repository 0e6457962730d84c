import Foundation
import Responder
import Simulation
import ViewTree

extension Keyboard {
  /// Sends the beginning of a key press to the chain from `first` on, then performs the key's effect unless a
  /// responder handled the press, then sends its end. Before iOS 13.4, only performs the effect.
  ///
  /// If a responder moves the focus when the press begins, the effect applies to the new first responder; the
  /// press still ends where it began.
  func press(
    _ key: String,
    _ flags: KeyModifierFlags,
    at first: Responder,
    doing effect: (Responder) -> Void
  ) {
    // If the chain has toolkit responders only, the presses can be skipped: these responders just forward
    // them.
    guard context.rule(VersionRules.keysArePresses), first.chainMayHaveOverrides else { return effect(first) }
    let press = Press(of: HardwareKey(typing: key, flags), for: first, timestamp: context.presentTime)
    let presses: Set = [press]
    let event = PressesEvent(timestamp: context.presentTime, presses: presses)
    first.pressesBegan(presses, with: event)
    if event.isUnhandled {
      effect(application.focusedResponder ?? application.keyWindow?.responderOfKeys ?? first)
    } else {
      context.log.record(.keyboard, "hardware keyboard", "a responder keeps the key")
    }
    press.basePhase = .ended
    press.baseTimestamp = context.presentTime
    first.pressesEnded(presses, with: PressesEvent(timestamp: context.presentTime, presses: presses))
  }
}
