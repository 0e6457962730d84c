import Foundation
import Simulation

/// A layout of items in consecutive lines, in sections with headers and footers.
///
/// Sizes and distances are the layout's properties, unless the collection view's delegate is a
/// ``CollectionViewDelegateFlowLayout`` that returns others. The items of a line are distributed over its
/// whole length. Items larger than the space across the scroll direction are placed nevertheless.
@preconcurrency @MainActor open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The size of each item, in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { metricsDidChange() } }
  }
  /// The size of items whose cells determine their own sizes, until they do; zero, the default, for items of
  /// ``itemSize``.
  ///
  /// A cell that becomes visible is asked by ``CollectionReusableView/preferredLayoutAttributesFitting(_:)``.
  /// Sizes of the delegate are estimates then, too.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      sizes = FlowSizes()
      metricsDidChange()
    }
  }
  /// Whether the header of a section stays at the top of the visible area while the section is visible; from
  /// iOS 9.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { metricsDidChange() } }
  }
  /// Whether the footer of a section stays at the bottom of the visible area while the section is visible;
  /// from iOS 9.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { metricsDidChange() } }
  }
  /// The minimum distance between lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { metricsDidChange() } }
  }
  /// The minimum distance between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
  }
  /// The insets around the items of each section.
  open var sectionInset = EdgeInsets.zero { didSet { if sectionInset != oldValue { metricsDidChange() } } }
  /// The size of headers, or zero for none. Only the length along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { metricsDidChange() } }
  }
  /// The size of footers, or zero for none. Only the length along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { metricsDidChange() } }
  }
  /// The axis along which lines follow each other.
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { metricsDidChange() } }
  }

  private var map = FlowMap(width: 0, [])
  private var sections: [FlowMap.Section] = []
  final var sizes = FlowSizes()
  private var preparedLength: CGFloat = -1
  /// Whether the sizes and distances must be read again.
  private var needsMetrics = true
  /// Whether the positions must be computed again.
  private var needsPlaces = true

  /// Creates a layout without a collection view.
  public override init() { super.init() }

  /// Creates a layout with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readInterface(of: self, as: CollectionViewFlowLayout.self)
  }

  private var isSideways: Bool { scrollDirection == .horizontal }

  /// Returns the space for lines across the scroll direction, in a collection view with the given bounds.
  private func room(in bounds: CGRect?) -> CGFloat {
    guard let view = collectionView, let bounds else { return 0 }
    let inset = view.baseAdjustedContentInset
    return isSideways
      ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
  }

  /// Reads the sizes of all items from the delegate and places the items, as far as the invalidations since
  /// the last call require it (MT26). An override calls super.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let room = room(in: view.bounds)
    if needsMetrics {
      (needsMetrics, needsPlaces) = (false, true)
      sections = (0..<view.baseNumberOfSections).map { section(view, $0) }
    }
    guard needsPlaces else { return }
    (needsPlaces, preparedLength) = (false, room)
    let scale = view.effectiveApplication?.screen.scale ?? 2
    var sections = sections
    if isSelfSizing {
      for number in sections.indices {
        sections[number].items = sizes.items(sections[number].items, in: number, turned: turned)
      }
    }
    map = FlowMap(width: max(0, room), sections, pixelsOf: scale)
  }

  private func section(_ view: CollectionView, _ section: Int) -> FlowMap.Section {
    let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    let items = self.items(of: view, in: section, delegate)
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lines =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let distances =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let numbers = [
      ("line spacing", lines), ("interitem spacing", distances), ("top inset", inset.top),
      ("left inset", inset.left), ("bottom inset", inset.bottom), ("right inset", inset.right),
      ("header", turned(header).height), ("footer", turned(footer).height),
    ]
    if let (name, value) = numbers.first(where: { !$0.1.isFinite }) {
      programmerError("\(view.debugName): the \(name) \(value) of section \(section) is not finite")
    }
    return FlowMap.Section(
      items: items,
      inset: isSideways
        ? EdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom) : inset,
      lineSpacing: lines,
      itemSpacing: distances,
      header: turned(header).height,
      footer: turned(footer).height
    )
  }

  /// Returns the sizes of a section's items: those of the delegate, item by item, or all the same.
  private func items(
    of view: CollectionView,
    in section: Int,
    _ delegate: (any CollectionViewDelegateFlowLayout)?
  ) -> FlowItems {
    let count = view.baseNumberOfItems(inSection: section)
    func checked(_ size: CGSize, _ path: IndexPath) -> CGSize {
      guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
        programmerError("\(view.debugName): the size \(GeometryText.size(size)) of \(path.itemText) can't be")
      }
      return turned(size)
    }
    let first = IndexPath(item: 0, section: section)
    guard count > 0, let delegate,
      let size = delegate.collectionView?(view, layout: self, sizeForItemAt: first)
    else { return .equal(count > 0 ? checked(estimate, first) : .zero, count: count) }
    var sizes = [checked(size, first)]
    sizes.reserveCapacity(count)
    for item in 1..<count {
      let path = IndexPath(item: item, section: section)
      sizes.append(checked(delegate.collectionView(view, layout: self, sizeForItemAt: path), path))
    }
    return .sizes(sizes)
  }

  private func turned(_ size: CGSize) -> CGSize {
    isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  private func turned(_ rect: CGRect) -> CGRect {
    isSideways ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }

  /// The size of the whole content.
  open override var collectionViewContentSize: CGSize { turned(map.contentSize) }

  /// Returns the attributes of the elements in a rectangle of the content. Costs O(log n) in the number of
  /// sections and items.
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let rect = turned(rect)
    var result: [CollectionViewLayoutAttributes] = []
    // An item that is longer than its line is partly beside its section.
    for number in map.sections(from: rect.minY, to: rect.maxY) {
      let section = map.sections[number]
      let path = IndexPath(item: 0, section: number)
      for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
        guard let frame = bandFrame(kind, in: section), frame.intersects(rect) else { continue }
        if let band = layoutAttributesForSupplementaryView(ofKind: kind, at: path) { result.append(band) }
      }
      for (item, _) in section.items(in: rect) {
        // A subclass may change the attributes of an item.
        let path = IndexPath(item: item, section: number)
        if let attributes = layoutAttributesForItem(at: path) { result.append(attributes) }
      }
    }
    return result
  }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard map.sections.indices.contains(indexPath.section) else { return nil }
    let section = map.sections[indexPath.section]
    guard (0..<section.itemCount).contains(indexPath.item) else { return nil }
    let attributes = makeAttributes(indexPath)
    attributes.frame = turned(section.frame(of: indexPath.item))
    if isSelfSizing { attributes.sizingAxes = SizingAxes(width: true, height: true) }
    return attributes
  }

  /// Returns the frame of a section's header or footer with swapped axes for horizontal scrolling, or nil if
  /// the section has none.
  private func bandFrame(_ kind: String, in section: FlowSection) -> CGRect? {
    let isHeader = kind == CollectionView.elementKindSectionHeader
    let frame = isHeader ? section.header : section.footer
    guard frame.height > 0 else { return nil }
    guard pinsBands, let view = collectionView else { return frame }
    let visible = view.bounds.inset(by: view.baseAdjustedContentInset)
    return pinned(frame, in: section, isHeader: isHeader, visible: turned(visible))
  }

  private var pinsBands: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Returns the attributes of a header or footer, or nil if the section has none.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  {
    guard map.sections.indices.contains(indexPath.section) else { return nil }
    guard let frame = bandFrame(elementKind, in: map.sections[indexPath.section]) else { return nil }
    let attributes = makeAttributes(indexPath, .supplementaryView, elementKind)
    attributes.frame = turned(frame)
    attributes.zIndex = 1
    return attributes
  }

  // MARK: Invalidation

  /// The class of a flow layout's contexts.
  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  /// Returns whether the space for lines has changed, or there are views that stay in the visible area.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    room(in: newBounds) != preparedLength || pinsBands && newBounds.origin != collectionView?.bounds.origin
  }

  /// Returns whether a cell has determined another size for itself than its item has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { noteAsked(preferredAttributes, originalAttributes) }

  /// Returns a context with the item, for which the delegate's sizes are valid.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    adopt(preferredAttributes, context)
    return context
  }

  /// Returns a context for which the delegate's sizes are valid, and the positions are if the bounds are the
  /// same (MT26).
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> CollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? CollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = collectionView?.bounds != newBounds
    }
    return context
  }

  /// Invalidates the sizes and positions that a context describes. An override calls super.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    let flow = context as? CollectionViewFlowLayoutInvalidationContext
    if context.isForEverything {
      sizes = FlowSizes()
    } else if flow?.invalidateFlowLayoutDelegateMetrics ?? true, !context.isForCounts {
      sizes.forgetAnswers()
    }
    if context.isForEverything || context.isForCounts || flow?.invalidateFlowLayoutDelegateMetrics ?? true {
      needsMetrics = true
    }
    if flow?.invalidateFlowLayoutAttributes ?? true { needsPlaces = true }
    super.invalidateLayout(with: context)
  }

  override func measures(_ attributes: CollectionViewLayoutAttributes, isNew: Bool) -> Bool {
    isSelfSizing && !attributes.sizingAxes.isEmpty && (isNew || !sizes.wasAsked(attributes.indexPath))
  }

  override func renumber(_ plan: TablePlan) { sizes.renumber(plan) }

  override func reset() {
    super.reset()
    (needsMetrics, needsPlaces, sizes) = (true, true, FlowSizes())
  }

  private func metricsDidChange() {
    needsMetrics = true
    invalidateLayout()
  }
}
