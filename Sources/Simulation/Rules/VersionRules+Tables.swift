import Foundation

/// The loading of tables, and the measures of tables and collection views.
extension VersionRules {
  /// The height of a row without content, and the space above and below its labels.
  package static let rowMeasures = VersionRule<RowMeasures>(
    "the height of rows",
    facts: ["TC35", "TC36", "MT5"],
    (since: "2.0", value: RowMeasures(height: 44, margin: 11)),
    (since: "26.0", value: RowMeasures(height: 52, margin: 15))
  )

  /// The height of a row without content, and the space above and below its labels.
  package struct RowMeasures: Hashable, Sendable {
    package var height: Double
    package var margin: Double
  }

  /// The distance of labels, accessories, titles of sections and groups from the sides of a table.
  package static let tableMargins = VersionRule<TableSideMargins>(
    "the side margins of tables",
    facts: ["RW10"],
    (since: "2.0", value: TableSideMargins(narrow: 16, wide: 16)),
    (since: "7.0", value: TableSideMargins(narrow: 15, wide: 15)),
    (since: "8.0", value: TableSideMargins(narrow: 16, wide: 20))
  )

  /// The margins at the sides of tables, in points.
  package struct TableSideMargins: Hashable, Sendable {
    /// The margin in a narrow table.
    package var narrow: Double
    /// The margin in a wide table.
    package var wide: Double

    /// Returns the margin of rows in a table of a width: 375 is narrow, 390 wide.
    package func rows(in width: Double) -> Double { width < 390 ? narrow : wide }

    /// Returns the margin of groups in an inset table of a width: 393 is narrow, 402 wide.
    package func groups(in width: Double) -> Double { width < 402 ? narrow : wide }
  }

  /// The distance between the image and the labels of a row.
  package static let rowImageGap = VersionRule<Double>(
    "the distance of labels from the image",
    facts: ["RW11"],
    (since: "2.0", value: 16),
    (since: "7.0", value: 15)
  )

  /// The edges at which the content views of rows, headers and footers have at least the margins of those
  /// elements, which have the table's margins; before 11 they have the margins of any view.
  package static let contentViewMargins = VersionRule<ContentViewMargins>(
    "the margins of content views",
    facts: ["RW3", "RW4"],
    (since: "2.0", value: .none),
    (since: "11.0", value: .sides),
    (since: "13.0", value: .allEdges)
  )

  /// The edges at which a content view preserves the margins of its row, header or footer.
  package enum ContentViewMargins: Hashable, Sendable {
    /// No edges; the row itself has the margins of any view.
    case none
    /// Left and right.
    case sides
    /// All edges.
    case allEdges
  }

  /// Whether the separator takes a pixel of the row's height.
  package static let separatorTakesPixel = VersionRule<Bool>(
    "separators beside the content",
    facts: ["TC35"],
    (since: "2.0", value: true),
    (since: "26.0", value: false)
  )

