import Foundation
import Simulation

/// The common part of the diffable data sources of tables and collection views: the current snapshot.
@preconcurrency @MainActor
open class DiffableDataSource<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  final var current = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>() {
    didSet { (paths, places) = (nil, nil) }
  }
  /// The paths of all items and the places of all sections, from the first request after a change.
  private var paths: [ItemIdentifierType: IndexPath]?
  private var places: [SectionIdentifierType: Int]?

  init() {}

  /// Shows a snapshot: the list deletes, inserts, moves and reloads the items in which it differs from the
  /// current one. The completion is called after the animation; without one, or outside of windows, as that
  /// of a batch of updates.
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { show(snapshot, isAnimated: animatingDifferences, completion) }

  /// Shows a snapshot and returns after the animation; see ``apply(_:animatingDifferences:completion:)``.
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      show(snapshot, isAnimated: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot with a reload in place of updates, and calls the completion after it.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    showReloaded(snapshot)
    completion?()
  }

  /// Shows a snapshot with a reload in place of updates, and returns after it.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { showReloaded(snapshot) }

  /// Returns a copy of the current content, without marks for reloading.
  open func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Returns the section at a position, or nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

  /// Returns the position of a section, or nil if the list doesn't show it. The first call after a change
  /// costs O(sections), and others O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    if places == nil {
      places = Dictionary(
        uniqueKeysWithValues: current.sectionIdentifiers.enumerated().map { ($0.element, $0.offset) }
      )
    }
    return places?[sectionIdentifier]
  }

  /// Returns the item at a position, or nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Returns the position of an item, or nil if the list doesn't show it. The first call after a change costs
  /// O(items), and others O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    if paths == nil { paths = current.paths }
    return paths?[itemIdentifier]
  }

  // MARK: Implementation

  /// Shows a snapshot with updates.
  func show(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    current = snapshot.withoutReloads
    completion?()
  }

  /// Shows a snapshot with a reload.
  func showReloaded(_ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    current = snapshot.withoutReloads
  }

  /// The number of items in the section at a position.
  final func count(inSection section: Int) -> Int {
    current.section(at: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the cell of the item at a path, from a cell provider.
  final func cell<Cell>(
    at path: IndexPath,
    of list: View,
    from provider: (ItemIdentifierType) -> Cell?
  ) -> Cell {
    guard let item = current.item(at: path) else {
      programmerError("\(list.debugName): the snapshot has no item at \(path)")
    }
    guard let cell = provider(item) else {
      programmerError("\(list.debugName): the cell provider returned nil for the item \(item)")
    }
    return cell
  }
}
