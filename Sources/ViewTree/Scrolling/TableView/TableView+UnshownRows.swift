import Foundation
import Responder
import Simulation

/// The rows without cells, which the simulated user finds as elements (XQ2).
extension TableView {
  /// The numbers of rows in the sections.
  package final var rowCounts: [Int] {
    loadIfNeeded()
    return map?.counts ?? []
  }

  /// The rows that have a cell, in row order.
  package final var rowsWithCells: [(path: IndexPath, cell: TableViewCell)] {
    shownRows.map { ($0.path, $0.cell) }
  }

  /// The number of reloads and updates, after which each row may have another content.
  package final var loadCount: Int { loads }

  /// Calls a closure with the cell that the data source returns for a row without one. The cell has the row's
  /// frame, isn't a subview, and is in the reuse queue afterwards; no method about its display is called.
  /// Returns nil for a row with a cell, and if the data source reloads the table meanwhile.
  package final func readCell<Result>(
    ofUnshownRow path: IndexPath,
    _ body: (TableViewCell) -> Result
  ) -> Result? {
    guard let map, map.contains(path), !isLoading, baseCellForRow(at: path) == nil, let dataSource,
      let window = baseWindow
    else { return nil }
    let load = loads
    return window.context.activate {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      guard loads == load, row(of: cell) == nil else { return nil }
      cell.table = self
      withoutAnimation {
        cell.frame = map.rect(ofRow: path)
        cell.layoutIfNeeded()
      }
      defer { reuse.keep(cell) }
      return body(cell)
    }
  }

  /// Scrolls to a row without animation, so that it is in the middle of the visible part or as near to that
  /// as the content's ends allow, and performs the layout. Does nothing if the row doesn't exist anymore.
  package final func reveal(rowAt path: IndexPath) {
    loadIfNeeded()
    guard let window = baseWindow, map?.contains(path) == true else { return }
    window.context.activate {
      scroll(to: path, at: .middle, animated: false)
      window.application.layoutIfNeeded()
    }
  }
}
