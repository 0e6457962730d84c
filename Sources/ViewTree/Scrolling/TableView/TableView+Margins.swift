import Foundation
import Simulation

// The margins of rows, headers and footers, and of their content views.

extension TableView {
  /// The margins of the table itself: those of its rows at the sides, and none above and below (RW3, RW10).
  final var ownMarginRule: MarginRule {
    MarginRule(standard: EdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin))
  }
}

extension TableViewCell {
  /// Returns the margins of the cell, or of its content view (RW3, RW4).
  final func cellMarginRule(for content: View?) -> MarginRule? {
    let height: CGFloat = designValue(of: VersionRules.rowMeasures).margin
    return ownRule(for: content, contentView, side: sideMargin, height: height)
  }
}

extension TableViewHeaderFooterView {
  /// Returns the margins of the view, or of its content view. The height is assumed.
  final func bandMarginRule(for content: View?) -> MarginRule? {
    let side = (superview as? TableView)?.innerMargin ?? CellMeasures.margin
    return ownRule(for: content, contentView, side: side, height: 8)
  }
}

extension View {
  /// Returns the margins of an element of a table, or of its content view.
  ///
  /// The element has the table's margins at the sides. Its content view has at least these: on iOS 11 and 12
  /// only at the sides, later at all edges. The safe area is added at the sides only.
  fileprivate final func ownRule(
    for content: View?,
    _ contentView: View,
    side: CGFloat,
    height: CGFloat
  ) -> MarginRule? {
    let preserves = systemValue(of: VersionRules.contentViewMargins)
    guard preserves != .none else { return nil }
    let sides: RectEdge = [.left, .right]
    guard let content else {
      let standard = EdgeInsets(top: height, left: side, bottom: height, right: side)
      return MarginRule(standard: standard, safeAreaEdges: sides)
    }
    guard content === contentView else { return nil }
    return MarginRule(
      standard: EdgeInsets(top: height, left: 8, bottom: height, right: 8),
      safeAreaEdges: sides,
      preservedEdges: preserves == .allEdges ? .all : sides
    )
  }
}
