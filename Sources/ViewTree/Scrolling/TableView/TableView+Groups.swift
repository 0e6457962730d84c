import Foundation
import Simulation

/// The groups of inset tables.
extension TableView {
  /// The distance of the groups of an inset table, or of the content of any other, from the sides (RW10).
  final var sideMargin: CGFloat {
    let margins = systemValue(of: VersionRules.tableMargins)
    return style == .insetGrouped ? margins.groups(in: bounds.width) : margins.rows(in: bounds.width)
  }

  /// The margins of the sections' elements: those of groups beside the safe area, or none (TC45, MT33). The
  /// safe area's part is assumed.
  final var margins: TableMargins {
    guard style == .insetGrouped else { return TableMargins() }
    let (side, safe) = (sideMargin, storedSafeAreaInsets)
    return TableMargins(left: safe.left + side, right: safe.right + side)
  }

  /// The width of rows, headers and footers.
  final var elementWidth: CGFloat {
    let margins = margins
    return max(0, bounds.width - margins.left - margins.right)
  }

  /// The margin inside of rows, headers and footers: that of the table, or inside of groups 16, in wide
  /// tables of iOS 26 as much as beside them (RW10, MT33).
  final var innerMargin: CGFloat {
    guard style == .insetGrouped else { return sideMargin }
    let isInside = designValue(of: VersionRules.insetGroups).marginsAreInside
    return isInside ? ListMeasures.margin(in: bounds.width) : CellMeasures.margin
  }

  /// Computes the layout again after the margins have changed without the width.
  final func adoptMargins() {
    let sides = contentSides
    guard map != nil, map?.margins != margins || features.contentSides != sides else { return }
    features.contentSides = sides
    heightsDidChange()
    for view in shownRows.map(\.cell) as [View] + (shownHeaders.bands + shownFooters.bands).map(\.view) {
      view.setNeedsLayout()
    }
  }

  /// Whether the content views of rows, headers and footers leave out the safe areas at the sides; true by
  /// default, and without effect before iOS 11 (RW5).
  public final var insetsContentViewsToSafeArea: Bool {
    get { features.insetsContentViews }
    set {
      guard newValue != features.insetsContentViews else { return }
      features.insetsContentViews = newValue
      setNeedsLayout()
    }
  }

  /// The parts of the safe area at the sides of rows, headers and footers that their content leaves out
  /// (RW5).
  final var contentSides: TableMargins {
    guard features.insetsContentViews else { return TableMargins() }
    let (safe, margins) = (propagatedSafeArea, margins)
    return TableMargins(
      left: max(0, safe.left - margins.left),
      right: max(0, safe.right - margins.right)
    )
  }

  /// The default height of a row.
  nonisolated static let standardRowHeight: CGFloat = 44
  /// The height of a header or footer in a plain table (TC33, TC34).
  final var standardHeaderHeight: CGFloat { systemValue(of: VersionRules.plainHeaderHeight) }
  /// The inset of separators that the app hasn't set: where the content begins (RW10).
  final var standardSeparatorInset: EdgeInsets { EdgeInsets(left: innerMargin) }
  static let standardSeparatorColor = Color(light: (199, 199, 199), dark: (56, 56, 58))
  /// The color behind the titles of sections in a plain table.
  static let titleGround = Color(light: (247, 247, 247), dark: (28, 28, 30))

  /// Places the cell of a row. In an inset table, rounds the corners at the ends of its group.
  final func place(_ cell: TableViewCell, in map: TableMap, at path: IndexPath) {
    place(cell, at: map.rect(ofRow: path))
    var corners: CornerMask = []
    if style == .insetGrouped {
      if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if path.row == map.sections[path.section].rows.count - 1 {
        corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
    }
    guard corners != cell.parts.corners else { return }
    cell.parts.corners = corners
    cell.layer.cornerRadius = corners.isEmpty ? 0 : designValue(of: VersionRules.insetGroups).radius
    cell.layer.maskedCorners = corners.isEmpty ? .all : corners
  }
}
