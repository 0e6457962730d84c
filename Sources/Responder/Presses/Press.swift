import Foundation
import Simulation

/// A pressed key of a hardware keyboard.
@preconcurrency @MainActor public final class HardwareKey: IdentityHashable {
  /// The key's characters with the pressed modifier keys, or the ``KeyCommand`` constant of a key without
  /// characters.
  public let characters: String
  /// The key's characters without the modifier keys other than shift.
  public let charactersIgnoringModifiers: String
  /// The pressed modifier keys.
  public let modifierFlags: KeyModifierFlags
  /// The key by its position on an English keyboard.
  public let keyCode: KeyboardHIDUsage

  /// Creates the key that types `input`, or the key of a ``KeyCommand`` constant.
  package init(typing input: String, _ modifierFlags: KeyModifierFlags) {
    let isShifted = !modifierFlags.isDisjoint(with: [.shift, .alphaShift]) && input.count == 1
    charactersIgnoringModifiers = isShifted ? input.uppercased() : input
    characters = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    keyCode = KeyboardHIDUsage(typing: input)
  }
}

/// A press of a key of a hardware keyboard, from key-down to key-up.
@preconcurrency @MainActor public final class Press {
  /// The last change of a press. The raw values are UIKit's.
  public enum Phase: Int, Sendable {
    /// The key was pressed.
    case began = 0
    /// The force of the press changed; keys don't measure it.
    case changed = 1
    /// The key is down.
    case stationary = 2
    /// The key was released.
    case ended = 3
    /// The system cancelled the press.
    case cancelled = 4
  }

  /// The last change of the press.
  public package(set) var phase = Phase.began
  /// The time of the last change, in seconds of virtual time since the simulator was created.
  public package(set) var timestamp: TimeInterval
  /// The key.
  public let key: HardwareKey?
  /// The responder that receives the press first.
  public private(set) weak var responder: Responder?
  /// The force of the press; always 1.
  public var force: CGFloat { 1 }

  package init(of key: HardwareKey, for responder: Responder, timestamp: TimeInterval) {
    (self.key, self.responder, self.timestamp) = (key, responder, timestamp)
  }
}

extension Press: Hashable {
  /// Returns whether both are the same press.
  public nonisolated static func == (lhs: Press, rhs: Press) -> Bool { lhs === rhs }

  /// Hashes the press's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of a hardware keyboard at one moment.
@preconcurrency @MainActor public final class PressesEvent: Event {
  /// The pressed keys, and those that were just released.
  public let allPresses: Set<Press>
  /// Whether a press reached the end of the responder chain unhandled.
  package private(set) var isUnhandled = false

  package init(timestamp: TimeInterval, presses: Set<Press>) {
    allPresses = presses
    super.init(timestamp: timestamp, touches: [])
  }

  public override var type: EventType { .presses }

  /// Marks the event as unhandled.
  func endChain() { isUnhandled = true }
}

extension Responder {
  /// Passes presses to the next responder, or marks them as unhandled at the chain's end.
  func pass(_ event: PressesEvent?, _ deliver: (Responder) -> Void) {
    var isPassed = false
    forward {
      isPassed = true
      deliver($0)
    }
    if !isPassed { event?.endChain() }
  }
}
