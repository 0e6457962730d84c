import Foundation
import Simulation

/// A space of color components, on platforms without Core Graphics. Colors have red, green and blue
/// components in all of them.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the space of standard red, green and blue.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the wide space of displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of a space of gray.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  private static let grays: Set<String> = [genericGrayGamma2_2, "kCGColorSpaceDeviceGray"]

  /// The name.
  public let name: String?
  /// The number of components without the opacity: 3, or 1 in a space of gray.
  public var numberOfComponents: Int { Self.grays.contains(name ?? "") ? 1 : 3 }

  /// Creates a space from its name.
  public init?(name: String) { self.name = name }

  fileprivate init(device name: String) { self.name = name }

  /// Returns whether the spaces have the same name.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(device: "kCGColorSpaceDeviceRGB") }

/// Returns the space of gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(device: "kCGColorSpaceDeviceGray") }

/// A smooth sequence of colors, on platforms without Core Graphics.
public final class CGGradient: Hashable, Sendable {
  let stops: [GradientStop]

  /// Creates a gradient of `CGColor` values, at locations from 0 to 1 or, without them, at even distances.
  /// Fails without colors.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { Color(anyCGColor: $0) }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors, locations)
  }

  /// Creates a gradient of color components with an opacity each, at locations from 0 to 1 or, without them,
  /// at even distances. Fails without colors.
  public init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      let start = index * size
      return size == 2
        ? Color(white: components[start], alpha: components[start + 1])
        : Color(
          red: components[start],
          green: components[start + 1],
          blue: components[start + 2],
          alpha: components[start + 3]
        )
    }
    stops = Self.stops(colors, locations)
  }

  private static func stops(_ colors: [Color], _ locations: UnsafePointer<CGFloat>?) -> [GradientStop] {
    let last = CGFloat(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      GradientStop(color: color, place: locations?[index] ?? CGFloat(index) / last)
    }
    return stops.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
  }

  /// Returns whether the gradients have the same colors at the same places.
  public static func == (one: CGGradient, other: CGGradient) -> Bool { one.stops == other.stops }

  /// Hashes the colors and places.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// The parts outside of a gradient's line or circles that are drawn, too.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, with Core Graphics' values.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The part before the start has the first color.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The part after the end has the last color.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A color at a place of a gradient.
package struct GradientStop: Hashable, Sendable {
  package var color: Color
  /// The place, from 0 at the start to 1 at the end.
  package var place: CGFloat
}

/// A gradient of a drawing, in the coordinates that were current then.
package struct DrawnGradient: Hashable, Sendable {
  /// The form of a gradient.
  package enum Form: Hashable, Sendable {
    case line(CGPoint, CGPoint)
    case circles(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  package var form: Form
  /// The colors; a transparent one of the same color precedes or follows them where nothing is drawn outside.
  package var stops: [GradientStop]
  /// The rectangle that contains the visible part of the drawing.
  package var area: CGRect

  fileprivate init(_ form: Form, _ gradient: CGGradient, _ options: CGGradientDrawingOptions, in area: CGRect)
  {
    (self.form, stops, self.area) = (form, gradient.stops, area)
    // The first color extends to the start and the last one to the end.
    if let first = stops.first, !options.contains(.drawsBeforeStartLocation) {
      if first.place > 0 { stops.insert(GradientStop(color: first.color, place: 0), at: 0) }
      stops.insert(GradientStop(color: first.color.withAlphaComponent(0), place: 0), at: 0)
    }
    if let last = stops.last, !options.contains(.drawsAfterEndLocation) {
      if last.place < 1 { stops.append(GradientStop(color: last.color, place: 1)) }
      stops.append(GradientStop(color: last.color.withAlphaComponent(0), place: 1))
    }
  }

  var description: String {
    let colors = stops.map { "\(GeometryText.number($0.place)) \($0.color)" }.joined(separator: ", ")
    return switch form {
    case .line(let start, let end):
      "gradient \(GeometryText.point(start)) to \(GeometryText.point(end)): \(colors)"
    case .circles(let start, let one, let end, let other):
      "gradient \(GeometryText.point(start)) radius \(GeometryText.number(one)) to "
        + "\(GeometryText.point(end)) radius \(GeometryText.number(other)): \(colors)"
    }
  }
}

extension CGContext {
  /// Fills the visible part with a gradient between two points. Unless the options say otherwise, nothing is
  /// drawn before the start and after the end.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(DrawnGradient(.line(startPoint, endPoint), gradient, options, in: gradientArea))
  }

  /// Fills the visible part with a gradient between two circles. Unless the options say otherwise, nothing is
  /// drawn inside of the first circle and outside of the second.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let form = DrawnGradient.Form.circles(startCenter, startRadius, endCenter, endRadius)
    draw(DrawnGradient(form, gradient, options, in: gradientArea))
  }

  /// Begins a group whose steps are drawn as a whole: the present opacity, blend mode and shadow concern the
  /// group, and those of the steps begin with their defaults.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) { beginGroup() }

  /// Begins a group, clipped to a rectangle; otherwise the same as
  /// ``beginTransparencyLayer(auxiliaryInfo:)``.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    beginGroup()
    clip(to: rect)
  }

  /// Ends the group that was begun last, and draws it. Without one, it has no effect.
  public func endTransparencyLayer() { endGroup() }
}
