import Foundation
import Simulation

/// A collection view's data source whose content is a snapshot of identifiers. Its initializer makes it the
/// collection view's data source.
@preconcurrency @MainActor
open class CollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  CollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// A closure that returns the cell of an item, or nil, which stops the program.
  public typealias CellProvider = (CollectionView, IndexPath, ItemIdentifierType) -> CollectionViewCell?
  /// A closure that returns the supplementary view of a kind, or nil, which stops the program.
  public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) -> CollectionReusableView?

  /// The closure that provides headers, footers and other supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider
  private var current = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates an empty data source and makes it the collection view's.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    collectionView.dataSource = self
  }

  /// Shows a snapshot: the collection view deletes, inserts, moves and reloads the items in which it differs
  /// from the current one. The completion is called after the animation; without one, or outside of windows,
  /// as that of ``CollectionView/performBatchUpdates(_:completion:)``.
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let collectionView else {
      current = snapshot.withoutReloads
      completion?()
      return
    }
    let update = snapshot.update(from: current)
    let finish: ((Bool) -> Void)? = completion.map { completion in { _ in completion() } }
    func perform() {
      collectionView.performBatch(
        {
          self.current = snapshot.withoutReloads
          collectionView.update { $0 = update }
        },
        finish
      )
    }
    if animatingDifferences { perform() } else { View.performWithoutAnimation { perform() } }
  }

  /// Shows a snapshot with `reloadData()` in place of updates, and calls the completion after it.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutReloads
    collectionView?.reloadData()
    completion?()
  }

  /// Returns a copy of the current content, without marks for reloading.
  open func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Returns the section at a position, or nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

  /// Returns the position of a section, or nil if the collection view doesn't show it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at a position, or nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Returns the position of an item, or nil if the collection view doesn't show it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    current.section(at: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the cell from the cell provider.
  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    guard let item = current.item(at: indexPath) else {
      programmerError("\(collectionView.debugName): the snapshot has no item at \(indexPath)")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      programmerError("\(collectionView.debugName): the cell provider returned nil for the item \(item)")
    }
    return cell
  }

  /// Returns the view from ``supplementaryViewProvider``.
  open func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      programmerError("\(collectionView.debugName): no supplementary view provider returned a \(kind)")
    }
    return view
  }
}
