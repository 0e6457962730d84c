import Foundation
import Responder
import Simulation

/// A cell whose content moves with a swipe, so that buttons appear beside it.
@MainActor protocol SwipeableCell: View {
  var contentView: View { get }
  /// The distance towards the trailing edge by which a swipe has moved the content.
  var swipeOffset: CGFloat { get set }
}

/// A row that is swiped open, or being swiped.
@MainActor struct RowSwipe {
  let cell: any SwipeableCell
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
@MainActor struct RowSwipeOffer {
  let path: IndexPath
  let cell: any SwipeableCell
  let configuration: SwipeActionsConfiguration
  let isLeading: Bool
}

/// A gesture recognizer for swipes along a row.
final class RowPanGestureRecognizer: PanGestureRecognizer {
  override var isInternal: Bool { true }
  /// The offer to open when the gesture begins, or nil if the row is already open.
  var offer: RowSwipeOffer?

  override func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    let way = vector(from: start, to: end, in: view)
    return abs(way.x) >= Self.hysteresis && abs(way.x) > abs(way.y)
  }

  override func reset() {
    super.reset()
    offer = nil
  }
}

/// A scroll view with rows that can be swiped: a table, or a collection view with lists.
@MainActor protocol RowSwiping: ScrollView {
  var swipe: RowSwipe? { get set }
  /// The number of reloads and updates.
  var loads: Int { get }
  /// Returns the row at a point and its cell, or nil if there is none that can be swiped.
  func swipedRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipeableCell)?
  /// Returns the row of a cell, or nil if it is no longer shown.
  func path(ofSwiped cell: any SwipeableCell) -> IndexPath?
  /// Returns the actions that a swipe on a row offers, or nil for none.
  func swipeActions(for path: IndexPath, isLeading: Bool) -> SwipeActionsConfiguration?
  func swipeWillBegin(at path: IndexPath)
  func swipeDidEnd(at path: IndexPath?)
  /// Performs a closure, with an entry in the log.
  func log(_ verb: String, _ path: IndexPath, _ body: () -> Void)
}

/// Handling of swipes along rows.
extension RowSwiping {
  /// The part of the row's width after which lifting the touch performs the first action.
  private var fullPart: CGFloat { 0.6 }

  /// Returns whether the recognizer may begin: the touched views allow their touches to be cancelled, and the
  /// row is open or has actions.
  func mayBeginSwipe(_ pan: RowPanGestureRecognizer) -> Bool {
    let mayCancel = pan.ownTouches.allSatisfy { touch in
      touch.view.map { touchesShouldCancel(in: $0) } ?? true
    }
    return mayCancel && maySwipe(pan)
  }

  /// Returns whether the row under the touch is open, or offers actions in the touch's direction. Opens
  /// nothing yet.
  private func maySwipe(_ pan: RowPanGestureRecognizer) -> Bool {
    let (end, way) = (pan.location(in: self), pan.initialTranslation(in: self))
    let start = CGPoint(x: end.x - way.x, y: end.y - way.y)
    guard let (path, cell) = swipedRow(at: start) else { return false }
    pan.offer = nil
    if swipe?.cell === cell { return true }
    let load = loads
    let isLeading = way.x * directionFactor > 0
    guard let configuration = swipeActions(for: path, isLeading: isLeading), loads == load,
      !configuration.actions.isEmpty
    else { return false }
    pan.offer = RowSwipeOffer(path: path, cell: cell, configuration: configuration, isLeading: isLeading)
    return true
  }

  func reveal(_ offer: RowSwipeOffer) {
    closeSwipe(animated: true)
    let (cell, configuration, isLeading) = (offer.cell, offer.configuration, offer.isLeading)
    guard path(ofSwiped: cell) == offer.path else { return }
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
    swipe = RowSwipe(
      cell: cell,
      configuration: configuration,
      isLeading: isLeading,
      buttons: buttons,
      openOffset: isLeading ? width : -width
    )
    swipeWillBegin(at: offer.path)
  }

  private func button(for action: ContextualAction) -> Button {
    let button = Button(type: .system)
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image, for: .normal)
    button.backgroundColor = action.backgroundColor
    button.addTarget(
      self,
      action: MethodSelector("tapAction", Self.tapAction).internalSelector,
      for: .touchUpInside
    )
    return button
  }

  // MARK: Gesture

  /// The gesture recognizer's action.
  func handleRowPan(_ pan: RowPanGestureRecognizer) {
    if pan.state == .began, let offer = pan.offer { reveal(offer) }
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

  private func endSwipe(_ swipe: RowSwipe, velocity: CGFloat) {
    let (offset, width) = (abs(swipe.cell.swipeOffset), swipe.cell.bounds.width)
    if swipe.configuration.performsFirstActionWithFullSwipe, offset > width * fullPart {
      return perform(0)
    }
    let isFlungOpen = abs(velocity) > 300 && (velocity > 0) == swipe.isLeading
    let isFlungShut = abs(velocity) > 300 && (velocity > 0) != swipe.isLeading
    guard !isFlungShut, isFlungOpen || offset > abs(swipe.openOffset) / 2 else {
      return closeSwipe(animated: true)
    }
    move(swipe.cell, to: swipe.openOffset, animated: true)
  }

  /// Moves the content of the row with actions so that they are in sight.
  func openSwipe() {
    if let swipe { move(swipe.cell, to: swipe.openOffset, animated: true) }
  }

  private func move(_ cell: any SwipeableCell, to offset: CGFloat, animated: Bool) {
    cell.swipeOffset = offset
    guard animated, baseWindow != nil else { return cell.layoutIfNeeded() }
    View.animate(withDuration: 0.3, options: .allowUserInteraction) { cell.layoutIfNeeded() }
  }

  // MARK: Actions

  private func tapAction(_ button: Button) {
    if let index = swipe?.buttons.firstIndex(where: { $0 === button }) { perform(index) }
  }

  private func perform(_ index: Int) {
    guard let swipe, let path = path(ofSwiped: swipe.cell) else { return closeSwipe(animated: true) }
    let (action, button) = (swipe.configuration.actions[index], swipe.buttons[index])
    log("performs \"\(action.title ?? "")\" on", path) {
      action.handler(action, button) { [weak self, weak cell = swipe.cell] _ in
        if let self, self.swipe?.cell === cell { closeSwipe(animated: true) }
      }
    }
  }

  /// Moves the row's content back and removes its action buttons.
  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    for button in swipe.buttons { button.removeFromSuperview() }
    move(swipe.cell, to: 0, animated: animated && path(ofSwiped: swipe.cell) != nil)
    swipeDidEnd(at: path(ofSwiped: swipe.cell))
  }
}
