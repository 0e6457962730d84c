import Foundation
import Responder
import Simulation

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

  /// The distance from the cell's center to the touch.
  private var grip = CGPoint.zero

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let cell, let list = cell.collection, let path = cell.itemPath else { return false }
    let (point, center) = (touch.location(in: list), list.shownFrame(of: cell))
    grip = CGPoint(x: point.x - center.midX, y: point.y - center.midY)
    return list.beginInteractiveMove(path)
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let list = cell?.collection else { return false }
    let point = touch.location(in: list)
    list.updateInteractiveMove(to: CGPoint(x: point.x - grip.x, y: point.y - grip.y))
    return true
  }

  override func endTracking(_ touch: Touch?, with event: Event?) { cell?.collection?.endInteractiveMove() }

  override func cancelTracking(with event: Event?) { cell?.collection?.cancelInteractiveMove() }
}

extension CollectionView {
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

extension CollectionViewCompositionalLayout: SwipeActionsProviding {}

extension CollectionViewCompositionalLayout: ListEnvironmentProviding {
  var listEnvironment: ListEnvironment {
    guard let list = wholeList ?? sections.first(where: { $0.section.list != nil })?.section.list else {
      return .unspecified
    }
    return switch list.appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

extension CollectionViewDiffableDataSource: OutlineProviding {}
