import Foundation

/// The expansion of items by the simulated user.
extension CollectionViewDiffableDataSource {
  /// Returns the level of an item in its section snapshot, or nil if there is no such item.
  final func outlineLevel(at path: IndexPath) -> Int? {
    guard let item = current.item(at: path), let section = current.section(at: path.section) else {
      return nil
    }
    return tree(of: section).level(of: item)
  }

  /// Returns whether an item is expanded.
  final func isExpanded(at path: IndexPath) -> Bool {
    guard let item = current.item(at: path), let section = current.section(at: path.section) else {
      return false
    }
    return tree(of: section).isExpanded(item)
  }

  /// Expands an item, or collapses it, if the handlers allow it.
  final func toggleExpansion(at path: IndexPath) {
    guard let item = current.item(at: path), let section = current.section(at: path.section) else { return }
    var tree = tree(of: section)
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let given = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: given)
      }
      tree.expand([item])
    }
    apply(tree, to: section, animatingDifferences: true, completion: nil)
  }
}
