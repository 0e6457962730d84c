import Foundation
import Simulation

/// A collection view's data source whose content is a snapshot of identifiers. Its initializer makes it the
/// collection view's data source.
@preconcurrency @MainActor
open class CollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, CollectionViewDataSource
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
  /// The section snapshots that were applied, as long as they have the items of their sections.
  final var trees: [SectionIdentifierType: DiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// The closures that control interactive movement.
  open var reorderingHandlers = ReorderingHandlers()
  /// The closures that control the expansion of items by the simulated user.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates an empty data source and makes it the collection view's.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  override final func show(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard let collectionView else {
      super.show(snapshot, isAnimated: isAnimated, completion)
      return pruneTrees()
    }
    let update = snapshot.update(from: current)
    let finish: ((Bool) -> Void)? = completion.map { completion in { _ in completion() } }
    func perform() {
      collectionView.performBatch(
        {
          self.current = snapshot.withoutReloads
          self.pruneTrees()
          collectionView.update { $0 = update }
        },
        finish
      )
    }
    if isAnimated { perform() } else { collectionView.withoutAnimation(perform) }
  }

  override final func showReloaded(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    super.showReloaded(snapshot)
    pruneTrees()
    collectionView?.reloadData()
  }

  /// Drops the section snapshots whose visible items are no longer those of their sections.
  private func pruneTrees() {
    guard !trees.isEmpty else { return }
    trees = trees.filter { section, tree in
      current.indexOfSection(section) != nil
        && current.itemIdentifiers(inSection: section) == tree.visibleItems
    }
  }

  // MARK: Section snapshots

  /// Shows the visible items of a section snapshot in a section, which is added after the last one if there
  /// is none; see ``DiffableDataSource/apply(_:animatingDifferences:completion:)``.
  open func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { show(snapshot, in: section, isAnimated: animatingDifferences, completion) }

  /// Shows the visible items of a section snapshot and returns after the animation.
  open func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      show(snapshot, in: section, isAnimated: animatingDifferences) { continuation.resume() }
    }
  }

  /// Returns the section snapshot that was applied to a section, or one with the section's items if none was,
  /// or if another snapshot has changed the items since. Empty if there is no such section.
  open func snapshot(for section: SectionIdentifierType)
    -> DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  { tree(of: section) }

  private func show(
    _ tree: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType,
    isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(tree.visibleItems, toSection: section)
    trees[section] = tree
    show(next, isAnimated: isAnimated, completion)
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    count(inSection: section)
  }

  /// Returns the cell from the cell provider.
  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  { cell(at: indexPath, of: collectionView) { cellProvider(collectionView, indexPath, $0) } }

  /// Returns whether ``reorderingHandlers`` allow the movement of an item; false without a closure.
  open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the snapshot, between the calls of the two closures of ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: CollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(sourceIndexPath, to: destinationIndexPath) }

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
