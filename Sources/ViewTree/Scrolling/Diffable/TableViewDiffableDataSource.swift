import Foundation
import Simulation

/// A table's data source whose content is a snapshot of identifiers. Its initializer makes it the table's
/// data source.
@preconcurrency @MainActor
open class TableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  TableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// A closure that returns the cell of an item, or nil, which stops the program.
  public typealias CellProvider = (TableView, IndexPath, ItemIdentifierType) -> TableViewCell?

  /// The animation of updates; `.automatic` by default.
  open var defaultRowAnimation: TableView.RowAnimation = .automatic
  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  private var current = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates an empty data source and makes it the table's.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    tableView.dataSource = self
  }

  /// Shows a snapshot: the table deletes, inserts, moves and reloads the rows in which it differs from the
  /// current one. The completion is called after the animation; without one, or outside of windows, as that
  /// of ``TableView/performBatchUpdates(_:completion:)``.
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let tableView else {
      current = snapshot.withoutReloads
      completion?()
      return
    }
    tableView.beginBatch()
    var update = snapshot.update(from: current)
    current = snapshot.withoutReloads
    update.isAnimated = animatingDifferences && defaultRowAnimation != .none
    tableView.batch?.update = update
    if let completion { tableView.batch?.completions.append { _ in completion() } }
    tableView.endBatch()
  }

  /// Shows a snapshot with `reloadData()` in place of updates, and calls the completion after it.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutReloads
    tableView?.reloadData()
    completion?()
  }

  /// Returns a copy of the current content, without marks for reloading.
  open func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Returns the section at a position, or nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

  /// Returns the position of a section, or nil if the table doesn't show it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at a position, or nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Returns the position of an item, or nil if the table doesn't show it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    current.section(at: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the cell from the cell provider.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let item = current.item(at: indexPath) else {
      programmerError("\(tableView.debugName): the snapshot has no item at \(indexPath)")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      programmerError("\(tableView.debugName): the cell provider returned nil for the item \(item)")
    }
    return cell
  }

  /// Returns nil; a subclass returns the titles of headers.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns nil; a subclass returns the titles of footers.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns false; a subclass permits editing.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns false; a subclass permits moving.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; a subclass applies the snapshot with the change.
  open func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing; a subclass applies the snapshot with the change.
  open func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil; a subclass returns the titles of the index.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns the position of the title.
  open func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  { index }
}
