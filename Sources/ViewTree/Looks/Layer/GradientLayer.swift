import Foundation
import Simulation

/// A layer that draws a color gradient along a line; UIKit's `CAGradientLayer`.
@preconcurrency @MainActor open class GradientLayer: Layer {
  /// The colors, each a `CGColor`. With `nil` or fewer than two, nothing is drawn. Other values are ignored.
  open var colors: [Any]? {
    didSet {
      let given = (colors ?? []).compactMap { Color(anyCGColor: $0) }
      change { $0.colors = given }
    }
  }
  /// The position of each color along the line, from 0 to 1; `nil` for even distances.
  open var locations: [NSNumber]? {
    didSet {
      let given = locations?.map { CGFloat($0.doubleValue) }
      require(given?.allSatisfy(\.isFinite) ?? true, "locations", "\(given ?? [])")
      change { $0.locations = given }
    }
  }
  /// The start of the line, in fractions of the layer's rectangle.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet {
      require(startPoint.isFinitePoint, "startPoint", GeometryText.point(startPoint))
      change { $0.start = startPoint }
    }
  }
  /// The end of the line, in fractions of the layer's rectangle.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet {
      require(endPoint.isFinitePoint, "endPoint", GeometryText.point(endPoint))
      change { $0.end = endPoint }
    }
  }

  private func change(_ body: (inout LayerGradient) -> Void) {
    var gradient = decoration.gradient ?? LayerGradient()
    body(&gradient)
    decoration.gradient = gradient
  }
}
