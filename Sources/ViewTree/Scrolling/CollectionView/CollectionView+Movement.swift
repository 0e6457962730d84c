import Foundation
import Simulation

/// An item that code moves.
struct InteractiveMove {
  let cell: CollectionViewCell
  var target: CGPoint
}

/// Moving items by code that follows a gesture. The other items stay until the end.
extension CollectionView {
  /// Implements ``beginInteractiveMovementForItem(at:)``.
  final func beginInteractiveMove(_ path: IndexPath) -> Bool {
    guard interactiveMove == nil, hasItem(path), let cell = baseCellForItem(at: path), let dataSource else {
      return false
    }
    let load = loads
    guard dataSource.collectionView(self, canMoveItemAt: path), load == loads else { return false }
    let center = CGPoint(x: shownFrame(of: cell).midX, y: shownFrame(of: cell).midY)
    interactiveMove = InteractiveMove(cell: cell, target: center)
    cell.applied = nil
    cell.superview?.bringSubviewToFront(cell)
    return true
  }

  /// Implements ``updateInteractiveMovementTargetPosition(_:)``.
  final func updateInteractiveMove(to target: CGPoint) {
    guard let interactiveMove else { return }
    self.interactiveMove?.target = target
    let cell = interactiveMove.cell
    cell.center = cell.superview?.convert(target, from: self) ?? target
  }

  /// Implements ``endInteractiveMovement()``.
  final func endInteractiveMove() {
    guard let interactiveMove, let start = item(of: interactiveMove.cell)?.path, let dataSource else {
      return cancelInteractiveMove()
    }
    let proposed = item(nearestTo: interactiveMove.target) ?? start
    let load = loads
    let goal =
      collectionDelegate?.collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: start,
        atCurrentIndexPath: start,
        toProposedIndexPath: proposed
      ) ?? proposed
    self.interactiveMove = nil
    guard load == loads, goal != start, hasItem(goal) else { return settleInteractiveMove() }
    var hasMoved = false
    log("moves \(start.itemText) to", goal) {
      hasMoved = dataSource.collectionView?(self, moveItemAt: start, to: goal) != nil
    }
    if hasMoved, load == loads { moveItem(at: start, to: goal) } else { settleInteractiveMove() }
  }

  /// Implements ``cancelInteractiveMovement()``.
  final func cancelInteractiveMove() {
    interactiveMove = nil
    settleInteractiveMove()
  }

  /// Returns the item at a point, or else the one with the smallest distance from its center to the point.
  private func item(nearestTo point: CGPoint) -> IndexPath? {
    if let path = baseIndexPathForItem(at: point) { return path }
    func distance(_ path: IndexPath) -> CGFloat {
      guard let frame = attributes(ofItem: path)?.frame else { return .greatestFiniteMagnitude }
      return hypot(frame.midX - point.x, frame.midY - point.y)
    }
    return visibleItems.map(\.path).min { distance($0) < distance($1) }
  }

  private func settleInteractiveMove() {
    elements = nil
    layOutNow(animated: true, nil)
  }
}
