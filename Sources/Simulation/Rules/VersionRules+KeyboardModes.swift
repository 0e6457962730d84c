/// Where a person puts the keyboard, and what keeps out of its way.
extension VersionRules {
  // MARK: The keyboards of pads

  /// Whether a person can take the keyboard of a pad off the screen's bottom, in one piece or in two halves.
  package static let padKeyboardUndocks = VersionRule<Bool>(
    "undocked and split keyboards",
    facts: ["S8a", "S8b", "KG9", "KG10"],
    (since: "2.0", value: false),
    (since: "5.0", value: true),
    (since: "13.0", value: false)
  )

  /// Whether a pinch makes a small keyboard of a pad's, which floats.
  package static let padKeyboardFloats = VersionRule<Bool>(
    "floating keyboards",
    facts: ["S8d", "KG9"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether taking the keyboard off the bottom with a finger posts what a hide posts, as doing so by the menu does.
  package static let undockingByFingerHides = VersionRule<Bool>(
    "a hide when a finger undocks the keyboard",
    facts: ["S8a", "S8b"],
    (since: "2.0", value: true),
    (since: "8.0", value: false),
    (since: "9.0", value: true)
  )

  /// Whether what a show posts comes doubled when the keyboard goes back to the bottom.
  package static let dockingIsToldTwice = VersionRule<Bool>(
    "docking is told twice",
    facts: ["S8c"],
    (since: "2.0", value: false),
    (since: "9.3", value: true),
    (since: "10.0", value: false)
  )

  /// Whether the will-notification of a drag tells nothing but where the keyboard was.
  package static let dragTellsOnlyBegin = VersionRule<Bool>(
    "only the first frame of a drag",
    facts: ["KN30"],
    (since: "2.0", value: true),
    (since: "7.0", value: false)
  )

  /// Whether a person can drag the bar of shortcuts away from the bottom while there is a hardware keyboard.
  package static let shortcutsBarMoves = VersionRule<Bool>(
    "the bar of shortcuts moves",
    facts: ["S8d"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether programs can say what stands in the bar of shortcuts.
  package static let hasInputAssistants = VersionRule<Bool>(
    "input assistants",
    facts: ["KG7"],
    (since: "2.0", value: false),
    (since: "9.0", value: true)
  )

  // MARK: Sending the keyboard away

  /// Whether a finger that scrolls can pull the keyboard down.
  package static let hasInteractiveDismissal = VersionRule<Bool>(
    "interactive dismissal",
    facts: ["E47", "S10"],
    (since: "2.0", value: false),
    (since: "7.0", value: true)
  )

  /// Whether a keyboard of a pad that goes because a drag begins is told to have no height in the end.
  package static let dragLeavesNoHeight = VersionRule<Bool>(
    "no height after a drag",
    facts: ["KB18"],
    (since: "2.0", value: false),
    (since: "11.0", value: true),
    (since: "12.0", value: false)
  )

  /// Whether controllers are asked if the keyboard stays when nobody in them wants it; before, it stays in forms.
  package static let asksAboutKeyboardDismissal = VersionRule<Bool>(
    "disablesAutomaticKeyboardDismissal",
    facts: ["S17"],
    (since: "2.0", value: false),
    (since: "4.3", value: true)
  )

  // MARK: Layout guides

  /// Whether views have a guide that follows the keyboard.
  package static let hasKeyboardLayoutGuide = VersionRule<Bool>(
    "keyboardLayoutGuide",
    facts: ["KG1", "KG2"],
    (since: "2.0", value: false),
    (since: "15.0", value: true)
  )

  /// Whether that guide can leave the safe area out, and begin interactive dismissal early.
  package static let keyboardLayoutGuideHasOptions = VersionRule<Bool>(
    "usesBottomSafeArea and keyboardDismissPadding",
    facts: ["KG3"],
    (since: "2.0", value: false),
    (since: "17.0", value: true)
  )
}
