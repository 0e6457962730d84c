extension Keyboard {
  /// How the keyboard of a pad stands.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// At the bottom of the screen, as wide as it.
    case docked
    /// Anywhere on the screen, as wide as it; on iOS 5 to 12.
    case undocked
    /// In two halves at the screen's sides, anywhere; on iOS 5 to 12.
    case split
    /// Small, with the keys of a phone, anywhere on the screen; from iOS 13.
    case floating
  }

  /// How a person changes the keyboard's mode.
  public enum ModeChange: Hashable, Sendable {
    /// By the menu of the key that hides the keyboard.
    case menu
    /// By dragging that key, or with two fingers.
    case gesture
  }
}

extension Keyboard.Mode {
  /// What a keyboard that refuses the mode can't do.
  var verb: String {
    switch self {
    case .docked: "be docked"
    case .undocked: "be undocked"
    case .split: "be split"
    case .floating: "float"
    }
  }
}
