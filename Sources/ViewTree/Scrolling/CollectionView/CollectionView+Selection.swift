import Foundation
import Responder
import Simulation

extension CollectionView {
  /// Implements ``selectItem(at:animated:scrollPosition:)``.
  final func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { setSelected(path, false) }
      return
    }
    requireItem(indexPath, for: "select")
    if !allowsMultipleSelection { for path in selection where path != indexPath { setSelected(path, false) } }
    setSelected(indexPath, true)
    if !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Implements ``deselectItem(at:animated:)``.
  final func deselect(_ indexPath: IndexPath) { setSelected(indexPath, false) }

  private func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    guard isSelected != selection.contains(path) else { return }
    if isSelected {
      selection.append(path)
      selection.sort()
    } else {
      selection.removeAll { $0 == path }
    }
    shownCell(at: path)?.isSelected = isSelected
  }

  // MARK: Selection by touch

  private func personTaps(_ path: IndexPath) {
    let load = loads
    if allowsMultipleSelection, selection.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true, loads == load else {
        return
      }
      return personDeselects(path)
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true, loads == load else {
      return
    }
    if !allowsMultipleSelection { for old in selection where old != path { personDeselects(old) } }
    guard loads == load else { return }
    setSelected(path, true)
    log("selects", path) { collectionDelegate?.collectionView(self, didSelectItemAt: path) }
  }

  private func personDeselects(_ path: IndexPath) {
    setSelected(path, false)
    log("deselects", path) { collectionDelegate?.collectionView(self, didDeselectItemAt: path) }
  }

  private func log(_ verb: String, _ path: IndexPath, _ body: () -> Void) {
    guard let window = ownWindow, window.isLogged else { return body() }
    window.log.recording(.action, debugName, "\(verb) \(path.itemText)", during: body)
  }

  // MARK: Touches

  final func beginPress(_ touches: Set<Touch>) {
    guard pressing.path == nil, let touch = touches.first, allowsSelection || allowsMultipleSelection,
      let item = item(under: touch)
    else { return }
    let load = loads
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: item.path) ?? true, loads == load
    else { return }
    pressing = TablePressing(path: item.path, touch: touch)
    item.cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: item.path)
  }

  final func endPress(_ touches: Set<Touch>) {
    guard let path = release(touches), let cell = shownCell(at: path), let touch = touches.first,
      cell.point(inside: touch.location(in: cell), with: nil)
    else { return }
    personTaps(path)
  }

  final func cancelPress(_ touches: Set<Touch>) { _ = release(touches) }

  private func release(_ touches: Set<Touch>) -> IndexPath? {
    guard let path = pressing.path else { return nil }
    if let touch = pressing.touch, !touches.contains(touch) { return nil }
    pressing = TablePressing()
    let load = loads
    shownCell(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    return loads == load ? path : nil
  }

  private func item(under touch: Touch) -> ShownItem? {
    var view = touch.view
    while let candidate = view, candidate !== self {
      if let cell = candidate as? CollectionViewCell, cell.collection === self {
        return item(of: cell)
      }
      view = candidate.superview
    }
    return nil
  }
}
