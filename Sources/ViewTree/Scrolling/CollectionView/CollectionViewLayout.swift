import Foundation
import Simulation

/// The position and appearance of one element in a collection view.
@preconcurrency @MainActor open class CollectionViewLayoutAttributes {
  /// The categories of elements.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A supplementary view, such as a section's header.
    case supplementaryView = 1
    /// A view without content of the data source, which the layout registers.
    case decorationView = 2
  }

  /// The values of the attributes, which are compared.
  struct Values: Equatable {
    var indexPath: IndexPath
    var category = ElementCategory.cell
    var kind: String?
    var geometry = ViewGeometry()
    /// The transform in space; nil for one in the plane.
    var spatial: SpatialTransform?
    var zIndex = 0
    var alpha: CGFloat = 1
    var isHidden = false
    /// The color of a decoration of the toolkit.
    var fill: Color?
  }

  final var values: Values
  /// The dimensions that the view determines.
  final var sizingAxes = SizingAxes()
  /// The section whose own scrolling moves the element, or nil.
  final var scrollingSection: Int?

  /// The index path of the item, or of the supplementary view.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }
  /// The category of the element.
  public final var representedElementCategory: ElementCategory { values.category }
  /// The element kind of a supplementary or decoration view, or nil for a cell.
  public final var representedElementKind: String? { values.kind }
  /// The frame in the collection view's content. With a transform, it is the bounding box of the
  /// transformed view.
  open var frame: CGRect {
    get { values.geometry.frame }
    set { values.geometry.frame = newValue }
  }
  /// The center in the collection view's content.
  open var center: CGPoint {
    get { values.geometry.center }
    set { values.geometry.center = newValue }
  }
  /// The size without the transform. Setting it preserves the center.
  open var size: CGSize {
    get { values.geometry.bounds.size }
    set { values.geometry.bounds.size = newValue }
  }
  /// The bounds of the view in its own coordinates.
  open var bounds: CGRect {
    get { values.geometry.bounds }
    set { values.geometry.bounds = newValue }
  }
  /// The transform of the view, applied around its center.
  open var transform: ViewTransform {
    get { values.geometry.transform }
    set { (values.geometry.transform, values.spatial) = (newValue, nil) }
  }
  /// The transform of the view in space; ``transform`` and ``frame`` have its part in the plane.
  public final var transform3D: Transform3D {
    get { SpatialTransform.transform(values.spatial, values.geometry.transform) }
    set { (values.geometry.transform, values.spatial) = (newValue.plane, SpatialTransform(newValue)) }
  }
  /// The position of the element from back to front. Elements with equal values are in the order of their
  /// index paths, with cells behind supplementary views.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// The opacity of the view.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  /// Whether the element is not shown.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// Creates empty attributes for an item.
  public required init(forCellWith indexPath: IndexPath) { values = Values(indexPath: indexPath) }

  /// Creates empty attributes for a supplementary view of a section.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (values.category, values.kind) = (.supplementaryView, elementKind)
  }

  /// Creates empty attributes for a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (values.category, values.kind) = (.decorationView, decorationViewKind)
  }

  /// Returns an equal copy of the same class; see ``copy(with:)``.
  public final func copy() -> Any { copy(with: nil) }

  /// Returns an equal copy of the same class. A subclass with additional properties overrides this method and
  /// calls super.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(forCellWith: indexPath)
    copy.values = values
    (copy.sizingAxes, copy.scrollingSection) = (sizingAxes, scrollingSection)
    return copy
  }

  /// Returns whether `object` has equal attributes. A subclass with additional properties overrides this
  /// method and calls super.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    return other.values == values
  }
}

extension CollectionViewLayoutAttributes: Hashable {
  /// Returns whether both are the same object, or are equal by ``isEqual(_:)``.
  public nonisolated static func == (
    one: CollectionViewLayoutAttributes,
    other: CollectionViewLayoutAttributes
  ) -> Bool {
    one === other || MainActor.assumeIsolated { one.isEqual(other) }
  }

