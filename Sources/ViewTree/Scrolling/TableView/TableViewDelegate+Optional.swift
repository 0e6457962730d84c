// The optional methods of `UITableViewDelegate`, for calls such as
// `delegate.tableView?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension TableViewDelegate {
  @_disfavoredOverload
  public var tableView: OptionalMethod.TableViewDelegateMethods.TableViewCalls? { .init(delegate: self) }
}

extension OptionalMethod {
  public enum TableViewDelegateMethods {}
}

extension OptionalMethod.TableViewDelegateMethods {
  @preconcurrency @MainActor public struct TableViewCalls {
    let delegate: any TableViewDelegate

    public func callAsFunction(
      _ tableView: TableView,
      willDisplay cell: TableViewCell,
      forRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalMethod.call(
        "tableView(_:willDisplay:forRowAt:)",
        of: delegate,
        delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      willDisplayHeaderView view: View,
      forSection section: Int
    ) -> Void? {
      OptionalMethod.call(
        "tableView(_:willDisplayHeaderView:forSection:)",
        of: delegate,
        delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      willDisplayFooterView view: View,
      forSection section: Int
    ) -> Void? {
      OptionalMethod.call(
        "tableView(_:willDisplayFooterView:forSection:)",
        of: delegate,
        delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      didEndDisplaying cell: TableViewCell,
      forRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalMethod.call(
        "tableView(_:didEndDisplaying:forRowAt:)",
        of: delegate,
        delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      didEndDisplayingHeaderView view: View,
      forSection section: Int
    ) -> Void? {
      OptionalMethod.call(
        "tableView(_:didEndDisplayingHeaderView:forSection:)",
        of: delegate,
        delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      didEndDisplayingFooterView view: View,
      forSection section: Int
    ) -> Void? {
      OptionalMethod.call(
        "tableView(_:didEndDisplayingFooterView:forSection:)",
        of: delegate,
        delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
      )
    }
    public func callAsFunction(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
      OptionalMethod.call(
        "tableView(_:heightForRowAt:)",
        of: delegate,
        delegate.tableView(tableView, heightForRowAt: indexPath)
      )
    }
    public func callAsFunction(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath)
      -> CGFloat?
    {
      OptionalMethod.call(
        "tableView(_:estimatedHeightForRowAt:)",
        of: delegate,
        delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
      )
    }
    public func callAsFunction(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat? {
      OptionalMethod.call(
        "tableView(_:heightForHeaderInSection:)",
        of: delegate,
        delegate.tableView(tableView, heightForHeaderInSection: section)
      )
    }
    public func callAsFunction(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat? {
      OptionalMethod.call(
        "tableView(_:heightForFooterInSection:)",
        of: delegate,
        delegate.tableView(tableView, heightForFooterInSection: section)
      )
    }
    public func callAsFunction(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      OptionalMethod.call(
        "tableView(_:viewForHeaderInSection:)",
        of: delegate,
        delegate.tableView(tableView, viewForHeaderInSection: section)
      ) ?? nil
    }
    public func callAsFunction(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      OptionalMethod.call(
        "tableView(_:viewForFooterInSection:)",
        of: delegate,
        delegate.tableView(tableView, viewForFooterInSection: section)
      ) ?? nil
    }
    public func callAsFunction(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int?
    {
      OptionalMethod.call(
        "tableView(_:indentationLevelForRowAt:)",
        of: delegate,
        delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
      )
    }
    public func callAsFunction(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
      -> Void?
    {
      OptionalMethod.call(
        "tableView(_:accessoryButtonTappedForRowWith:)",
        of: delegate,
        delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
      )
    }
    public func callAsFunction(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool? {
      OptionalMethod.call(
        "tableView(_:shouldHighlightRowAt:)",
        of: delegate,
        delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
      )
    }
    public func callAsFunction(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) -> Void? {
      OptionalMethod.call(
        "tableView(_:didHighlightRowAt:)",
        of: delegate,
        delegate.tableView(tableView, didHighlightRowAt: indexPath)
      )
    }
    public func callAsFunction(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) -> Void? {
      OptionalMethod.call(
        "tableView(_:didUnhighlightRowAt:)",
        of: delegate,
        delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
      )
    }
    public func callAsFunction(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      OptionalMethod.call(
        "tableView(_:willSelectRowAt:)",
        of: delegate,
        delegate.tableView(tableView, willSelectRowAt: indexPath)
      ) ?? nil
    }
    public func callAsFunction(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      OptionalMethod.call(
        "tableView(_:willDeselectRowAt:)",
        of: delegate,
        delegate.tableView(tableView, willDeselectRowAt: indexPath)
      ) ?? nil
    }
    public func callAsFunction(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) -> Void? {
      OptionalMethod.call(
        "tableView(_:didSelectRowAt:)",
        of: delegate,
        delegate.tableView(tableView, didSelectRowAt: indexPath)
      )
    }
    public func callAsFunction(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) -> Void? {
      OptionalMethod.call(
        "tableView(_:didDeselectRowAt:)",
        of: delegate,
        delegate.tableView(tableView, didDeselectRowAt: indexPath)
      )
    }
    public func callAsFunction(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
      -> TableViewCell.EditingStyle?
    {
      OptionalMethod.call(
        "tableView(_:editingStyleForRowAt:)",
        of: delegate,
        delegate.tableView(tableView, editingStyleForRowAt: indexPath)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      OptionalMethod.call(
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
        of: delegate,
        delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
      ) ?? nil
    }
    public func callAsFunction(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
      -> Bool?
    {
      OptionalMethod.call(
        "tableView(_:shouldIndentWhileEditingRowAt:)",
        of: delegate,
        delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      OptionalMethod.call(
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
        of: delegate,
        delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
      ) ?? nil
    }
    public func callAsFunction(
      _ tableView: TableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      OptionalMethod.call(
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        of: delegate,
        delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
      ) ?? nil
    }
    public func callAsFunction(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath)
      -> [TableViewRowAction]?
    {
      OptionalMethod.call(
        "tableView(_:editActionsForRowAt:)",
        of: delegate,
        delegate.tableView(tableView, editActionsForRowAt: indexPath)
      ) ?? nil
    }
    public func callAsFunction(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) -> Void? {
      OptionalMethod.call(
        "tableView(_:willBeginEditingRowAt:)",
        of: delegate,
        delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
      )
    }
    public func callAsFunction(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) -> Void? {
      OptionalMethod.call(
        "tableView(_:didEndEditingRowAt:)",
        of: delegate,
        delegate.tableView(tableView, didEndEditingRowAt: indexPath)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath? {
      OptionalMethod.call(
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
        of: delegate,
        delegate.tableView(
          tableView,
          targetIndexPathForMoveFromRowAt: sourceIndexPath,
          toProposedIndexPath: proposedDestinationIndexPath
        )
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat? {
      OptionalMethod.call(
        "tableView(_:estimatedHeightForHeaderInSection:)",
        of: delegate,
        delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      estimatedHeightForFooterInSection section: Int
    ) -> CGFloat? {
      OptionalMethod.call(
        "tableView(_:estimatedHeightForFooterInSection:)",
        of: delegate,
        delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool? {
      OptionalMethod.call(
        "tableView(_:shouldShowMenuForRowAt:)",
        of: delegate,
        delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      canPerformAction action: MethodSelector,
      forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool? {
      OptionalMethod.call(
        "tableView(_:canPerformAction:forRowAt:withSender:)",
        of: delegate,
        delegate.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      performAction action: MethodSelector,
      forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Void? {
      OptionalMethod.call(
        "tableView(_:performAction:forRowAt:withSender:)",
        of: delegate,
        delegate.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> ContextMenuConfiguration? {
      OptionalMethod.call(
        "tableView(_:contextMenuConfigurationForRowAt:point:)",
        of: delegate,
        delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
      ) ?? nil
    }
    public func callAsFunction(
      _ tableView: TableView,
      previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      OptionalMethod.call(
        "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
        of: delegate,
        delegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
      ) ?? nil
    }
    public func callAsFunction(
      _ tableView: TableView,
      previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      OptionalMethod.call(
        "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
        of: delegate,
        delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
      ) ?? nil
    }
    public func callAsFunction(
      _ tableView: TableView,
      willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
      animator: any ContextMenuInteractionCommitAnimating
    ) -> Void? {
      OptionalMethod.call(
        "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
        of: delegate,
        delegate.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      willDisplayContextMenu configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalMethod.call(
        "tableView(_:willDisplayContextMenu:animator:)",
        of: delegate,
        delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      willEndContextMenuInteraction configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalMethod.call(
        "tableView(_:willEndContextMenuInteraction:animator:)",
        of: delegate,
        delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
      )
    }
  }
}
