import Foundation
import Simulation

/// An item of a compositional layout: a cell's place in its group.
@preconcurrency @MainActor open class CollectionLayoutItem {
  /// The size, relative to the group that contains the item.
  open var layoutSize: CollectionLayoutSize { storedSize }
  private let storedSize: CollectionLayoutSize
  /// The space inside the item's size that its content leaves free. The item's neighbors don't move.
  open var contentInsets = DirectionalEdgeInsets.zero

  /// Creates an item of a size.
  public init(layoutSize: CollectionLayoutSize) { storedSize = layoutSize }

  /// Returns the frames of the cells in a frame of the item, in order.
  func cells(in frame: CGRect) -> [CGRect] { [inner(frame)] }

  final func inner(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + contentInsets.leading,
      y: frame.minY + contentInsets.top,
      width: max(0, frame.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, frame.height - contentInsets.top - contentInsets.bottom)
    )
  }
}

/// A distance between the items of a group.
@preconcurrency @MainActor open class CollectionLayoutSpacing {
  /// The distance in points.
  open var spacing: CGFloat { value }
  private let value: CGFloat

  private init(_ value: CGFloat) {
    guard value.isFinite, value >= 0 else {
      programmerError("CollectionLayoutSpacing: \(value) is not a finite distance of at least 0")
    }
    self.value = value
  }

  /// Returns a distance in points. Stops for a negative number and for one that isn't finite.
  open class func fixed(_ fixedSpacing: CGFloat) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(fixedSpacing)
  }
}

/// Items in a row or a column; a group may contain groups.
@preconcurrency @MainActor open class CollectionLayoutGroup: CollectionLayoutItem {
  /// The distance between two items, or nil for none.
  open var interItemSpacing: CollectionLayoutSpacing?
  private let isRow: Bool
  private let items: [CollectionLayoutItem]
  /// The number of repetitions of the only item, or nil for as many as there is space for.
  private let count: Int?
  /// Whether the repeated items share the group's length equally.
  private let sharesLength: Bool

  private init(
    _ size: CollectionLayoutSize,
    isRow: Bool,
    _ items: [CollectionLayoutItem],
    count: Int?,
    sharesLength: Bool
  ) {
    if let count, count < 1 { programmerError("CollectionLayoutGroup: a count of \(count) items") }
    if items.isEmpty { programmerError("CollectionLayoutGroup: a group without items") }
    (self.isRow, self.items, self.count, self.sharesLength) = (isRow, items, count, sharesLength)
    super.init(layoutSize: size)
  }

  /// Returns a row with `count` equal items of the item's own size.
  open class func horizontal(
    layoutSize: CollectionLayoutSize,
    repeatingSubitem subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isRow: true, [subitem], count: count, sharesLength: false)
  }

  /// Returns a column with `count` equal items of the item's own size.
  open class func vertical(
    layoutSize: CollectionLayoutSize,
    repeatingSubitem subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isRow: false, [subitem], count: count, sharesLength: false)
  }

  /// Returns a row with `count` items that share its width equally.
  open class func horizontal(
    layoutSize: CollectionLayoutSize,
    subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isRow: true, [subitem], count: count, sharesLength: true)
  }

  /// Returns a column with `count` items that share its height equally.
  open class func vertical(
    layoutSize: CollectionLayoutSize,
    subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isRow: false, [subitem], count: count, sharesLength: true)
  }

  /// Returns a row that repeats items in their order as long as there is space for the next one.
  open class func horizontal(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  { CollectionLayoutGroup(layoutSize, isRow: true, subitems, count: nil, sharesLength: false) }

  /// Returns a column that repeats items in their order as long as there is space for the next one.
  open class func vertical(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  { CollectionLayoutGroup(layoutSize, isRow: false, subitems, count: nil, sharesLength: false) }

  override func cells(in frame: CGRect) -> [CGRect] {
    let space = inner(frame)
    let spacing = interItemSpacing?.spacing ?? 0
    let length = isRow ? space.width : space.height
    var (result, place, number): ([CGRect], CGFloat, Int) = ([], 0, 0)
    while number < count ?? 10_000 {
      let item = items[number % items.count]
      var size = item.layoutSize.size(in: space.size)
      if sharesLength, let count {
        let share = max(0, (length - spacing * CGFloat(count - 1)) / CGFloat(count))
        if isRow { size.width = share } else { size.height = share }
      }
      let extent = isRow ? size.width : size.height
      // Each item is placed once, even where it is too long.
      if count == nil, number >= items.count, extent <= 0 || place + extent > length + 0.001 { break }
      let origin = CGPoint(x: space.minX + (isRow ? place : 0), y: space.minY + (isRow ? 0 : place))
      result += item.cells(in: CGRect(origin: origin, size: size))
      place += extent + spacing
      number += 1
    }
    return result
  }
}

/// The groups of one section; its group is repeated until all items of the section have a place.
@preconcurrency @MainActor open class CollectionLayoutSection {
  final let group: CollectionLayoutGroup
  /// The distance between two groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The insets around all groups of the section.
  open var contentInsets = DirectionalEdgeInsets.zero

  /// Creates a section that repeats a group.
  public init(group: CollectionLayoutGroup) { self.group = group }
}
