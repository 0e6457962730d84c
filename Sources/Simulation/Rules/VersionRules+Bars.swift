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

  /// The places of items in navigation bars and toolbars. From iOS 26 they are on platters; the margin of a
  /// toolbar outside a navigation controller is assumed to be that of a navigation bar.
  package static let barItemMeasures = VersionRule<BarItemMeasures>(
    "the places of items in bars",
    facts: ["KI94", "MC25", "MC44", "MC61"],
    (since: "2.0", value: BarItemMeasures(margin: 8, compactMargin: 8, gap: 8, titlePadding: 8)),
    (
      since: "26.0",
      value: BarItemMeasures(
        margin: 16,
        compactMargin: 38,
        gap: 12,
        titlePadding: 12,
        platter: BarItemMeasures.Platter(padding: 5, height: 44, toolbarHeight: 48)
      )
    )
  )

  /// The places of a navigation controller's toolbar and its items, or `nil` if the toolbar is directly above
  /// the bottom safe area.
  package static let floatingToolbar = VersionRule<FloatingToolbar?>(
    "floating toolbars",
    facts: ["KI94", "MC25"],
    (since: "2.0", value: nil),
    (since: "26.0", value: FloatingToolbar(sides: 28, bottom: 28, top: 10))
  )

  /// Whether buttons in bars have the color of labels unless their items have tint colors, and system items
  /// are symbols except those with the titles "Edit" and "Save".
  package static let barButtonsAreLabelColored = VersionRule(
    "label-colored buttons in bars",
    facts: ["MC12"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// Whether large titles grow with the text size, and the titles of buttons up to 21 points.
  package static let barTitlesFollowTextSize = VersionRule(
    "titles in bars in the text size",
    facts: ["MC60"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// Whether a refresh makes the bar of a large title higher while the content is pulled down.
  package static let refreshStretchesLargeTitle = VersionRule(
    "refreshing below large titles",
    facts: ["MC47"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// The height of the platter at the top of a tab bar at the bottom, or 0 without platter.
  package static let tabBarPlatterHeight = VersionRule<CGFloat>(
    "the height of the platters of tab bars",
    facts: ["KI92", "MC13"],
    (since: "2.0", value: 0),
    (since: "26.0", value: 62)
  )

  /// Whether bars without a background of their own are transparent at rest.
  package static let barsAreTransparent = VersionRule(
    "transparent bars",
    facts: ["KI101", "MC46", "MC62"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// The vertical distance between the top of a navigation bar and a popover at one of its items, and the
  /// least distance of the popover from the sides; `nil` if the popover is beside its item.
  package static let popoverOverBar = VersionRule<PopoverOverBar?>(
    "popovers at items of navigation bars",
    facts: ["MC41"],
    (since: "2.0", value: nil),
    (since: "26.0", value: PopoverOverBar(top: 30, side: 19))
  )

  /// The places of items in a bar.
  package struct BarItemMeasures: Hashable, Sendable {
    /// The margin at both ends, and where the height is compact.
    package var margin, compactMargin: CGFloat
    /// The distance between two items that don't share a platter.
    package var gap: CGFloat
    /// The distance of a button's content from both of its sides.
    package var titlePadding: CGFloat
    /// The platters, or `nil` on systems without.
    package var platter: Platter?

    /// The size of a platter: its distance from the buttons at both sides, and its heights.
    package struct Platter: Hashable, Sendable {
      package var padding, height, toolbarHeight: CGFloat
    }
  }

  /// The distances of a toolbar's platters from the sides and the bottom of a navigation controller's view,
  /// and of their upper edge from the content.
  package struct FloatingToolbar: Hashable, Sendable {
    package var sides, bottom, top: CGFloat
  }

  /// The distances of a popover at an item of a navigation bar.
  package struct PopoverOverBar: Hashable, Sendable {
    package var top, side: CGFloat
  }
}
