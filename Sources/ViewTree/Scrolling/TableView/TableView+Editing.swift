import Foundation
import Simulation

/// A row that is being moved by a touch.
struct TableMoving {
  let cell: TableViewCell
  /// The distance from the cell's top to the touch.
  let grip: CGFloat
  var y: CGFloat
}

/// Editing of rows by the simulated user.
extension TableView {
  /// Updates a cell's editing controls to match the table.
  final func prepareForEditing(_ cell: TableViewCell, _ path: IndexPath, animated: Bool) {
    if isEditing {
      let mayEdit = dataSource?.tableView(self, canEditRowAt: path) ?? true
      let asked = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.editingStyle = mayEdit ? asked : .none
      cell.mayMove = dataSource?.tableView(self, canMoveRowAt: path) ?? true
      cell.shouldIndentWhileEditing =
        tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  final func tapAccessory(of cell: TableViewCell) {
    guard let path = row(of: cell)?.path else { return }
    baseCellForRow(at: path)?.performSegue(ofAccessory: true)
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  final func deleteTitle(for cell: TableViewCell) -> String? {
    guard let path = row(of: cell)?.path else { return nil }
    return tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
  }

  /// Commits an insertion or deletion that the simulated user has requested with the cell's control.
  final func commit(_ style: TableViewCell.EditingStyle, for cell: TableViewCell) {
    guard let path = row(of: cell)?.path else { return }
    cell.showingDeleteConfirmation = false
    log(style == .insert ? "commits an insertion at" : "commits the deletion of", path) {
      dataSource?.tableView(self, commit: style, forRowAt: path)
    }
  }

  // MARK: Moving

  final func beginMoving(_ cell: TableViewCell, from y: CGFloat) -> Bool {
    guard moving == nil, row(of: cell) != nil else { return false }
    moving = TableMoving(cell: cell, grip: y - cell.frame.minY, y: y)
    bringSubviewToFront(cell)
    return true
  }

  /// Moves the cell with the touch; the other rows stay until the touch is lifted.
  final func continueMoving(to y: CGFloat) {
    guard let moving else { return }
    self.moving?.y = y
    moving.cell.frame.origin.y = y - moving.grip
  }

  /// Moves the row to the position under the touch, unless the delegate chooses another: notifies the data
  /// source, and then updates the table, unless the data source has changed it.
  final func endMoving() {
    guard let moving, let map, let start = row(of: moving.cell)?.path else { return cancelMoving() }
    let height = map.rect(ofRow: start).height
    let middle = moving.y - moving.grip + height / 2
    let proposed = map.row(at: middle) ?? (middle < map.head ? firstRow : lastRow) ?? start
    let goal =
      tableDelegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: start,
        toProposedIndexPath: proposed
      ) ?? proposed
    self.moving = nil
    guard goal != start else { return settleMoved() }
    let load = loads
    log("moves \(start.rowText) to", goal) { dataSource?.tableView(self, moveRowAt: start, to: goal) }
    if loads == load { moveRow(at: start, to: goal) } else { settleMoved() }
  }

  /// Returns the row to its position.
  final func cancelMoving() {
    moving = nil
    settleMoved()
  }

  private func settleMoved() {
    sendCellsToBack(shownRows.map(\.cell), before: backgroundView)
    setNeedsLayout()
  }

  private var firstRow: IndexPath? {
    map?.sections.firstIndex { $0.rows.count > 0 }.map { IndexPath(row: 0, section: $0) }
  }

  private var lastRow: IndexPath? {
    guard let map, let section = map.sections.lastIndex(where: { $0.rows.count > 0 }) else { return nil }
    return IndexPath(row: map.sections[section].rows.count - 1, section: section)
  }
}
