/// The interactions and controls that came with later systems.
extension VersionRules {
  /// Whether buttons may be of glass.
  package static let hasGlass = VersionRule(
    "buttons of glass",
    facts: [],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// Whether there is drag and drop.
  package static let hasDragAndDrop = VersionRule(
    "drag and drop",
    facts: [],
    (since: "2.0", value: false),
    (since: "11.0", value: true)
  )

  /// Whether drags are enabled on phones unless the app disables them; they always are on iPads.
  package static let phonesDrag = VersionRule(
    "drags on phones",
    facts: [],
    (since: "2.0", value: false),
    (since: "15.0", value: true)
  )

  /// Whether the edit menu of texts is that of an edit menu interaction.
  package static let hasEditMenuInteractions = VersionRule(
    "edit menu interactions",
    facts: [],
    (since: "2.0", value: false),
    (since: "16.0", value: true)
  )

  /// Whether there are pointers.
  package static let hasPointers = VersionRule(
    "pointers",
    facts: [],
    (since: "2.0", value: false),
    (since: "13.4", value: true)
  )

  /// Whether the change of a control's value by the user is its primary action.
  package static let valuesArePrimaryActions = VersionRule(
    "changes of values as primary actions",
    facts: [],
    (since: "2.0", value: false),
    (since: "14.0", value: true)
  )

  /// Whether date pickers have other styles than wheels.
  package static let hasCompactDatePickers = VersionRule(
    "compact date pickers",
    facts: [],
    (since: "2.0", value: false),
    (since: "14.0", value: true)
  )
}
