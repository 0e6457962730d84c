/// The modifier keys pressed together with another key. The raw values are UIKit's.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates flags from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// A key on the numeric keypad.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)

  /// The flags with which a key doesn't type text.
  package static let commanding: KeyModifierFlags = [.control, .alternate, .command]

  /// The names in the order of the bits, such as `shift-command-`; empty without flags.
  package var prefix: String {
    let names: [(KeyModifierFlags, String)] = [
      (.alphaShift, "capslock-"), (.shift, "shift-"), (.control, "control-"), (.alternate, "option-"),
      (.command, "command-"), (.numericPad, "pad-"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined()
  }
}
