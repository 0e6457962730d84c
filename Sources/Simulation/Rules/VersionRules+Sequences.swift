/// Differences in the sequences of the keyboard's notifications, and in the app's behavior around them.
extension VersionRules {
  // MARK: The keyboard

  /// Whether a keyboard posts notifications when the next field or its accessory view changes its height. The
  /// only system that doesn't is that of reports on 9.0; whether this applies to more than its betas is
  /// unknown. Height changes by a setting are posted there too (S6).
  package static let keyboardPostsHeightChanges = VersionRule<Bool>(
    "notifications of a height that changes in place",
    facts: ["S5b", "S5c", "S5d"],
    (since: "2.0", value: true),
    (since: "9.0", value: false),
    (since: "9.1", value: true)
  )

  /// Whether switching to another enabled keyboard posts notifications, as a show with a duration of zero.
  package static let keyboardPostsInputModeChanges = VersionRule<Bool>(
    "notifications of a swap of keyboards",
    facts: ["KN20"],
    (since: "2.0", value: false),
    (since: "4.0", value: true)
  )

  /// Whether an emoji keyboard that is higher than the letters posts notifications of its height.
  package static let emojiKeyboardPostsHeightChange = VersionRule<Bool>(
    "notifications of a higher emoji keyboard",
    facts: ["S5e"],
    (since: "2.0", value: true),
    (since: "11.0", value: false),
    (since: "12.0", value: true)
  )

  /// Whether reloading the input views during the notifications of a keyboard switch posts them again.
  package static let reloadRepeatsSwap = VersionRule<Bool>(
    "a reload in a swap of keyboards repeats it",
    facts: ["KB16"],
    (since: "2.0", value: false),
    (since: "14.0", value: true),
    (since: "15.0", value: false)
  )

  /// Whether the did-notifications of a show contain the keyboard's current frame, instead of the frame of
  /// that show, if its input views were reloaded on the way up.
  ///
  /// There are two sources, of different times: in 2011, on iOS 4, the class of Avraham Shukron took the
  /// height with its toolbar from the first did-show; a log from iOS 10 or later has the height without it.
  /// The boundary between them is assumed to be 8.0, which replaced the view that hosts the keyboard.
  package static let interruptedShowReportsCurrentFrame = VersionRule<Bool>(
    "the frame that did-show tells after a reload on the way up",
    facts: ["S16a", "X19", "KP5"],
    (since: "2.0", value: true),
    (since: "8.0", value: false)
  )

  /// Whether a keyboard that fills in passwords posts two rounds of notifications, without and with the bar
  /// for them.
  package static let autoFillPostsTwice = VersionRule<Bool>(
    "two rounds for a secret with AutoFill",
    facts: ["S12", "KB8"],
    (since: "2.0", value: false),
    (since: "16.0", value: true),
    (since: "18.0", value: false)
  )

  /// Whether transitions can cross-fade, which leaves the keyboard without an end frame.
  package static let canCrossFade = VersionRule<Bool>(
    "cross-fade transitions",
    facts: ["S14", "KB9"],
    (since: "2.0", value: false),
    (since: "14.0", value: true)
  )

  /// Whether third-party keyboards can be enabled.
  package static let hasThirdPartyKeyboards = VersionRule<Bool>(
    "keyboards of other makers",
    facts: ["KH111", "S13"],
    (since: "2.0", value: false),
    (since: "8.0", value: true)
  )

  /// Whether iPads show other apps beside this one, with keyboards of their own.
  package static let showsOtherPrograms = VersionRule<Bool>(
    "other programs beside this one",
    facts: ["KN15", "S21"],
    (since: "2.0", value: false),
    (since: "9.0", value: true)
  )

  /// Whether the frames are in the coordinates of a window that doesn't fill its screen, if there is an
  /// accessory view.
  package static let accessoryViewUsesWindowCoordinates = VersionRule<Bool>(
    "frames in the window's coordinates with an accessory view",
    facts: ["KN27"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// Whether notifications can be observed and posted as typed messages.
  package static let hasTypedMessages = VersionRule<Bool>(
    "typed messages",
    facts: ["KN34"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  // MARK: The app

  /// Whether a notification center ignores observers that were deallocated without removing themselves.
  /// Before, the next post to such an observer crashes.
  package static let deallocatedObserversAreIgnored = VersionRule<Bool>(
    "deallocated observers",
    facts: ["U59"],
    (since: "2.0", value: false),
    (since: "9.0", value: true)
  )

  /// Whether a view controller unloads its view at a memory warning if the view isn't visible.
  package static let memoryWarningsUnloadViews = VersionRule<Bool>(
    "views unloaded at memory warnings",
    facts: ["X32"],
    (since: "2.0", value: true),
    (since: "6.0", value: false)
  )

  /// Whether a view controller is notified after its view was unloaded.
  package static let callsViewDidUnload = VersionRule<Bool>(
    "viewDidUnload",
    facts: ["X32"],
    (since: "2.0", value: false),
    (since: "3.0", value: true)
  )

  /// Whether an app stays in the background when the user leaves it. Before, it terminates.
  package static let supportsMultitasking = VersionRule<Bool>(
    "programs in the background",
    facts: ["S20"],
    (since: "2.0", value: false),
    (since: "4.0", value: true)
  )

  /// Whether the keyboard hides when the user leaves the app, and returns with it.
  package static let keyboardHidesInBackground = VersionRule<Bool>(
    "the keyboard leaves with the program",
    facts: ["S20"],
    (since: "2.0", value: false),
    (since: "9.0", value: true)
  )

  /// Whether an app that returns to the foreground gets another app's keyboard reported as local.
  package static let foregroundReportsOtherAppsKeyboardAsLocal = VersionRule<Bool>(
    "another program's keyboard is said to be local",
    facts: ["S20"],
    (since: "2.0", value: false),
    (since: "12.0", value: true),
    (since: "13.0", value: false)
  )

  /// Whether a first responder with a custom input view receives no hardware keys after its app has returned
  /// to the foreground.
  package static let foregroundDisablesHardwareKeys = VersionRule<Bool>(
    "no hardware keys after coming back",
    facts: ["A64"],
    (since: "2.0", value: false),
    (since: "7.0", value: true),
    (since: "8.0", value: false)
  )

  /// Whether an alert can have text fields of its own.
  package static let alertsHaveFields = VersionRule<Bool>(
    "fields in alerts",
    facts: ["S22"],
    (since: "2.0", value: false),
    (since: "5.0", value: true)
  )

  /// Whether animations of a view's center, bounds and transform add up.
  package static let geometryAnimationsAddUp = VersionRule<Bool>(
    "animations of the geometry that add up",
    facts: ["MA15"],
    (since: "2.0", value: false),
    (since: "8.0", value: true)
  )
}
