/// The user's placements of the keyboard, dismissal and layout guides.
extension VersionRules {
  // MARK: Keyboards of iPads

  /// Whether the user can undock the keyboard of an iPad from the screen's bottom, in one piece or split in
  /// two halves.
  package static let padKeyboardUndocks = VersionRule<Bool>(
    "undocked and split keyboards",
    facts: ["S8a", "S8b", "KG9", "KG10"],
    (since: "2.0", value: false),
    (since: "5.0", value: true),
    (since: "13.0", value: false)
  )

  /// Whether a pinch turns the keyboard of an iPad into a small floating one.
  package static let padKeyboardFloats = VersionRule<Bool>(
    "floating keyboards",
    facts: ["S8d", "KG9"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether undocking the keyboard with a finger posts the notifications of a hide, as undocking by the menu
  /// does.
  package static let undockingByFingerHides = VersionRule<Bool>(
    "a hide when a finger undocks the keyboard",
    facts: ["S8a", "S8b"],
    (since: "2.0", value: true),
    (since: "8.0", value: false),
    (since: "9.0", value: true)
  )

  /// Whether docking the keyboard posts the notifications of a show twice.
  package static let dockingIsReportedTwice = VersionRule<Bool>(
    "docking is told twice",
    facts: ["S8c"],
    (since: "2.0", value: false),
    (since: "9.3", value: true),
    (since: "10.0", value: false)
  )

  /// Whether the will-notification of a drag contains only the keyboard's begin frame.
  package static let dragReportsOnlyBegin = VersionRule<Bool>(
    "only the first frame of a drag",
    facts: ["KN30"],
    (since: "2.0", value: true),
    (since: "7.0", value: false)
  )

  /// Whether the user can drag the shortcuts bar away from the bottom while a hardware keyboard is attached.
  package static let shortcutsBarMoves = VersionRule<Bool>(
    "the bar of shortcuts moves",
    facts: ["S8d"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether apps can set the items of the shortcuts bar.
  package static let hasInputAssistants = VersionRule<Bool>(
    "input assistants",
    facts: ["KG7"],
    (since: "2.0", value: false),
    (since: "9.0", value: true)
  )

  // MARK: Dismissing the keyboard

  /// Whether a finger that scrolls can pull the keyboard down.
  package static let hasInteractiveDismissal = VersionRule<Bool>(
    "interactive dismissal",
    facts: ["E47", "S10"],
    (since: "2.0", value: false),
    (since: "7.0", value: true)
  )

  /// Whether a hide on a phone reports a frame without a height while a hardware keyboard is connected.
  package static let hardwareHideReportsNoHeight = VersionRule<Bool>(
    "the height in a hide for a hardware keyboard",
    facts: ["KI32"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// Whether an iPad's keyboard that is dismissed at the start of a drag is reported with a final height of
  /// zero.
  package static let dragHideReportsNoHeight = VersionRule<Bool>(
    "no height after a drag",
    facts: ["KB18"],
    (since: "2.0", value: false),
    (since: "11.0", value: true),
    (since: "12.0", value: false)
  )

  /// Whether a view controller's `disablesAutomaticKeyboardDismissal` decides if the keyboard stays when no
  /// responder of the controller needs it. Before 4.3, the keyboard stays in every form sheet.
  package static let callsDisablesAutomaticKeyboardDismissal = VersionRule<Bool>(
    "disablesAutomaticKeyboardDismissal",
    facts: ["S17"],
    (since: "2.0", value: false),
    (since: "4.3", value: true)
  )

  // MARK: Layout guides

  /// Whether views have a layout guide that follows the keyboard.
  package static let hasKeyboardLayoutGuide = VersionRule<Bool>(
    "keyboardLayoutGuide",
    facts: ["KG1", "KG2"],
    (since: "2.0", value: false),
    (since: "15.0", value: true)
  )

  /// Whether that guide can ignore the safe area, and begin interactive dismissal early.
  package static let keyboardLayoutGuideHasOptions = VersionRule<Bool>(
    "usesBottomSafeArea and keyboardDismissPadding",
    facts: ["KG3"],
    (since: "2.0", value: false),
    (since: "17.0", value: true)
  )
}
