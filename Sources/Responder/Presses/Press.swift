import Foundation
import Simulation

/// A pressed key of a hardware keyboard.
@preconcurrency @MainActor open class HardwareKey: IdentityHashable {
  /// The key's characters with the pressed modifier keys, or the ``KeyCommand`` constant of a key without
  /// characters.
  open var characters: String { baseCharacters }
  /// The key's characters without the modifier keys other than shift.
  open var charactersIgnoringModifiers: String { baseCharactersIgnoringModifiers }
  /// The pressed modifier keys.
  open var modifierFlags: KeyModifierFlags { baseModifierFlags }
  /// The key by its position on an English keyboard.
  open var keyCode: KeyboardHIDUsage { baseKeyCode }

  package final let baseCharacters: String
  package final let baseCharactersIgnoringModifiers: String
  package final let baseModifierFlags: KeyModifierFlags
  package final let baseKeyCode: KeyboardHIDUsage

  /// Creates a key without characters.
  public init() {
    (baseCharacters, baseCharactersIgnoringModifiers) = ("", "")
    (baseModifierFlags, baseKeyCode) = ([], KeyboardHIDUsage(typing: ""))
  }

  /// Creates the key that types `input`, or the key of a ``KeyCommand`` constant.
  package init(typing input: String, _ modifierFlags: KeyModifierFlags) {
    let isShifted = !modifierFlags.isDisjoint(with: [.shift, .alphaShift]) && input.count == 1
    baseCharactersIgnoringModifiers = isShifted ? input.uppercased() : input
    baseCharacters = baseCharactersIgnoringModifiers
    baseModifierFlags = modifierFlags
    baseKeyCode = KeyboardHIDUsage(typing: input)
  }
}

/// A press of a key of a hardware keyboard, from key-down to key-up.
@preconcurrency @MainActor open class Press {
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
  open var phase: Phase { basePhase }
  /// The time of the last change, in seconds of virtual time since the simulator was created.
  open var timestamp: TimeInterval { baseTimestamp }
  /// The key.
  open var key: HardwareKey? { baseKey }
  /// The responder that receives the press first.
  open var responder: Responder? { baseResponder }
  /// The force of the press; always 1.
  open var force: CGFloat { 1 }

  package final var basePhase = Phase.began
  package final var baseTimestamp: TimeInterval
  package final let baseKey: HardwareKey?
  package final private(set) weak var baseResponder: Responder?

  /// Creates a press without a key, a responder or a time.
  public init() {
    (baseKey, baseTimestamp) = (nil, 0)
  }

  package init(of key: HardwareKey, for responder: Responder, timestamp: TimeInterval) {
    (baseKey, baseResponder, baseTimestamp) = (key, responder, timestamp)
  }
}

extension Press: Hashable {
  /// Returns whether both are the same press.
  public nonisolated static func == (lhs: Press, rhs: Press) -> Bool { lhs === rhs }

  /// Hashes the press's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of a hardware keyboard at one moment.
@preconcurrency @MainActor open class PressesEvent: Event {
  /// The pressed keys, and those that were just released.
  open var allPresses: Set<Press> { baseAllPresses }
  /// Whether a press reached the end of the responder chain unhandled.
  package final private(set) var isUnhandled = false
  package final let baseAllPresses: Set<Press>

  /// Creates an event without presses and without a time.
  public override init() {
    baseAllPresses = []
    super.init()
  }

  package init(timestamp: TimeInterval, presses: Set<Press>) {
    baseAllPresses = presses
    super.init(timestamp: timestamp, touches: [])
  }

  open override var type: EventType { .presses }

  /// Marks the event as unhandled.
  final func endChain() { isUnhandled = true }
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
