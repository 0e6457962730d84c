import Foundation
import Responder

/// An object that configures the rows of a table and responds to the simulated user's actions. All methods
/// have default implementations.
@preconcurrency @MainActor public protocol TableViewDelegate: ScrollViewDelegate {
  /// Called before a cell comes into sight; it is added to the table right afterwards.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a header comes into sight.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Called before a footer comes into sight.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// Called after a cell has left the table; its row may no longer exist.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a header has left the table.
  func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// Called after a footer has left the table.
  func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
  /// Returns the height of a row, in points; ``TableView/automaticDimension`` measures the cell. By default
  /// ``TableView/rowHeight``.
  ///
  /// Called when the row comes into sight, or for all rows at once if estimates are turned off.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the assumed height of a row until it comes into sight. By default
  /// ``TableView/estimatedRowHeight``.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a header, when its section comes into sight (MT43), or for all sections at once if
  /// estimates are turned off. By default ``TableView/sectionHeaderHeight``.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a footer. By default ``TableView/sectionFooterHeight``.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the assumed height of a header until its section comes into sight. By default
  /// ``TableView/estimatedSectionHeaderHeight`` (U43).
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Returns the assumed height of a footer until its section comes into sight. By default
  /// ``TableView/estimatedSectionFooterHeight`` (U43).
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// Returns the view for a header, or nil for one with the data source's title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the view for a footer, or nil for one with the data source's title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Returns the number of steps that the row's content is indented; 0 by default.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Called after the simulated user has tapped the row's detail button.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Called when a touch begins on a row; returns whether the row responds to it.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after the row under a touch has been highlighted.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after the row's highlight has been removed.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Called before the simulated user selects a row; returns the row to select, or nil for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called before the simulated user deselects a row, or selects another in its place; nil keeps the row
  /// selected.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the simulated user has selected a row; not called for selection by code.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called after a row was deselected because the simulated user deselected it or selected another row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns the editing available for a row in editing mode; deletion by default. It applies to rows that
  /// can be edited.
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row, or nil for Delete.
  func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  /// Returns whether a row's content is indented for the control at its left in editing mode.
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Returns the actions of a swipe to the right on a row, or nil, the default, for none. Called when a swipe
  /// begins.
  func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  /// Returns the actions of a swipe to the left on a row, or nil, the default, for the deletion of an
  /// editable row.
  func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  /// Returns the actions of a swipe to the left on a row, the first one at the edge, if the configuration of
  /// trailing actions is nil; nil, the default, for the deletion of an editable row. From iOS 8.
  func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath) -> [TableViewRowAction]?
  /// Called when a row is about to be swiped open.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when a swiped row closes; the index path is nil if the row no longer exists.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the context menu of a row; `nil` for none. Called when a finger has rested on the row for half
  /// a second; from iOS 13. The point is in the table's coordinates.
  func tableView(
    _ tableView: TableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration?
  /// Returns the view beside which the menu opens; `nil` for the cell.
  func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Called when the menu closes. The result has no effect, as the menu closes without animation.
  func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Called after a tap on the preview, before the menu closes.
  func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  )
  /// Called before the menu is shown; from iOS 14.
  func tableView(
    _ tableView: TableView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  )
  /// Called before the menu closes, and before a chosen action is performed; from iOS 14.
  func tableView(
    _ tableView: TableView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  )
  /// Returns whether a row shows an edit menu; false by default. Called when a touch has rested on the row
  /// for half a second (U43).
  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row performs a command; false by default. Called for each command of the edit menu
  /// before the menu is shown.
  func tableView(
    _ tableView: TableView,
    canPerformAction action: MethodSelector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs a command that the simulated user has chosen from the row's edit menu.
  func tableView(
    _ tableView: TableView,
    performAction action: MethodSelector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  )
  /// Returns the destination of a row that is being moved; by default the position under the touch.
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
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: View,
    forSection section: Int
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: View,
    forSection section: Int
  ) { OptionalMethod.standard(of: self) }
  /// Returns the table's ``TableView/rowHeight``.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.isStandard(of: self) ? 0 : tableView.standardHeight
  }
  /// Returns the table's ``TableView/estimatedRowHeight``.
  public func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.isStandard(of: self) ? 0 : tableView.standardEstimate
  }
  /// Returns the table's ``TableView/sectionHeaderHeight``.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.isStandard(of: self) ? 0 : tableView.standardHeight(ofHeader: true)
  }
  /// Returns the table's ``TableView/sectionFooterHeight``.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.isStandard(of: self) ? 0 : tableView.standardHeight(ofHeader: false)
  }
  /// Returns the table's ``TableView/estimatedSectionHeaderHeight``.
  public func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.standard(tableView.estimatedSectionHeaderHeight, of: self)
  }
  /// Returns the table's ``TableView/estimatedSectionFooterHeight``.
  public func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.standard(tableView.estimatedSectionFooterHeight, of: self)
  }
  /// Returns `nil`.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns `nil`.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns 0.
  public func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    OptionalMethod.standard(0, of: self)
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    OptionalMethod.standard(of: self)
  }
  /// Returns `true`.
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.standard(of: self)
  }
  /// Returns the same row.
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethod.standard(indexPath, of: self)
  }
  /// Returns the same row.
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethod.standard(indexPath, of: self)
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.standard(of: self)
  }
  /// Returns `.delete`.
  public func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  {
    OptionalMethod.standard(.delete, of: self)
  }
  /// Returns `nil`, for the system's title.
  public func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns `true`.
  public func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Returns `nil`.
  public func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns `nil`, for the system's actions.
  public func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  )
    -> SwipeActionsConfiguration?
  {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns `nil`, for the system's actions.
  public func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath)
    -> [TableViewRowAction]?
  {
    OptionalMethod.standard(nil, of: self)
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethod.standard(of: self)
  }
  /// Returns `false`.
  public func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.standard(false, of: self)
  }
  /// Returns `false`.
  public func tableView(
    _ tableView: TableView,
    canPerformAction action: MethodSelector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { OptionalMethod.standard(false, of: self) }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    performAction action: MethodSelector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { OptionalMethod.standard(of: self) }
  /// Returns the proposed index path.
  public func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.standard(proposedDestinationIndexPath, of: self)
  }
}

extension TableViewDelegate {
  /// Returns `nil`.
  public func tableView(
    _ tableView: TableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? { OptionalMethod.standard(nil, of: self) }
  /// Returns `nil`.
  public func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { OptionalMethod.standard(nil, of: self) }
  /// Returns `nil`.
  public func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { OptionalMethod.standard(nil, of: self) }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { OptionalMethod.standard(of: self) }
}