  /// Hashes the index path, which equal attributes share.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { indexPath })
  }
}

/// An object that determines the positions of all elements in a collection view.
///
/// This class has no elements. Apps subclass it or use ``CollectionViewFlowLayout``.
@preconcurrency @MainActor open class CollectionViewLayout: IdentityHashable {
  /// The collection view that uses this layout.
  public internal(set) final weak var collectionView: CollectionView?
  /// True after ``prepare()`` was called, until the layout is invalidated.
  final var isPrepared = false
  /// Whether ``prepare()`` was called since the layout belongs to its collection view.
  final var wasPrepared = false
  /// The context of an invalidation by the collection view that is under way.
  private var ownContext: CollectionViewLayoutInvalidationContext?
  /// The registered classes of decoration views, by kind.
  final var decorations: [String: CollectionReusableView.Type] = [:]

  /// Creates a layout without a collection view.
  public init() {}

  /// Creates a layout with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {}

  /// The class of the attributes that the toolkit's layouts create; a subclass of
  /// ``CollectionViewLayoutAttributes``.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

  /// Creates attributes of ``layoutAttributesClass``. Stops with a text that names another class.
  final func makeAttributes(
    _ path: IndexPath,
    _ category: CollectionViewLayoutAttributes.ElementCategory = .cell,
    _ kind: String? = nil
  ) -> CollectionViewLayoutAttributes {
    let type: AnyClass = Swift.type(of: self).layoutAttributesClass
    guard let type = type as? CollectionViewLayoutAttributes.Type else {
      programmerError(
        "layoutAttributesClass must be a subclass of CollectionViewLayoutAttributes, not \(type)"
      )
    }
    let attributes = type.init(forCellWith: path)
    (attributes.values.category, attributes.values.kind) = (category, kind)
    return attributes
  }

  /// Computes the positions of the elements. Called before all other methods, initially and after
  /// ``invalidateLayout()``.
  open func prepare() {}

  /// The size of the whole content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements in a rectangle of the content, or nil if there are none.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item, or nil if the layout has none for it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view, or nil if there is none.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes of a decoration view, or nil if there is none.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }

