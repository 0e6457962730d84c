// The optional methods of `UICollectionViewDataSource`, for calls such as
// `delegate.numberOfSections?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension CollectionViewDataSource {
  @_disfavoredOverload
  public var numberOfSections: OptionalMethod.CollectionViewDataSourceMethods.NumberOfSectionsCalls? {
    .init(delegate: self)
  }
  @_disfavoredOverload
  public var collectionView: OptionalMethod.CollectionViewDataSourceMethods.CollectionViewCalls? {
    .init(delegate: self)
  }
}

extension OptionalMethod {
  public enum CollectionViewDataSourceMethods {}
}

extension OptionalMethod.CollectionViewDataSourceMethods {
  @preconcurrency @MainActor public struct NumberOfSectionsCalls {
    let delegate: any CollectionViewDataSource

    public func callAsFunction(in collectionView: CollectionView) -> Int? {
      OptionalMethod.call(
        "numberOfSections(in:)",
        of: delegate,
        delegate.numberOfSections(in: collectionView)
      )
    }
  }

  @preconcurrency @MainActor public struct CollectionViewCalls {
    let delegate: any CollectionViewDataSource

    public func callAsFunction(
      _ collectionView: CollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView? {
      OptionalMethod.call(
        "collectionView(_:viewForSupplementaryElementOfKind:at:)",
        of: delegate,
        delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      )
    }
    public func callAsFunction(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool?
    {
      OptionalMethod.call(
        "collectionView(_:canMoveItemAt:)",
        of: delegate,
        delegate.collectionView(collectionView, canMoveItemAt: indexPath)
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) -> Void? {
      OptionalMethod.call(
        "collectionView(_:moveItemAt:to:)",
        of: delegate,
        delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
      )
    }
  }
}
