import Foundation
import Simulation

/// A layer without a view, and the subview directly behind it; `nil` if there is none.
struct LayerPlace {
  var layer: Layer
  var subview: ObjectIdentifier?
}

/// A child of a view or a layer.
package enum LayerChild {
  case view(View)
  case layer(Layer)
}

extension Layer {
  /// The sublayers, back to front, including the layers of subviews (H20); `nil` if there are none (H21).
  ///
  /// Setting it removes the layers that aren't in the list, and places each other one in front of those
  /// before it in the list. The subviews stay, in their own order. Stops as ``addSublayer(_:)`` does. Costs
  /// O(subviews and layers).
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
      for place in old { place.layer.treeDidChange() }
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

  /// The layer that contains this one; for a view's layer, the superview's layer.
  public final var superlayer: Layer? { view == nil ? parent : view?.superview?.layer }

  /// Adds a layer in front of all others, and removes it from its previous superlayer.
  ///
  /// Stops with a text that names both if the layer belongs to a view, which must be added instead, or
  /// contains this one.
  public final func addSublayer(_ layer: Layer) {
    take(layer)
    let front = view.flatMap { $0.childCount > 0 ? $0.node.pointee.children[$0.childCount - 1].view : nil }
    places.append(LayerPlace(layer: layer, subview: front.map(ObjectIdentifier.init)))
  }

  /// Adds a layer at an index among all sublayers; 0 is the back, and an index beyond the end is the front.
  public final func insertSublayer(_ layer: Layer, at index: UInt32) {
    take(layer)
    place(layer, at: Int(index))
  }

  /// Adds a layer directly behind another, or in front of all if that isn't a sublayer of this one.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Adds a layer directly in front of another, or in front of all if that isn't a sublayer of this one.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Removes the layer from its superlayer. For a view's layer, calls the view's
  /// ``View/removeFromSuperview()``.
  public final func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    parent?.places.removeAll { $0.layer === self }
    parent = nil
    treeDidChange()
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

  /// Inserts a layer, whose parent is set already, at an index among all sublayers.
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

  /// Removes a layer from its superlayer and sets its new parent, without inserting it.
  private func take(_ layer: Layer) {
    refuseImpossible(layer)
    layer.removeFromSuperlayer()
    layer.parent = self
    layer.treeDidChange()
  }

  private func refuseImpossible(_ layer: Layer) {
    if layer.view != nil {
      programmerError("\(layer.debugName) can't be added to \(debugName): it is a view's; add the view")
    }
    // A layer without sublayers of its own is the ancestor of no other layer.
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

  /// The children of the layer, back to front. Costs O(subviews and layers).
  package final var layerChildren: [LayerChild] {
    let subviews = view?.subviews ?? []
    guard !places.isEmpty else { return subviews.map { .view($0) } }
    var all: [LayerChild] = []
    var waiting = places[...]
    func takeLayers(inFrontOf subview: View?) {
      while let place = waiting.first, view == nil || place.subview == subview.map(ObjectIdentifier.init) {
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

  // MARK: Changes of subviews

  /// Preserves the positions of the layers in front of a subview that is about to leave its position.
  final func subviewLeaves(at index: Int, of view: View) {
    guard !places.isEmpty else { return }
    let leaving = ObjectIdentifier(view.node.pointee.children[index].view)
    let below = index > 0 ? ObjectIdentifier(view.node.pointee.children[index - 1].view) : nil
    rename { $0 == leaving ? below : $0 }
  }

  /// Moves the layers in front of a subview in front of another one that was inserted directly above it.
  final func subview(_ view: View, entersAbove sibling: View) {
    guard !places.isEmpty else { return }
    let (lower, upper) = (ObjectIdentifier(sibling), ObjectIdentifier(view))
    rename { $0 == lower ? upper : $0 }
  }

  /// Preserves the positions of the layers in front of two subviews that exchange positions.
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
