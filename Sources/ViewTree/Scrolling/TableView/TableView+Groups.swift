import Foundation
import Simulation

/// The groups of inset tables.
extension TableView {
  /// The margins of the sections' elements: those of groups beside the safe area, or none (TC45, MT33). The
  /// safe area's part is assumed.
  final var margins: TableMargins {
    guard style == .insetGrouped else { return TableMargins() }
    let (side, safe) = (ListMeasures.margin(in: bounds.width), storedSafeAreaInsets)
    return TableMargins(left: safe.left + side, right: safe.right + side)
  }

  /// The width of rows, headers and footers.
  final var elementWidth: CGFloat {
    let margins = margins
    return max(0, bounds.width - margins.left - margins.right)
  }

  /// The margin inside of rows, headers and footers.
  final var innerMargin: CGFloat {
    guard style == .insetGrouped, designValue(of: VersionRules.insetGroups).marginsAreInside else {
      return CellMeasures.margin
    }
    return ListMeasures.margin(in: bounds.width)
  }

  /// Computes the layout again after the margins have changed without the width.
  final func adoptMargins() {
    guard let map, map.margins != margins else { return }
    heightsDidChange()
  }

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
