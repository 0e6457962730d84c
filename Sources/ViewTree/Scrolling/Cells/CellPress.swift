import Foundation
import Responder

/// The touch that may select a row or an item.
struct CellPress {
  /// The row or item under the touch, which is highlighted.
  var path: IndexPath?
  weak var touch: Touch?
}

/// A table or collection view, whose cells are highlighted while they are touched, and selected by a tap.
@MainActor protocol CellPressing: ScrollView {
  var press: CellPress { get set }
  /// The number of reloads and updates; a delegate that reloads the content in a call ends the touch's
  /// effect.
  var loads: Int { get }
  /// Returns the row or item whose cell is under the touch, or nil if it can't be selected.
  func selectablePath(under touch: Touch) -> IndexPath?
  /// Asks the delegate whether the row or item may be highlighted.
  func mayHighlight(_ path: IndexPath) -> Bool
  /// Highlights the cell or ends its highlighting, then notifies the delegate.
  func setHighlighted(_ path: IndexPath, _ isHighlighted: Bool)
  /// Returns the cell of a row or item, or nil if it has none.
  func pressedCell(at path: IndexPath) -> View?
  /// Performs the effect of a tap.
  func userTaps(_ path: IndexPath)
}

extension CellPressing {
  func beginPress(_ touches: Set<Touch>) {
    guard press.path == nil, let touch = touches.first, let path = selectablePath(under: touch) else {
      return
    }
    let load = loads
    guard mayHighlight(path), loads == load else { return }
    press = CellPress(path: path, touch: touch)
    setHighlighted(path, true)
  }

  func endPress(_ touches: Set<Touch>) {
    guard let path = release(touches), let cell = pressedCell(at: path), let touch = touches.first,
      cell.point(inside: touch.location(in: cell), with: nil)
    else { return }
    userTaps(path)
  }

  func cancelPress(_ touches: Set<Touch>) { _ = release(touches) }

  /// Ends the highlighting and returns the row or item, or nil if the content has changed meanwhile.
  private func release(_ touches: Set<Touch>) -> IndexPath? {
    guard let path = press.path else { return nil }
    if let touch = press.touch, !touches.contains(touch) { return nil }
    press = CellPress()
    let load = loads
    setHighlighted(path, false)
    return loads == load ? path : nil
  }

  /// Returns the nearest cell around the touched view for which a condition holds.
  func cell<Cell: View>(under touch: Touch, where isOwn: (Cell) -> Bool) -> Cell? {
    var view = touch.view
    while let candidate = view, candidate !== self {
      if let cell = candidate as? Cell, isOwn(cell) { return cell }
      view = candidate.superview
    }
    return nil
  }
}
