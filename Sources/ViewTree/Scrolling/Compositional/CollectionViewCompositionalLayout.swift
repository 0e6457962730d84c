import Foundation
import Simulation

/// A layout of sections with nested groups of items, which scrolls vertically.
///
/// The places of one group are computed for each section; those of an item follow from its number, so that
/// the costs don't depend on the numbers of items. A change of the layout's sections or of their items takes
/// effect after ``CollectionViewLayout/invalidateLayout()``.
@preconcurrency @MainActor open class CollectionViewCompositionalLayout: CollectionViewLayout {
  private let section: CollectionLayoutSection
  private var places: [Places] = []
  private var preparedSize = CGSize(width: -1, height: -1)
  private var scale: CGFloat = 2
  private var isMirrored = false

  /// The places of a section's groups.
  private struct Places {
    let cells: [CGRect]
    let count: Int
    let top: CGFloat
    /// The distance from the top of a group to the next one's.
    let pitch: CGFloat
    let bottom: CGFloat
    var groups: Int { cells.isEmpty ? 0 : (count + cells.count - 1) / cells.count }
  }

  /// Creates a layout with the same section for all sections of the collection view.
  public init(section: CollectionLayoutSection) {
    self.section = section
    super.init()
  }

  /// Returns nil: a section is required, and nothing is read from the coder (U22).
  public required init?(coder: NSCoder) { nil }

  /// Computes the places of one group for each section.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let size = space(in: view.bounds)
    preparedSize = size
    scale = view.effectiveApplication?.screen.scale ?? 2
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = section.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    let groupSize = section.group.layoutSize.size(in: inner)
    let origin = CGPoint(x: insets.leading, y: 0)
    let cells = section.group.cells(in: CGRect(origin: origin, size: groupSize))
    let pitch = groupSize.height + section.interGroupSpacing
    guard pitch.isFinite, pitch >= 0 else {
      programmerError("\(view.debugName): the distance \(pitch) between the groups of a section")
    }
    var y: CGFloat = 0
    places = (0..<view.baseNumberOfSections).map { number in
      let count = view.baseNumberOfItems(inSection: number)
      let groups = (count + cells.count - 1) / cells.count
      let length = groups > 0 ? CGFloat(groups) * pitch - section.interGroupSpacing : 0
      let top = y + insets.top
      y = top + length + insets.bottom
      return Places(cells: cells, count: count, top: top, pitch: pitch, bottom: y)
    }
  }

  private func space(in bounds: CGRect) -> CGSize {
    guard let inset = collectionView?.baseAdjustedContentInset else { return bounds.size }
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom)
    )
  }

  private func pixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  private func frame(_ item: Int, in places: Places) -> CGRect {
    let cell = places.cells[item % places.cells.count]
    let y = places.top + CGFloat(item / places.cells.count) * places.pitch + cell.minY
    let x = isMirrored ? preparedSize.width - cell.maxX : cell.minX
    return CGRect(x: pixels(x), y: pixels(y), width: pixels(cell.width), height: pixels(cell.height))
  }

  /// The width of the collection view inside its insets, and the end of the last section.
  open override var collectionViewContentSize: CGSize {
    CGSize(width: max(0, preparedSize.width), height: pixels(places.last?.bottom ?? 0))
  }

  /// Returns the attributes of the items in a rectangle of the content, in order. The costs are those of the
  /// sections and of the groups in the rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    var result: [CollectionViewLayoutAttributes] = []
    for (number, places) in places.enumerated() where places.count > 0 {
      // The cells of a group may be beyond the group's end, by at most `reach`.
      let reach = (places.cells.map(\.maxY).max() ?? 0) + 1
      let (from, to) = (rect.minY - places.top - reach, rect.maxY - places.top + 1)
      guard to >= 0 else { continue }
      var groups = 0..<places.groups
      if places.pitch > 0 {
        let first = min(CGFloat(places.groups), max(0, (from / places.pitch).rounded(.down)))
        let last = min(CGFloat(places.groups), max(first, (to / places.pitch).rounded(.down) + 1))
        groups = Int(first)..<Int(last)
      }
      for item in groups.lowerBound * places.cells.count..<groups.upperBound * places.cells.count
      where item < places.count && frame(item, in: places).intersects(rect) {
        let path = IndexPath(item: item, section: number)
        if let attributes = layoutAttributesForItem(at: path) { result.append(attributes) }
      }
    }
    return result
  }

  /// Returns the attributes of an item, or nil if there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.section) else { return nil }
    let places = places[indexPath.section]
    guard (0..<places.count).contains(indexPath.item) else { return nil }
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(indexPath.item, in: places)
    return attributes
  }

  /// Returns whether the space inside the collection view's insets has another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    space(in: newBounds) != preparedSize
  }
}
