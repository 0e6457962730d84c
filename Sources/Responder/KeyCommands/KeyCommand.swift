/// A key of a hardware keyboard, and the action it performs along the responder chain (A63).
@preconcurrency @MainActor public final class KeyCommand {
  /// What the key types, or one of the constants for keys that type nothing.
  public let input: String?
  /// The modifier keys that must be held down, and no others.
  public let modifierFlags: KeyModifierFlags
  /// What is performed by whoever can, from the first responder on.
  public let action: MethodSelector
  /// Words for the command in a list of shortcuts.
  public var discoverabilityTitle: String?
  /// Whether a plain key is the command's also while text is edited; counts from iOS 15.
  public var wantsPriorityOverSystemBehavior = false

  /// Makes a command of a key and its modifier keys.
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

  /// Whether the key that was hit, with what was held down, is the command's. Letters match in either case.
  package func matches(_ key: String, _ flags: KeyModifierFlags) -> Bool {
    modifierFlags == flags && input?.lowercased() == key.lowercased()
  }
}
