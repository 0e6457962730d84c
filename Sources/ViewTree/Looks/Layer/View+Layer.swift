import Foundation
import Simulation

extension View {
  /// The layer that draws the view, an instance of ``layerClass`` that is created at the first access.
  public final var layer: Layer {
    if let layer = rare?.layer { return layer }
    let layer = makeLayer()
    layer.view = self
    change(\.layer, to: layer)
    return layer
  }

  private func makeLayer() -> Layer {
    let type: AnyClass = Swift.type(of: self).layerClass
    if type == Layer.self { return Layer() }
    guard let type = type as? Layer.Type else {
      programmerError("\(debugName): layerClass must be Layer or a subclass, not \(type)")
    }
    let layer = Layer.make(of: type)
    layer.isOfApp = ![GradientLayer.self, ShapeLayer.self, ReplicatorLayer.self].contains { $0 == type }
    return layer
  }

  /// The corners, the border and the shadow, or `nil` if the layer hasn't been created.
  package final var decoration: LayerDecoration? {
    guard let layer = rare?.layer else { return nil }
    let isMoving = layer.isAnimated || node.pointee.flags.contains(.animated)
    return isMoving ? layer.visibleCopy().decoration : layer.decoration
  }

  /// The background color at this moment of the animations.
  package final var visibleBackground: Color? {
    if let layer = rare?.layer, layer.isAnimated { return layer.visibleCopy().background }
    return node.pointee.flags.contains(.animated) ? blockPresentation.background : backgroundColor
  }

  /// Whether the view is drawn if its back is visible.
  package final var isDoubleSided: Bool { rare?.layer?.isDoubleSided ?? true }

  /// The children of the view in drawing order, back to front: by ``Layer/zPosition``, then in the order of
  /// addition.
  package final var drawnChildren: [LayerChild] {
    guard let layer = rare?.layer, !layer.places.isEmpty else {
      guard subviews.contains(where: { $0.zPosition != 0 }) else { return subviews.map { .view($0) } }
      return subviews.map { .view($0) }.inDrawingOrder
    }
    return layer.layerChildren.inDrawingOrder
  }

  fileprivate var zPosition: CGFloat { rare?.layer?.zPosition ?? 0 }
}

extension Layer {
  /// The children of the layer in drawing order, back to front.
  package final var drawnChildren: [LayerChild] { layerChildren.inDrawingOrder }
}

extension [LayerChild] {
  /// The children sorted by z position; siblings with equal positions preserve their order.
  @MainActor fileprivate var inDrawingOrder: [LayerChild] {
    let numbered = enumerated().map { (place: $0.offset, child: $0.element, z: $0.element.zPosition) }
    return numbered.sorted { ($0.z, $0.place) < ($1.z, $1.place) }.map(\.child)
  }
}

extension LayerChild {
  @MainActor fileprivate var zPosition: CGFloat {
    switch self {
    case .view(let view): view.zPosition
    case .layer(let layer): layer.zPosition
    }
  }
}

/// A placeholder for a class that is known only at run time, in the creation of its instance.
private final class FoundLayer: Layer {}

extension Layer {
  /// Calls the initializer of the dynamic class; see `Responder.make(of:)`.
  @inline(never)
  fileprivate convenience init(found: Void) { self.init() }

  /// Creates a layer of a class with that class's `init()`, which need not be required.
  package static func make(of type: Layer.Type) -> Layer {
    unsafeBitCast(type, to: FoundLayer.Type.self).init(found: ())
  }
}
