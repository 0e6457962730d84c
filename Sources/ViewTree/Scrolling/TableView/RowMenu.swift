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
    if showContextMenu() { return }
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

  /// Opens the context menu of the row under the touch if the delegate has one; from iOS 13. The row is then
  /// highlighted no more, and the touch doesn't select it. Returns whether the touch has no further effect.
  final func showContextMenu() -> Bool {
    guard let path = press.path, let cell = baseCellForRow(at: path), let tableDelegate,
      let application = baseWindow?.application, application.context.rule(VersionRules.hasContextMenus)
    else { return false }
    let load = loads
    let point = press.touch?.location(in: self) ?? cell.center
    let configuration = tableDelegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    guard let configuration else { return loads != load }
    guard loads == load else { return true }
    press = CellPress()
    setHighlighted(path, false)
    let preview = tableDelegate.tableView(
      self,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
    let shown = application.showContextMenu(
      configuration,
      at: preview?.view ?? cell,
      events: ContextMenuEvents { [weak self] animator in
        guard let self else { return }
        self.tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
      } willPerform: { [weak self] animator in
        guard let self else { return }
        self.tableDelegate?.tableView(
          self,
          willPerformPreviewActionForMenuWith: configuration,
          animator: animator
        )
      } willEnd: { [weak self] animator in
        guard let self, let tableDelegate = self.tableDelegate else { return }
        _ = tableDelegate.tableView(
          self,
          previewForDismissingContextMenuWithConfiguration: configuration
        )
        tableDelegate.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
      }
    )
    dragging?.menu = shown
    return true
  }
}
