/// The windows of the system's, and the classes of the views in them.
extension VersionRules {
  /// In which windows the keyboard is, and in what kind of view it slides.
  package static let keyboardHome = VersionRule<KeyboardHome>(
    "the windows of the keyboard",
    facts: ["KW2", "KW3", "KW4", "KW5", "KW6", "KW7", "KW8", "KW9", "KW10"],
    (since: "2.0", value: .keyboardView),
    (since: "3.2", value: .peripheralHost),
    (since: "8.0", value: .inputSet),
    (since: "9.0", value: .remoteWindow),
    (since: "16.0", value: .unlistedRemoteWindow)
  )

  /// In which windows the keyboard is, and in what kind of view it slides.
  package enum KeyboardHome: Sendable {
    /// The keyboard's view by itself in the text-effects window, there before will-show.
    case keyboardView
    /// A host view in the text-effects window, one clock turn after will-show.
    case peripheralHost
    /// A host view in a container in the text-effects window.
    case inputSet
    /// The same in a window in front of all others; the text-effects window has a placeholder.
    case remoteWindow
    /// The same in a window that the program does not find.
    case unlistedRemoteWindow
  }

  /// The class of the keyboard's view.
  package static let keyboardViewClass = VersionRule<String>(
    "the class of the keyboard's view",
    facts: ["KW2", "KW4", "KW5"],
    (since: "2.0", value: "UIKeyboard"),
    (since: "5.0", value: "UIKeyboardAutomatic")
  )

  /// The class of the view that lays out the keys.
  package static let keyboardLayoutClass = VersionRule<String>(
    "the class of the keys' layout",
    facts: ["KW2", "KW3"],
    (since: "2.0", value: "UIKeyboardLayoutRoman"),
    (since: "3.0", value: "UIKeyboardLayoutStar")
  )

  /// Whether a view of its own below the layout draws the keys.
  package static let hasKeyplaneView = VersionRule<Bool>(
    "a keyplane view",
    facts: ["KW5", "KW14"],
    (since: "2.0", value: false),
    (since: "5.0", value: true)
  )

  /// Whether phones round the screen's lower corners while the keyboard is there.
  package static let keyboardHasCorners = VersionRule<Bool>(
    "the keyboard's corner views",
    facts: ["KW4", "KW5", "KW12"],
    (since: "2.0", value: false),
    (since: "4.0", value: true),
    (since: "7.0", value: false)
  )

  /// Whether a view behind the keyboard blurs what it covers.
  package static let keyboardHasBackdrop = VersionRule<Bool>(
    "the keyboard's backdrop view",
    facts: ["KW6", "KW7", "KW8"],
    (since: "2.0", value: false),
    (since: "7.0", value: true)
  )

  /// Where the edit menu is.
  package static let editMenuHome = VersionRule<EditMenuHome>(
    "the window of the edit menu",
    facts: ["KW6", "KW15"],
    (since: "2.0", value: .textEffects),
    (since: "7.0", value: .secondTextEffects),
    (since: "8.0", value: .textEffects),
    (since: "10.0", value: .own)
  )

  /// Where the edit menu is.
  package enum EditMenuHome: Sendable {
    /// In the text-effects window.
    case textEffects
    /// In another text-effects window in front of it.
    case secondTextEffects
    /// In a window that the program does not find.
    case own
  }

  /// Whether published walks to the number pad's view go by what the keyboard was like from 3.2, as their programs ask.
  package static let walksExpectHostView = VersionRule<Bool>(
    "published walks to the keyboard",
    facts: ["KW21", "KW22"],
    (since: "2.0", value: false),
    (since: "3.2", value: true)
  )
}
