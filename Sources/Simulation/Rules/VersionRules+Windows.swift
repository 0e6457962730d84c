/// The system's windows, and the classes of their views.
extension VersionRules {
  /// Whether screens have coordinate spaces, as views have.
  package static let hasCoordinateSpaces = VersionRule<Bool>(
    "coordinate spaces",
    facts: ["U93"],
    (since: "2.0", value: false),
    (since: "8.0", value: true)
  )

  /// Whether bars have another appearance over content that is scrolled to its edge, also without large
  /// titles.
  package static let barsHaveScrollEdges = VersionRule<Bool>(
    "appearances of bars at the edge of scrolled content",
    facts: [],
    (since: "2.0", value: false),
    (since: "15.0", value: true)
  )

  /// Whether a window that is created without a frame fills the screen.
  package static let newWindowsFillScreen = VersionRule<Bool>(
    "new windows that fill the screen",
    facts: ["U5"],
    (since: "2.0", value: false),
    (since: "9.0", value: true)
  )

  /// Whether another window becomes key when the key window is deallocated without being hidden.
  package static let deallocatedKeyWindowsAreSucceeded = VersionRule<Bool>(
    "deallocated key windows with a successor",
    facts: ["C42"],
    (since: "2.0", value: true),
    (since: "9.0", value: false)
  )

  /// Whether a touch that begins in a window makes it the key window.
  package static let touchesMakeWindowsKey = VersionRule<Bool>(
    "touches that make a window key",
    facts: ["C19"],
    (since: "2.0", value: false),
    (since: "14.2", value: true)
  )

  /// Whether a window may refuse to become the key window.
  package static let windowsMayRefuseKey = VersionRule<Bool>(
    "windows that can't become key",
    facts: ["C39"],
    (since: "2.0", value: false),
    (since: "15.0", value: true)
  )

  /// The windows that contain the keyboard, and the kind of view that slides.
  package static let keyboardHome = VersionRule<KeyboardHome>(
    "the windows of the keyboard",
    facts: ["KW2", "KW3", "KW4", "KW5", "KW6", "KW7", "KW8", "KW9", "KW10"],
    (since: "2.0", value: .keyboardView),
    (since: "3.2", value: .peripheralHost),
    (since: "8.0", value: .inputSet),
    (since: "9.0", value: .remoteWindow),
    (since: "16.0", value: .unlistedRemoteWindow)
  )

  /// The windows that contain the keyboard, and the kind of view that slides.
  package enum KeyboardHome: Sendable {
    /// The keyboard view itself in the text-effects window, present before will-show.
    case keyboardView
    /// A host view in the text-effects window, added one run-loop turn after will-show.
    case peripheralHost
    /// A host view in a container in the text-effects window.
    case inputSet
    /// The same in a window in front of all others; the text-effects window has a placeholder.
    case remoteWindow
    /// The same in a window that the app's list of windows doesn't contain.
    case unlistedRemoteWindow
  }

  /// The class of the view around the keyboard's host view.
  package static let keyboardContainerClass = VersionRule<String>(
    "the class of the keyboard's container",
    facts: ["KW7", "KI71", "KI73"],
    (since: "8.0", value: "UIInputSetContainerView"),
    (since: "26.0", value: "UITrackingWindowView")
  )

  /// The class of the keyboard's host view.
  package static let keyboardHostClass = VersionRule<String>(
    "the class of the keyboard's host",
    facts: ["KW7", "KI71", "KI73"],
    (since: "8.0", value: "UIInputSetHostView"),
    (since: "26.0", value: "UIKeyboardItemContainerView")
  )

  /// The distance of the placeholder of the keyboard from its host's sides, in points.
  package static let keyboardPlaceholderInset = VersionRule<Double>(
    "the width of the keyboard's placeholder",
    facts: ["KI35"],
    (since: "2.0", value: 0),
    (since: "26.0", value: 4.5)
  )

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

  /// Whether a separate view below the layout draws the keys.
  package static let hasKeyplaneView = VersionRule<Bool>(
    "a keyplane view",
    facts: ["KW5", "KW14"],
    (since: "2.0", value: false),
    (since: "5.0", value: true)
  )

  /// Whether phones round the screen's lower corners while the keyboard is visible.
  package static let keyboardHasCorners = VersionRule<Bool>(
    "the keyboard's corner views",
    facts: ["KW4", "KW5", "KW12"],
    (since: "2.0", value: false),
    (since: "4.0", value: true),
    (since: "7.0", value: false)
  )

  /// Whether a view behind the keyboard blurs the content that it covers.
  package static let keyboardHasBackdrop = VersionRule<Bool>(
    "the keyboard's backdrop view",
    facts: ["KW6", "KW7", "KW8"],
    (since: "2.0", value: false),
    (since: "7.0", value: true)
  )

  /// The window of the edit menu.
  package static let editMenuHome = VersionRule<EditMenuHome>(
    "the window of the edit menu",
    facts: ["KW6", "KW15"],
    (since: "2.0", value: .textEffects),
    (since: "7.0", value: .secondTextEffects),
    (since: "8.0", value: .textEffects),
    (since: "10.0", value: .own)
  )

  /// The window of the edit menu.
  package enum EditMenuHome: Sendable {
    /// The text-effects window.
    case textEffects
    /// A second text-effects window in front of the first.
    case secondTextEffects
    /// A window that the app's list of windows doesn't contain.
    case own
  }

  /// Whether published searches for the number pad's view expect the keyboard's view hierarchy from 3.2, as
  /// the apps that use them do.
  package static let walksExpectHostView = VersionRule<Bool>(
    "published walks to the keyboard",
    facts: ["KW21", "KW22"],
    (since: "2.0", value: false),
    (since: "3.2", value: true)
  )
}
