/// How the simulated person types a text.
public enum TypingStyle: Hashable, Sendable {
  /// Taps the keys on the screen, changing planes and shift.
  case softwareKeys
  /// Hits the keys of the hardware keyboard, which must be connected.
  case hardwareKeys
  /// Puts the whole text in at once, past the keyboard, as `insertText(_:)` of `KeyInput` does; delegates aren't asked.
  case insertText
}
