import Foundation

/// The change of a diffable data source by an interactive movement.
public struct DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The content before the movement.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The content after the movement.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of the items of all sections.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections that the movement concerns, in order.
  public let sectionTransactions:
    [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The change of one section by an interactive movement.
public struct DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's content before the movement.
  public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's content after the movement.
  public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of the section's visible items.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension CollectionViewDiffableDataSource {
  /// The closures that control interactive movement.
  public struct ReorderingHandlers {
    /// Returns whether an item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is moved in the snapshot.
    public var willReorder:
      ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after an item was moved in the snapshot.
    public var didReorder:
      ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates a value without closures.
    public init() {}
  }

  /// The closures that control the expansion of items by the simulated user.
  public struct SectionSnapshotHandlers<Item> where Item: Hashable, Item: Sendable {
    /// Returns whether an item may be expanded; true without a closure.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item may be collapsed; true without a closure.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the items below an item that is about to be expanded, given the present ones.
    public var snapshotForExpandingParent:
      ((Item, DiffableDataSourceSectionSnapshot<Item>) -> DiffableDataSourceSectionSnapshot<Item>)?

    /// Creates a value without closures.
    public init() {}
  }

  /// Returns the snapshot of a section.
  final func tree(of section: SectionIdentifierType) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let tree = trees[section] { return tree }
    var tree = DiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil { tree.append(current.itemIdentifiers(inSection: section)) }
    return tree
  }

  /// Moves an item in the snapshot. In the snapshot of its new section, it is a sibling of the item whose
  /// place it takes.
  final func reorder(_ source: IndexPath, to destination: IndexPath) {
    guard let item = current.item(at: source), let from = current.section(at: source.section),
      let to = current.section(at: destination.section), source != destination
    else { return }
    var next = current
    next.deleteItems([item])
    let others = next.itemIdentifiers(inSection: to)
    if others.indices.contains(destination.item) {
      next.insertItems([item], beforeItem: others[destination.item])
    } else {
      next.appendItems([item], toSection: to)
    }
    let sections = from == to ? [from] : current.sectionIdentifiers.filter { $0 == from || $0 == to }
    let before = Dictionary(uniqueKeysWithValues: sections.map { ($0, tree(of: $0)) })
    var after = before
    let below = from == to ? tree(of: from).snapshot(of: item, includingParent: true) : .init(item)
    after[from]?.delete([item])
    let visible = next.itemIdentifiers(inSection: to)
    if let place = visible.firstIndex(of: item) {
      if place + 1 < visible.count, after[to]?.contains(visible[place + 1]) ?? false {
        after[to]?.insert(below, before: visible[place + 1])
      } else if place > 0, after[to]?.contains(visible[place - 1]) ?? false {
        after[to]?.insert(below, after: visible[place - 1])
      } else {
        after[to]?.append([item])
      }
    }
    let transaction = DiffableDataSourceTransaction(
      initialSnapshot: current,
      finalSnapshot: next,
      difference: next.itemIdentifiers.difference(from: current.itemIdentifiers),
      sectionTransactions: sections.compactMap { section in
        guard let old = before[section], let new = after[section] else { return nil }
        return DiffableDataSourceSectionTransaction(
          sectionIdentifier: section,
          initialSnapshot: old,
          finalSnapshot: new,
          difference: new.visibleItems.difference(from: old.visibleItems)
        )
      }
    )
    reorderingHandlers.willReorder?(transaction)
    current = next
    for section in sections {
      // A snapshot that no longer has the section's order is replaced by the plain list.
      let isSame = after[section]?.visibleItems == next.itemIdentifiers(inSection: section)
      if trees[section] != nil { trees[section] = isSame ? after[section] : nil }
    }
    reorderingHandlers.didReorder?(transaction)
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Creates a snapshot with one item.
  fileprivate init(_ item: ItemIdentifierType) {
    self.init()
    append([item])
  }
}
