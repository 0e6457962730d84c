/// The way the simulated user types a text.
public enum TypingStyle: Hashable, Sendable {
  /// Taps the keys on the screen, switching planes and shift.
  case softwareKeys
  /// Presses the keys of the hardware keyboard, which must be connected.
  case hardwareKeys
  /// Inserts the whole text at once with `insertText(_:)` of `KeyInput`, bypassing the keyboard; delegates
  /// aren't asked.
  case insertText
}
