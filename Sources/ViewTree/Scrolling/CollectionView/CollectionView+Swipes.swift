import Foundation
import Responder
import Simulation

extension CollectionViewCell: SwipeableCell {}

/// Swipes along the rows of lists.
extension CollectionView: RowSwiping {
  private func list(at path: IndexPath) -> CollectionLayoutListConfiguration? {
    guard let layout = collectionViewLayout as? CollectionViewCompositionalLayout,
      layout.sections.indices.contains(path.section)
    else { return nil }
    return layout.sections[path.section].section.list
  }

  /// Adds a recognizer of swipes as soon as the layout has a list with actions.
  final func prepareForSwipes() {
    guard rowPan == nil, let layout = collectionViewLayout as? CollectionViewCompositionalLayout,
      layout.sections.contains(where: { $0.section.list?.hasSwipeActions ?? false })
    else { return }
    let pan = RowPanGestureRecognizer()
    pan.name = "swiping rows"
    pan.addTarget(
      self,
      action: MethodSelector("handleRowPan", CollectionView.handleRowPan).internalSelector
    )
    baseAdd(pan)
    rowPan = pan
  }

  final func swipedRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipeableCell)? {
    guard let path = baseIndexPathForItem(at: point), list(at: path) != nil,
      let cell = baseCellForItem(at: path)
    else { return nil }
    return (path, cell)
  }

  final func path(ofSwiped cell: any SwipeableCell) -> IndexPath? {
    (cell as? CollectionViewCell).flatMap(item(of:))?.path
  }

  final func swipeActions(for path: IndexPath, isLeading: Bool) -> SwipeActionsConfiguration? {
    let list = list(at: path)
    return isLeading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }

  final func swipeWillBegin(at path: IndexPath) {}

  final func swipeDidEnd(at path: IndexPath?) {}
}

extension CollectionViewCompositionalLayout {
  /// Reveals the actions at the trailing edge of a cell in a list, or hides them if they are revealed.
  final func revealTrailingActions(of cell: CollectionViewCell) {
    guard let view = collectionView, let path = view.path(ofSwiped: cell) else { return }
    guard view.swipe?.cell !== cell else { return view.closeSwipe(animated: true) }
    let load = view.loads
    guard let configuration = view.swipeActions(for: path, isLeading: false), load == view.loads,
      !configuration.actions.isEmpty
    else { return }
    view.reveal(RowSwipeOffer(path: path, cell: cell, configuration: configuration, isLeading: false))
    view.openSwipe()
  }
}
