import Foundation
import Simulation

/// Says what is in a collection view. All but two methods have defaults.
@preconcurrency @MainActor public protocol CollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell for an item, one that was dequeued. Asked when the item comes into sight.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  /// How many sections there are; one by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns a view beside items, such as a header, one that was dequeued. Asked where the layout has one; without the method
  /// the program stops.
  func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
}

extension CollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Stops with a text that names the kind.
  public func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    programmerError(
      "\(collectionView.debugName): the layout has a \(kind) in section \(indexPath.section), and the data source no view"
    )
  }
}

/// Says what touches do to items, and hears of it. All methods have defaults.
@preconcurrency @MainActor public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// A finger went down on an item; no means that it does nothing there.
  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// The item under a finger is highlighted.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
  /// The item is highlighted no more.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether a person may select an item.
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Whether a person may take an item's selection back; asked where several can be selected.
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// A person has selected an item; code that selects one does not call it.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// An item is selected no more, since a person took its selection back or selected another one.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
  /// A cell is about to come into sight.
  func collectionView(
    _ collectionView: CollectionView,
    willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// A cell has left the collection view; its item may be gone already.
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  )
}

extension CollectionViewDelegate {
  /// It is.
  public func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// It may.
  public func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  /// It may.
  public func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

/// Says how large things are in a ``CollectionViewFlowLayout``. All methods have defaults: what the layout says.
@preconcurrency @MainActor public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Around the items of a section.
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
  /// The least distance between lines.
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between the items of a line.
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a header; zero for none.
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a footer; zero for none.
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension CollectionViewLayout {
  /// The layout as a flow; a plain one for any other layout.
  fileprivate var flow: CollectionViewFlowLayout {
    self as? CollectionViewFlowLayout ?? CollectionViewFlowLayout()
  }
}

extension CollectionViewDelegateFlowLayout {
  /// The layout's own.
  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionViewLayout.flow.itemSize }
  /// The layout's own.
  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { collectionViewLayout.flow.sectionInset }
  /// The layout's own.
  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.flow.minimumLineSpacing }
  /// The layout's own.
  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.flow.minimumInteritemSpacing }
  /// The layout's own.
  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { collectionViewLayout.flow.headerReferenceSize }
  /// The layout's own.
  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { collectionViewLayout.flow.footerReferenceSize }
}
