// The optional methods of `UICollectionViewDelegateFlowLayout`, for calls such as
// `delegate.collectionView?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder
import Simulation

extension CollectionViewDelegateFlowLayout {
  @_disfavoredOverload
  public var collectionView: OptionalMethod.CollectionViewDelegateFlowLayoutMethods.CollectionViewCalls? {
    .init(delegate: self)
  }
}

extension OptionalMethod {
  public enum CollectionViewDelegateFlowLayoutMethods {}
}

extension OptionalMethod.CollectionViewDelegateFlowLayoutMethods {
  @preconcurrency @MainActor public struct CollectionViewCalls {
    let delegate: any CollectionViewDelegateFlowLayout

    public func callAsFunction(
      _ collectionView: CollectionView,
      layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
      OptionalMethod.call(
        "collectionView(_:layout:sizeForItemAt:)",
        of: delegate,
        delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      layout collectionViewLayout: CollectionViewLayout,
      insetForSectionAt section: Int
    ) -> EdgeInsets? {
      OptionalMethod.call(
        "collectionView(_:layout:insetForSectionAt:)",
        of: delegate,
        delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      layout collectionViewLayout: CollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat? {
      OptionalMethod.call(
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
        of: delegate,
        delegate.collectionView(
          collectionView,
          layout: collectionViewLayout,
          minimumLineSpacingForSectionAt: section
        )
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      layout collectionViewLayout: CollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat? {
      OptionalMethod.call(
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
        of: delegate,
        delegate.collectionView(
          collectionView,
          layout: collectionViewLayout,
          minimumInteritemSpacingForSectionAt: section
        )
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      layout collectionViewLayout: CollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize? {
      OptionalMethod.call(
        "collectionView(_:layout:referenceSizeForHeaderInSection:)",
        of: delegate,
        delegate.collectionView(
          collectionView,
          layout: collectionViewLayout,
          referenceSizeForHeaderInSection: section
        )
      )
    }
    public func callAsFunction(
      _ collectionView: CollectionView,
      layout collectionViewLayout: CollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize? {
      OptionalMethod.call(
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
        of: delegate,
        delegate.collectionView(
          collectionView,
          layout: collectionViewLayout,
          referenceSizeForFooterInSection: section
        )
      )
    }
  }
}
