import Foundation

/// Search bars in navigation bars and toolbars, split views, and tabs.
extension VersionRules {
  /// Whether navigation items have search controllers.
  package static let hasSearchInNavigationBars = VersionRule(
    "search controllers of navigation items",
    facts: [],
    (since: "2.0", value: false),
    (since: "11.0", value: true)
  )

  /// The height of a search bar below the title of a navigation bar. The one before iOS 26 is general
  /// knowledge; that of 26 is measured while a search is active.
  package static let navigationSearchHeight = VersionRule<CGFloat>(
    "the height of search bars in navigation bars",
    facts: ["KI91"],
    (since: "2.0", value: 52),
    (since: "26.0", value: 60)
  )

  /// Whether search bars are in the row of the buttons on pads; general knowledge.
  package static let searchBarsAreInline = VersionRule(
    "inline search bars on pads",
    facts: [],
    (since: "2.0", value: false),
    (since: "16.0", value: true)
  )

  /// Whether search bars are in the toolbar on phones.
  package static let searchBarsAreInToolbars = VersionRule(
    "search bars in toolbars",
    facts: ["KI95"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// Whether split view controllers have styles with columns.
  package static let hasColumnStyles = VersionRule(
    "columns of split views",
    facts: [],
    (since: "2.0", value: false),
    (since: "14.0", value: true)
  )

  /// Whether the primary column of two floats over the secondary one, and is beside it in portrait too.
  package static let primaryColumnFloats = VersionRule(
    "floating columns of split views",
    facts: ["MC20"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// Whether tab bar controllers have tabs of their own.
  package static let hasTabs = VersionRule(
    "tabs",
    facts: [],
    (since: "2.0", value: false),
    (since: "18.0", value: true)
  )

  /// Whether the tab bar of a pad is at the top.
  package static let padTabBarsAreAtTop = VersionRule(
    "tab bars at the top of pads",
    facts: ["KI93"],
    (since: "2.0", value: false),
    (since: "18.0", value: true)
  )
}
