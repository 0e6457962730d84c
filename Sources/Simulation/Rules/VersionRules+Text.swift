import Foundation

/// The differences of text between systems.
extension VersionRules {
  /// Whether the delegate of a text view provides the action and the menu of links and attachments. On older
  /// systems, it permits or refuses the system's actions.
  package static let hasTextItems = VersionRule(
    "actions and menus of text items",
    facts: [],
    (since: "2.0", value: false),
    (since: "17.0", value: true)
  )

  /// Whether a text view asks its delegate about an interaction with the kind of the interaction.
  package static let namesTextItemInteraction = VersionRule(
    "the kind of an interaction with a link",
    facts: [],
    (since: "2.0", value: false),
    (since: "10.0", value: true)
  )

  /// Whether there is a navigator for finding text.
  package static let hasFindNavigator = VersionRule(
    "a navigator for finding text",
    facts: [],
    (since: "2.0", value: false),
    (since: "16.0", value: true)
  )

  /// Whether the rectangles of carets and selections in text views are larger than their lines.
  package static let enlargesTextRectangles = VersionRule(
    "rectangles of carets and selections that are larger than their lines",
    facts: ["MX13", "MX14"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )
}
