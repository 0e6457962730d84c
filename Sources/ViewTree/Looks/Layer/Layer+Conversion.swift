import Foundation

extension Layer {
  /// Converts a point from another layer's coordinates; nil means those of the root of this layer's tree.
  /// Between trees without a common layer, the frames of both roots count (U97).
  public final func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    let route = LayerRoute(from: layer ?? root, to: self)
    return route.down.reduce(route.up.reduce(point) { $1.geometry.toParent($0) }) {
      $1.geometry.fromParent($0)
    }
  }

  /// Converts a point to another layer's coordinates; nil means those of the root of this layer's tree.
  public final func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
    (layer ?? root).convert(point, from: self)
  }

  /// Converts a rectangle from another layer's coordinates; nil means those of the root of this layer's tree.
  ///
  /// The result is the box around the corners in the nearest common layer, and then the box of that in this
  /// layer, as with views (U1).
  public final func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
    let route = LayerRoute(from: layer ?? root, to: self)
    let box = rect.mapCorners { corner in route.up.reduce(corner) { $1.geometry.toParent($0) } }
    return box.mapCorners { corner in route.down.reduce(corner) { $1.geometry.fromParent($0) } }
  }

  /// Converts a rectangle to another layer's coordinates; nil means those of the root of this layer's tree.
  public final func convert(_ rect: CGRect, to layer: Layer?) -> CGRect {
    (layer ?? root).convert(rect, from: self)
  }

  /// The layers from this one up to the root.
  fileprivate final var lineage: [Layer] { Array(sequence(first: self) { $0.superlayer }) }

  private final var root: Layer { lineage.last ?? self }
}

/// The way from one layer to another: up to the nearest common layer, and down from there.
@MainActor private struct LayerRoute {
  var up: [Layer]
  var down: [Layer]

  init(from source: Layer, to target: Layer) {
    (up, down) = (source.lineage, target.lineage)
    while let common = up.last, common === down.last {
      up.removeLast()
      down.removeLast()
    }
    down.reverse()
  }
}
