import Foundation
import Simulation

extension View {
  /// What the view is drawn as; made when it is first asked for, as ``layerClass`` says.
  public final var layer: Layer {
    if let layer = rare?.layer { return layer }
    let layer = makeLayer()
    layer.view = self
    change(\.layer, to: layer)
    return layer
  }

  /// Only the classes of this module can be made without knowing their initializers.
  private func makeLayer() -> Layer {
    let type: AnyClass = Swift.type(of: self).layerClass
    if type == Layer.self { return Layer() }
    if type == GradientLayer.self { return GradientLayer() }
    programmerError("\(debugName): layerClass must be Layer or GradientLayer, not \(type)")
  }

  /// Corners, border and shadow, if the program has asked for the layer.
  package final var decoration: LayerDecoration? { rare?.layer?.decoration }

  /// What is in the view in the order in which it is drawn, back to front: by ``Layer/zPosition``, then as it was added.
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
  /// What is in the layer in the order in which it is drawn, back to front.
  package final var drawnChildren: [LayerChild] { layerChildren.inDrawingOrder }
}

extension [LayerChild] {
  /// Those with a higher number later, and siblings with the same number as they are.
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
