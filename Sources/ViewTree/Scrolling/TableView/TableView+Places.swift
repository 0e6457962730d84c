import Foundation
import Simulation

/// The contents of a table and their positions. All rectangles and points are in the table's scrolling
/// coordinates.
extension TableView {
  /// A scroll to a row by code, which the next layout pass corrects after it has measured the rows there.
  struct PendingScroll {
    let path: IndexPath
    let position: ScrollPosition
    /// The offset as long as nothing else scrolls.
    var offset: CGPoint
  }

  final var baseNumberOfSections: Int {
    loadIfNeeded()
    return counts?.count ?? 0
  }

  final func baseNumberOfRows(inSection section: Int) -> Int {
    requireSection(section)
    return counts == nil ? 0 : rowCount(of: section)
  }

  // MARK: Rectangles

  /// Implements ``rect(forSection:)``.
  final func baseRect(forSection section: Int) -> CGRect {
    map(with: section)?.rect(ofSection: section) ?? .zero
  }

  /// Returns the frame of a section's header when it doesn't float.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    map(with: section)?.rect(ofHeader: section) ?? .zero
  }

  /// Returns the frame of a section's footer when it doesn't float.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    map(with: section)?.rect(ofFooter: section) ?? .zero
  }

  /// Implements ``rectForRow(at:)``.
  final func baseRectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let map, map.contains(indexPath) else { return .zero }
    return map.rect(ofRow: indexPath)
  }

  final func requireSection(_ section: Int) {
    loadIfNeeded()
    let count = counts?.count ?? 0
    guard (0..<count).contains(section) else {
      programmerError("\(debugName) has no section \(section); it has \(count)")
    }
  }

  /// Returns the map if it contains a section, or nil while the heights of new sections are being read.
  private func map(with section: Int) -> TableMap? {
    requireSection(section)
    return map.flatMap { $0.sections.indices.contains(section) ? $0 : nil }
  }

  // MARK: Rows

  /// Implements ``indexPathForRow(at:)``.
  final func baseIndexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard let map, point.x >= map.margins.left, point.x < map.width - map.margins.right else { return nil }
    return map.row(at: point.y)
  }

  /// Returns the rows in a rectangle, in order. Its edges are rounded down to whole points; a rectangle
  /// without an area contains the row at its corner (MT23).
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isEmpty else { return baseIndexPathForRow(at: rect.origin).map { [$0] } ?? [] }
    loadIfNeeded()
    guard let map, rect.maxX > map.margins.left, rect.minX < map.width - map.margins.right else { return [] }
    let (top, bottom) = (rect.minY.rounded(.down), rect.maxY.rounded(.down))
    return map.rows(from: top, to: max(bottom, top.nextUp))
  }

  // MARK: Scrolling

  /// Implements ``scrollToRow(at:at:animated:)``.
  final func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    requireRow(indexPath, for: "scroll to")
    guard let goal = offset(for: indexPath, at: scrollPosition) else { return }
    setContentOffset(goal, animated: animated)
    guard !animated else { return }
    pendingScroll = PendingScroll(path: indexPath, position: scrollPosition, offset: contentOffset)
    baseSetNeedsLayout()
  }

  /// Scrolls to the selected row nearest to the middle of the visible area; does nothing without a selection.
  public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.min {
      abs(baseRectForRow(at: $0).midY - middle) < abs(baseRectForRow(at: $1).midY - middle)
    }
    if let nearest { scroll(to: nearest, at: scrollPosition, animated: animated) }
  }

  /// Returns the content offset that places a row at a position, or nil if no scrolling is needed.
  final func offset(for path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard let map else { return nil }
    let rect = map.rect(ofRow: path)
    let inset = baseAdjustedContentInset
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
