import Simulation

/// A key of a hardware keyboard and the action that it performs along the responder chain (A63).
@preconcurrency @MainActor public final class KeyCommand: IdentityHashable {
  /// The key's characters, or one of the constants for keys without characters.
  public let input: String?
  /// The exact set of modifier keys that must be pressed.
  public let modifierFlags: KeyModifierFlags
  /// The action, performed by the first capable responder from the first responder on.
  public let action: MethodSelector
  /// A description of the command in a list of shortcuts.
  public var discoverabilityTitle: String?
  /// Whether the command takes precedence for a plain key while text is edited; used from iOS 15.
  public var wantsPriorityOverSystemBehavior = false

  /// Creates a command for a key and its modifier keys.
  public init(input: String, modifierFlags: KeyModifierFlags, action: MethodSelector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"

  /// Returns whether a key with its modifier flags triggers the command. Letters match in either case.
  package func matches(_ key: String, _ flags: KeyModifierFlags) -> Bool {
    modifierFlags == flags && input?.lowercased() == key.lowercased()
  }
}
