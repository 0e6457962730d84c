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

  /// Creates the layer. Only classes of this module are possible, because the initializers of other classes
  /// are unknown.
  private func makeLayer() -> Layer {
    let type: AnyClass = Swift.type(of: self).layerClass
    if type == Layer.self { return Layer() }
    if type == GradientLayer.self { return GradientLayer() }
    if type == ShapeLayer.self { return ShapeLayer() }
    programmerError("\(debugName): layerClass must be Layer, GradientLayer or ShapeLayer, not \(type)")
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
