import Foundation

/// The sizes of controls and bars, in points, for each design.
extension VersionRules {
  /// The heights of search bars. That of the bar from iOS 26 is assumed (MV5 has 44 on Catalyst), as is that
  /// of the field before iOS 11.
  package static let searchBarMeasures = VersionRule<SearchBarMeasures>(
    "the heights of search bars",
    facts: ["TC28"],
    (since: "2.0", value: SearchBarMeasures(height: 44, fieldHeight: 28)),
    (since: "11.0", value: SearchBarMeasures(height: 56, fieldHeight: 36)),
    (since: "26.0", value: SearchBarMeasures(height: 56, fieldHeight: 44))
  )

  /// The heights of a search bar and of its field.
  package struct SearchBarMeasures: Hashable, Sendable {
    package var height: Double
    package var fieldHeight: Double
  }

  /// The height of a text field with a rounded rectangle and the standard font, in points.
  package static let heightOfRoundedField = VersionRule<CGFloat>(
    "the height of a field with a rounded rectangle",
    facts: ["TC10", "TC11"],
    (since: "2.0", value: 31),
    (since: "7.0", value: 30),
    (since: "13.0", value: 34)
  )

  /// The difference between the fitting width of a text field with a rounded rectangle and that of its text.
  package static let widthOfRoundedFieldBorder = VersionRule<CGFloat>(
    "the width around the text of a field with a rounded rectangle",
    facts: ["TC11", "TC12"],
    (since: "2.0", value: 14),
    (since: "26.0", value: 28)
  )

  /// The size of a switch.
  package static let switchSize = VersionRule<CGSize>(
    "the size of switches",
    facts: ["TC14", "TC15", "TC16", "TC17"],
    (since: "2.0", value: CGSize(width: 94, height: 27)),
    (since: "5.0", value: CGSize(width: 79, height: 27)),
    (since: "7.0", value: CGSize(width: 51, height: 31)),
    (since: "26.0", value: CGSize(width: 63, height: 28))
  )

  /// The size of a switch's thumb in pictures. It is measured only from iOS 26.
  package static let switchThumbSize = VersionRule<CGSize>(
    "the size of a switch's thumb",
    facts: ["TC17"],
    (since: "2.0", value: CGSize(width: 23, height: 23)),
    (since: "7.0", value: CGSize(width: 27, height: 27)),
    (since: "26.0", value: CGSize(width: 37, height: 24))
  )

  /// The springs with which the track of a switch follows an animated change, or `nil` where pictures show
  /// the change at once.
  package static let switchSprings = VersionRule<SwitchSprings?>(
    "the animation of switches",
    facts: ["MA8"],
    (since: "2.0", value: nil),
    (since: "26.0", value: SwitchSprings())
  )

  /// The critically damped springs of a switch: frequencies in radians per second, durations in seconds.
  package struct SwitchSprings: Sendable {
    package var on = (frequency: 9.24, duration: 0.9995)
    package var off = (frequency: 15.708, duration: 0.588)
  }

  /// The difference between the intrinsic width of a switch and the width of its frame. That it ends with iOS
  /// 11 is assumed.
  package static let missingIntrinsicWidthOfSwitch = VersionRule<CGFloat>(
    "the intrinsic width of switches",
    facts: ["TC16"],
    (since: "2.0", value: 0),
    (since: "7.0", value: 2),
    (since: "11.0", value: 0)
  )

  /// The height of a slider.
  package static let sliderHeight = VersionRule<CGFloat>(
    "the height of sliders",
    facts: ["TC18"],
    (since: "2.0", value: 23),
    (since: "7.0", value: 31),
    (since: "26.0", value: 34)
  )

  /// The size of a slider's thumb.
  package static let thumbSize = VersionRule<CGSize>(
    "the size of a slider's thumb",
    facts: ["TC18"],
    (since: "2.0", value: CGSize(width: 23, height: 23)),
    (since: "7.0", value: CGSize(width: 31, height: 31)),
    (since: "26.0", value: CGSize(width: 37, height: 24))
  )

