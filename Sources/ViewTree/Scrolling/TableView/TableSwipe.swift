import Foundation
import Simulation

extension TableViewCell: SwipeableCell {}

/// Swipes along the rows of a table.
extension TableView: RowSwiping {
  final func swipedRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipeableCell)? {
    guard !isEditing, let path = baseIndexPathForRow(at: point), let cell = baseCellForRow(at: path) else {
      return nil
    }
    return (path, cell)
  }

  final func path(ofSwiped cell: any SwipeableCell) -> IndexPath? {
    (cell as? TableViewCell).flatMap(row(of:))?.path
  }

  /// Returns the delegate's configuration or, at the end of an editable row, its row actions, or else one
  /// with the action that deletes it.
  final func swipeActions(for path: IndexPath, isLeading: Bool) -> SwipeActionsConfiguration? {
    if isLeading { return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let given = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return given
    }
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    if let given = tableDelegate?.tableView(self, editActionsForRowAt: path) {
      return SwipeActionsConfiguration(actions: given.map { $0.action(for: path) })
    }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path)
    guard style ?? .delete == .delete else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = ContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
      if let self, let cell = swipe?.cell as? TableViewCell { commit(.delete, for: cell) }
      completion(true)
    }
    let configuration = SwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = true
    return configuration
  }

  final func swipeWillBegin(at path: IndexPath) {
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  final func swipeDidEnd(at path: IndexPath?) { tableDelegate?.tableView(self, didEndEditingRowAt: path) }
}
