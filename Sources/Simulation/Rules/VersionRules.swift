/// The one table of what differs between system versions. A version is compared nowhere else.
///
/// Beside what stands here, `VersionRules+Sequences.swift` has the sequences of the keyboard's notifications,
/// `VersionRules+KeyboardModes.swift` the places where a person puts it, and `VersionRules+Windows.swift` its windows and views.
package enum VersionRules {
  /// The newest system whose keyboard is established on most devices.
  package static let newestKnownSystem: SystemVersion = "18.0"

  // MARK: The keyboard's notifications

  /// How long the keyboard slides. Before 3.0 no key says so; programs of the time took 0.3 seconds.
  package static let keyboardSlideDuration = VersionRule<Duration>(
    "how long the keyboard slides",
    facts: ["KN16", "KN17", "KN18", "KN21"],
    (since: "2.0", value: .milliseconds(300)),
    (since: "5.0", value: .milliseconds(250)),
    (since: "26.0", value: .milliseconds(383))
  )

  /// The curve of the slide, as `UIKeyboardAnimationCurveUserInfoKey` has it.
  package static let keyboardSlideCurve = VersionRule<Int>(
    "the curve of the keyboard's slide",
    facts: ["KN23", "KN24"],
    (since: "2.0", value: 0),
    (since: "7.0", value: 7)
  )

  /// Whether will-change-frame and did-change-frame are posted before will-show, did-show and their kin.
  package static let keyboardPostsChangeFrame = VersionRule<Bool>(
    "notifications of frame changes",
    facts: ["KN5", "KN6", "S1a", "S1b"],
    (since: "2.0", value: false),
    (since: "5.0", value: true)
  )

  /// Whether the user info tells the duration and the curve.
  package static let keyboardTellsAnimation = VersionRule<Bool>(
    "duration and curve in the user info",
    facts: ["KN10", "KN11", "KN16"],
    (since: "2.0", value: false),
    (since: "3.0", value: true)
  )

  /// Whether did-hide tells the duration, the curve and whether the keyboard is local.
  package static let keyboardDidHideTellsAnimation = VersionRule<Bool>(
    "duration and curve in did-hide",
    facts: ["KN28"],
    (since: "2.0", value: true),
    (since: "9.0", value: false)
  )

  /// Whether the user info tells the frames in screen coordinates.
  package static let keyboardTellsFrames = VersionRule<Bool>(
    "frames in the user info",
    facts: ["KN12", "KN13"],
    (since: "2.0", value: false),
    (since: "3.2", value: true)
  )

  /// Whether the user info tells that a person moved the keyboard.
  package static let keyboardTellsUserInteraction = VersionRule<Bool>(
    "user interaction in the user info",
    facts: ["KN14"],
    (since: "2.0", value: false),
    (since: "5.0", value: true),
    (since: "8.0", value: false)
  )

  /// Whether the user info tells that the keyboard belongs to this program.
  package static let keyboardTellsLocality = VersionRule<Bool>(
    "locality in the user info",
    facts: ["KN15"],
    (since: "2.0", value: false),
    (since: "9.0", value: true)
  )

  /// Whether the notifications' object is the screen; before, there is none.
  package static let keyboardNotificationObjectIsScreen = VersionRule<Bool>(
    "the screen as the notifications' object",
    facts: ["KN31"],
    (since: "2.0", value: false),
    (since: "16.1", value: true)
  )

  /// Whether a keyboard that comes with a presented controller rides up with it, over the presentation's time.
  package static let keyboardRidesWithModals = VersionRule<Bool>(
    "the keyboard rides up with a presented controller",
    facts: ["KN19"],
    (since: "2.0", value: false),
    (since: "7.0", value: true)
  )

  /// What is posted when focus goes from one field to another and the keyboard keeps its frame.
  package static let keyboardOnFieldSwitch = VersionRule<FieldSwitch>(
    "notifications on a field switch",
    facts: ["A73", "S4a", "S4b"],
    (since: "2.0", value: .hidesAndShows),
    (since: "3.2", value: .isSilent),
    (since: "9.0", value: .showsAgain),
    (since: "11.0", value: .isSilent)
  )

  /// What a switch between two fields posts while the keyboard stays where it is.
  package enum FieldSwitch: Sendable {
    /// Will-hide, will-show and did-show.
    case hidesAndShows
    /// Nothing.
    case isSilent
    /// All that a show posts.
    case showsAgain
  }

  /// Whether a person can drag the predictive bar down to a handle.
  package static let predictiveBarCollapses = VersionRule<Bool>(
    "the predictive bar collapses",
    facts: ["KH113", "S6"],
    (since: "2.0", value: false),
    (since: "8.0", value: true),
    (since: "11.0", value: false)
  )

  /// Whether the keyboard of a secret has the bar above the keys, which fills in passwords then.
  package static let secretsHaveBar = VersionRule<Bool>(
    "the bar above the keys of a secret",
    facts: ["KH116", "KT18", "S4d"],
    (since: "2.0", value: false),
    (since: "11.0", value: true)
  )

  // MARK: Input views and keys

  /// Whether responders can show views of their own with the keyboard, or in place of its keys.
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

  /// Whether responders hear of hardware keys as presses.
  package static let keysArePresses = VersionRule<Bool>(
    "presses of hardware keys",
    facts: [],
    (since: "2.0", value: false),
    (since: "13.4", value: true)
  )

  /// Whether a key command can take a plain key from a text input.
  package static let keyCommandsCanComeFirst = VersionRule<Bool>(
    "key commands with priority over text",
    facts: ["A63"],
    (since: "2.0", value: false),
    (since: "15.0", value: true)
  )

  /// Whether the keyboard stays, or comes all the same, when a text input resigns in its own begin of editing.
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

  /// How the return key says what it does.
  package static let returnTitleStyle = VersionRule<ReturnTitleStyle>(
    "what the return key looks like",
    facts: ["KL14"],
    (since: "2.0", value: .words),
    (since: "13.0", value: .lowercaseWords),
    (since: "26.0", value: .sign)
  )

  /// How the return key says what it does.
  package enum ReturnTitleStyle: Sendable {
    /// A word that begins with a capital.
    case words
    /// A word in lower case.
    case lowercaseWords
    /// A sign.
    case sign
  }

  /// The number of the newest type of keyboards; a text input that asks for a newer one gets the default.
  package static let newestKeyboardType = VersionRule<Int>(
    "the newest type of keyboards",
    facts: ["KT16"],
    (since: "2.0", value: 7),
    (since: "4.1", value: 8),
    (since: "5.0", value: 9),
    (since: "7.0", value: 10),
    (since: "10.0", value: 11)
  )

  /// What leads to the emoji keyboard if there is but one keyboard beside it.
  package static let emojiKey = VersionRule<EmojiKey>(
    "the way to the emoji keyboard",
    facts: ["KT16", "KT19"],
    (since: "2.0", value: .none),
    (since: "5.0", value: .globe),
    (since: "8.0", value: .emoji)
  )

  /// What leads to the emoji keyboard.
  package enum EmojiKey: Sendable {
    /// Nothing: there is none.
    case none
    /// The globe key.
    case globe
    /// A key of its own.
    case emoji
  }

  /// Whether phones without a home button have the emoji key among the others; before, it is in the dock.
  package static let emojiKeyLeavesDock = VersionRule<Bool>(
    "the emoji key beside the space bar above a dock",
    facts: ["KL4", "KT19"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether a person can dictate.
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

  /// Whether a text field's delegate hears of another selection.
  package static let fieldTellsSelection = VersionRule<Bool>(
    "textFieldDidChangeSelection",
    facts: ["B24", "B25"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether a delegate is asked when a person picks a candidate of an input method.
  package static let pickingCandidateAsks = VersionRule<Bool>(
    "picking a candidate asks",
    facts: ["B22"],
    (since: "2.0", value: false),
    (since: "10.0", value: true)
  )

  /// Whether touching a text field makes it first responder, before the finger is lifted.
  package static let touchDownFocusesField = VersionRule<Bool>(
    "touching a field begins editing",
    facts: ["B41"],
    (since: "2.0", value: true),
    (since: "4.0", value: false)
  )

  /// Whether setting a text view's text scrolls the scroll views around it to its caret.
  package static let settingTextScrollsSurroundings = VersionRule<Bool>(
    "setting text scrolls the surroundings",
    facts: ["E52"],
    (since: "2.0", value: false),
    (since: "4.0", value: true),
    (since: "6.0", value: false)
  )

  // MARK: Gestures

  /// Whether programs have gesture recognizers; nothing here keeps them from it, but what needs them says so.
  package static let hasGestureRecognizers = VersionRule<Bool>(
    "gesture recognizers",
    facts: ["F1"],
    (since: "2.0", value: false),
    (since: "3.2", value: true)
  )

  /// Whether buttons and their kin act on a tap that a recognizer on an ancestor would take.
  package static let controlsWinOverAncestorTaps = VersionRule<Bool>(
    "controls win over ancestors' taps",
    facts: ["F7", "F8"],
    (since: "2.0", value: false),
    (since: "6.0", value: true)
  )

  /// Whether a touch that stops decelerating content is told as the end of its deceleration.
  package static let stoppingEndsDeceleration = VersionRule<Bool>(
    "stopping ends the deceleration",
    facts: ["E31"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  // MARK: View controllers and focus

  /// Whether the root view fills the screen, status bar included; before, it begins below the bar.
  package static let rootViewFillsScreen = VersionRule<Bool>(
    "the root view fills the screen",
    facts: ["X10"],
    (since: "2.0", value: false),
    (since: "7.0", value: true)
  )

  /// Whether navigation and tab bar controllers add the heights of their bars to a controller's scroll view; the safe area replaced
  /// that.
  package static let containersAdjustScrollViewInsets = VersionRule<Bool>(
    "automaticallyAdjustsScrollViewInsets",
    facts: ["U53"],
    (since: "2.0", value: false),
    (since: "7.0", value: true),
    (since: "11.0", value: false)
  )

  /// Whether a view controller hears `viewIsAppearing`.
  package static let callsViewIsAppearing = VersionRule<Bool>(
    "viewIsAppearing",
    facts: ["G3"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether a text field that becomes first responder scrolls its enclosing scroll view to itself.
  package static let focusScrollsToField = VersionRule<Bool>(
    "automatic scroll to the focused field",
    facts: ["E50"],
    (since: "2.0", value: false),
    (since: "8.0", value: true)
  )

  /// Whether the responder chain goes on from the application to its delegate.
  package static let chainReachesDelegate = VersionRule<Bool>(
    "the delegate in the responder chain",
    facts: ["A10", "A11"],
    (since: "2.0", value: false),
    (since: "5.0", value: true)
  )

  /// Whether programs have scenes, which stand between windows and the application in the responder chain.
  package static let hasScenes = VersionRule<Bool>(
    "scenes",
    facts: ["A9"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether a person may like the interface dark.
  package static let hasInterfaceStyles = VersionRule<Bool>(
    "dark interfaces",
    facts: [],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether a drag from the left edge leads back on a navigation controller's stack.
  package static let hasInteractivePop = VersionRule<Bool>(
    "interactive pop",
    facts: ["G10"],
    (since: "2.0", value: false),
    (since: "7.0", value: true)
  )

  /// Whether a navigation controller's delegate hears of the first controller's `didShow` before its `viewDidAppear`
  /// too.
  package static let firstDidShowComesTwice = VersionRule<Bool>(
    "the first didShow comes twice",
    facts: ["G9"],
    (since: "2.0", value: true),
    (since: "6.0", value: false)
  )

  /// Whether a presented controller is a sheet unless it says otherwise, also on phones, and a finger can pull it down.
  package static let sheetsAreUsual = VersionRule<Bool>(
    "sheets that a finger pulls down",
    facts: ["G15"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether presenting a controller takes the focus, and so the keyboard, away.
  package static let presentingEndsEditing = VersionRule<Bool>(
    "presenting ends editing",
    facts: ["A49"],
    (since: "2.0", value: false),
    (since: "8.0", value: true)
  )

  /// Whether views have safe area insets, and scroll views keep their content away from them.
  package static let hasSafeArea = VersionRule<Bool>(
    "the safe area",
    facts: ["E6", "E9"],
    (since: "2.0", value: false),
    (since: "11.0", value: true)
  )

  // MARK: Rotation

  /// Whether the screen and its windows turn with the interface; before, only the root view is turned (KN25, KN26).
  package static let screenTurnsWithInterface = VersionRule<Bool>(
    "the screen turns with the interface",
    facts: ["KN25", "KN26", "KW13"],
    (since: "2.0", value: false),
    (since: "8.0", value: true)
  )

  /// Whether phones hide the status bar while they are held sideways.
  package static let landscapeHidesStatusBar = VersionRule<Bool>(
    "no status bar in landscape",
    facts: ["KD4", "KD39"],
    (since: "2.0", value: false),
    (since: "8.0", value: true)
  )

  /// Whether controllers say by a mask, and not one by one, which orientations they support.
  package static let orientationsAreMasks = VersionRule<Bool>(
    "masks of orientations",
    facts: ["S7a"],
    (since: "2.0", value: false),
    (since: "6.0", value: true)
  )

  /// Whether `shouldAutorotate` can keep the interface as it is.
  package static let asksShouldAutorotate = VersionRule<Bool>(
    "shouldAutorotate",
    facts: ["S7a", "S7c"],
    (since: "2.0", value: true),
    (since: "16.0", value: false)
  )

  /// When the keyboard's notifications come in a rotation.
  package static let keyboardInRotation = VersionRule<KeyboardRotation>(
    "the keyboard in a rotation",
    facts: ["S7a", "S7b", "S7c"],
    (since: "2.0", value: .leavesAndReturns),
    (since: "8.3", value: .leavesAndReturnsTwice),
    (since: "8.4", value: .leavesAndReturns),
    (since: "13.0", value: .leavesAndReturnsAtOnce)
  )

  /// What the keyboard posts while the interface turns.
  package enum KeyboardRotation: Sendable {
    /// All that a hide posts, then all that a show posts.
    case leavesAndReturns
    /// The same, and once more when the interface has turned.
    case leavesAndReturnsTwice
    /// Only the wills of the hide, then all that a show posts.
    case leavesAndReturnsAtOnce
  }

  /// Whether did-notifications in a rotation tell the duration and the curve.
  package static let keyboardDidTellsAnimationInRotation = VersionRule<Bool>(
    "duration and curve in a rotation's did-notifications",
    facts: ["KN29"],
    (since: "2.0", value: true),
    (since: "5.0", value: false),
    (since: "8.0", value: true)
  )
}
