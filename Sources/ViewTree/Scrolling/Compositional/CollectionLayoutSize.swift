import Foundation
import Simulation

/// A width or height of a compositional layout's item, absolute or relative to its container.
@preconcurrency @MainActor open class CollectionLayoutDimension {
  private enum Kind { case width, height, absolute }
  private let kind: Kind
  /// The fraction of the container, or the length in points.
  open var dimension: CGFloat { value }
  private let value: CGFloat
  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .width }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .height }
  /// Whether the dimension is a length in points.
  open var isAbsolute: Bool { kind == .absolute }

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

  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: value * container.width
    case .height: value * container.height
    case .absolute: value
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
}
