import Foundation
import Simulation

/// Items in a row, a column, or at places of the app's choice; a group may contain groups.
@preconcurrency @MainActor open class CollectionLayoutGroup: CollectionLayoutItem {
  /// The distance between two items, or nil for none.
  open var interItemSpacing: CollectionLayoutSpacing?
  /// The views that are attached to the group. Their index path is that of the group's first item.
  open override var supplementaryItems: [CollectionLayoutSupplementaryItem] {
    get { attachedToGroup }
    set { attachedToGroup = newValue }
  }
  private var attachedToGroup: [CollectionLayoutSupplementaryItem] = []
  /// The items, each once, in order; empty for a custom group.
  open var subitems: [CollectionLayoutItem] { content.items }
  final let content: Content

  /// The arrangement of a group's items.
  enum Content {
    /// Items along an axis. `count` is the number of repetitions of the only item, or nil for as many as
    /// there is space for; they may share the group's length equally.
    case line(LayoutAxis, [CollectionLayoutItem], count: Int?, sharesLength: Bool)
    case custom(CollectionLayoutGroupCustomItemProvider)

    var items: [CollectionLayoutItem] {
      if case .line(_, let items, _, _) = self { items } else { [] }
    }
  }

  private init(_ size: CollectionLayoutSize, _ content: Content) {
    if case .line(_, let items, let count, _) = content {
      if let count, count < 1 { programmerError("CollectionLayoutGroup: a count of \(count) items") }
      if items.isEmpty { programmerError("CollectionLayoutGroup: a group without items") }
    }
    self.content = content
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Returns a row with `count` equal items of the item's own size.
  open class func horizontal(
    layoutSize: CollectionLayoutSize,
    repeatingSubitem subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .line(.horizontal, [subitem], count: count, sharesLength: false))
  }

  /// Returns a column with `count` equal items of the item's own size.
  open class func vertical(
    layoutSize: CollectionLayoutSize,
    repeatingSubitem subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .line(.vertical, [subitem], count: count, sharesLength: false))
  }

  /// Returns a row with `count` items that share its width equally (MT35).
  open class func horizontal(
    layoutSize: CollectionLayoutSize,
    subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .line(.horizontal, [subitem], count: count, sharesLength: true))
  }

  /// Returns a column with `count` items that share its height equally.
  open class func vertical(
    layoutSize: CollectionLayoutSize,
    subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .line(.vertical, [subitem], count: count, sharesLength: true))
  }

  /// Returns a row that repeats items in their order as long as there is space for the next one. A row of an
  /// estimated width has each item once.
  open class func horizontal(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  {
    CollectionLayoutGroup(layoutSize, .line(.horizontal, subitems, count: nil, sharesLength: false))
  }

  /// Returns a column that repeats items in their order as long as there is space for the next one. A column
  /// of an estimated height has each item once.
  open class func vertical(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  {
    CollectionLayoutGroup(layoutSize, .line(.vertical, subitems, count: nil, sharesLength: false))
  }

  /// Returns a group whose items are at the frames that a closure returns, in the group's coordinates. The
  /// closure is called once for each section when the layout is prepared, and its items are repeated like
  /// those of other groups.
  open class func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
  ) -> CollectionLayoutGroup { CollectionLayoutGroup(layoutSize, .custom(itemProvider)) }

  /// Whether the view of an item, or of a view attached to one, determines a dimension.
  final var hasEstimates: Bool { Self.hasEstimates(self) }

  private static func hasEstimates(_ item: CollectionLayoutItem) -> Bool {
    !item.layoutSize.axes.isEmpty || item.supplementaryItems.contains { !$0.layoutSize.axes.isEmpty }
      || (item as? CollectionLayoutGroup)?.content.items.contains(where: hasEstimates) ?? false
  }

  /// Whether the number of items depends on the lengths that their views determine.
  final var hasVariableCount: Bool {
    guard case .line(let axis, let items, let count, _) = content else { return false }
    let isOpen = axis == .horizontal ? layoutSize.axes.width : layoutSize.axes.height
    return items.contains { item in
      let axes = item.layoutSize.axes
      let isEstimated = axis == .horizontal ? axes.width : axes.height
      return count == nil && !isOpen && isEstimated
        || (item as? CollectionLayoutGroup)?.hasVariableCount ?? false
    }
  }
}

/// A closure that returns the items of a custom group.
public typealias CollectionLayoutGroupCustomItemProvider =
  (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]

/// An item at a place of the app's choice in a custom group.
@preconcurrency @MainActor open class CollectionLayoutGroupCustomItem {
  /// The frame in the group's coordinates.
  open var frame: CGRect { storedFrame }
  /// The position from back to front.
  open var zIndex: Int { storedZIndex }
  private let storedFrame: CGRect
  private let storedZIndex: Int

  /// Creates an item with a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with a frame and a position from back to front.
  public init(frame: CGRect, zIndex: Int) {
    guard frame.isFiniteRect else {
      programmerError("CollectionLayoutGroupCustomItem: the frame \(GeometryText.rect(frame)) is not finite")
    }
    (storedFrame, storedZIndex) = (frame, zIndex)
  }
}
