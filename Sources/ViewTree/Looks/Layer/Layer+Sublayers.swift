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
  /// Setting it takes away the layers that are not in the list, and puts the others in front of what the list has before them.
  /// The subviews stay, in their own order. Stops as ``addSublayer(_:)`` does. Costs O(subviews and layers).
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
      let old = places
      places = []
      for place in old { place.layer.parent = nil }
      let subviews = (view?.subviews ?? []).map(ObjectIdentifier.init)
      let order = Dictionary(uniqueKeysWithValues: zip(subviews, subviews.indices))
      var front: Int?
      for layer in newValue ?? [] where layer.parent !== self {
        if let view = layer.view, let index = order[ObjectIdentifier(view)] {
          front = max(front ?? 0, index)
        } else {
          take(layer)
          places.append(LayerPlace(layer: layer, subview: front.map { subviews[$0] }))
        }
      }
    }
  }

  /// The layer around this one: that of the superview, if it is a view's.
  public final var superlayer: Layer? { view == nil ? parent : view?.superview?.layer }

  /// Adds a layer in front of all others, and takes it out of the one that it was in.
  ///
  /// Stops with a text that names both if the layer is a view's, whose view must be added instead, or has this one in it.
  public final func addSublayer(_ layer: Layer) {
    take(layer)
    let front = view.flatMap { $0.childCount > 0 ? $0.node.pointee.children[$0.childCount - 1].view : nil }
    places.append(LayerPlace(layer: layer, subview: front.map(ObjectIdentifier.init)))
  }

  /// Adds a layer at a place among all sublayers, 0 being the back; beyond the end means the front.
  public final func insertSublayer(_ layer: Layer, at index: UInt32) {
    take(layer)
    place(layer, at: Int(index))
  }

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
    take(layer)
    let index = layerChildren.firstIndex { child in
      switch child {
      case .view(let view): view === sibling?.view
      case .layer(let layer): layer === sibling
      }
    }
    place(layer, at: index.map { $0 + offset } ?? .max)
  }

  /// Puts a layer that was taken in to its place among all sublayers.
  private func place(_ layer: Layer, at index: Int) {
    var subview: ObjectIdentifier?
    var count = 0
    for child in layerChildren.prefix(index) {
      switch child {
      case .view(let view): subview = ObjectIdentifier(view)
      case .layer: count += 1
      }
    }
    places.insert(LayerPlace(layer: layer, subview: subview), at: count)
  }

  /// Takes a layer out of the one that it is in; its place here is still to come.
  private func take(_ layer: Layer) {
    refuseImpossible(layer)
    layer.removeFromSuperlayer()
    layer.parent = self
  }

  private func refuseImpossible(_ layer: Layer) {
    if layer.view != nil {
      programmerError("\(layer.debugName) can't be added to \(debugName): it is a view's; add the view")
    }
    // What has nothing in it is around nothing.
    var ancestor: Layer? = layer.places.isEmpty && layer !== self ? nil : self
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
