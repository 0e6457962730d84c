import Foundation
import Simulation

/// A copy of a layer's sublayers.
package struct LayerCopy {
  /// The transform of the copy, in the layer's coordinates.
  package var transform: ViewTransform
  package var opacity: CGFloat
}

/// A layer that shows its sublayers several times; UIKit's `CAReplicatorLayer`.
///
/// Pictures show the copies. Touches and conversions of points know only the sublayers themselves.
@preconcurrency @MainActor open class ReplicatorLayer: Layer {
  /// The number of copies, the sublayers themselves included; 1 by default.
  open var instanceCount = 1
  /// The transform from each copy to the next one, around the layer's anchor point. Its affine part takes
  /// effect.
  open var instanceTransform = Transform3D.identity
  /// The difference of the opacity from each copy to the next one; 0 by default.
  open var instanceAlphaOffset: Float = 0

  /// Creates a layer that shows its sublayers once.
  public override init() { super.init() }

  /// Creates a copy of a layer without its sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? ReplicatorLayer else { return }
    (instanceCount, instanceTransform) = (layer.instanceCount, layer.instanceTransform)
    instanceAlphaOffset = layer.instanceAlphaOffset
  }

  /// Creates a layer with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var copies: [LayerCopy] {
    let (bounds, anchor) = (geometry.bounds, geometry.anchor)
    let middle = CGPoint(
      x: bounds.minX + bounds.width * anchor.x,
      y: bounds.minY + bounds.height * anchor.y
    )
    let step = ViewTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(instanceTransform.plane)
      .concatenating(ViewTransform(translationX: middle.x, y: middle.y))
    var (result, transform) = ([LayerCopy](), ViewTransform.identity)
    for index in 0..<max(0, instanceCount) {
      let opacity = min(max(1 + CGFloat(instanceAlphaOffset) * CGFloat(index), 0), 1)
      result.append(LayerCopy(transform: transform, opacity: opacity))
      transform = transform.concatenating(step)
    }
    return result
  }

  override func value(of property: String) -> LayerValue? {
    switch property {
    case "instanceTransform": .transform(instanceTransform)
    case "instanceAlphaOffset": .number(CGFloat(instanceAlphaOffset))
    default: super.value(of: property)
    }
  }

  override func set(_ value: LayerValue, of property: String) {
    switch (property, value) {
    case ("instanceTransform", .transform(let new)): instanceTransform = new
    case ("instanceAlphaOffset", .number(let new)): instanceAlphaOffset = Float(new)
    default: super.set(value, of: property)
    }
  }
}

extension Layer {
  /// The copies of the sublayers that are shown; nil for the sublayers alone.
  package final var shownCopies: [LayerCopy]? { self is ReplicatorLayer ? copies : nil }

  /// The drawing of a layer without a view, in its bounds.
  package final func shownDrawing(in bounds: CGRect) -> (drawing: RecordedDrawing, rect: CGRect)? {
    ownDrawing(in: bounds).map { (RecordedDrawing(drawing: $0, bounds: bounds), bounds) }
  }
}
