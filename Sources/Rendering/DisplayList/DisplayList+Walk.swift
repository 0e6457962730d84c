import Foundation
import Simulation
import ViewTree

/// A pending step of the traversal.
enum Visit {
  case view(View, Surroundings)
  case layer(Layer, Surroundings)
  case item(DisplayItem)

  init(_ child: LayerChild, _ surroundings: Surroundings) {
    switch child {
    case .view(let view): self = .view(view, surroundings)
    case .layer(let layer): self = .layer(layer, surroundings)
    }
  }
}

/// The state that a view inherits from the views around it.
struct Surroundings {
  /// The transform from the superview's coordinates to the screen.
  var toScreen: ViewTransform
  /// The part of the screen to which the superview clips its subviews.
  var clip: CGRect
  /// The superview's opacity.
  var opacity: CGFloat = 1
  /// The index of the layer that contains the superview's subviews.
  var layer = 0
  /// The color behind the superview's subviews.
  var ground: Color
  /// The traits for which dynamic colors are resolved.
  var traits: TraitCollection
  /// The rounded corners of the item to add.
  var corners: DisplayCorners?

  /// Blends a color over the ground.
  mutating func blend(on color: Color?) {
    guard let color else { return }
    ground = color.over(ground)
  }

  func item(_ content: DisplayContent, _ shape: DisplayShape) -> DisplayItem {
    DisplayItem(
      shape: shape,
      clip: clip,
      opacity: opacity,
      layer: layer,
      background: nil,
      tint: View.standardTintColor,
      ground: ground,
      corners: corners,
      isMirrored: false,
      traits: traits,
      content: content
    )
  }
}

extension ViewGeometry {
  /// The transform from the view's coordinates to the superview's.
  var toParentTransform: ViewTransform {
    ViewTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(middleTransform)
      .concatenating(ViewTransform(translationX: center.x, y: center.y))
  }
}

extension ViewTransform {
  /// Whether the transform shows the back of a rectangle.
  var isMirrored: Bool { a * d - b * c < 0 }
}
