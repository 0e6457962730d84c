import Foundation
import Responder
import Simulation

/// The gestures that a row has an effect for.
extension ScrollView {
  /// Returns whether a swipe along a cell reveals its actions, or hides revealed ones. Asks the delegate for
  /// the actions, as the begin of such a swipe does.
  package final func offersSwipe(on cell: View, toLeft isLeft: Bool) -> Bool {
    guard let rows = self as? any RowSwiping, let cell = cell as? any SwipeableCell,
      let path = rows.path(ofSwiped: cell),
      rows.swipedRow(at: CGPoint(x: cell.frame.midX, y: cell.frame.midY))?.cell === cell
    else { return false }
    let isTowardsTrailing = (isLeft ? -1 : 1) * directionFactor > 0
    if let open = rows.swipe, open.cell === cell { return open.isLeading != isTowardsTrailing }
    return rows.swipeActions(for: path, isLeading: isTowardsTrailing)?.actions.isEmpty == false
  }

  /// Returns whether a long press on a cell opens a menu: a context menu (from iOS 13), or the edit menu of a
  /// table's row. Asks the delegate, as the press does.
  package final func offersMenu(on cell: View) -> Bool {
    let middle = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    let hasContextMenus = systemValue(of: VersionRules.hasContextMenus)
    switch (self, cell) {
    case (let table as TableView, let cell as TableViewCell):
      guard let delegate = table.tableDelegate, let path = table.row(of: cell)?.path else { return false }
      if hasContextMenus,
        delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: middle) != nil
      {
        return true
      }
      return delegate.tableView(table, shouldShowMenuForRowAt: path)
    case (let view as CollectionView, let cell as CollectionViewCell):
      guard hasContextMenus, let delegate = view.collectionDelegate, let path = view.item(of: cell)?.path
      else { return false }
      if systemValue(of: VersionRules.hasMenusOfSeveralItems),
        delegate.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: middle) != nil
      {
        return true
      }
      return delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: middle) != nil
    default: return false
    }
  }
}
