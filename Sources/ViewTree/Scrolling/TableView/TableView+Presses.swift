import Foundation
import Responder
import Simulation

/// The touch that may select a row.
struct TablePressing {
  /// The row under the touch, which is highlighted.
  var path: IndexPath?
  weak var touch: Touch?
}

/// Handling of touches in cells.
extension TableView {
  final func beginPress(_ touches: Set<Touch>) {
    // While a row shows its swipe actions, a touch elsewhere only hides them.
    guard swipe == nil else { return closeSwipe(animated: true) }
    guard pressing.path == nil, let touch = touches.first, allowsTaps, let row = row(under: touch) else {
      return
    }
    let load = loads
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: row.path) ?? true, loads == load else {
      return
    }
    pressing = TablePressing(path: row.path, touch: touch)
    row.cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: row.path)
  }

  final func endPress(_ touches: Set<Touch>) {
    guard let path = release(touches), let cell = shownCell(at: path), let touch = touches.first,
      cell.point(inside: touch.location(in: cell), with: nil)
    else { return }
    personTaps(path)
  }

  final func cancelPress(_ touches: Set<Touch>) { _ = release(touches) }

  /// Unhighlights the pressed row and returns it, or nil if the content has changed meanwhile.
  private func release(_ touches: Set<Touch>) -> IndexPath? {
    guard let path = pressing.path else { return nil }
    if let touch = pressing.touch, !touches.contains(touch) { return nil }
    pressing = TablePressing()
    let load = loads
    shownCell(at: path)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    return loads == load ? path : nil
  }

  private func row(under touch: Touch) -> ShownRow? {
    var view = touch.view
    while let candidate = view, candidate !== self {
      if let cell = candidate as? TableViewCell, cell.table === self { return row(of: cell) }
      view = candidate.superview
    }
    return nil
  }
}
