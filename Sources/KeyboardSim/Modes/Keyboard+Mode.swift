extension Keyboard {
  /// The position of an iPad's keyboard.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// At the bottom of the screen, with the screen's width.
    case docked
    /// Anywhere on the screen, with the screen's width; on iOS 5 to 12.
    case undocked
    /// In two halves at the screen's sides, at any height; on iOS 5 to 12.
    case split
    /// Small, with the keys of a phone, anywhere on the screen; from iOS 13.
    case floating
  }

  /// The user's way to change the keyboard's mode.
  public enum ModeChange: Hashable, Sendable {
    /// The menu of the key that hides the keyboard.
    case menu
    /// A drag of that key, or a gesture with two fingers.
    case gesture
  }
}

extension Keyboard.Mode {
  /// The phrase for the mode in an error message, after "can't".
  var verb: String {
    switch self {
    case .docked: "be docked"
    case .undocked: "be undocked"
    case .split: "be split"
    case .floating: "float"
    }
  }
}