  /// The height of a slider's track.
  package static let trackHeight = VersionRule<CGFloat>(
    "the height of a slider's track",
    facts: ["TC18"],
    (since: "2.0", value: 4),
    (since: "26.0", value: 6)
  )

  /// The height of a stepper; the one before iOS 13 is general knowledge.
  package static let stepperHeight = VersionRule<CGFloat>(
    "the height of steppers",
    facts: ["MV7", "TC19"],
    (since: "2.0", value: 27),
    (since: "7.0", value: 29),
    (since: "13.0", value: 32)
  )

  /// The intrinsic height of a segmented control.
  package static let segmentedHeight = VersionRule<CGFloat>(
    "the height of segmented controls",
    facts: ["TC20", "TC21", "TC22"],
    (since: "2.0", value: 44),
    (since: "7.0", value: 28),
    (since: "13.0", value: 31),
    (since: "26.0", value: 32)
  )

  /// The height of a progress view.
  package static let progressHeight = VersionRule<CGFloat>(
    "the height of progress views",
    facts: ["MV17", "TC23"],
    (since: "2.0", value: 9),
    (since: "7.0", value: 2),
    (since: "14.0", value: 4)
  )

  /// The height of a page control.
  package static let pageControlHeight = VersionRule<CGFloat>(
    "the height of page controls",
    facts: ["TC25"],
    (since: "2.0", value: 37),
    (since: "14.0", value: 26)
  )

  /// The spaces in pickers. Before iOS 26 they are assumed.
  package static let pickerMeasures = VersionRule<PickerMeasures>(
    "the spaces in pickers",
    facts: ["MV6"],
    (since: "2.0", value: PickerMeasures(margin: 0, gap: 0, barMargin: 4, barBorder: 0)),
    (since: "26.0", value: PickerMeasures(margin: 9, gap: 5, barMargin: 9, barBorder: 1, isWhole: true))
  )

  /// The spaces around the columns of a picker without widths of their own, and around the selected row.
  package struct PickerMeasures: Hashable, Sendable {
    /// The space at both sides of the columns.
    package var margin: CGFloat
    /// The space between two columns.
    package var gap: CGFloat
    /// The space at both sides of the bar behind the selected rows.
    package var barMargin: CGFloat
    /// The distance by which the bar extends above and below the rows.
    package var barBorder: CGFloat
    /// Whether the columns are whole points wide.
    package var isWhole = false
  }

  /// The rows of menus. Before iOS 26 their height is general knowledge.
  package static let menuMeasures = VersionRule<MenuMeasures>(
    "the rows of menus",
    facts: ["MV8"],
    (since: "2.0", value: MenuMeasures(rowHeight: 44, subtitledHeight: 44, sectionGap: 0)),
    (
      since: "26.0",
      value: MenuMeasures(rowHeight: 42, subtitledHeight: 58, sectionGap: 21, showsColumns: true)
    )
  )

  /// The heights of the rows of a menu, and whether it has columns.
  package struct MenuMeasures: Hashable, Sendable {
    package var rowHeight: CGFloat
    /// The height of a row with a subtitle.
    package var subtitledHeight: CGFloat
    /// The space between the rows of two sections.
    package var sectionGap: CGFloat
    /// Whether titles are in a column beside those of marks and images, and the menu is over its control.
    package var showsColumns = false
  }

  // MARK: Bars

  /// The heights of navigation bars.
  package static let navigationBarHeights = VersionRule<BarHeights>(
    "the height of navigation bars",
    facts: ["KI89", "MC9", "TC29", "TC30"],
    (since: "2.0", value: BarHeights(phone: 44, landscapePhone: 32, pad: 44)),
    (since: "12.0", value: BarHeights(phone: 44, landscapePhone: 32, pad: 50)),
    (since: "26.0", value: BarHeights(phone: 54, landscapePhone: 54, pad: 54))
  )

