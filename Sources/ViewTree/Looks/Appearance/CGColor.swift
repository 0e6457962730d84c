import Foundation

#if !canImport(CoreGraphics)
  /// A color for layers, on platforms without Core Graphics.
  public final class CGColor: Hashable, Sendable {
    private let color: Color

    fileprivate init(_ color: Color) { self.color = color }

    /// Creates a color from its components.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color from its components; equivalent to ``init(red:green:blue:alpha:)``.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grayscale color.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(Color(white: gray, alpha: alpha))
    }

    /// The opacity.
    public var alpha: CGFloat { color.alpha }
    /// The components red, green, blue and alpha; of a gray, its value and alpha.
    public var components: [CGFloat]? {
      color.isGrayscale ? [color.red, color.alpha] : [color.red, color.green, color.blue, color.alpha]
    }
    /// The number of components: four, and two for a gray.
    public var numberOfComponents: Int { color.isGrayscale ? 2 : 4 }

    /// Returns a copy of the color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    /// Returns whether the colors have the same color space and equal components.
    public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }

    /// Hashes the color's components.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension Color {
    /// The equivalent color for layers.
    public var cgColor: CGColor { CGColor(self) }
  }
#else
  import CoreGraphics

  extension Color {
    /// The equivalent color for layers.
    public var cgColor: CGColor {
      isGrayscale
        ? CGColor(gray: red, alpha: alpha) : CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
  }
#endif

extension Color {
  /// Creates a color from a layer color. A color that is neither a gray nor an RGB color becomes black.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    switch parts.count {
    case 2: self.init(white: parts[0], alpha: parts[1])
    case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    default: self.init(white: 0, alpha: cgColor.alpha)
    }
  }

  /// Creates a color from a `CGColor`; fails for any other value.
  convenience init?(anyCGColor value: Any) {
    #if canImport(CoreGraphics)
      // A cast to a Core Foundation type always succeeds, so the type is compared first.
      guard CFGetTypeID(value as CFTypeRef) == CGColor.typeID else { return nil }
      self.init(cgColor: value as! CGColor)
    #else
      guard let color = value as? CGColor else { return nil }
      self.init(cgColor: color)
    #endif
  }
}
