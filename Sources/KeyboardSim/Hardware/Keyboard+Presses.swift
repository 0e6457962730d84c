import Foundation
import Responder
import Simulation
import ViewTree

extension Keyboard {
  /// Tells the chain from `first` on that a key goes down, then lets it do what it does if nobody kept it, then tells that
  /// it comes up. Before iOS 13.4, only the middle.
  ///
  /// If a responder that hears of it brings the focus elsewhere, what the key does is for the new first responder; the press
  /// ends where it began.
  func press(
    _ key: String,
    _ flags: KeyModifierFlags,
    at first: Responder,
    doing effect: (Responder) -> Void
  ) {
    // Nobody hears of presses where all on the chain are the toolkit's: they pass them on.
    guard context.rule(VersionRules.keysArePresses), first.chainMayBeTheProgram else { return effect(first) }
    let press = Press(of: HardwareKey(typing: key, flags), for: first, timestamp: context.presentTime)
    let presses: Set = [press]
    let event = PressesEvent(timestamp: context.presentTime, presses: presses)
    first.pressesBegan(presses, with: event)
    if event.isUnhandled {
      effect(application.focusedResponder ?? application.keyWindow ?? first)
    } else {
      context.log.record(.keyboard, "hardware keyboard", "a responder keeps the key")
    }
    press.phase = .ended
    press.timestamp = context.presentTime
    first.pressesEnded(presses, with: PressesEvent(timestamp: context.presentTime, presses: presses))
  }
}
