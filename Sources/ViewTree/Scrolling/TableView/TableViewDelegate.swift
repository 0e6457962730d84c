import Foundation

/// Says how rows look and what touches do to them, and hears of it. All methods have defaults.
@preconcurrency @MainActor public protocol TableViewDelegate: ScrollViewDelegate {
  /// A cell is about to come into sight; it is in the table's tree right after.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// A header is about to come into sight.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// A footer is about to come into sight.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// A cell has left the table; its row may be gone already.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// A header has left the table.
  func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// A footer has left the table.
  func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
  /// How high a row is, in points; ``TableView/automaticDimension`` asks the cell. By default ``TableView/rowHeight``.
  ///
  /// Asked when the row comes into sight, or of all rows at once where estimates are turned off.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// How high a row is taken to be until it comes into sight. By default ``TableView/estimatedRowHeight``.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// How high a header is. By default ``TableView/sectionHeaderHeight``.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
  /// How high a footer is. By default ``TableView/sectionFooterHeight``.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
  /// The view for a header; nil for one with the data source's title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// The view for a footer; nil for one with the data source's title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// How many steps the row's content stands to the right; none by default.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// A person has tapped the row's button for more.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// A finger went down on a row; no means that it does nothing there.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// The row under a finger is highlighted.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// The row is highlighted no more.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// A person selects a row; returns the row that is selected instead, or nil for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A person takes a selection back, or selects another row instead; nil keeps the row selected.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A person has selected a row; code that selects one does not call it.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// A row is selected no more, since a person took its selection back or selected another row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// What a person can do to a row while the table is edited; delete it, by default. Asked of rows that can be edited.
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  /// The words on the button that deletes a row; nil for Delete.
  func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  /// Whether a row's content makes room for a control at its left while the table is edited.
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// What a swipe to the right on a row offers; nil, the default, for nothing. Asked when a finger has begun to swipe.
  func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  /// What a swipe to the left on a row offers; nil, the default, for deleting a row that can be edited.
  func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  /// A row is about to be swiped aside.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
  /// A row that was swiped aside goes back; nil for one that is gone.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the place that a row that is being moved goes to; by default the one where the finger is.
  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}

extension TableViewDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: View,
    forSection section: Int
  ) {
  }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: View,
    forSection section: Int
  ) {
  }
  /// The table's own.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.standardHeight
  }
  /// The table's own.
  public func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.standardEstimate
  }
  /// The table's own.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.standardHeight(ofHeader: true)
  }
  /// The table's own.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.standardHeight(ofHeader: false)
  }
  /// None.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// None.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  /// None.
  public func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// Does nothing.
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// It is.
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The same row.
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// The same row.
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Delete.
  public func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  { .delete }
  /// The system's.
  public func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }
  /// It does.
  public func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Nothing.
  public func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { nil }
  /// The system's.
  public func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  )
    -> SwipeActionsConfiguration?
  { nil }
  /// Does nothing.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Where the finger is.
  public func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}
