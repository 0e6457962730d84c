import Foundation
import Simulation

/// The groups of a section with the views around them; its group is repeated until all items of the section
/// have a place.
@preconcurrency @MainActor open class CollectionLayoutSection {
  final let group: CollectionLayoutGroup
  /// The distance between two groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The insets around all groups of the section.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The area to which ``contentInsets`` are relative across the scroll direction.
  open var contentInsetsReference = ContentInsetsReference.automatic
  /// The area across the scroll direction for the views at the section's boundary; by default, that inside
  /// the section's insets.
  open var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// Whether the views at the section's boundary are inside the section's insets across the scroll direction.
  open var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference == .automatic }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }
  /// The way in which the groups scroll across the scroll direction of the layout.
  open var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers, footers and other views at the section's boundary, one of each kind. Their index path is
  /// that of the section's first item.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The views that decorate the section, one of each kind.
  open var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Called in each layout pass with the section's visible views, which it may change; with the content
  /// offset of the section's own scrolling, or else of the collection view; and with the section's space.
  open var visibleItemsInvalidationHandler: CollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The list of which the section is a part, or nil.
  final var list: CollectionLayoutListConfiguration?

  /// Creates a section that repeats a group.
  public init(group: CollectionLayoutGroup) { self.group = group }
}

/// A closure that changes the visible views of a section; see
/// ``CollectionLayoutSection/visibleItemsInvalidationHandler``.
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any CollectionLayoutVisibleItem], CGPoint, any CollectionLayoutEnvironment) -> Void

/// The ways in which the groups of a section scroll across the scroll direction of the layout, and the places
/// at which a drag comes to rest.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The groups follow each other along the layout's own scroll direction.
  case none = 0
  /// The groups come to rest anywhere.
  case continuous
  /// The edge of a group comes to rest at the section's leading edge.
  case continuousGroupLeadingBoundary
  /// The content comes to rest at multiples of the section's size.
  case paging
  /// A drag moves by one group at most, to the section's leading edge.
  case groupPaging
  /// A drag moves by one group at most, to the section's center.
  case groupPagingCentered
}

/// A view of a section that is visible in a layout pass. Its changes last until the next layout pass.
@preconcurrency @MainActor public protocol CollectionLayoutVisibleItem: AnyObject {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The position from back to front.
  var zIndex: Int { get set }
  /// Whether the view is not shown.
  var isHidden: Bool { get set }
  /// The center, in the coordinates of the section's content.
  var center: CGPoint { get set }
  /// The transform around the center.
  var transform: ViewTransform { get set }
  /// The kind of a supplementary view, or a text for cells.
  var name: String { get }
  /// The index path of the view.
  var indexPath: IndexPath { get }
  /// The frame, in the coordinates of the section's content.
  var frame: CGRect { get }
  /// The bounds of the view in its own coordinates.
  var bounds: CGRect { get }
  /// The category of the view.
  var representedElementCategory: CollectionViewLayoutAttributes.ElementCategory { get }
  /// The kind of a supplementary view, or nil for a cell.
  var representedElementKind: String? { get }
}

/// A visible view, by its attributes.
final class VisibleItem: CollectionLayoutVisibleItem {
  private let attributes: CollectionViewLayoutAttributes
  init(_ attributes: CollectionViewLayoutAttributes) { self.attributes = attributes }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: ViewTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var name: String { attributes.representedElementKind ?? "UICollectionElementKindCell" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: CollectionViewLayoutAttributes.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
