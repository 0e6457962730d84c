import Foundation
import Simulation

/// A width or height of a compositional layout's item: absolute, relative to its container, or estimated.
@preconcurrency @MainActor open class CollectionLayoutDimension {
  private enum Kind { case width, height, absolute, estimated, uniform }
  private let kind: Kind
  /// The fraction of the container, the length in points, or the estimate.
  open var dimension: CGFloat { value }
  private let value: CGFloat
  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .width }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .height }
  /// Whether the dimension is a length in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is an estimate until the view has determined its size.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether the dimension is the largest of those that the views of the same group have determined.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  private init(_ kind: Kind, _ value: CGFloat) {
    guard value.isFinite, value >= 0 else {
      programmerError("CollectionLayoutDimension: \(value) is not a finite length of at least 0")
    }
    (self.kind, self.value) = (kind, value)
  }

  /// Returns a fraction of the container's width. Stops for a negative number and for one that isn't finite.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.width, fractionalWidth)
  }

  /// Returns a fraction of the container's height. Stops for a negative number and for one that isn't finite.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.height, fractionalHeight)
  }

  /// Returns a length in points. Stops for a negative number and for one that isn't finite.
  open class func absolute(_ absoluteDimension: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns an estimate, which the view's
  /// ``CollectionReusableView/preferredLayoutAttributesFitting(_:)`` replaces as soon as the view is shown. A
  /// group of an estimated length has that of its items. Stops for a number below 0 or one that isn't finite.
  open class func estimated(_ estimatedDimension: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Returns an estimate for which the largest dimension is substituted that the views of the same group have
  /// determined. Stops for a number below 0 or one that isn't finite.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether the view determines the dimension.
  final var isSizedByView: Bool { kind == .estimated || kind == .uniform }

  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: value * container.width
    case .height: value * container.height
    case .absolute, .estimated, .uniform: value
    }
  }
}

/// The width and height of a compositional layout's item.
@preconcurrency @MainActor open class CollectionLayoutSize {
  /// The width.
  open var widthDimension: CollectionLayoutDimension { width }
  /// The height.
  open var heightDimension: CollectionLayoutDimension { height }
  private let width: CollectionLayoutDimension
  private let height: CollectionLayoutDimension

  /// Creates a size of two dimensions, which are relative to the same container.
  public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
    (width, height) = (widthDimension, heightDimension)
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }

  /// The dimensions that the view determines.
  final var axes: SizingAxes { SizingAxes(width: width.isSizedByView, height: height.isSizedByView) }

  /// Returns the same size with another length along an axis.
  final func replacing(_ axis: LayoutAxis, with length: CGFloat) -> CollectionLayoutSize {
    let length = CollectionLayoutDimension.absolute(max(0, length))
    return CollectionLayoutSize(
      widthDimension: axis == .horizontal ? length : width,
      heightDimension: axis == .vertical ? length : height
    )
  }
}

/// The dimensions that a view determines by its preferred attributes.
struct SizingAxes: Hashable, Sendable {
  var width = false
  var height = false
  var isEmpty: Bool { !width && !height }
}

/// A direction in which items, groups or sections follow each other.
enum LayoutAxis: Hashable, Sendable {
  case horizontal, vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func start(of rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  func end(of rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }

  /// Returns the point with a coordinate along this axis and one across it.
  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// Returns the size with a length along this axis and one across it.
  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}
