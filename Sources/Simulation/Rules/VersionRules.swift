/// The table of all differences between system versions. No other code compares versions.
///
/// Its extensions: `VersionRules+Sequences.swift` has the sequences of the keyboard's notifications,
/// `VersionRules+KeyboardModes.swift` the user's placements of the keyboard, `VersionRules+Windows.swift` its
/// windows and views, `VersionRules+Controllers.swift` transitions and presentations,
/// `VersionRules+Looks.swift` the appearance of views and animations, `VersionRules+Design.swift` the design
/// that an app can keep, and `VersionRules+Tables.swift` the loading of tables.
package enum VersionRules {
  /// The newest system that the tables know.
  package static let newestSystem: SystemVersion = "27.1"

  /// The system of a simulator without one, where the device ran it: the newest whose keyboard was measured
  /// (KI11).
  package static let newestKnownSystem: SystemVersion = "26.5"

  // MARK: The keyboard's notifications

  /// The duration of the keyboard's slide. Before 3.0 no key contains it; apps of the time used 0.3 seconds.
  package static let keyboardSlideDuration = VersionRule<Duration>(
    "how long the keyboard slides",
    facts: ["KN16", "KN17", "KN18", "KN21", "KI46", "KI104"],
    (since: "2.0", value: .milliseconds(300)),
    (since: "5.0", value: .milliseconds(250)),
    (since: "26.0", value: .seconds(23) / 60),
    (since: "27.0", value: .milliseconds(250))
  )

  /// The curve of the slide, as in `UIKeyboardAnimationCurveUserInfoKey`.
  package static let keyboardSlideCurve = VersionRule<Int>(
    "the curve of the keyboard's slide",
    facts: ["KN23", "KN24"],
    (since: "2.0", value: 0),
    (since: "7.0", value: 7)
  )

  /// Whether will-change-frame and did-change-frame are posted before will-show, did-show, will-hide and
  /// did-hide.
  package static let keyboardPostsChangeFrame = VersionRule<Bool>(
    "notifications of frame changes",
    facts: ["KN5", "KN6", "S1a", "S1b"],
    (since: "2.0", value: false),
    (since: "5.0", value: true)
  )

  /// Whether the user info contains the duration and the curve.
  package static let userInfoContainsAnimation = VersionRule<Bool>(
    "duration and curve in the user info",
    facts: ["KN10", "KN11", "KN16"],
    (since: "2.0", value: false),
    (since: "3.0", value: true)
  )

  /// Whether did-hide contains the duration, the curve and whether the keyboard is local.
  package static let didHideUserInfoContainsAnimation = VersionRule<Bool>(
    "duration and curve in did-hide",
    facts: ["KN28"],
    (since: "2.0", value: true),
    (since: "9.0", value: false)
  )

  /// Whether the user info of keyboard notifications contains the keyboard's begin and end frames, in screen
  /// coordinates.
  package static let userInfoContainsFrames = VersionRule<Bool>(
    "frames in the user info",
    facts: ["KN12", "KN13"],
    (since: "2.0", value: false),
    (since: "3.2", value: true)
  )

  /// Whether the user info contains a value for keyboard changes by the user.
  package static let userInfoContainsUserInteraction = VersionRule<Bool>(
    "user interaction in the user info",
    facts: ["KN14"],
    (since: "2.0", value: false),
    (since: "5.0", value: true),
    (since: "8.0", value: false)
  )

  /// Whether the user info indicates that the keyboard belongs to this app.
  package static let userInfoContainsIsLocal = VersionRule<Bool>(
    "locality in the user info",
    facts: ["KN15"],
    (since: "2.0", value: false),
    (since: "9.0", value: true)
  )

  /// Whether the notifications' object is the screen. Before, it is `nil`.
  package static let keyboardNotificationObjectIsScreen = VersionRule<Bool>(
    "the screen as the notifications' object",
    facts: ["KN31"],
    (since: "2.0", value: false),
    (since: "16.1", value: true)
  )

  /// Whether a keyboard that appears with a presented controller moves up with it, for the duration of the
  /// presentation.
  package static let keyboardMovesWithPresentation = VersionRule<Bool>(
    "the keyboard rides up with a presented controller",
    facts: ["KN19"],
    (since: "2.0", value: false),
    (since: "7.0", value: true)
  )

  /// The notifications of a focus change between two fields for which the keyboard keeps its frame.
  package static let keyboardOnFieldSwitch = VersionRule<FieldSwitch>(
    "notifications on a field switch",
    facts: ["A73", "S4a", "S4b"],
    (since: "2.0", value: .hidesAndShows),
    (since: "3.2", value: .isSilent),
    (since: "9.0", value: .showsAgain),
    (since: "11.0", value: .isSilent)
  )

  /// The notifications of a focus change between two fields while the keyboard stays in place.
  package enum FieldSwitch: Sendable {
    /// Will-hide, will-show and did-show.
    case hidesAndShows
    /// No notifications.
    case isSilent
    /// All notifications of a show.
    case showsAgain
  }

  /// Whether the user can drag the predictive bar down to a handle.
  package static let predictiveBarCollapses = VersionRule<Bool>(
    "the predictive bar collapses",
    facts: ["KH113", "S6"],
    (since: "2.0", value: false),
    (since: "8.0", value: true),
    (since: "11.0", value: false)
  )

  /// Whether the keyboard of a secure text field has the bar above the keys, which then fills in passwords.
  package static let secureFieldsHavePredictiveBar = VersionRule<Bool>(
    "the bar above the keys of a secret",
    facts: ["KH116", "KT18", "S4d"],
    (since: "2.0", value: false),
    (since: "11.0", value: true)
  )

  // MARK: Input views and keys

  /// Whether responders can show custom views with the keyboard, or in place of its keys.
  package static let hasInputViews = VersionRule<Bool>(
    "input views",
    facts: ["A60", "KW28", "KW29"],
    (since: "2.0", value: false),
    (since: "3.2", value: true)
  )

  /// Whether keys of a hardware keyboard can be bound to actions.
  package static let hasKeyCommands = VersionRule<Bool>(
    "key commands",
    facts: ["A63"],
    (since: "2.0", value: false),
    (since: "7.0", value: true)
  )

  /// Whether responders receive hardware keys as presses.
  package static let keysArePresses = VersionRule<Bool>(
    "presses of hardware keys",
    facts: [],
    (since: "2.0", value: false),
    (since: "13.4", value: true)
  )

  /// Whether a key command can take precedence over a text input for a plain key.
  package static let keyCommandsCanPrecedeTextInput = VersionRule<Bool>(
    "key commands with priority over text",
    facts: ["A63"],
    (since: "2.0", value: false),
    (since: "15.0", value: true)
  )

  /// Whether the keyboard stays, or still appears, when a text input resigns while it begins editing.
  package static let earlyResignLeavesKeyboard = VersionRule<Bool>(
    "resigning at the beginning leaves the keyboard",
    facts: ["A46"],
    (since: "2.0", value: false),
    (since: "5.0", value: true),
    (since: "6.0", value: false)
  )

  // MARK: The keyboard's looks

  /// Whether key caps are lower case while shift is off.
  package static let keyCapsFollowShift = VersionRule<Bool>(
    "key caps follow shift",
    facts: ["KL17"],
    (since: "2.0", value: false),
    (since: "9.0", value: true)
  )

  /// The style of the return key's title.
  package static let returnTitleStyle = VersionRule<ReturnTitleStyle>(
    "what the return key looks like",
    facts: ["KL14"],
    (since: "2.0", value: .words),
    (since: "13.0", value: .lowercaseWords),
    (since: "26.0", value: .sign)
  )

  /// The style of the return key's title.
  package enum ReturnTitleStyle: Sendable {
    /// A capitalized word.
    case words
    /// A word in lower case.
    case lowercaseWords
    /// A symbol.
    case sign
  }

  /// The raw value of the newest type of the return key. A text input that requests a newer one gets the
  /// default.
  package static let newestReturnKeyType = VersionRule<Int>(
    "the newest type of return keys",
    facts: ["KL14", "U32"],
    (since: "2.0", value: 10),
    (since: "9.0", value: 11)
  )

  /// The raw value of the newest keyboard type. A text input that requests a newer one gets the default.
  package static let newestKeyboardType = VersionRule<Int>(
    "the newest type of keyboards",
    facts: ["KT16"],
    (since: "2.0", value: 7),
    (since: "4.1", value: 8),
    (since: "5.0", value: 9),
    (since: "7.0", value: 10),
    (since: "10.0", value: 11)
  )

  /// The key for the emoji keyboard if there is only one other keyboard.
  package static let emojiKey = VersionRule<EmojiKey>(
    "the way to the emoji keyboard",
    facts: ["KT16", "KT19"],
    (since: "2.0", value: .none),
    (since: "5.0", value: .globe),
    (since: "8.0", value: .emoji)
  )

  /// The key for the emoji keyboard.
  package enum EmojiKey: Sendable {
    /// No key.
    case none
    /// The globe key.
    case globe
    /// A separate emoji key.
    case emoji
  }

  /// Whether phones without a home button have the emoji key among the other keys. Before, it is in the dock.
  package static let emojiKeyLeavesDock = VersionRule<Bool>(
    "the emoji key beside the space bar above a dock",
    facts: ["KL4", "KT19", "KI37"],
    (since: "2.0", value: false),
    (since: "13.0", value: true),
    (since: "26.0", value: false)
  )

  /// Whether the user can dictate text.
  package static let hasDictation = VersionRule<Bool>(
    "dictation",
    facts: ["KT19"],
    (since: "2.0", value: false),
    (since: "5.0", value: true)
  )

  // MARK: Text

  /// Whether a text field's return key also triggers its primary action.
  package static let returnTriggersPrimaryAction = VersionRule<Bool>(
    "return triggers the primary action",
    facts: ["B8"],
    (since: "2.0", value: false),
    (since: "9.0", value: true)
  )

  /// Whether a text field notifies its delegate of selection changes.
  package static let textFieldReportsSelectionChanges = VersionRule<Bool>(
    "textFieldDidChangeSelection",
    facts: ["B24", "B25"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether a text input asks its delegate when the user picks a candidate of an input method.
  package static let acceptingCandidateCallsShouldChange = VersionRule<Bool>(
    "picking a candidate asks",
    facts: ["B22"],
    (since: "2.0", value: false),
    (since: "10.0", value: true)
  )

  /// Whether texts handle taps with their touch methods, and a field becomes first responder in
  /// `touchesBegan`, before the touch ends. Later, gesture recognizers handle the taps.
  package static let touchesBeginEditing = VersionRule<Bool>(
    "touching a field begins editing",
    facts: ["B41", "B50"],
    (since: "2.0", value: true),
    (since: "3.2", value: false)
  )

  /// Whether a text view scrolls all scroll views around it to its caret: when it becomes first responder,
  /// when its text is edited, and when code sets its text.
  package static let textViewScrollsSurroundings = VersionRule<Bool>(
    "a text view scrolls its surroundings",
    facts: ["E52"],
    (since: "2.0", value: false),
    (since: "4.0", value: true),
    (since: "6.0", value: false)
  )

  // MARK: Gestures

  /// Whether the system has gesture recognizers. This package doesn't prevent their use before, but code that
  /// needs them checks this rule.
  package static let hasGestureRecognizers = VersionRule<Bool>(
    "gesture recognizers",
    facts: ["F1"],
    (since: "2.0", value: false),
    (since: "3.2", value: true)
  )

  /// Whether buttons and similar controls act on a tap that a gesture recognizer on an ancestor would
  /// receive.
  package static let controlsPreventAncestorTaps = VersionRule<Bool>(
    "controls win over ancestors' taps",
    facts: ["F7", "F8"],
    (since: "2.0", value: false),
    (since: "6.0", value: true)
  )

  /// Whether a touch that stops decelerating content is reported as the end of its deceleration.
  package static let stoppingEndsDeceleration = VersionRule<Bool>(
    "stopping ends the deceleration",
    facts: ["E31"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  // MARK: View controllers and focus

  /// Whether the root view fills the screen, including the status bar. Before, it begins below the bar.
  package static let rootViewFillsScreen = VersionRule<Bool>(
    "the root view fills the screen",
    facts: ["X10"],
    (since: "2.0", value: false),
    (since: "7.0", value: true)
  )

  /// Whether navigation and tab bar controllers add the heights of their bars to a controller's scroll view;
  /// replaced by the safe area.
  package static let containersAdjustScrollViewInsets = VersionRule<Bool>(
    "automaticallyAdjustsScrollViewInsets",
    facts: ["U53"],
    (since: "2.0", value: false),
    (since: "7.0", value: true),
    (since: "11.0", value: false)
  )

  /// Whether a text field that becomes first responder scrolls its enclosing scroll view to itself.
  package static let focusScrollsToField = VersionRule<Bool>(
    "automatic scroll to the focused field",
    facts: ["E50", "E56"],
    (since: "2.0", value: false),
    (since: "8.0", value: true)
  )

  /// Whether an edit of the first responder's text scrolls the nearest enclosing scroll view to its caret.
  package static let editingScrollsToCaret = VersionRule<Bool>(
    "automatic scroll to the caret",
    facts: ["E53", "E57", "E58", "E59"],
    (since: "2.0", value: true)
  )

  /// Whether the responder chain continues from the application to its delegate.
  package static let chainReachesDelegate = VersionRule<Bool>(
    "the delegate in the responder chain",
    facts: ["A10", "A11"],
    (since: "2.0", value: false),
    (since: "5.0", value: true)
  )

  /// Whether apps have scenes, which are between windows and the application in the responder chain.
  package static let hasScenes = VersionRule<Bool>(
    "scenes",
    facts: ["A9"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether views have safe area insets, which scroll views add to their content insets.
  package static let hasSafeArea = VersionRule<Bool>(
    "the safe area",
    facts: ["E6", "E9"],
    (since: "2.0", value: false),
    (since: "11.0", value: true)
  )

  // MARK: Rotation

  /// Whether the screen and its windows rotate with the interface. Before, only the root view is rotated
  /// (KN25, KN26).
  package static let screenRotatesWithInterface = VersionRule<Bool>(
    "the screen turns with the interface",
    facts: ["KN25", "KN26", "KW13"],
    (since: "2.0", value: false),
    (since: "8.0", value: true)
  )

  /// Whether phones hide the status bar in landscape.
  package static let landscapeHidesStatusBar = VersionRule<Bool>(
    "no status bar in landscape",
    facts: ["KD4", "KD39"],
    (since: "2.0", value: false),
    (since: "8.0", value: true)
  )

  /// Whether controllers return their supported orientations as a mask, instead of one by one.
  package static let orientationsAreMasks = VersionRule<Bool>(
    "masks of orientations",
    facts: ["S7a"],
    (since: "2.0", value: false),
    (since: "6.0", value: true)
  )

  /// Whether `shouldAutorotate` can prevent a rotation of the interface.
  package static let callsShouldAutorotate = VersionRule<Bool>(
    "shouldAutorotate",
    facts: ["S7a", "S7c"],
    (since: "2.0", value: true),
    (since: "16.0", value: false)
  )

  /// The keyboard's notifications in a rotation.
  package static let keyboardInRotation = VersionRule<KeyboardRotation>(
    "the keyboard in a rotation",
    facts: ["S7a", "S7b", "S7c"],
    (since: "2.0", value: .hidesThenShows),
    (since: "8.3", value: .hidesThenShowsTwice),
    (since: "8.4", value: .hidesThenShows),
    (since: "13.0", value: .hidesThenShowsImmediately)
  )

  /// The keyboard's notifications while the interface rotates.
  package enum KeyboardRotation: Sendable {
    /// All notifications for hiding the keyboard, then all for showing it again.
    case hidesThenShows
    /// The same notifications, which are posted a second time after the rotation.
    case hidesThenShowsTwice
    /// Only the will-notifications for hiding the keyboard, then all notifications for showing it again.
    case hidesThenShowsImmediately
  }

  /// Whether did-notifications in a rotation contain the duration and the curve.
  package static let rotationDidUserInfoContainsAnimation = VersionRule<Bool>(
    "duration and curve in a rotation's did-notifications",
    facts: ["KN29"],
    (since: "2.0", value: true),
    (since: "5.0", value: false),
    (since: "8.0", value: true)
  )
}
