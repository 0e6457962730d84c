import Foundation
import Simulation

/// An item of a compositional layout: a cell's place in its group.
@preconcurrency @MainActor open class CollectionLayoutItem {
  /// The size, relative to the group that contains the item.
  open var layoutSize: CollectionLayoutSize { storedSize }
  /// The views that are attached to the item, such as badges.
  open var supplementaryItems: [CollectionLayoutSupplementaryItem] { attached }
  private let storedSize: CollectionLayoutSize
  private let attached: [CollectionLayoutSupplementaryItem]
  /// The space inside the item's size that its content leaves free. The item's neighbors don't move. Insets
  /// along an estimated dimension have no effect.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The distances around the item, which move its neighbors; none if nil.
  open var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates an item of a size.
  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of a size with attached views, one of each kind.
  public init(layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]) {
    (storedSize, attached) = (layoutSize, supplementaryItems)
  }

  final func inner(_ frame: CGRect) -> CGRect {
    let axes = storedSize.axes
    let (left, right) = axes.width ? (0, 0) : (contentInsets.leading, contentInsets.trailing)
    let (top, bottom) = axes.height ? (0, 0) : (contentInsets.top, contentInsets.bottom)
    return CGRect(
      x: frame.minX + left,
      y: frame.minY + top,
      width: max(0, frame.width - left - right),
      height: max(0, frame.height - top - bottom)
    )
  }
}

/// The place of an attached view: the edges of its container that it touches, and a distance from there.
@preconcurrency @MainActor open class CollectionLayoutAnchor {
  /// The edges. Without an edge along an axis, or with both of them, the anchor is in the middle.
  open var edges: DirectionalRectEdge { storedEdges }
  /// The distance from the edges, in points or as a fraction of the attached view's size.
  open var offset: CGPoint { storedOffset }
  /// Whether ``offset`` is in points.
  open var isAbsoluteOffset: Bool { isAbsolute }
  /// Whether ``offset`` is a fraction of the attached view's size.
  open var isFractionalOffset: Bool { !isAbsolute }
  private let storedEdges: DirectionalRectEdge
  private let storedOffset: CGPoint
  private let isAbsolute: Bool

  private init(_ edges: DirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    guard offset.isFinitePoint else {
      programmerError("CollectionLayoutAnchor: the offset \(GeometryText.point(offset)) is not finite")
    }
    (storedEdges, storedOffset, self.isAbsolute) = (edges, offset, isAbsolute)
  }

  /// Creates an anchor at edges.
  public convenience init(edges: DirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }

  /// Creates an anchor at a distance from edges, in points.
  public convenience init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor at a distance from edges, as a fraction of the attached view's size.
  public convenience init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Returns the anchor's place in a unit square.
  final var unitPoint: CGPoint {
    func place(_ first: DirectionalRectEdge, _ last: DirectionalRectEdge) -> CGFloat {
      switch (storedEdges.contains(first), storedEdges.contains(last)) {
      case (true, false): 0
      case (false, true): 1
      default: 0.5
      }
    }
    return CGPoint(x: place(.leading, .trailing), y: place(.top, .bottom))
  }

  /// Returns the distance from the edges for an attached view of a size.
  final func way(_ size: CGSize) -> CGPoint {
    isAbsolute
      ? storedOffset : CGPoint(x: storedOffset.x * size.width, y: storedOffset.y * size.height)
  }
}

/// A view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind with which the view is registered and requested.
  open var elementKind: String { kind }
  /// The place in the item or group to which the view is attached.
  open var containerAnchor: CollectionLayoutAnchor { anchors.container }
  /// The point of the view that is at the container's anchor; if nil, the view touches the container's edges
  /// from inside.
  open var itemAnchor: CollectionLayoutAnchor? { anchors.item }
  /// The view's position from back to front among those of the section (MT36).
  open var zIndex = 1
  private let kind: String
  private let anchors: (container: CollectionLayoutAnchor, item: CollectionLayoutAnchor?)

  /// Creates a view of a kind that touches the edges of its container from inside.
  public convenience init(
    layoutSize: CollectionLayoutSize,
    elementKind: String,
    containerAnchor: CollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Creates a view of a kind whose anchor is at the anchor of its container.
  public convenience init(
    layoutSize: CollectionLayoutSize,
    elementKind: String,
    containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  fileprivate init(
    _ layoutSize: CollectionLayoutSize,
    _ elementKind: String,
    _ containerAnchor: CollectionLayoutAnchor,
    _ itemAnchor: CollectionLayoutAnchor?
  ) {
    (kind, anchors) = (elementKind, (containerAnchor, itemAnchor))
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the view's frame in the coordinates of its container's frame (MT36).
  final func frame(in container: CGRect, measured: CGSize?) -> CGRect {
    var size = layoutSize.size(in: container.size)
    if let measured {
      let axes = layoutSize.axes
      if axes.width { size.width = measured.width }
      if axes.height { size.height = measured.height }
    }
    let (outer, way) = (anchors.container.unitPoint, anchors.container.way(size))
    let (inner, shift) = (anchors.item?.unitPoint ?? outer, anchors.item?.way(size) ?? .zero)
    let origin = CGPoint(
      x: container.minX + outer.x * container.width - inner.x * size.width + way.x + shift.x,
      y: container.minY + outer.y * container.height - inner.y * size.height + way.y + shift.y
    )
    return self.inner(CGRect(origin: origin, size: size))
  }
}

/// A header, footer or other view at the boundary of a section or of the whole layout.
@preconcurrency @MainActor
open class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The edge or corner of the section or layout at which the view is.
  open var alignment: RectAlignment { place.alignment }
  /// The distance from that place, in points.
  open var offset: CGPoint { place.offset }
  /// Whether the view has space of its own; if not, it is in front of the content.
  open var extendsBoundary = true
  /// Whether the view stays in the visible area as long as a part of its section is there.
  open var pinToVisibleBounds = false
  private let place: (alignment: RectAlignment, offset: CGPoint)

  /// Creates a view at an edge or corner.
  public convenience init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at a distance from an edge or corner, in points.
  public init(
    layoutSize: CollectionLayoutSize,
    elementKind: String,
    alignment: RectAlignment,
    absoluteOffset: CGPoint
  ) {
    place = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, CollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}

/// A view that decorates a section.
@preconcurrency @MainActor open class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind with which the view's class is registered at the layout.
  open var elementKind: String { kind }
  /// The view's position from back to front; of equal positions, decorations are behind cells.
  open var zIndex = 0
  private let kind: String

  private init(kind: String) {
    self.kind = kind
    let full = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: full, supplementaryItems: [])
  }

  /// Returns a view behind a section, as large as the section with its boundary views and insets, less the
  /// decoration's ``CollectionLayoutItem/contentInsets``.
  open class func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// An edge or a corner of a rectangle, by language direction; UIKit's `NSRectAlignment`.
public enum RectAlignment: Int, Sendable {
  /// No edge: the center.
  case none = 0
  /// The top edge.
  case top
  /// The top corner where lines begin.
  case topLeading
  /// The edge where lines begin.
  case leading
  /// The bottom corner where lines begin.
  case bottomLeading
  /// The bottom edge.
  case bottom
  /// The bottom corner where lines end.
  case bottomTrailing
  /// The edge where lines end.
  case trailing
  /// The top corner where lines end.
  case topTrailing

  var edges: DirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
