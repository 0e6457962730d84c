import Foundation
import Simulation

extension View {
  /// The point of the view that is at ``center`` and around which it is transformed, in fractions of its
  /// size; the middle by default. A change keeps the center, so it moves the view. From iOS 16; a layer has
  /// always had it.
  public final var anchorPoint: CGPoint {
    get { geometry.anchor }
    set {
      if !newValue.isFinitePoint {
        programmerError("\(debugName): anchorPoint \(GeometryText.point(newValue)) is not finite")
      }
      var new = geometry
      new.anchor = newValue
      setGeometry(new)
    }
  }

  /// The transform in space around ``anchorPoint``. ``transform`` is its affine part, with which the view is
  /// drawn, hit and converted: depth and perspective have no effect. From iOS 13.
  public final var transform3D: Transform3D {
    get { SpatialTransform.transform(rare?.spatial, geometry.transform) }
    set {
      if !newValue.isFinite { programmerError("\(debugName): transform3D is not finite") }
      change(\.spatial, to: SpatialTransform(newValue))
      var new = geometry
      new.transform = newValue.plane
      setGeometry(new)
    }
  }
}