  /// The additional height of a navigation bar with a large title; 0 on systems without large titles.
  package static let largeTitleHeight = VersionRule<CGFloat>(
    "the height of large titles",
    facts: ["KI90", "TC29", "TC30"],
    (since: "2.0", value: 0),
    (since: "11.0", value: 52)
  )

  /// Whether navigation bars have large titles.
  package static let hasLargeTitles = VersionRule(
    "large titles",
    facts: ["TC29"],
    (since: "2.0", value: false),
    (since: "11.0", value: true)
  )

  /// Whether a navigation bar with a large title keeps its height until the title has left it, and shrinks
  /// then at once. Before iOS 26 it shrinks with each point of scrolling, which is general knowledge.
  package static let largeTitleCollapsesAtOnce = VersionRule(
    "the collapse of large titles",
    facts: ["MC46"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// The smallest distance of a navigation bar from the top of the screen.
  package static let navigationBarTop = VersionRule<CGFloat>(
    "the distance of navigation bars from the top",
    facts: ["KI89"],
    (since: "2.0", value: 0),
    (since: "26.0", value: 10)
  )

  /// The heights of toolbars.
  package static let toolbarHeights = VersionRule<BarHeights>(
    "the height of toolbars",
    facts: ["KI94", "MC38", "TC32"],
    (since: "2.0", value: BarHeights(phone: 44, landscapePhone: 32, pad: 44)),
    (since: "12.0", value: BarHeights(phone: 44, landscapePhone: 32, pad: 50)),
    (since: "26.0", value: BarHeights(phone: 48, landscapePhone: 44, pad: 44))
  )

  /// The heights of tab bars above the bottom safe area. From iOS 26 a bar on a phone is 83 points high with
  /// the safe area; the height in landscape is assumed.
  package static let tabBarHeights = VersionRule<BarHeights>(
    "the height of tab bars",
    facts: ["KI92", "TC31"],
    (since: "2.0", value: BarHeights(phone: 49, landscapePhone: 49, pad: 49)),
    (since: "11.0", value: BarHeights(phone: 49, landscapePhone: 32, pad: 50)),
    (since: "26.0", value: BarHeights(phone: 49, landscapePhone: 49, pad: 50, least: 83))
  )

  /// Whether a tab bar shows titles beside the images where the height is compact or the width is regular.
  package static let tabBarTitlesAreBesideImages = VersionRule(
    "titles of tab bars beside the images",
    facts: ["TC44"],
    (since: "2.0", value: false),
    (since: "11.0", value: true)
  )

  /// Whether a tap can select and deselect a button.
  package static let buttonsChangeSelection = VersionRule(
    "buttons that change their selection",
    facts: [],
    (since: "2.0", value: false),
    (since: "15.0", value: true)
  )

  /// Whether a finger that rests on a view opens its context menu.
  package static let hasContextMenus = VersionRule(
    "context menus",
    facts: [],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether tab bars can be hidden by their controllers.
  package static let hasHideableTabBars = VersionRule(
    "tab bars that can be hidden",
    facts: [],
    (since: "2.0", value: false),
    (since: "18.0", value: true)
  )

  /// The heights of a kind of bar.
  package struct BarHeights: Sendable {
    private let phone, landscapePhone, pad: CGFloat
    /// The smallest height on a phone together with the bottom safe area.
    private let least: CGFloat

    init(phone: CGFloat, landscapePhone: CGFloat, pad: CGFloat, least: CGFloat = 0) {
      (self.phone, self.landscapePhone, self.pad, self.least) = (phone, landscapePhone, pad, least)
    }

    /// Returns the height of a bar above the bottom safe area.
    package func height(on device: Device?, isLandscape: Bool, safeBottom: CGFloat = 0) -> CGFloat {
      guard device?.idiom != .pad else { return pad }
      return max(isLandscape ? landscapePhone : phone, least - safeBottom)
    }
  }
}
