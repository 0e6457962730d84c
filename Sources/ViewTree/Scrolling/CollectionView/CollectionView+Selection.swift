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
    if !allowsSeveral { for path in selection where path != indexPath { setSelected(path, false) } }
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
    baseCellForItem(at: path)?.isSelected = isSelected
  }

  // MARK: Selection by touch

  final func userTaps(_ path: IndexPath) {
    if let accessory = (baseCellForItem(at: path) as? CollectionViewListCell)?.accessoryOfTaps {
      return accessory.perform()
    }
    let load = loads
    if allowsSeveral, selection.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true, loads == load else {
        return
      }
      return userDeselects(path)
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true, loads == load else {
      return
    }
    if !allowsSeveral { for old in selection where old != path { userDeselects(old) } }
    guard loads == load else { return }
    setSelected(path, true)
    baseCellForItem(at: path)?.segue?.trigger(baseCellForItem(at: path))
    log("selects", path) { collectionDelegate?.collectionView(self, didSelectItemAt: path) }
  }

  private func userDeselects(_ path: IndexPath) {
    setSelected(path, false)
    log("deselects", path) { collectionDelegate?.collectionView(self, didDeselectItemAt: path) }
  }

  final func log(_ verb: String, _ path: IndexPath, _ body: () -> Void) {
    guard let window = baseWindow, window.isLogged else { return body() }
    window.log.recording(.action, debugName, "\(verb) \(path.itemText)", during: body)
  }
}

// MARK: - Touches

extension CollectionView: CellPressing {
  final func selectablePath(under touch: Touch) -> IndexPath? {
    guard allowsTaps else { return nil }
    return cell(under: touch) { (cell: CollectionViewCell) in cell.collection === self }.flatMap(item(of:))?
      .path
  }

  final func mayHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  final func setHighlighted(_ path: IndexPath, _ isHighlighted: Bool) {
    baseCellForItem(at: path)?.isHighlighted = isHighlighted
    if isHighlighted {
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  final func pressedCell(at path: IndexPath) -> View? { baseCellForItem(at: path) }
}
