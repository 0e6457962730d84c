import Foundation
import Simulation

/// A table's data source whose content is a snapshot of identifiers. Its initializer makes it the table's
/// data source.
@preconcurrency @MainActor
open class TableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, TableViewDataSource
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

  /// Creates an empty data source and makes it the table's.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  override final func show(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard let tableView else { return super.show(snapshot, isAnimated: isAnimated, completion) }
    tableView.beginBatch()
    var update = snapshot.update(from: current)
    current = snapshot.withoutReloads
    update.isAnimated = isAnimated && defaultRowAnimation != .none
    tableView.batch?.update = update
    if let completion { tableView.batch?.completions.append { _ in completion() } }
    tableView.endBatch()
  }

  override final func showReloaded(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    super.showReloaded(snapshot)
    tableView?.reloadData()
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    count(inSection: section)
  }

  /// Returns the cell from the cell provider.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cell(at: indexPath, of: tableView) { cellProvider(tableView, indexPath, $0) }
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
