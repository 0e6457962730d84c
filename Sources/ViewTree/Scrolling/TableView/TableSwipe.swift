import Foundation
import Responder
import Simulation

/// A row that is swiped open, or being swiped.
@MainActor struct TableSwipe {
  let cell: TableViewCell
  let configuration: SwipeActionsConfiguration
  /// Whether the actions are at the leading edge.
  let isLeading: Bool
  let buttons: [Button]
  /// The content's offset towards the trailing edge while the row is open; negative for actions there.
  let openOffset: CGFloat
  /// The content's offset when the gesture began.
  var startOffset: CGFloat = 0
}

/// The row, and the actions that a swipe on it would reveal.
@MainActor struct TableSwipeOffer {
  let row: ShownRow
  let configuration: SwipeActionsConfiguration
  let isLeading: Bool
}

/// A gesture recognizer for swipes along a row.
final class RowPanGestureRecognizer: PanGestureRecognizer {
  override var isInternal: Bool { true }
  /// The offer to open when the gesture begins, or nil if the row is already open.
  var offer: TableSwipeOffer?

  override func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    let way = vector(from: start, to: end, in: view)
    return abs(way.x) >= Self.hysteresis && abs(way.x) > abs(way.y)
  }

  override func reset() {
    super.reset()
    offer = nil
  }
}

/// Handling of swipes along rows.
extension TableView {
  /// The part of the row's width after which lifting the touch performs the first action.
  private static let fullPart: CGFloat = 0.6

  /// Returns whether the row under the touch is open, or offers actions in the touch's direction. Opens
  /// nothing yet.
  final func maySwipe(_ pan: RowPanGestureRecognizer) -> Bool {
    let (end, way) = (pan.location(in: self), pan.initialTranslation(in: self))
    let start = CGPoint(x: end.x - way.x, y: end.y - way.y)
    guard !isEditing, let path = baseIndexPathForRow(at: start), let cell = baseCellForRow(at: path) else {
      return false
    }
    pan.offer = nil
    if swipe?.cell === cell { return true }
    let load = loads
    let isLeading = way.x * directionFactor > 0
    guard let configuration = configuration(for: path, isLeading: isLeading), loads == load,
      !configuration.actions.isEmpty
    else { return false }
    pan.offer = TableSwipeOffer(
      row: ShownRow(path: path, cell: cell),
      configuration: configuration,
      isLeading: isLeading
    )
    return true
  }

  /// Returns the delegate's configuration, or else, at the end of an editable row, one with the action that
  /// deletes it.
  private func configuration(for path: IndexPath, isLeading: Bool) -> SwipeActionsConfiguration? {
    if isLeading { return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let given = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return given
    }
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false,
      tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = ContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
      if let self, let cell = swipe?.cell { commit(.delete, for: cell) }
      completion(true)
    }
    let configuration = SwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = true
    return configuration
  }

  private func openRow(_ offer: TableSwipeOffer) {
    closeSwipe(animated: true)
    let (cell, configuration, isLeading) = (offer.row.cell, offer.configuration, offer.isLeading)
    guard row(of: cell)?.path == offer.row.path else { return }
    let buttons = configuration.actions.map { button(for: $0) }
    let widths = buttons.map { max(74, $0.sizeThatFits(cell.bounds.size).width + 2 * CellMeasures.margin) }
    var edge = isLeading ? 0 : cell.bounds.width
    for (button, width) in zip(buttons, widths) {
      if !isLeading { edge -= width }
      button.frame = cell.directed(CGRect(x: edge, y: 0, width: width, height: cell.bounds.height))
      if isLeading { edge += width }
      cell.insertSubview(button, belowSubview: cell.contentView)
    }
    let width = widths.reduce(0, +)
    swipe = TableSwipe(
      cell: cell,
      configuration: configuration,
      isLeading: isLeading,
      buttons: buttons,
      openOffset: isLeading ? width : -width
    )
    tableDelegate?.tableView(self, willBeginEditingRowAt: offer.row.path)
  }

  private func button(for action: ContextualAction) -> Button {
    let button = Button(type: .system)
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image, for: .normal)
    button.backgroundColor = action.backgroundColor
    button.addTarget(
      self,
      action: MethodSelector("tapAction", TableView.tapAction).internalSelector,
      for: .touchUpInside
    )
    return button
  }

  // MARK: Gesture

  /// The gesture recognizer's action.
  final func handleRowPan(_ pan: RowPanGestureRecognizer) {
    if pan.state == .began, let offer = pan.offer { openRow(offer) }
    guard let swipe else { return }
    switch pan.state {
    case .began:
      self.swipe?.startOffset = swipe.cell.swipeOffset
      follow(pan)
    case .changed: follow(pan)
    case .ended: endSwipe(swipe, velocity: pan.velocity(in: self).x * directionFactor)
    case .cancelled, .failed: closeSwipe(animated: true)
    case .possible: break
    }
  }

  /// Moves the row's content with the touch.
  private func follow(_ pan: RowPanGestureRecognizer) {
    guard let swipe else { return }
    let offset = swipe.startOffset + pan.translation(in: self).x * directionFactor
    swipe.cell.swipeOffset = swipe.isLeading ? max(0, offset) : min(0, offset)
    swipe.cell.layoutIfNeeded()
  }

  private func endSwipe(_ swipe: TableSwipe, velocity: CGFloat) {
    let (offset, width) = (abs(swipe.cell.swipeOffset), swipe.cell.bounds.width)
    if swipe.configuration.performsFirstActionWithFullSwipe, offset > width * Self.fullPart {
      return perform(0)
    }
    let isFlungOpen = abs(velocity) > 300 && (velocity > 0) == swipe.isLeading
    let isFlungShut = abs(velocity) > 300 && (velocity > 0) != swipe.isLeading
    guard !isFlungShut, isFlungOpen || offset > abs(swipe.openOffset) / 2 else {
      return closeSwipe(animated: true)
    }
    move(swipe.cell, to: swipe.openOffset, animated: true)
  }

  private func move(_ cell: TableViewCell, to offset: CGFloat, animated: Bool) {
    cell.swipeOffset = offset
    guard animated, baseWindow != nil else { return cell.layoutIfNeeded() }
    View.animate(withDuration: 0.3, options: .allowUserInteraction) { cell.layoutIfNeeded() }
  }

  // MARK: Actions

  private func tapAction(_ button: Button) {
    if let index = swipe?.buttons.firstIndex(where: { $0 === button }) { perform(index) }
  }

  private func perform(_ index: Int) {
    guard let swipe, let path = row(of: swipe.cell)?.path else { return closeSwipe(animated: true) }
    let (action, button) = (swipe.configuration.actions[index], swipe.buttons[index])
    log("performs \"\(action.title ?? "")\" on", path) {
      action.handler(action, button) { [weak self, weak cell = swipe.cell] _ in
        if let self, self.swipe?.cell === cell { closeSwipe(animated: true) }
      }
    }
  }

  /// Moves the row's content back and removes its action buttons.
  final func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    for button in swipe.buttons { button.removeFromSuperview() }
    move(swipe.cell, to: 0, animated: animated && row(of: swipe.cell) != nil)
    tableDelegate?.tableView(self, didEndEditingRowAt: row(of: swipe.cell)?.path)
  }
}
