import Foundation
import Simulation

/// The supplementary views that are shown.
extension CollectionView {
  /// Returns the layout's attributes of a supplementary view, or nil if it has none.
  public final func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  {
    prepareLayout()
    return elements?.attributes.first {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    } ?? collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  private func visible(ofKind elementKind: String) -> [ShownSupplementaryView] {
    shownSupplementaryViews
      .filter { $0.kind == elementKind && !$0.view.frame.intersection(bounds).isEmpty }
      .sorted { $0.path < $1.path }
  }

  /// Returns the supplementary views of a kind that are at least partly visible, in the order of their index
  /// paths.
  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    visible(ofKind: elementKind).map(\.view)
  }

  /// Returns the index paths of the supplementary views of a kind that are at least partly visible, sorted.
  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible(ofKind: elementKind).map(\.path)
  }

  /// Returns the index path of a supplementary view that is shown, or nil for any other view.
  public final func indexPath(forSupplementaryView supplementaryView: CollectionReusableView) -> IndexPath? {
    shownSupplementaryViews.first { $0.view === supplementaryView }?.path
  }
}
