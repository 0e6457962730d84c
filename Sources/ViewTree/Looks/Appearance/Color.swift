import Foundation
import Simulation

/// A color with red, green, blue and alpha components, or a gray; or a dynamic color, which depends on
/// traits.
///
/// Components are from 0 to 1. Values outside of this range are stored, and clamped for display. Two colors
/// are equal if their color spaces and components are: a gray differs from the RGB color with the same
/// components (U16). A dynamic color, as the system colors are, is equal only to itself. Its components are
/// those for ``TraitCollection/current``, which are the traits of a view while it is laid out and drawn
/// (U94).
public final class Color: Hashable, Sendable, CustomStringConvertible {
  /// The components of a color that doesn't depend on traits.
  private struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
    /// Whether the color is in the grayscale color space.
    var isGrayscale: Bool

    /// Returns the hue, from 0 to 1, given the largest component and the distance to the smallest.
    func turn(_ most: CGFloat, _ range: CGFloat) -> CGFloat {
      let sixths =
        most == red
        ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
      return (sixths < 0 ? sixths + 6 : sixths) / 6
    }
  }

  private enum Storage: Sendable {
    case fixed(Components)
    case dynamic(@Sendable (TraitCollection) -> Color)
  }

  private let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  private func components(for traits: @autoclosure () -> TraitCollection) -> Components {
    switch storage {
    case .fixed(let components): return components
    case .dynamic(let provider):
      let traits = traits()
      return provider(traits).components(for: traits)
    }
  }

  private var components: Components { components(for: .current) }

  /// The red component.
  package var red: CGFloat { components.red }
  /// The green component.
  package var green: CGFloat { components.green }
  /// The blue component.
  package var blue: CGFloat { components.blue }
  /// The opacity; 0 is invisible.
  package var alpha: CGFloat { components.alpha }
  /// Whether the color is in the grayscale color space.
  var isGrayscale: Bool { components.isGrayscale }

  /// Creates a color of the RGB color space from its components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(Components(red: red, green: green, blue: blue, alpha: alpha, isGrayscale: false)))
  }

  /// Creates a color of the grayscale color space; 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.fixed(Components(red: white, green: white, blue: white, alpha: alpha, isGrayscale: true)))
  }

  /// Creates a dynamic color; from iOS 13. The closure returns the color for traits, and is called whenever
  /// the components are needed.
  public convenience init(dynamicProvider: @escaping (TraitCollection) -> Color) {
    nonisolated(unsafe) let dynamicProvider = dynamicProvider
    self.init(.dynamic { dynamicProvider($0) })
  }

  /// Returns the color for traits, which doesn't depend on them any more; from iOS 13. Any other color is
  /// returned unchanged.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    if case .fixed = storage { return self }
    return Color(.fixed(components(for: traitCollection)))
  }

  /// Creates a color from HSB components, clamped to 0 to 1. The hues 0 and 1 are red.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hue = min(max(hue, 0), 1)
    let (saturation, brightness) = (min(max(saturation, 0), 1), min(max(brightness, 0), 1))
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  package convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  package convenience init(white: CGFloat) { self.init(white: white, alpha: 1) }

  /// Returns a copy of the color with another opacity; of a dynamic color, a dynamic one.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    switch storage {
    case .fixed(var components):
      components.alpha = alpha
      return Color(.fixed(components))
    case .dynamic(let provider): return Color(.dynamic { provider($0).withAlphaComponent(alpha) })
    }
  }

  // MARK: Components

  /// Writes the components to the given pointers; always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the grayscale value and the opacity if the color is a gray, in any color space; otherwise writes
  /// nothing and returns false.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    let components = components
    guard components.red == components.green, components.green == components.blue else { return false }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the HSB components; the hue of a gray is 0. Always returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components
    let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    hue?.pointee = most == least ? 0 : color.turn(most, most - least)
    saturation?.pointee = most == 0 ? 0 : (most - least) / most
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Equality

  /// Returns whether the colors have the same color space and equal components, or are the same dynamic
  /// color.
  public static func == (one: Color, other: Color) -> Bool {
    if one === other { return true }
    guard case .fixed(let first) = one.storage, case .fixed(let second) = other.storage else { return false }
    return first == second
  }

  /// Hashes the color's components, or the identity of a dynamic color.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .fixed(let components): hasher.combine(components)
    case .dynamic: hasher.combine(ObjectIdentifier(self))
    }
  }

  /// Returns whether `object` is an equal color.
  public func isEqual(_ object: Any?) -> Bool { (object as? Color) == self }

  /// The components as text: `Color(0 0.48 1, alpha 1)`.
  public var description: String {
    let parts =
      isGrayscale
      ? "white \(GeometryText.number(red))"
      : [red, green, blue].map(GeometryText.number).joined(separator: " ")
    return "Color(\(parts), alpha \(GeometryText.number(alpha)))"
  }
}
