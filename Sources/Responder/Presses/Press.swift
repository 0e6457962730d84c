import Foundation

/// A key of a hardware keyboard that is held down.
@preconcurrency @MainActor public final class HardwareKey {
  /// What the key types with the modifier keys that are held down; of a key that types nothing, the constant of
  /// ``KeyCommand``.
  public let characters: String
  /// What it would type without them, but for shift.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are held down.
  public let modifierFlags: KeyModifierFlags
  /// The key by its place on a keyboard for English.
  public let keyCode: KeyboardHIDUsage

  /// Creates the key that types `input`, or that is one of the constants of ``KeyCommand``.
  package init(typing input: String, _ modifierFlags: KeyModifierFlags) {
    let isShifted = !modifierFlags.isDisjoint(with: [.shift, .alphaShift]) && input.count == 1
    charactersIgnoringModifiers = isShifted ? input.uppercased() : input
    characters = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    keyCode = KeyboardHIDUsage(typing: input)
  }
}

/// One press of a key of a hardware keyboard, from when it goes down until it comes up.
@preconcurrency @MainActor public final class Press {
  /// What the press did last. The numbers are UIKit's.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began = 0
    /// How hard it is pressed has changed; no key feels that.
    case changed = 1
    /// It is down.
    case stationary = 2
    /// The key came up.
    case ended = 3
    /// The system took the press away.
    case cancelled = 4
  }

  /// What the press did last.
  public package(set) var phase = Phase.began
  /// When it did that, in seconds of virtual time since the simulator was created.
  public package(set) var timestamp: TimeInterval
  /// The key.
  public let key: HardwareKey?
  /// Who gets the press first.
  public private(set) weak var responder: Responder?
  /// How hard the key is pressed; always 1.
  public var force: CGFloat { 1 }

  package init(of key: HardwareKey, for responder: Responder, timestamp: TimeInterval) {
    (self.key, self.responder, self.timestamp) = (key, responder, timestamp)
  }
}

extension Press: Hashable {
  /// Whether both are the same press.
  public nonisolated static func == (lhs: Press, rhs: Press) -> Bool { lhs === rhs }

  /// Hashes the press's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What happened on a hardware keyboard at one moment.
@preconcurrency @MainActor public final class PressesEvent: Event {
  /// The keys that are down, and those that just came up.
  public let allPresses: Set<Press>
  /// Whether a key went the whole chain and nobody kept it.
  package private(set) var isUnhandled = false

  package init(timestamp: TimeInterval, presses: Set<Press>) {
    allPresses = presses
    super.init(timestamp: timestamp, touches: [])
  }

  public override var type: EventType { .presses }

  /// Notes that nobody has kept a key.
  func endChain() { isUnhandled = true }
}

extension Responder {
  /// Passes presses on to the next responder; at the chain's end they are nobody's.
  func pass(_ event: PressesEvent?, _ deliver: (Responder) -> Void) {
    var isPassed = false
    forward {
      isPassed = true
      deliver($0)
    }
    if !isPassed { event?.endChain() }
  }
}
