import Foundation
import Simulation

/// What a table has, and where it is. All rectangles and points are in the table's coordinates, which scroll.
extension TableView {
  /// How many sections there are; asks the data source only if nothing is known yet.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return counts?.count ?? 0
  }

  /// Returns how many rows a section has. Stops with `TableView has no section 3; it has 1` if there is no such section.
  public final func numberOfRows(inSection section: Int) -> Int {
    requireSection(section)
    return counts?[section] ?? 0
  }

  // MARK: Rectangles

  /// Returns where a section is, with its header and footer. Estimates count as heights.
  public final func rect(forSection section: Int) -> CGRect {
    map(with: section)?.rect(ofSection: section) ?? .zero
  }

  /// Returns where a header is when it does not float.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    map(with: section)?.rect(ofHeader: section) ?? .zero
  }

  /// Returns where a footer is when it does not float.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    map(with: section)?.rect(ofFooter: section) ?? .zero
  }

  /// Returns where a row is; an empty rectangle for one that there isn't.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let map, map.contains(indexPath) else { return .zero }
    return map.rect(ofRow: indexPath)
  }

  private func requireSection(_ section: Int) {
    loadIfNeeded()
    let count = counts?.count ?? 0
    guard (0..<count).contains(section) else {
      programmerError("\(debugName) has no section \(section); it has \(count)")
    }
  }

  /// Where everything is, if that is known of a section; nil while the heights of new ones are asked for.
  private func map(with section: Int) -> TableMap? {
    requireSection(section)
    return map.flatMap { $0.sections.indices.contains(section) ? $0 : nil }
  }

  // MARK: Rows and cells

  /// Returns the row at a point; nil where there is none, as on a header.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard let map, point.x >= 0, point.x < map.width else { return nil }
    return map.row(at: point.y)
  }

  /// Returns the row of a cell that is shown; nil for any other.
  public final func indexPath(for cell: TableViewCell) -> IndexPath? { row(of: cell)?.path }

  /// Returns the rows in a rectangle, in their order.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard let map, rect.maxX > 0, rect.minX < map.width else { return [] }
    return map.rows(from: rect.minY, to: rect.maxY)
  }

  /// Returns a row's cell; nil while the row has none, as it is out of sight.
  public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? { shownCell(at: indexPath) }

  /// The cells of which something is seen, in the order of their rows.
  public final var visibleCells: [TableViewCell] { visibleRows.map(\.cell) }

  /// The rows of which something is seen, in their order.
  public final var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.path) }

  /// Returns a section's header, if that is shown and a ``TableViewHeaderFooterView``.
  public final func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownHeaders[section] as? TableViewHeaderFooterView
  }

  /// Returns a section's footer, if that is shown and a ``TableViewHeaderFooterView``.
  public final func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownFooters[section] as? TableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls until a row is at a place of what is seen, as far as the content goes. In a plain table the top is below the
  /// floating header.
  ///
  /// Where heights are estimates, a scroll without animation looks again once the rows there are known. Stops with
  /// `TableView has no row 7 of section 0 to scroll to; that has 3 rows` if there is no such row.
  public final func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    requireRow(indexPath, for: "scroll to")
    guard let goal = offset(for: indexPath, at: scrollPosition) else { return }
    setContentOffset(goal, animated: animated)
    guard !animated else { return }
    for _ in 0..<4 {
      setNeedsLayout()
      layoutIfNeeded()
      guard map?.contains(indexPath) ?? false, let better = offset(for: indexPath, at: scrollPosition),
        better != contentOffset
      else { return }
      setContentOffset(better, animated: false)
    }
  }

  /// Scrolls to the selected row that is nearest to the middle of what is seen; without one it does nothing.
  public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// Nil where nothing has to move.
  private func offset(for path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard let map else { return nil }
    let rect = map.rect(ofRow: path)
    let inset = adjustedContentInset
    let floating = style == .plain ? map.rect(ofHeader: path.section).height : 0
    let (top, bottom) = (bounds.minY + inset.top + floating, bounds.maxY - inset.bottom)
    var position = position
    if position == .none {
      if rect.minY < top {
        position = .top
      } else if rect.maxY > bottom {
        position = .bottom
      } else {
        return nil
      }
    }
    let y =
      switch position {
      case .none, .top: rect.minY - inset.top - floating
      case .middle: rect.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
      case .bottom: rect.maxY + inset.bottom - bounds.height
      }
    return scrollGeometry.clamped(CGPoint(x: contentOffset.x, y: y))
  }
}
