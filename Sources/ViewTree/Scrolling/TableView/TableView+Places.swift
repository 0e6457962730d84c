import Foundation
import Simulation

/// What a table has, and where it is. All rectangles and points are in the table's coordinates, which scroll.
extension TableView {
  final var sectionCount: Int {
    loadIfNeeded()
    return counts?.count ?? 0
  }

  final func rowCount(in section: Int) -> Int {
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

  /// What ``rectForRow(at:)`` does.
  final func rect(ofRow indexPath: IndexPath) -> CGRect {
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

  // MARK: Rows

  /// What ``indexPathForRow(at:)`` does.
  final func rowPath(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard let map, point.x >= 0, point.x < map.width else { return nil }
    return map.row(at: point.y)
  }

  /// Returns the rows in a rectangle, in their order.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard let map, rect.maxX > 0, rect.minX < map.width else { return [] }
    return map.rows(from: rect.minY, to: rect.maxY)
  }

  // MARK: Scrolling

  /// What ``scrollToRow(at:at:animated:)`` does.
  final func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    requireRow(indexPath, for: "scroll to")
    guard let goal = offset(for: indexPath, at: scrollPosition) else { return }
    setContentOffset(goal, animated: animated)
    guard !animated else { return }
    for _ in 0..<4 {
      requestLayout()
      layOutNow()
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
      abs(rect(ofRow: $0).midY - middle) < abs(rect(ofRow: $1).midY - middle)
    }
    if let nearest { scroll(to: nearest, at: scrollPosition, animated: animated) }
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
