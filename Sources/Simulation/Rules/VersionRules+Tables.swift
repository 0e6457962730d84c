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
    facts: ["MT9"],
    (since: "2.0", value: AccessorySigns(disclosure: (8, 14), checkmark: (14, 14))),
    (since: "26.0", value: AccessorySigns(disclosure: (10.5, 14), checkmark: (19, 18)))
  )

  /// The sizes of the symbols at the right of cells, in points.
  package struct AccessorySigns: Sendable {
    package var disclosure: (width: Double, height: Double)
    package var checkmark: (width: Double, height: Double)
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
}
