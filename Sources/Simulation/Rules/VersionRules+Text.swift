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

  // MARK: Scrolling to the text that is edited

  /// The moment at which a text field that becomes first responder scrolls its enclosing scroll view to
  /// itself.
  package enum FocusScroll: Sendable {
    /// It doesn't scroll.
    case never
    /// When it has become first responder, before editing begins and the keyboard follows.
    case beforeEditing
    /// After the keyboard's will-show, so that insets which its observers set count (E51).
    case afterKeyboard
  }

  /// The moment at which a text field that becomes first responder scrolls its enclosing scroll view to
  /// itself.
  package static let focusScroll = VersionRule<FocusScroll>(
    "automatic scroll to the focused field",
    facts: ["E50", "E51", "E56"],
    (since: "2.0", value: .beforeEditing),
    (since: "7.0", value: .never),
    (since: "8.0", value: .afterKeyboard)
  )

  /// Whether an edit of a first responder's text scrolls the nearest enclosing scroll view to its caret.
  package static let editingScrollsToCaret = VersionRule<Bool>(
    "automatic scroll to the caret",
    facts: ["E53", "E57", "E58", "E59"],
    (since: "2.0", value: true)
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
}