  /// Whether the detail label below the main one has 15 points and not 12.
  package static let subtitlesAreLarger = VersionRule<Bool>(
    "larger subtitles",
    facts: ["TC37"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// The fonts of the titles of sections.
  package static let sectionTitles = VersionRule<SectionTitles>(
    "the fonts of the titles of sections",
    facts: ["TC37"],
    (since: "2.0", value: SectionTitles(plainSize: 14, isBold: true)),
    (since: "13.0", value: SectionTitles(plainSize: 17)),
    (since: "26.0", value: SectionTitles(plainSize: 17, groupedSize: 17))
  )

  /// The font sizes of the titles of headers that are semibold or bold; others have 13 points.
  package struct SectionTitles: Hashable, Sendable {
    package var plainSize: Double?
    package var groupedSize: Double?
    package var isBold = false
  }

  /// The height of the header or footer of a section in a plain table.
  package static let plainHeaderHeight = VersionRule<Double>(
    "the height of headers",
    facts: ["TC33", "TC34"],
    (since: "2.0", value: 22),
    (since: "7.0", value: 28)
  )

  /// The space above the header of a section in a plain table.
  package static let sectionHeaderTopPadding = VersionRule<CGFloat>(
    "the space above headers",
    facts: ["MT6", "TC39"],
    (since: "2.0", value: 0),
    (since: "15.0", value: 22)
  )

  /// Whether the heights of rows, headers and footers are estimates unless the app turns them off. Before,
  /// only those for which the app gives estimates are.
  package static let tablesEstimateHeights = VersionRule<Bool>(
    "estimated heights without a setting",
    facts: ["MT38", "MT40", "MT41"],
    (since: "2.0", value: false),
    (since: "11.0", value: true)
  )

  /// The calls for counts and heights when a table loads its content for the first time.
  package static let tableLoading = VersionRule<TableLoading>(
    "the calls of a table that loads",
    facts: ["MT38", "MT39", "MT40", "MT41", "MT47"],
    (since: "2.0", value: TableLoading(rounds: 1, longRounds: 1, asksWithCells: false, endCalls: 1)),
    (since: "8.0", value: TableLoading(rounds: 1, longRounds: 2, asksWithCells: true, endCalls: 1)),
    (since: "9.0", value: TableLoading(rounds: 3, longRounds: 3, asksWithCells: true, endCalls: 2)),
    (since: "11.0", value: TableLoading(rounds: 1, longRounds: 1, asksWithCells: true, endCalls: 1))
  )

  /// The calls for counts and heights when a table loads its content for the first time.
  package struct TableLoading: Sendable {
    /// The number of times that the counts and all heights are requested.
    package var rounds: Int
    /// The same if the content is higher than the table.
    package var longRounds: Int
    /// Whether a row's height is requested again with its cell, if it is already known.
    package var asksWithCells: Bool
    /// The number of times that the height of a header or footer is requested in a round.
    package var endCalls: Int
  }

  /// The duration of the animation of a table's rows in an update, in seconds. Before 26 it is assumed.
  package static let rowAnimationDuration = VersionRule<Double>(
    "the duration of row animations",
    facts: ["MA9"],
    (since: "2.0", value: 0.3),
    (since: "26.0", value: 0.441)
  )

  /// The space below the last section of a grouped table, in points. Before 26 none is established.
  package static let groupedTableEnd = VersionRule<Double>(
    "the space at the end of grouped tables",
    facts: ["MT22"],
    (since: "2.0", value: 0),
    (since: "26.0", value: 20)
  )

  /// Whether new collection views have the system's background color. Before 13, which introduced it, none is
  /// established.
  package static let collectionsHaveBackground = VersionRule<Bool>(
    "the background of collection views",
    facts: ["MT12"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// The sizes of the symbols at the right of cells, in points. Before 26 they are assumed.
  package static let accessorySigns = VersionRule<AccessorySigns>(
    "the symbols of accessories",
    facts: ["MT9", "MT32"],
    (since: "2.0", value: AccessorySigns(disclosure: (8, 14), checkmark: (14, 14))),
    (
      since: "26.0",
      value: AccessorySigns(
        disclosure: ([17: 10.5, 23: 14, 33: 20], [17: 14, 23: 19.5, 33: 28.5]),
        checkmark: (19, 18),
        touchContent: true
      )
    )
  )

  /// The sizes of the symbols at the right of cells.
  package struct AccessorySigns: Sendable {
    package var disclosure: (width: LengthByTextSize, height: LengthByTextSize)
    package var checkmark: (width: LengthByTextSize, height: LengthByTextSize)
    /// Whether the content view ends where the symbol begins. Otherwise there are 8 points between them.
    package var touchContent = false
  }

  /// Whether cells, headers and footers update their configurations when their state changes.
  package static let updatesConfigurations = VersionRule<Bool>(
    "configurations of cells",
    facts: ["MT14"],
    (since: "2.0", value: false),
    (since: "14.0", value: true)
  )

  /// Whether a cell in a list is measured again when its content changes. General
  /// knowledge.
  package static let cellsInvalidateSizes = VersionRule<Bool>(
    "cells that are measured again",
    facts: [],
    (since: "2.0", value: false),
    (since: "16.0", value: true)
  )

  /// Whether a registration that was created while a cell was requested can't be used. General
  /// knowledge.
  package static let refusesLateRegistrations = VersionRule<Bool>(
    "registrations outside of cell providers",
    facts: [],
    (since: "2.0", value: false),
    (since: "15.0", value: true)
  )

  /// Whether context menus of collection views are for several items, and for the space between them.
  /// General knowledge.
  package static let hasMenusOfSeveralItems = VersionRule<Bool>(
    "context menus of several items",
    facts: [],
    (since: "2.0", value: false),
    (since: "16.0", value: true)
  )

  // MARK: Measures of iOS 26

  /// The corners and the inner margins of the groups of inset tables. The older inner margins are assumed.
  package static let insetGroups = VersionRule<InsetGroups>(
    "inset groups",
    facts: ["TC45", "MT7", "MT33"],
    (since: "2.0", value: InsetGroups(radius: 10)),
    (since: "26.0", value: InsetGroups(radius: 26, marginsAreInside: true))
  )

  /// The look of the groups of inset tables.
  package struct InsetGroups: Hashable, Sendable {
    /// The radius of the corners, in points.
    package var radius: Double
    /// Whether the margins inside of the rows are as wide as those beside them.
    package var marginsAreInside = false
  }

  /// The height of a header with a title in a grouped table, in points.
  package static let groupedTitles = VersionRule<GroupedTitles>(
    "titles of sections in grouped tables",
    facts: ["TC38", "MT15", "MT16"],
    (since: "2.0", value: GroupedTitles(first: 55.5, later: 38)),
    (since: "26.0", value: GroupedTitles(first: 35, later: 25, areAtBottom: true))
  )

  /// The height of a header with a title.
  package struct GroupedTitles: Hashable, Sendable {
    /// The height of the header of the first section.
    package var first: Double
    /// The height of the other headers.
    package var later: Double
    /// Whether titles are at a distance from the bottom, and the height of their line is added to the
    /// heights. Otherwise they are centered.
    package var areAtBottom = false
  }

  /// Whether the delegate's height for the header or footer of a section in a grouped table applies only if
  /// there is a title or a view.
  package static let heightsNeedContent = VersionRule<Bool>(
    "heights of headers without content",
    facts: ["MT10"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// Whether grouped content begins at the top if there is a large title above it.
  package static let groupsTouchLargeTitles = VersionRule<Bool>(
    "groups below large titles",
    facts: ["MT51"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// The line below a row.
  package static let separators = VersionRule<Separators>(
    "separators of tables",
    facts: ["MT11"],
    (since: "2.0", value: Separators(height: 0.5)),
    (since: "26.0", value: Separators(height: 1, followMargins: true))
  )

  /// The line below a row.
  package struct Separators: Hashable, Sendable {
    /// The height, in points.
    package var height: Double
    /// Whether the automatic inset follows the margins of the cell and its content.
    package var followMargins = false
  }

  /// The controls of rows in editing mode, or nil for those with assumed sizes.
  package static let editingControls = VersionRule<EditingControls?>(
    "controls of rows in editing mode",
    facts: ["MT30", "MT52"],
    (since: "2.0", value: nil),
    (
      since: "26.0",
      value: EditingControls(
        side: [17: 26, 23: 34.5],
        start: [17: 15, 23: 14.5],
        content: [17: 38, 23: 47.5],
        reorder: [17: 27, 23: 36.5]
      )
    )
  )

  /// The controls of rows in editing mode. The position of the content and the width of the reorder control
  /// are assumed for the standard text size.
  package struct EditingControls: Sendable {
    /// The width and the height of the control that inserts or deletes.
    package var side: LengthByTextSize
    /// Its distance from the row's edge.
    package var start: LengthByTextSize
    /// The distance of the content from the row's edge.
    package var content: LengthByTextSize
    /// The width of the control that moves the row.
    package var reorder: LengthByTextSize
  }

  /// The space of two labels of which one is below the other. Before 26 it is assumed.
  package static let subtitles = VersionRule<Subtitles>(
    "rows with subtitles",
    facts: ["MT49"],
    (since: "2.0", value: Subtitles(gap: 3, space: 25)),
    (
      since: "26.0",
      value: Subtitles(gap: [17: 3, 23: 4], space: [17: 23.5, 23: 30, 33: 41.5], top: 11)
    )
  )

  /// The space of two labels of which one is below the other.
  package struct Subtitles: Sendable {
    /// The distance between the labels.
    package var gap: LengthByTextSize
    /// The part of the row's height that the labels don't take.
    package var space: LengthByTextSize
    /// The distance of the first label from the top, in points; nil for labels that are centered together.
    package var top: Double?
  }

  /// The distances of the labels of a row with a value at its end.
  package static let valueRows = VersionRule<ValueRows>(
    "rows with values",
    facts: ["MT31"],
    (since: "2.0", value: ValueRows(gap: 8)),
    (since: "26.0", value: ValueRows(gap: 6, shrinksValue: true))
  )

  /// The distances of the labels of a row with a value at its end.
  package struct ValueRows: Hashable, Sendable {
    /// The distance between the title and the value, in points.
    package var gap: Double
    /// Whether the value and not the title is shortened if both don't fit.
    package var shrinksValue = false
  }

  /// The height of a row whose constraints leave its height open, in points; nil for that of a row without
  /// content.
  package static let openRowHeight = VersionRule<Double?>(
    "the height of ambiguous rows",
    facts: ["MT34"],
    (since: "2.0", value: nil),
    (since: "26.0", value: 51)
  )

  /// The gray level of a highlighted or selected row in the light style, from 0 to 255; nil for the picture's
  /// own.
  package static let chosenRowGray = VersionRule<Int?>(
    "the color of chosen rows",
    facts: ["MT8", "MT50"],
    (since: "2.0", value: nil),
    (since: "26.0", value: 220)
  )
}
