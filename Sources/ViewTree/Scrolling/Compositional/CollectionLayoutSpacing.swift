import Foundation
import Simulation

/// A distance between the items of a group, or around an item.
@preconcurrency @MainActor open class CollectionLayoutSpacing {
  /// The distance in points; the least one if the spacing is flexible.
  open var spacing: CGFloat { value }
  /// Whether the distance is fixed.
  open var isFixedSpacing: Bool { !isFlexible }
  /// Whether the distance grows with the space that the items leave free.
  open var isFlexibleSpacing: Bool { isFlexible }
  private let value: CGFloat
  private let isFlexible: Bool

  private init(_ value: CGFloat, isFlexible: Bool) {
    guard value.isFinite, value >= 0 else {
      programmerError("CollectionLayoutSpacing: \(value) is not a finite distance of at least 0")
    }
    (self.value, self.isFlexible) = (value, isFlexible)
  }

  /// Returns a distance in points. Stops for a negative number and for one that isn't finite.
  open class func fixed(_ fixedSpacing: CGFloat) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns a least distance in points. The flexible distances of a group share the space that its items
  /// leave free equally. Stops for a negative number and for one that isn't finite.
  open class func flexible(_ flexibleSpacing: CGFloat) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// The distances around an item, which move the item's neighbors, unlike content insets.
@preconcurrency @MainActor open class CollectionLayoutEdgeSpacing {
  /// The distance before the item, where lines begin.
  open var leading: CollectionLayoutSpacing? { edges.leading }
  /// The distance above the item.
  open var top: CollectionLayoutSpacing? { edges.top }
  /// The distance after the item, where lines end.
  open var trailing: CollectionLayoutSpacing? { edges.trailing }
  /// The distance below the item.
  open var bottom: CollectionLayoutSpacing? { edges.bottom }
  private let edges:
    (
      leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?, trailing: CollectionLayoutSpacing?,
      bottom: CollectionLayoutSpacing?
    )

  /// Creates distances; nil is none.
  public init(
    leading: CollectionLayoutSpacing?,
    top: CollectionLayoutSpacing?,
    trailing: CollectionLayoutSpacing?,
    bottom: CollectionLayoutSpacing?
  ) { edges = (leading, top, trailing, bottom) }

  /// The distances before and after the item along an axis.
  final func ends(_ axis: LayoutAxis) -> (before: CollectionLayoutSpacing?, after: CollectionLayoutSpacing?) {
    axis == .horizontal ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
  }
}
