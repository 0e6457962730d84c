// The optional methods of `UICollectionViewDelegate`, for calls such as
// `delegate.collectionView?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension CollectionViewDelegate {
  @_disfavoredOverload
  public var collectionView: OptionalMethod.CollectionViewDelegateMethods.CollectionViewCalls? {
    .init(delegate: self)
  }
}

extension OptionalMethod {
  public enum CollectionViewDelegateMethods {}
}

extension OptionalMethod.CollectionViewDelegateMethods {
  @preconcurrency @MainActor public struct CollectionViewCalls {
    let delegate: any CollectionViewDelegate

    public func callAsFunction(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath)
      -> Bool?
    {
      OptionalMethod.call(
        "collectionView(_:shouldHighlightItemAt:)",
        of: delegate,
        delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
      )
    }
    public func callAsFunction(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
      -> Void?
    {
      OptionalMethod.call(
        "collectionView(_:didHighlightItemAt:)",
        of: delegate,
        delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
      )
    }
    public func callAsFunction(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)
      -> Void?
    {
      OptionalMethod.call(
        "collectionView(_:didUnhighlightItemAt:)",
        of: delegate,
        delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
      )
    }
    public func callAsFunction(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath)
      -> Bool?
    {
      OptionalMethod.call(
        "collectionView(_:shouldSelectItemAt:)",
        of: delegate,
        delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
      )
    }
    public func callAsFunction(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath)
      -> Bool?
    {
      OptionalMethod.call(
        "collectionView(_:shouldDeselectItemAt:)",
        of: delegate,
        delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
      )
    }
    public func callAsFunction(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
      -> Void?
    {
      OptionalMethod.call(
        "collectionView(_:didSelectItemAt:)",
        of: delegate,
        delegate.collectionView(collectionView, didSelectItemAt: indexPath)
      )
    }
    public func callAsFunction(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
      -> Void?
    {
      OptionalMethod.call(
        "collectionView(_:didDeselectItemAt:)",
        of: delegate,
        delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      willDisplay cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalMethod.call(
        "collectionView(_:willDisplay:forItemAt:)",
        of: delegate,
        delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalMethod.call(
        "collectionView(_:didEndDisplaying:forItemAt:)",
        of: delegate,
        delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      willDisplaySupplementaryView view: CollectionReusableView,
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) -> Void? {
      OptionalMethod.call(
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        of: delegate,
        delegate.collectionView(
          collectionView,
          willDisplaySupplementaryView: view,
          forElementKind: elementKind,
          at: indexPath
        )
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      didEndDisplayingSupplementaryView view: CollectionReusableView,
      forElementOfKind elementKind: String,
      at indexPath: IndexPath
    ) -> Void? {
      OptionalMethod.call(
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
        of: delegate,
        delegate.collectionView(
          collectionView,
          didEndDisplayingSupplementaryView: view,
          forElementOfKind: elementKind,
          at: indexPath
        )
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> ContextMenuConfiguration? {
      OptionalMethod.call(
        "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
        of: delegate,
        delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
      ) ?? nil
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> ContextMenuConfiguration? {
      OptionalMethod.call(
        "collectionView(_:contextMenuConfigurationForItemAt:point:)",
        of: delegate,
        delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
      ) ?? nil
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      contextMenuConfiguration configuration: ContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> TargetedPreview? {
      OptionalMethod.call(
        "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
        of: delegate,
        delegate.collectionView(
          collectionView,
          contextMenuConfiguration: configuration,
          highlightPreviewForItemAt: indexPath
        )
      ) ?? nil
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      contextMenuConfiguration configuration: ContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> TargetedPreview? {
      OptionalMethod.call(
        "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
        of: delegate,
        delegate.collectionView(
          collectionView,
          contextMenuConfiguration: configuration,
          dismissalPreviewForItemAt: indexPath
        )
      ) ?? nil
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
      animator: any ContextMenuInteractionCommitAnimating
    ) -> Void? {
      OptionalMethod.call(
        "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
        of: delegate,
        delegate.collectionView(
          collectionView,
          willPerformPreviewActionForMenuWith: configuration,
          animator: animator
        )
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      willDisplayContextMenu configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalMethod.call(
        "collectionView(_:willDisplayContextMenu:animator:)",
        of: delegate,
        delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      willEndContextMenuInteraction configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalMethod.call(
        "collectionView(_:willEndContextMenuInteraction:animator:)",
        of: delegate,
        delegate.collectionView(
          collectionView,
          willEndContextMenuInteraction: configuration,
          animator: animator
        )
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
      OptionalMethod.call(
        "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
        of: delegate,
        delegate.collectionView(
          collectionView,
          targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
          atCurrentIndexPath: currentIndexPath,
          toProposedIndexPath: proposedIndexPath
        )
      )
    }
  }
}
