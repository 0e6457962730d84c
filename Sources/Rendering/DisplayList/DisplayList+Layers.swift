import Foundation
import Simulation
import ViewTree

extension DisplayList {
  /// Adds the content of a layer that isn't a view's layer, and schedules visits of its children.
  @MainActor mutating func visit(
    _ model: Layer,
    in outer: Surroundings,
    _ waiting: inout [Visit]
  ) {
    let layer = model.shown
    var inner = outer
    inner.opacity *= CGFloat(layer.opacity)
    guard !layer.isHidden, !Transparency.isReached(by: inner.opacity) else { return }
    let geometry = layer.geometry
    inner.toScreen = geometry.toParentTransform.concatenating(outer.toScreen)
    guard layer.isDoubleSided || !inner.toScreen.isMirrored else { return }
    let shape = DisplayShape(bounds: geometry.bounds, toScreen: inner.toScreen)
    guard shape.frame.isFiniteRect else { return }
    let shadow = layer.masksToBounds ? nil : layer.decoration.displayShadow(inner.toScreen)
    if layer.opacity < 1 || shadow != nil {
      inner.layer = add(DisplayLayer(parent: outer.layer, opacity: CGFloat(layer.opacity), shadow: shadow))
    }
    if let mask = layer.mask { inner.layer = add(mask, in: inner) }
    inner.corners = layer.decoration.displayCorners
    inner.blend(on: layer.background)
    if let background = layer.background, background.alpha > 0 {
      var item = inner.item(.area(name: layer.name, isFocused: false), shape)
      item.background = background
      add(item)
    }
    if let gradient = layer.decoration.gradient { add(inner.item(.gradient(gradient), shape)) }
    addDrawn(
      shape: layer.decoration.shape,
      contents: layer.shownContents(in: geometry.bounds),
      drawing: layer.shownDrawing(in: geometry.bounds),
      inner,
      shape
    )
    if let border = layer.decoration.border(hasBox: false) {
      waiting.append(.item(inner.item(border, shape)))
    }
    if layer.masksToBounds {
      inner.clip = outer.clip.intersection(shape.frame)
      inner.layer = add(DisplayLayer(parent: inner.layer, clip: shape, corners: inner.corners))
    }
    inner.corners = nil
    guard !inner.clip.isEmpty else { return }
    let children = model.drawnChildren.reversed()
    guard let copies = layer.shownCopies else {
      return waiting.append(contentsOf: children.map { Visit($0, inner) })
    }
    // The last visit is performed first: later copies are in front.
    for copy in copies.reversed() where !Transparency.isReached(by: inner.opacity * copy.opacity) {
      var part = inner
      part.toScreen = copy.transform.concatenating(inner.toScreen)
      part.opacity *= copy.opacity
      if copy.opacity < 1 { part.layer = add(DisplayLayer(parent: inner.layer, opacity: copy.opacity)) }
      waiting.append(contentsOf: children.map { Visit($0, part) })
    }
  }
}
