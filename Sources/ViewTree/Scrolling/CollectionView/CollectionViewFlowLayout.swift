import Foundation
import Simulation

/// Lines of items, one after the other, in sections with headers and footers.
///
/// Sizes and distances are those of the layout, unless the collection view's delegate is a
/// ``CollectionViewDelegateFlowLayout`` and says otherwise. Items of a line are spread over its whole length. Items larger
/// than the room across are placed all the same.
@preconcurrency @MainActor open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The size of each item, in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The least distance between lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least distance between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// Around the items of each section.
  open var sectionInset = EdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The size of headers, of which the part along the scrolling counts; zero for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers; see ``headerReferenceSize``.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Along which axis lines follow each other.
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  private var map = FlowMap(width: 0, [])
  private var preparedRoom: CGFloat = -1

  /// Creates a layout that belongs to no collection view.
  public override init() { super.init() }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  private var isSideways: Bool { scrollDirection == .horizontal }

  /// How much room lines have, across the scrolling.
  private var room: CGFloat {
    guard let view = collectionView else { return 0 }
    let inset = view.adjustedContentInset
    return isSideways
      ? view.bounds.height - inset.top - inset.bottom : view.bounds.width - inset.left - inset.right
  }

  /// Asks for all sizes and places all items. An override calls super.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    preparedRoom = room
    map = FlowMap(width: max(0, room), (0..<view.sectionCount).map { section(view, $0) })
  }

  private func section(_ view: CollectionView, _ section: Int) -> FlowMap.Section {
    let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    let sizes = (0..<view.itemCount(in: section)).map { item in
      let path = IndexPath(item: item, section: section)
      let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
        programmerError("\(view.debugName): the size \(GeometryText.size(size)) of \(path.itemText) can't be")
      }
      return turned(size)
    }
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lines =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let items =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let numbers = [
      ("line spacing", lines), ("interitem spacing", items), ("top inset", inset.top),
      ("left inset", inset.left), ("bottom inset", inset.bottom), ("right inset", inset.right),
      ("header", turned(header).height), ("footer", turned(footer).height),
    ]
    if let (name, value) = numbers.first(where: { !$0.1.isFinite }) {
      programmerError("\(view.debugName): the \(name) \(value) of section \(section) is not finite")
    }
    return FlowMap.Section(
      items: sizes,
      inset: isSideways
        ? EdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom) : inset,
      lineSpacing: lines,
      itemSpacing: items,
      header: turned(header).height,
      footer: turned(footer).height
    )
  }

  private func turned(_ size: CGSize) -> CGSize {
    isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  private func turned(_ rect: CGRect) -> CGRect {
    isSideways ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }

  /// The size of all content.
  open override var collectionViewContentSize: CGSize { turned(map.contentSize) }

  /// Returns what is in a rectangle of the content. Costs O(sections, and items of those in the rectangle).
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let rect = turned(rect)
    var result: [CollectionViewLayoutAttributes] = []
    for (number, section) in map.sections.enumerated() where section.frame.intersects(rect) {
      let path = IndexPath(item: 0, section: number)
      for (kind, frame) in [
        (CollectionView.elementKindSectionHeader, section.header),
        (CollectionView.elementKindSectionFooter, section.footer),
      ] where frame.height > 0 && frame.intersects(rect) {
        if let band = layoutAttributesForSupplementaryView(ofKind: kind, at: path) { result.append(band) }
      }
      for (item, frame) in section.items.enumerated() where frame.intersects(rect) {
        let path = IndexPath(item: item, section: number)
        if let attributes = layoutAttributesForItem(at: path) { result.append(attributes) }
      }
    }
    return result
  }

  /// Returns where an item is.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard map.sections.indices.contains(indexPath.section) else { return nil }
    let items = map.sections[indexPath.section].items
    guard items.indices.contains(indexPath.item) else { return nil }
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = turned(items[indexPath.item])
    return attributes
  }

  /// Returns where a header or footer is; nil where the section has none.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  {
    guard map.sections.indices.contains(indexPath.section) else { return nil }
    let section = map.sections[indexPath.section]
    let frame = elementKind == CollectionView.elementKindSectionHeader ? section.header : section.footer
    guard frame.height > 0 else { return nil }
    let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = turned(frame)
    attributes.zIndex = 1
    return attributes
  }

  /// Yes where the room for lines is another one.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    room != preparedRoom
  }
}
