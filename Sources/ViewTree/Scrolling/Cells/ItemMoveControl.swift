import Foundation
import Responder
import Simulation

/// A part of a row or an item by which it is dragged to another position.
@MainActor package protocol RowHandle: View {}

/// The handle of an accessory by which an item is moved.
final class ItemMoveControl: Control, RowHandle {
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

  /// The vector from the touch to the cell's center.
  private var grip = CGVector()

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let cell, let list = cell.collection, let path = list.indexPath(for: cell),
      list.beginInteractiveMovementForItem(at: path)
    else { return false }
    let (point, frame) = (touch.location(in: list), list.shownFrame(of: cell))
    grip = CGVector(dx: frame.midX - point.x, dy: frame.midY - point.y)
    return true
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let list = cell?.collection else { return false }
    let point = touch.location(in: list)
    list.updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grip.dx, y: point.y + grip.dy))
    return true
  }

  override func endTracking(_ touch: Touch?, with event: Event?) {
    cell?.collection?.endInteractiveMovement()
  }

  override func cancelTracking(with event: Event?) { cell?.collection?.cancelInteractiveMovement() }
}

/// Editing of lists.
extension CollectionView {
  /// Reveals the actions at the trailing edge of a cell, if the layout has any.
  final func revealTrailingActions(of cell: CollectionViewCell) {
    (collectionViewLayout as? CollectionViewCompositionalLayout)?.revealTrailingActions(of: cell)
  }

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
