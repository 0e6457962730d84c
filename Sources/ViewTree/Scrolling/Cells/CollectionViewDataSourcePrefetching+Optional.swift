// The optional methods of `UICollectionViewDataSourcePrefetching`, for calls such as
// `delegate.collectionView?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension CollectionViewDataSourcePrefetching {
  @_disfavoredOverload
  public var collectionView: OptionalMethod.CollectionViewDataSourcePrefetchingMethods.CollectionViewCalls? {
    .init(delegate: self)
  }
}

extension OptionalMethod {
  public enum CollectionViewDataSourcePrefetchingMethods {}
}

extension OptionalMethod.CollectionViewDataSourcePrefetchingMethods {
  @preconcurrency @MainActor public struct CollectionViewCalls {
    let delegate: any CollectionViewDataSourcePrefetching

    public func callAsFunction(
      _ collectionView: CollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) -> Void? {
      OptionalMethod.call(
        "collectionView(_:cancelPrefetchingForItemsAt:)",
        of: delegate,
        delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
      )
    }
  }
}
