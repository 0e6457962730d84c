import Foundation
import Simulation

/// Where one thing in a collection view is, and how it looks.
@preconcurrency @MainActor open class CollectionViewLayoutAttributes {
  /// What kind of thing it is.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell = 0
    /// A view beside the items, such as a section's header.
    case supplementaryView = 1
  }

  /// The item, or the section of a view beside items.
  open var indexPath: IndexPath
  /// What kind of thing it is.
  public private(set) final var representedElementCategory = ElementCategory.cell
  /// The kind of a view beside items; nil for a cell.
  public private(set) final var representedElementKind: String?
  /// Where the view is, as ``View`` has it.
  final var geometry = ViewGeometry()
  /// Its rectangle, in the collection view's content; with a transform, the smallest upright one around it.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }
  /// The middle, in the collection view's content.
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }
  /// The size without the transform; a new one keeps the middle.
  open var size: CGSize {
    get { geometry.bounds.size }
    set { geometry.bounds.size = newValue }
  }
  /// The rectangle of its own coordinates that it shows.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }
  /// What is done to it around its middle.
  open var transform: ViewTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }
  /// How far in front it is; what is as far in front as others is so in the order of items, items behind sections' views.
  open var zIndex = 0
  /// Its opacity.
  open var alpha: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false

  /// Creates empty attributes of an item.
  public required init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  /// Creates empty attributes of a view beside the items of a section.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Returns attributes of the same class that say the same; see ``copy(with:)``.
  public final func copy() -> Any { copy(with: nil) }

  /// Returns attributes of the same class that say the same. A class with more to say overrides it, and calls super.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(forCellWith: indexPath)
    (copy.representedElementCategory, copy.representedElementKind) = (
      representedElementCategory, representedElementKind
    )
    (copy.geometry, copy.zIndex, copy.alpha, copy.isHidden) = (geometry, zIndex, alpha, isHidden)
    return copy
  }

  /// Whether `object` says the same. A class with more to say overrides it, and calls super.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    return other.indexPath == indexPath && other.geometry == geometry && other.zIndex == zIndex
      && other.alpha == alpha && other.isHidden == isHidden
      && other.representedElementCategory == representedElementCategory
      && other.representedElementKind == representedElementKind
  }
}

/// Says where everything in a collection view is. It does nothing by itself: programs subclass it, or use
/// ``CollectionViewFlowLayout``.
@preconcurrency @MainActor open class CollectionViewLayout {
  /// The collection view whose layout this is.
  public internal(set) final weak var collectionView: CollectionView?
  /// Whether ``prepare()`` is due.
  final var isPrepared = false

  /// Creates a layout that belongs to no collection view.
  public init() {}

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Reckons where things are; called before all other questions, the first time and after ``invalidateLayout()``.
  open func prepare() {}

  /// The size of all content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns what is in a rectangle of the content; nil for nothing.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { nil }

  /// Returns where an item is; nil if the layout doesn't know.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }

  /// Returns where a view beside items is; nil if there is none.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }

  /// Whether the layout is another one where the collection view shows another part, or has another size. No by default. Asked
  /// once for each part.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Lets everything be reckoned and placed anew in the next layout pass. An override calls super.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Returns the offset at which a drag comes to rest; by default the proposed one. Asked when the finger is lifted, before the
  /// scroll view's delegate; the velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}
