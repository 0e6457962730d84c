import Foundation
import Responder
import Simulation

/// An item that a touch moves.
@MainActor struct CollectionMoving {
  let cell: CollectionViewCell
  /// The distance from the cell's origin to the touch.
  let grip: CGPoint
}

/// The handle of an accessory by which an item is moved.
final class ItemMoveControl: Control {
  /// Whether there is a line at the leading edge.
  var hasSeparator = false {
    didSet {
      guard hasSeparator != oldValue else { return }
      line?.removeFromSuperview()
      line = hasSeparator ? View() : nil
      line?.backgroundColor = .separator
      if let line { addSubview(line) }
      setNeedsLayout()
    }
  }
  private var line: View?
  private let sign = ImageView(image: Image(systemName: "line.3.horizontal"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Reorder"
    isAccessibilityElement = true
    addSubview(sign)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    sign.center = CGPoint(x: bounds.midX, y: bounds.midY)
    line?.frame = directed(CGRect(x: 0, y: 8, width: 0.5, height: max(0, bounds.height - 16)))
  }

  private var cell: CollectionViewListCell? { superview?.superview as? CollectionViewListCell }

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let cell, let list = cell.collection else { return false }
    return list.beginMoving(cell, from: touch.location(in: list))
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let list = cell?.collection else { return false }
    list.continueMoving(to: touch.location(in: list))
    return true
  }

  override func endTracking(_ touch: Touch?, with event: Event?) { cell?.collection?.endMoving() }

  override func cancelTracking(with event: Event?) { cell?.collection?.cancelMoving() }
}

/// Moving of items by the simulated user. The other items stay until the touch is lifted.
extension CollectionView {
  final func beginMoving(_ cell: CollectionViewCell, from point: CGPoint) -> Bool {
    guard features.moving == nil, let path = item(of: cell)?.path, let dataSource,
      dataSource.collectionView(self, canMoveItemAt: path)
    else { return false }
    let origin = cell.frame.origin
    features.moving = CollectionMoving(
      cell: cell,
      grip: CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    )
    bringSubviewToFront(cell)
    cell.stateOfConfigurationsDidChange()
    return true
  }

  final func continueMoving(to point: CGPoint) {
    guard let moving = features.moving else { return }
    moving.cell.frame.origin = CGPoint(x: point.x - moving.grip.x, y: point.y - moving.grip.y)
  }

  /// Moves the item to the position of the item under it: notifies the data source, and then updates the
  /// collection view, unless the data source has changed it.
  final func endMoving() {
    guard let moving = features.moving, let start = item(of: moving.cell)?.path else { return cancelMoving() }
    let middle = CGPoint(x: moving.cell.frame.midX, y: moving.cell.frame.midY)
    let goal = nearestItem(to: middle) ?? start
    features.moving = nil
    moving.cell.stateOfConfigurationsDidChange()
    guard goal != start, let dataSource else { return settleMoved() }
    let load = loads
    var hasMoved = false
    logMove(of: start, to: goal) {
      hasMoved = dataSource.collectionView?(self, moveItemAt: start, to: goal) != nil
    }
    if hasMoved, loads == load { moveItem(at: start, to: goal) } else { settleMoved() }
  }

  final func cancelMoving() {
    let cell = features.moving?.cell
    features.moving = nil
    cell?.stateOfConfigurationsDidChange()
    settleMoved()
  }

  private func settleMoved() {
    elements = nil
    setNeedsLayout()
  }

  /// Returns the item with the smallest distance from its center to a point.
  private func nearestItem(to point: CGPoint) -> IndexPath? {
    if let path = baseIndexPathForItem(at: point) { return path }
    func distance(_ path: IndexPath) -> CGFloat {
      guard let frame = attributes(ofItem: path)?.frame else { return .greatestFiniteMagnitude }
      return hypot(frame.midX - point.x, frame.midY - point.y)
    }
    return visibleItems.map(\.path).min { distance($0) < distance($1) }
  }

  private func logMove(of start: IndexPath, to goal: IndexPath, _ body: () -> Void) {
    guard let window = baseWindow, window.isLogged else { return body() }
    window.log.recording(
      .action,
      debugName,
      "moves \(start.itemText) to \(goal.itemText)",
      during: body
    )
  }

  /// Reveals the actions at the trailing edge of a cell, if the layout has any.
  final func revealTrailingActions(of cell: CollectionViewCell) {
    (collectionViewLayout as? any SwipeActionsProviding)?.revealTrailingActions(of: cell)
  }

  // MARK: Editing

  /// Whether a tap selects an item now.
  final var allowsTaps: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Whether several items can be selected now.
  final var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  final func editingDidChange() {
    select(nil, animated: false, scrollPosition: [])
    for view in shownItems.map(\.cell) + shownSupplementaryViews.map(\.view) {
      (view as? CollectionViewListCell)?.updateAccessories()
      (view as? CollectionViewCell)?.stateOfConfigurationsDidChange()
    }
  }
}

/// A layout whose cells have swipe actions.
@MainActor protocol SwipeActionsProviding: CollectionViewLayout {
  /// Reveals the actions at the trailing edge of a cell.
  func revealTrailingActions(of cell: CollectionViewCell)
}
