import Foundation
import Simulation

/// The sizes that the cells of a flow layout have determined for themselves.
struct FlowSizes: Hashable {
  /// The sizes by section and item.
  private var sizes: [Int: [Int: CGSize]] = [:]
  /// The items whose cells were asked since they were shown or reloaded.
  private var asked: Set<IndexPath> = []

  func wasAsked(_ path: IndexPath) -> Bool { asked.contains(path) }

  mutating func noteAsked(_ path: IndexPath) { asked.insert(path) }

  mutating func set(_ size: CGSize, for path: IndexPath) {
    sizes[path.section, default: [:]][path.item] = size
  }

  /// Asks all cells again, with their sizes as estimates.
  mutating func forgetAnswers() { asked = [] }

  mutating func renumber(_ plan: TablePlan) {
    let old = self
    self = FlowSizes()
    for (section, items) in old.sizes {
      for (item, size) in items {
        let path = IndexPath(item: item, section: section)
        guard let place = plan.place(of: path) else { continue }
        set(size, for: place)
        if old.asked.contains(path), !plan.isReloaded(path) { asked.insert(place) }
      }
    }
  }

  /// Returns the sizes of a section's items: those that cells have determined, and estimates for the others.
  ///
  /// The function `turned` swaps the axes for horizontal scrolling, which those of the estimates are already.
  func items(_ estimates: FlowItems, in section: Int, turned: (CGSize) -> CGSize) -> FlowItems {
    guard let own = sizes[section] else { return estimates }
    var all = (0..<estimates.count).map { estimates[$0] }
    for (item, size) in own where item < all.count { all[item] = turned(size) }
    return .sizes(all)
  }
}

/// Cells that determine their own sizes, and headers that stay in the visible area.
extension CollectionViewFlowLayout {
  /// The value for sizes that cells determine for themselves. The estimate is 50 x 50 points (assumed).
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// Whether cells determine their own sizes.
  final var isSelfSizing: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  /// The size of an item before its cell is asked.
  final var estimate: CGSize {
    guard isSelfSizing else { return itemSize }
    let given = estimatedItemSize == .zero ? itemSize : estimatedItemSize
    return given == Self.automaticSize ? CGSize(width: 50, height: 50) : given
  }

  /// Returns whether a cell prefers another size than its item has, and notes that it was asked.
  final func noteAsked(
    _ preferred: CollectionViewLayoutAttributes,
    _ original: CollectionViewLayoutAttributes
  )
    -> Bool
  {
    guard isSelfSizing, original.representedElementCategory == .cell else { return false }
    sizes.noteAsked(original.indexPath)
    return preferred.size != original.size
  }

  /// Adopts the size that a cell prefers.
  final func adopt(
    _ preferred: CollectionViewLayoutAttributes,
    _ context: CollectionViewLayoutInvalidationContext
  ) {
    checkPreferred(preferred)
    sizes.set(preferred.size, for: preferred.indexPath)
    let flow = context as? CollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateItems(at: [preferred.indexPath])
  }

  /// Returns the frame of a header or footer in the visible area, between the edges of its section. The axes
  /// are swapped for horizontal scrolling.
  final func pinned(_ frame: CGRect, in section: FlowSection, isHeader: Bool, visible: CGRect) -> CGRect {
    var frame = frame
    if isHeader, sectionHeadersPinToVisibleBounds {
      let last = section.footer.minY - frame.height
      frame.origin.y = max(frame.minY, min(visible.minY, last))
    } else if !isHeader, sectionFootersPinToVisibleBounds {
      frame.origin.y = min(frame.minY, max(visible.maxY - frame.height, section.header.maxY))
    }
    return frame
  }
}
