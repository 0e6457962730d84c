import Foundation

/// The expansion of items by the simulated user.
extension CollectionViewDiffableDataSource: OutlineProviding {
  final func outlineLevel(at path: IndexPath) -> Int? {
    guard let (item, tree) = outline(at: path), tree.hasLevels else { return nil }
    return tree.level(of: item)
  }

  final func isExpanded(at path: IndexPath) -> Bool {
    outline(at: path).map { item, tree in tree.isExpanded(item) } ?? false
  }

  /// Returns an item and the section snapshot that was applied to its section, or nil if there is none.
  private func outline(at path: IndexPath)
    -> (item: ItemIdentifierType, tree: DiffableDataSourceSectionSnapshot<ItemIdentifierType>)?
  {
    guard let item = current.item(at: path), let section = current.section(at: path.section),
      let tree = trees[section]
    else { return nil }
    return (item, tree)
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
