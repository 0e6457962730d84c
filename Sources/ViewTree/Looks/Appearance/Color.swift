import Foundation
import Simulation

/// A color with red, green, blue and alpha components, or a gray.
///
/// Components are from 0 to 1. Values outside of this range are stored, and clamped for display. Two colors
/// are equal if their color spaces and components are: a gray differs from the RGB color with the same
/// components (U16). There is only one appearance, so dynamic colors have their light values.
public final class Color: Hashable, Sendable, CustomStringConvertible {
  /// The red component.
  package let red: CGFloat
  /// The green component.
  package let green: CGFloat
  /// The blue component.
  package let blue: CGFloat
  /// The opacity; 0 is invisible.
  package let alpha: CGFloat
  /// Whether the color is in the grayscale color space.
  let isGrayscale: Bool

  /// Creates a color of the RGB color space from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    isGrayscale = false
  }

  /// Creates a color of the grayscale color space; 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    (red, green, blue, self.alpha) = (white, white, white, alpha)
    isGrayscale = true
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

  /// Returns a copy of the color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    isGrayscale ? Color(white: red, alpha: alpha) : Color(red: red, green: green, blue: blue, alpha: alpha)
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
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Writes the grayscale value and the opacity if the color is a gray, in any color space; otherwise writes
  /// nothing and returns false.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = self.alpha
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
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    hue?.pointee = most == least ? 0 : turn(most, most - least)
    saturation?.pointee = most == 0 ? 0 : (most - least) / most
    brightness?.pointee = most
    alpha?.pointee = self.alpha
    return true
  }

  /// Returns the hue, from 0 to 1, given the largest component and the distance to the smallest.
  private func turn(_ most: CGFloat, _ range: CGFloat) -> CGFloat {
    let sixths =
      most == red
      ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  // MARK: Equality

  /// Returns whether the colors have the same color space and equal components.
  public static func == (one: Color, other: Color) -> Bool {
    one === other
      || one.red == other.red && one.green == other.green && one.blue == other.blue
        && one.alpha == other.alpha && one.isGrayscale == other.isGrayscale
  }

  /// Hashes the color's components.
  public func hash(into hasher: inout Hasher) {
    for part in [red, green, blue, alpha] { hasher.combine(part) }
  }

  /// Returns whether `object` is an equal color.
  public func isEqual(_ object: Any?) -> Bool { (object as? Color) == self }

  /// The components as text: `Color(0 0.48 1, alpha 1)`.
  public var description: String {
    let parts = [red, green, blue].map(GeometryText.number).joined(separator: " ")
    return "Color(\(parts), alpha \(GeometryText.number(alpha)))"
  }
}
