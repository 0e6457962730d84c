import Foundation
import Simulation

/// A layer that is no view's, and the subview that it is right in front of; nil for none.
struct LayerPlace {
  var layer: Layer
  var subview: ObjectIdentifier?
}

/// What stands in a view or a layer, back to front.
package enum LayerChild {
  case view(View)
  case layer(Layer)
}

extension Layer {
  /// The layers in this one, back to front, those of subviews among them (H20); nil for none (H21).
  ///
  /// Setting it puts each layer that is no view's right in front of the subview whose layer it follows in the list. Subviews
  /// keep their order, and those whose layers are missing stay.
  public final var sublayers: [Layer]? {
    get {
      let all = layerChildren.map { child in
        switch child {
        case .view(let view): view.layer
        case .layer(let layer): layer
        }
      }
      return all.isEmpty ? nil : all
    }
    set {
      let given = newValue ?? []
      for layer in given where layer.view == nil { refuseImpossible(layer) }
      for place in places { place.layer.parent = nil }
      places = []
      var subview: ObjectIdentifier?
      for layer in given {
        if let view = layer.view {
          if let own = self.view, view.superview === own { subview = ObjectIdentifier(view) }
        } else if layer.parent !== self {
          layer.removeFromSuperlayer()
          places.append(LayerPlace(layer: layer, subview: subview))
          layer.parent = self
        }
      }
    }
  }

  /// The layer around this one: that of the superview, if it is a view's.
  public final var superlayer: Layer? { view == nil ? parent : view?.superview?.layer }

  /// Adds a layer in front of all others, and takes it out of the one that it was in.
  ///
  /// Stops with a text that names both if the layer is a view's, whose view must be added instead, or has this one in it.
  public final func addSublayer(_ layer: Layer) { insert(layer, at: .max) }

  /// Adds a layer at a place among all sublayers, 0 being the back; beyond the end means the front.
  public final func insertSublayer(_ layer: Layer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Adds a layer right behind another; in front of all if that is no sublayer here.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Adds a layer right in front of another; in front of all if that is no sublayer here.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Takes the layer out of the one that it is in. For a view's layer, that is the view's ``View/removeFromSuperview()``.
  public final func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    parent?.places.removeAll { $0.layer === self }
    parent = nil
  }

  private func insert(_ layer: Layer, beside sibling: Layer?, offset: Int) {
    refuseImpossible(layer)
    layer.removeFromSuperlayer()
    let index = layerChildren.firstIndex { child in
      switch child {
      case .view(let view): view === sibling?.view
      case .layer(let layer): layer === sibling
      }
    }
    insert(layer, at: index.map { $0 + offset } ?? .max)
  }

  private func insert(_ layer: Layer, at index: Int) {
    refuseImpossible(layer)
    layer.removeFromSuperlayer()
    var subview: ObjectIdentifier?
    var count = 0
    if index == .max {
      count = places.count
      if let children = view?.node.pointee.children, children.count > 0 {
        subview = ObjectIdentifier(children[children.count - 1].view)
      }
    } else {
      (subview, count) = place(at: index)
    }
    places.insert(LayerPlace(layer: layer, subview: subview), at: count)
    layer.parent = self
  }

  /// The subview below a place among all sublayers, and how many layers are there that are no view's.
  private func place(at index: Int) -> (subview: ObjectIdentifier?, count: Int) {
    var subview: ObjectIdentifier?
    var count = 0
    for child in layerChildren.prefix(index) {
      switch child {
      case .view(let view): subview = ObjectIdentifier(view)
      case .layer: count += 1
      }
    }
    return (subview, count)
  }

  private func refuseImpossible(_ layer: Layer) {
    if layer.view != nil {
      programmerError("\(layer.debugName) can't be added to \(debugName): it is a view's; add the view")
    }
    // A layer that has none in it is in no tree of its own but as itself.
    var ancestor: Layer? = layer === self || !layer.places.isEmpty ? self : nil
    while let current = ancestor {
      if current === layer {
        programmerError(
          "\(layer.debugName) can't be added to \(debugName): that is the layer itself or in its own tree"
        )
      }
      ancestor = current.parent
    }
  }

  /// What is in the layer, back to front. Costs O(subviews and layers).
  package final var layerChildren: [LayerChild] {
    let subviews = view?.subviews ?? []
    guard !places.isEmpty else { return subviews.map { .view($0) } }
    var all: [LayerChild] = []
    var waiting = places[...]
    func takeLayers(inFrontOf subview: View?) {
      while let place = waiting.first, place.subview == subview.map(ObjectIdentifier.init) {
        all.append(.layer(place.layer))
        waiting.removeFirst()
      }
    }
    takeLayers(inFrontOf: nil)
    for subview in subviews {
      all.append(.view(subview))
      takeLayers(inFrontOf: subview)
    }
    return all
  }

  // MARK: What happens to subviews

  /// The subview is about to leave its place; the layers in front of it stay where they are.
  final func subviewLeaves(at index: Int, of view: View) {
    guard !places.isEmpty else { return }
    let leaving = ObjectIdentifier(view.node.pointee.children[index].view)
    let below = index > 0 ? ObjectIdentifier(view.node.pointee.children[index - 1].view) : nil
    rename { $0 == leaving ? below : $0 }
  }

  /// Two subviews change places; the layers in front of them stay where they are.
  final func subviewsSwap(_ first: Int, _ second: Int, of view: View) {
    guard !places.isEmpty else { return }
    let one = ObjectIdentifier(view.node.pointee.children[first].view)
    let other = ObjectIdentifier(view.node.pointee.children[second].view)
    rename { $0 == one ? other : $0 == other ? one : $0 }
  }

  private func rename(_ new: (ObjectIdentifier?) -> ObjectIdentifier?) {
    for index in places.indices { places[index].subview = new(places[index].subview) }
  }
}
