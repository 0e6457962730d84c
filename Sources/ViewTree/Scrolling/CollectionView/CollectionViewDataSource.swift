import Foundation
import Responder
import Simulation

/// The methods that provide a collection view's content. All but two have default implementations.
@preconcurrency @MainActor public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns a dequeued cell for an item. Called when the item becomes visible.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  /// Returns the number of sections; one by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns a dequeued supplementary view, such as a header. Called where the layout has one; the default
  /// implementation stops the program.
  func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
  /// Returns whether an item may be moved; true by default. Called by
  /// ``CollectionView/beginInteractiveMovementForItem(at:)``.
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Called at the end of an interactive movement, before the collection view moves the item. The item
  /// returns to its position if the data source doesn't have the method.
  func collectionView(
    _ collectionView: CollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension CollectionViewDataSource {
  /// Returns one.
  public func numberOfSections(in collectionView: CollectionView) -> Int {
    OptionalMethod.standard(1, of: self)
  }
  /// Stops the program with a message that names the kind.
  public func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard !OptionalMethod.isStandard(of: self) else { return CollectionReusableView() }
    programmerError(
      "\(collectionView.debugName): the layout has a \(kind) in section \(indexPath.section), and the data source no view"
    )
  }
}

extension CollectionViewDataSource {
  /// Returns true.
  public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.standard(of: self) }
}

/// The methods that control the effect of touches on items and that are called after it. All have default
/// implementations.
@preconcurrency @MainActor public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Returns whether a touch that begins on an item highlights it. If not, the touch has no effect.
  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Called after the item under a touch was highlighted.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called after the item was unhighlighted.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether the simulated user may select an item.
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Returns whether the simulated user may deselect an item. Called only if multiple selection is allowed.
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called after the simulated user has selected an item. Selection by code doesn't call it.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after an item was deselected because the simulated user deselected it or selected another one.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Called before a cell becomes visible.
  func collectionView(
    _ collectionView: CollectionView,
    willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// Called after a cell was removed from the collection view. Its item may already be deleted.
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// Called before a supplementary view becomes visible.
  func collectionView(
    _ collectionView: CollectionView,
    willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  )
  /// Called after a supplementary view was removed from the collection view.
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  )
  /// Returns the context menu for items when a finger has rested on one for half a second; nil for none. From
  /// iOS 16. The items are all selected ones if the touched one is among them, and none for a touch between
  /// the items.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration?
  /// Returns the context menu for the item under a finger that has rested for half a second; nil for none.
  /// Called from iOS 13, and only if there is no menu for items.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration?
  /// Returns the view beside which the menu of an item opens; nil for the cell. From iOS 16.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview?
  /// Called when the menu of an item closes; from iOS 16. The result has no effect, as the menu closes
  /// without animation.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview?
  /// Called after a tap on the preview, before the menu closes.
  func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  )
  /// Called before the menu is shown.
  func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  )
  /// Called before the menu closes, and before a chosen action is performed.
  func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  )
  /// Returns the index path to which an interactive movement moves an item; the proposed one by default.
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

extension CollectionViewDelegate {
  /// Returns the proposed index path.
  public func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { OptionalMethod.standard(proposedIndexPath, of: self) }
  /// Returns true.
  public func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalMethod.standard(of: self)
  }
  /// Returns true.
  public func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.standard(true, of: self)
  }
  /// Returns true.
  public func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) { OptionalMethod.standard(of: self) }
}

/// The methods that provide sizes and distances for a ``CollectionViewFlowLayout``. All have default
/// implementations, which return the layout's properties.
@preconcurrency @MainActor public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// Returns the size of an item, in points.
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the insets around the items of a section.
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
  /// Returns the minimum distance between lines.
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the minimum distance between the items of a line.
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a header, or zero for none.
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a footer, or zero for none.
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension CollectionViewLayout {
  /// The layout as a flow layout, or a default flow layout for any other layout.
  fileprivate var flow: CollectionViewFlowLayout {
    self as? CollectionViewFlowLayout ?? CollectionViewFlowLayout()
  }
}

extension CollectionViewDelegateFlowLayout {
  /// Returns the layout's property.
  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalMethod.standard(collectionViewLayout.flow.itemSize, of: self)
  }
  /// Returns the layout's property.
  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets {
    OptionalMethod.standard(collectionViewLayout.flow.sectionInset, of: self)
  }
  /// Returns the layout's property.
  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.standard(collectionViewLayout.flow.minimumLineSpacing, of: self)
  }
  /// Returns the layout's property.
  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.standard(collectionViewLayout.flow.minimumInteritemSpacing, of: self)
  }
  /// Returns the layout's property.
  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalMethod.standard(collectionViewLayout.flow.headerReferenceSize, of: self)
  }
  /// Returns the layout's property.
  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalMethod.standard(collectionViewLayout.flow.footerReferenceSize, of: self)
  }
}
