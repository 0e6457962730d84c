import Foundation
import Simulation

extension Layer {
  /// The point of the layer that is at ``position`` and around which it is transformed, in fractions of its
  /// size; the middle by default. A change keeps the position, so it moves the layer.
  public final var anchorPoint: CGPoint {
    get { geometry.anchor }
    set {
      require(newValue.isFinitePoint, "anchorPoint", GeometryText.point(newValue))
      var new = geometry
      new.anchor = newValue
      setGeometry(new)
    }
  }

  /// The transform in space around ``anchorPoint``; the view's ``View/transform3D``. Its affine part takes
  /// effect: the layer is drawn without depth and perspective.
  public final var transform: Transform3D {
    get { transform3D }
    set {
      require(newValue.isFinite, "transform", "\(newValue.rows)")
      transform3D = newValue
    }
  }

  /// Returns the affine part of ``transform``; the view's ``View/transform``.
  public final func affineTransform() -> ViewTransform { geometry.transform }

  /// Sets ``transform`` to a transform of the plane.
  public final func setAffineTransform(_ transform: ViewTransform) {
    require(transform.isFinite, "affineTransform", "\(transform)")
    if let view { view.setTransform(transform) } else { transform3D = Transform3D(transform) }
  }

  /// Returns the value of a property that all layers have.
  final func commonValue(of property: String) -> LayerValue? {
    switch property {
    case "position": .point(geometry.center)
    case "bounds": .rect(geometry.bounds)
    case "anchorPoint": .point(geometry.anchor)
    case "transform", "affineTransform": .transform(transform3D)
    case "zPosition": .number(zPosition)
    case "opacity": .number(storedOpacity)
    case "backgroundColor": .color(background ?? .clear)
    case "cornerRadius": .number(decoration.cornerRadius)
    case "borderWidth": .number(decoration.borderWidth)
    case "borderColor": .color(decoration.borderColor ?? .clear)
    case "shadowColor": .color(decoration.shadowColor ?? .clear)
    case "shadowOpacity": .number(decoration.shadowOpacity)
    case "shadowOffset": .size(decoration.shadowOffset)
    case "shadowRadius": .number(decoration.shadowRadius)
    case "shadowPath": decoration.shadowPath.map { .path($0) }
    case "contentsRect": .rect(pixels.part)
    default: nil
    }
  }

  /// Sets the value of a property that all layers have, of a layer without a view. A value of another kind
  /// has no effect.
  final func setCommon(_ value: LayerValue, of property: String) {
    var (new, opacity, ground) = (geometry, storedOpacity, background)
    switch (property, value) {
    case ("position", .point(let point)): new.center = point
    case ("bounds", .rect(let rect)): new.bounds = rect
    case ("anchorPoint", .point(let point)): new.anchor = point
    case ("transform", .transform(let transform)), ("affineTransform", .transform(let transform)):
      return transform3D = transform
    case ("zPosition", .number(let number)): zPosition = number
    case ("opacity", .number(let number)): opacity = min(max(number, 0), 1)
    case ("backgroundColor", .color(let color)): ground = color
    case ("cornerRadius", .number(let number)): decoration.cornerRadius = max(0, number)
    case ("borderWidth", .number(let number)): decoration.borderWidth = max(0, number)
    case ("borderColor", .color(let color)): decoration.borderColor = color
    case ("shadowColor", .color(let color)): decoration.shadowColor = color
    case ("shadowOpacity", .number(let number)): decoration.shadowOpacity = min(max(number, 0), 1)
    case ("shadowOffset", .size(let size)): decoration.shadowOffset = size
    case ("shadowRadius", .number(let number)): decoration.shadowRadius = max(0, number)
    case ("shadowPath", .path(let path)): decoration.shadowPath = path
    case ("contentsRect", .rect(let rect)): pixels.part = rect
    default: return
    }
    show(new, opacity, ground)
  }
}
