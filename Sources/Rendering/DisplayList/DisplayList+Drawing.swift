import Foundation
import Simulation
import ViewTree

extension DisplayContent {
  /// Creates the content of an image: its drawing, or its name if only that is known.
  @MainActor init(of image: Image, tint: Color?) {
    if let drawing = image.shownDrawing(tint: tint) {
      self = .drawing(drawing, of: CGRect(origin: .zero, size: image.drawingSize), isImage: true)
    } else {
      self = .image(name: image.name, tint: tint)
    }
  }

  /// Creates the content of the visible part of a layer's contents.
  @MainActor init(of contents: ShownContents) {
    self = DisplayContent(of: contents.image, tint: nil)
    if case .drawing(let drawing, let space, let isImage) = self {
      let part = CGRect(
        x: space.minX + space.width * contents.part.minX,
        y: space.minY + space.height * contents.part.minY,
        width: space.width * contents.part.width,
        height: space.height * contents.part.height
      )
      self = .drawing(drawing, of: part, isImage: isImage)
    }
  }
}

extension DisplayList {
  /// Adds the path, the contents and the drawing of a layer or a view.
  @MainActor mutating func addDrawn(
    shape layerShape: LayerShape?,
    contents: ShownContents?,
    drawing: (drawing: RecordedDrawing, rect: CGRect)?,
    _ inner: Surroundings,
    _ shape: DisplayShape
  ) {
    if let contents {
      add(inner.item(DisplayContent(of: contents), shape.with(contents.rect)))
    }
    if let (drawing, rect) = drawing {
      add(inner.item(.drawing(drawing.drawing, of: drawing.bounds, isImage: false), shape.with(rect)))
    }
    if let layerShape {
      let box = layerShape.box
      guard !box.isNull else { return }
      add(inner.item(.shape(layerShape), shape.with(box.insetBy(dx: -0.5, dy: -0.5))))
    }
  }

  /// Adds a layer with a mask, in the coordinates of the masked content, and returns its index.
  @MainActor mutating func add(_ mask: Layer, in inner: Surroundings) -> Int {
    var surroundings = inner
    (surroundings.opacity, surroundings.layer, surroundings.corners) = (1, 0, nil)
    surroundings.clip = screen
    let content = DisplayList(of: mask.asChild, in: surroundings, like: self)
    return add(DisplayLayer(parent: inner.layer, mask: [content]))
  }
}
