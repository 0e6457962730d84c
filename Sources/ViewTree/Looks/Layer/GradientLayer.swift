import Foundation
import Simulation

/// A layer that draws a color gradient along a line; UIKit's `CAGradientLayer`.
@preconcurrency @MainActor open class GradientLayer: Layer {
  /// Creates a layer without a view, and without colors.
  public override init() { super.init() }

  /// Creates a copy of a gradient layer without its sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? GradientLayer else { return }
    (colors, locations) = (layer.colors, layer.locations)
    (startPoint, endPoint, type) = (layer.startPoint, layer.endPoint, layer.type)
  }

  /// Creates a layer with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  /// The form of the gradient; a line by default. Conic gradients aren't modeled.
  open var type = GradientLayerType.axial {
    didSet { change { $0.isRadial = type == .radial } }
  }

  override func value(of property: String) -> LayerValue? {
    let gradient = decoration.gradient ?? LayerGradient()
    switch property {
    case "colors": return .colors(gradient.colors)
    case "locations": return .numbers(gradient.locations ?? [])
    case "startPoint": return .point(gradient.start)
    case "endPoint": return .point(gradient.end)
    default: return super.value(of: property)
    }
  }

  override func set(_ value: LayerValue, of property: String) {
    switch (property, value) {
    case ("colors", .colors(let new)): colors = new.map(\.cgColor)
    case ("locations", .numbers(let new)): locations = new.map { NSNumber(value: Double($0)) }
    case ("startPoint", .point(let new)): startPoint = new
    case ("endPoint", .point(let new)): endPoint = new
    default: super.set(value, of: property)
    }
  }

  private func change(_ body: (inout LayerGradient) -> Void) {
    var gradient = decoration.gradient ?? LayerGradient()
    body(&gradient)
    decoration.gradient = gradient
  }
}

/// The form of a layer's gradient; UIKit's `CAGradientLayerType`.
public struct GradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a form from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A line from the start to the end.
  public static let axial = GradientLayerType(rawValue: "axial")
  /// Ellipses around the start. The end is the corner of the rectangle around the last one.
  public static let radial = GradientLayerType(rawValue: "radial")
}
