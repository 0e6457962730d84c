import Foundation
import Simulation

/// The state of a table for its cells.
@MainActor struct TableFeatures {
  /// The row whose cell is being configured again.
  var reconfiguring: (path: IndexPath, cell: TableViewCell)?
  /// The cells whose rows are to be measured again.
  var resizedCells: [TableViewCell] = []
  var prefetching = Prefetching()
  /// The insets of separators that the app has set.
  var separatorInset: EdgeInsets?
  /// Whether the content of rows, headers and footers is between the safe areas of the sides.
  var insetsContentViews = true
  /// The insets of that content in the last layout.
  var contentSides = TableMargins()
  /// Whether the rows in sight have no cells yet because the content was replaced.
  var awaitsCells = false
  /// The content of a table of static cells in a storyboard.
  var staticSections: [StaticTableSection] = []
}

/// A section of a table with static cells.
@MainActor struct StaticTableSection {
  /// A row; the height is nil for that of the table.
  struct Row {
    var cell: TableViewCell
    var height: CGFloat?
  }

  var header: String?
  var footer: String?
  var rows: [Row]
}

/// The state of a collection view for its cells.
@MainActor struct CollectionFeatures {
  /// The item whose cell is being configured again.
  var reconfiguring: (path: IndexPath, cell: CollectionViewCell)?
  /// The cells whose items are to be measured again.
  var resizedCells: [CollectionViewCell] = []
  var prefetching = Prefetching()
  /// The names of the registrations that were used.
  var registrations = RegistrationNames()
  /// The work that shows the menu of the item under the touch.
  var menuTimer: ScheduledWork?
}

extension TableView {
  /// Requests the existing cells of rows from the data source, which configures them again. Rows without
  /// cells are skipped.
  final func reconfigureCells(at paths: [IndexPath]) {
    let load = loads
    for path in paths where loads == load {
      guard let cell = baseCellForRow(at: path), let dataSource else { continue }
      let outer = features.reconfiguring
      features.reconfiguring = (path, cell)
      let new = dataSource.tableView(self, cellForRowAt: path)
      features.reconfiguring = outer
      guard new === cell else {
        programmerError("\(debugName): the cell for \(path.rowText) was configured again with another cell")
      }
      guard loads == load else { return }
      if let asked = Optional(askedHeight(at: path)), asked < 0, loads == load {
        let height = height(of: cell, asked: asked)
        if loads == load { map?.measure(path, height) }
      }
    }
  }
}

extension CollectionView {
  /// Requests the existing cells of items from the data source, which configures them again. Items without
  /// cells are skipped.
  final func reconfigureCells(at paths: [IndexPath]) {
    let load = loads
    for path in paths where loads == load {
      guard let cell = baseCellForItem(at: path), let dataSource else { continue }
      let outer = features.reconfiguring
      features.reconfiguring = (path, cell)
      let new = CellRequests.during { dataSource.collectionView(self, cellForItemAt: path) }
      features.reconfiguring = outer
      guard new === cell else {
        programmerError("\(debugName): the cell for \(path.itemText) was configured again with another cell")
      }
      if loads == load { sizeDidChange(of: cell) }
    }
  }
}