  /// Registers the class of decoration views of a kind, which are created with `init(frame:)` when they
  /// become visible. nil removes the registration.
  ///
  /// Stops with `CollectionViewLayout can't register Label for "background": it is no CollectionReusableView`
  /// for another class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let type = viewClass as? CollectionReusableView.Type
    if let viewClass, type == nil {
      programmerError(
        "CollectionViewLayout can't register \(viewClass) for \"\(elementKind)\": it is no CollectionReusableView"
      )
    }
    decorations[elementKind] = type
  }

  /// Returns whether the collection view asks a view that it shows for its preferred attributes.
  func measures(_ attributes: CollectionViewLayoutAttributes, isNew: Bool) -> Bool { isNew }

  /// Stops the program if a view prefers a size that can't be.
  final func checkPreferred(_ attributes: CollectionViewLayoutAttributes) {
    let size = attributes.size
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      programmerError(
        "\(collectionView?.debugName ?? "CollectionView"): the preferred size \(GeometryText.size(size)) of"
          + " \(attributes.indexPath) can't be"
      )
    }
  }

  /// Called after the traits of the collection view have changed.
  func traitsDidChange() {}

  /// Assigns new index paths to everything that the layout remembers, after an update.
  func renumber(_ plan: TablePlan) {}

  // MARK: Invalidation

  /// The class of invalidation contexts, ``CollectionViewLayoutInvalidationContext`` or a subclass.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

  /// Returns whether new bounds of the collection view invalidate the layout; false by default.
  ///
  /// Called once for each change of the bounds or the content offset, while the collection view still has the
  /// old ones (ML12), for each step of an animated change (ML13), and for a change of the insets. Not called
  /// between an invalidation and the next layout pass (ML14).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for a change of the bounds that invalidates the layout. Called after
  /// ``shouldInvalidateLayout(forBoundsChange:)`` has returned true, while the collection view still has the
  /// old bounds (ML12).
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> CollectionViewLayoutInvalidationContext
  { makeContext() }

  /// Returns whether the attributes that a new view prefers invalidate the layout; false by default. Called
  /// after the view's ``CollectionReusableView/preferredLayoutAttributesFitting(_:)``.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for attributes that a view prefers. Called after
  /// ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`` has returned true.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext { makeContext() }

  /// Invalidates the layout; elements are computed and placed again in the next layout pass. An override
  /// calls super.
  ///
  /// After an invalidation by code, that pass requests the numbers of items from the data source again, but
  /// new items have no cells until ``CollectionView/reloadData()`` (ML15). The collection view calls this
  /// method before ``invalidateLayout(with:)``: after a change of the bounds, before the delegate's
  /// `scrollViewDidScroll` (ML12), and in the layout pass after a reload (ML10).
  open func invalidateLayout() {
    // In an invalidation by the collection view, the call with its context follows.
    if ownContext == nil { invalidateLayout(with: makeContext()) }
  }

  /// Invalidates the parts of the layout that a context describes, and applies its adjustments at once
  /// (MT27). An override calls super.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.layoutWasInvalidated(with: context, isByCode: context !== ownContext)
  }

  final func makeContext() -> CollectionViewLayoutInvalidationContext {
    let given: AnyClass = type(of: self).invalidationContextClass
    guard let type = given as? CollectionViewLayoutInvalidationContext.Type else {
      programmerError("\(type(of: self)): \(given) is no CollectionViewLayoutInvalidationContext")
    }
    return .make(of: type)
  }

  /// Invalidates the layout for the collection view, through both methods that a subclass may override.
  final func invalidate(using context: CollectionViewLayoutInvalidationContext) {
    let outer = ownContext
    ownContext = context
    invalidateLayout()
    invalidateLayout(with: context)
    ownContext = outer
  }

  /// Discards all computed values for another collection view or delegate, without a call of client code
  /// (ML10).
  func reset() { isPrepared = false }

  /// Returns the content offset at which scrolling stops; the proposed offset by default.
  ///
  /// Called when the touch ends, before the delegate's
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`. The velocity is in points per
  /// millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an update of items or a change of the layout; the proposed offset by
  /// default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// The updates of items that ``prepare(forCollectionViewUpdates:)`` receives after the next ``prepare()``.
  final var announcedUpdates: [CollectionViewUpdateItem] = []
  /// Whether ``finalizeCollectionViewUpdates()`` follows.
  final var isUpdating = false

  /// Called with the updates of a batch, after ``prepare()`` and before the elements are placed. An override
  /// calls super.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}
  /// Called when the elements are placed after the updates of a batch, inside the animation.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the attributes from which an inserted item appears; nil by default. Called for each inserted
  /// item, in order, after ``prepare(forCollectionViewUpdates:)``. The item appears in its final position.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }
  /// Returns the attributes with which a deleted item disappears; nil by default. Called for each deleted
  /// item with its old index path, before those that are inserted. The item disappears where it is.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }
  /// Returns the attributes from which a supplementary view appears. Nothing calls it: the view appears in
  /// its final position.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns the attributes with which a supplementary view disappears. Nothing calls it.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns the attributes from which a decoration view appears. Nothing calls it.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns the attributes with which a decoration view disappears. Nothing calls it.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  // MARK: Changes of the layout and of the bounds

  /// Called on the old layout before another one replaces it.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}
  /// Called on the new layout before it replaces another one, after ``prepareForTransition(to:)``.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}
  /// Called when the elements have the positions of the new layout: on the old layout, then on the new one.
  open func finalizeLayoutTransition() {}
  /// Called before an animated change of the bounds. Nothing calls it: the items follow new bounds by their
  /// new attributes alone.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after an animated change of the bounds. Nothing calls it.
  open func finalizeAnimatedBoundsChange() {}
}
