import Foundation
import Responder
import Simulation

/// The commands of a row in the edit menu.
@MainActor struct RowMenu {
  /// The cell, at which the menu points.
  let cell: TableViewCell
  /// Returns whether the row performs a command for a sender.
  let canPerform: (MethodSelector, Any?) -> Bool
  /// Performs a command for a sender.
  let perform: (MethodSelector, Any?) -> Void
}

/// The edit menu of a row under a touch that rests.
extension TableView {
  /// The time that a touch rests on a row before the menu is shown.
  private static let menuDelay = Duration.milliseconds(500)

  /// Begins to wait for the menu of the row under the touch.
  final func awaitMenu() {
    menuTimer?.cancel()
    menuTimer = nil
    guard let path = press.path, tableDelegate != nil, let context = baseWindow?.context else { return }
    menuTimer = context.schedule(after: Self.menuDelay, label: "the menu of \(path.rowText)") { [weak self] in
      self?.showMenu()
    }
  }

  /// Shows the menu if the delegate allows it and the row performs any command. The row is then highlighted
  /// no more, and the touch doesn't select it.
  private func showMenu() {
    guard let path = press.path, let cell = baseCellForRow(at: path), let tableDelegate else { return }
    let load = loads
    guard tableDelegate.tableView(self, shouldShowMenuForRowAt: path), loads == load else { return }
    let menu = RowMenu(cell: cell) { [weak self, weak cell] action, sender in
      guard let self, let path = cell.flatMap(row(of:))?.path else { return false }
      return self.tableDelegate?.tableView(
        self,
        canPerformAction: action,
        forRowAt: path,
        withSender: sender
      ) ?? false
    } perform: { [weak self, weak cell] action, sender in
      guard let self, let path = cell.flatMap(row(of:))?.path else { return }
      self.tableDelegate?.tableView(self, performAction: action, forRowAt: path, withSender: sender)
    }
    guard baseWindow?.application.showMenu(of: menu) ?? false, loads == load else { return }
    press = CellPress()
    setHighlighted(path, false)
  }
}
