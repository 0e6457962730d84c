import Foundation
import Simulation

/// Selection of rows.
extension TableView {
  /// Implements ``selectRow(at:animated:scrollPosition:)``.
  final func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll(animated: animated) }
    requireRow(indexPath, for: "select")
    if !allowsSeveral { for path in selection where path != indexPath { setSelected(path, false, animated) } }
    setSelected(indexPath, true, animated)
    if scrollPosition != .none { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Implements ``deselectRow(at:animated:)``.
  final func deselect(_ indexPath: IndexPath, animated: Bool) {
    if selection.contains(indexPath) { setSelected(indexPath, false, animated) }
  }

  final func deselectAll(animated: Bool = false) {
    for path in selection { setSelected(path, false, animated) }
  }

  /// Whether a tap selects a row now.
  final var allowsTaps: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsSeveral
  }

  /// Whether several rows can be selected now.
  final var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func setSelected(_ path: IndexPath, _ isSelected: Bool, _ animated: Bool) {
    guard isSelected != selection.contains(path) else { return }
    if isSelected {
      selection.append(path)
      selection.sort()
    } else {
      selection.removeAll { $0 == path }
    }
    baseCellForRow(at: path)?.setSelected(isSelected, animated: animated)
  }

  // MARK: By the simulated user

  /// Handles the simulated user's tap on a row. Calls the delegate's `willSelect` for the row, then
  /// `willDeselect` and `didDeselect` for each row that it replaces, performs the cell's segue, and calls
  /// `didSelect`.
  final func userTaps(_ path: IndexPath) {
    if allowsSeveral, selection.contains(path) { return userDeselects(path) }
    let load = loads
    guard let wanted = ask(path, { $0.tableView(self, willSelectRowAt: path) }), loads == load,
      map?.contains(wanted) ?? false
    else { return }
    if !allowsSeveral { for old in selection where old != wanted { userDeselects(old) } }
    guard loads == load else { return }
    setSelected(wanted, true, false)
    baseCellForRow(at: wanted)?.performSegue(ofAccessory: false)
    log("selects", wanted) { tableDelegate?.tableView(self, didSelectRowAt: wanted) }
  }

  private func userDeselects(_ path: IndexPath) {
    let load = loads
    guard let wanted = ask(path, { $0.tableView(self, willDeselectRowAt: path) }), loads == load else {
      return
    }
    setSelected(wanted, false, false)
    log("deselects", wanted) { tableDelegate?.tableView(self, didDeselectRowAt: wanted) }
  }

  private func ask(_ path: IndexPath, _ question: (any TableViewDelegate) -> IndexPath?) -> IndexPath? {
    guard let tableDelegate else { return path }
    return question(tableDelegate)
  }

  /// Logs the simulated user's action on a row, as the cause of the delegate's actions in `body`.
  final func log(_ verb: String, _ path: IndexPath, _ body: () -> Void) {
    guard let window = baseWindow, window.isLogged else { return body() }
    window.log.recording(.action, debugName, "\(verb) \(path.rowText)", during: body)
  }

  final func requireRow(_ path: IndexPath, for verb: String) {
    loadIfNeeded()
    guard map?.contains(path) ?? false else {
      programmerError("\(debugName) has no \(path.rowText) to \(verb)\(countText(of: path))")
    }
  }

  private func countText(of path: IndexPath) -> String {
    guard let map, map.sections.indices.contains(path.section) else {
      return "; it has \(map?.sections.count ?? 0) sections"
    }
    return "; that has \(map.sections[path.section].rows.count) rows"
  }
}
