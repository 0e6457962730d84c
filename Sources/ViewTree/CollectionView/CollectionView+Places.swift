import Foundation
import Simulation

/// What a collection view has, and where it is, in its own coordinates, which scroll.
extension CollectionView {
  /// How many sections there are; asks the data source only if nothing is known yet.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return counts?.count ?? 0
  }

  /// Returns how many items a section has. Stops with `CollectionView has no section 3; it has 1` if there is no such section.
  public final func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    let counts = counts ?? []
    guard counts.indices.contains(section) else {
      programmerError("\(debugName) has no section \(section); it has \(counts.count)")
    }
    return counts[section]
  }

  final func requireItem(_ path: IndexPath, for verb: String) {
    loadIfNeeded()
    let counts = counts ?? []
    guard path.count == 2, counts.indices.contains(path.section),
      (0..<counts[path.section]).contains(path.item)
    else { programmerError("\(debugName) has no \(path.itemText) to \(verb)") }
  }

  /// Returns an item's cell; nil while it has none, as it is out of sight.
  public final func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? { shownCell(at: indexPath) }

  /// Returns the item of a cell that is shown; nil for any other.
  public final func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    shownItems.first { $0.cell === cell }?.path
  }

  /// Returns the item that is shown at a point; nil where there is none.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    prepareLayout()
    let place = CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -0.5, dy: -0.5)
    return collectionViewLayout.layoutAttributesForElements(in: place)?
      .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// The cells of which something is seen, in the order of their items.
  public final var visibleCells: [CollectionViewCell] {
    shownItems.map(\.cell).filter { !$0.frame.intersection(bounds).isEmpty }
  }

  /// The items of which something is seen, in their order.
  public final var indexPathsForVisibleItems: [IndexPath] {
    shownItems.filter { !$0.cell.frame.intersection(bounds).isEmpty }.map(\.path)
  }

  /// Returns where an item is, as the layout says.
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    loadIfNeeded()
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns a view beside items, if it is shown.
  public final func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> CollectionReusableView?
  {
    shownBands.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }

  /// Scrolls until an item is at a place of what is seen, as far as the content goes; along an axis that the position doesn't
  /// name, as little as needed.
  ///
  /// Stops with `CollectionView has no item 7 of section 0 to scroll to` if there is no such item.
  public final func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    requireItem(indexPath, for: "scroll to")
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    var goal = contentOffset
    if scrollPosition.contains(.top) {
      goal.y = rect.minY - inset.top
    } else if scrollPosition.contains(.bottom) {
      goal.y = rect.maxY - seen.height - inset.top
    } else if scrollPosition.contains(.centeredVertically) {
      goal.y = rect.midY - seen.height / 2 - inset.top
    } else if rect.minY < seen.minY {
      goal.y += rect.minY - seen.minY
    } else if rect.maxY > seen.maxY {
      goal.y += rect.maxY - seen.maxY
    }
    if scrollPosition.contains(.left) {
      goal.x = rect.minX - inset.left
    } else if scrollPosition.contains(.right) {
      goal.x = rect.maxX - seen.width - inset.left
    } else if scrollPosition.contains(.centeredHorizontally) {
      goal.x = rect.midX - seen.width / 2 - inset.left
    } else if rect.minX < seen.minX {
      goal.x += rect.minX - seen.minX
    } else if rect.maxX > seen.maxX {
      goal.x += rect.maxX - seen.maxX
    }
    setContentOffset(scrollGeometry.clamped(goal), animated: animated)
  }
}
