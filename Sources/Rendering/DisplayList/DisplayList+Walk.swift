import Foundation
import Simulation
import ViewTree

/// What is still to be done on a walk.
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

/// What a view gets from the views around it.
struct Surroundings {
  /// From the superview's own plane to the screen.
  var toScreen: ViewTransform
  /// The part of the screen in which the superview lets its subviews be seen.
  var clip: CGRect
  /// The superview's opacity.
  var opacity: CGFloat = 1
  /// The layer that the superview's subviews are on.
  var layer = 0
  /// The color that the superview's subviews stand on.
  var ground = Color.white
  /// The corners of what is being added.
  var corners: DisplayCorners?

  /// Puts a color between the ground and what comes next.
  mutating func stand(on color: Color?) {
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
      content: content
    )
  }
}

extension Color {
  /// The color that is seen where this one is in front of an opaque one.
  fileprivate func over(_ ground: Color) -> Color {
    func mix(_ front: CGFloat, _ back: CGFloat) -> CGFloat { front * alpha + back * (1 - alpha) }
    return Color(
      red: mix(red, ground.red),
      green: mix(green, ground.green),
      blue: mix(blue, ground.blue)
    )
  }
}

extension ViewGeometry {
  /// From the view's own plane to the superview's.
  var toParentTransform: ViewTransform {
    ViewTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(ViewTransform(translationX: center.x, y: center.y))
  }
}
