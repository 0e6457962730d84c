// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UICollectionReusableView {
  public func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    unmodeled()
  }
  public func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    unmodeled()
  }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UICollectionView {
  public var hasUncommittedUpdates: Bool { unmodeled() }
  public func startInteractiveTransition(to layout: UICollectionViewLayout, completion: Any? = nil) -> Any {
    unmodeled()
  }
  public func finishInteractiveTransition() { unmodeled() }
  public func cancelInteractiveTransition() { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UICollectionView {
  public var contextMenuInteraction: Any? { unmodeled() }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UICollectionViewController {
  public var useLayoutToLayoutNavigationTransitions: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of drag and drop isn't modeled")
extension UICollectionViewController {
  public var installsStandardGestureForInteractiveMovement: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UICollectionViewLayout {
  public func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    unmodeled()
  }
  public func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { unmodeled() }
  public func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    unmodeled()
  }
  public func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { unmodeled() }
  public func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { unmodeled() }
  public func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { unmodeled() }
  public func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { unmodeled() }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UICollectionViewLayout {
  public func register(_ nib: Any?, forDecorationViewOfKind elementKind: String) { unmodeled() }
}

@available(*, unavailable, message: "an app's own layouts aren't mirrored")
extension UICollectionViewLayout {
  public var developmentLayoutDirection: Any { unmodeled() }
  public var flipsHorizontallyInOppositeLayoutDirection: Bool { unmodeled() }
}

@available(*, unavailable, message: "this part of drag and drop isn't modeled")
extension UICollectionViewLayout {
  public func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { unmodeled() }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UICollectionViewFlowLayout {
  public var sectionInsetReference: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UICollectionViewLayoutInvalidationContext {
  public var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { unmodeled() }
  public var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { unmodeled() }
  public var interactiveMovementTarget: CGPoint { unmodeled() }
}
