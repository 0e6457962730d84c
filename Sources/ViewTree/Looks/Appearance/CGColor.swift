import Foundation

#if !canImport(CoreGraphics)
  /// A color as layers take it, where the system has none of its own.
  public final class CGColor: Hashable, Sendable {
    private let color: Color

    fileprivate init(_ color: Color) { self.color = color }

    /// Creates a color from its parts.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color from its parts; the same as ``init(red:green:blue:alpha:)``.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a shade of gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(Color(white: gray, alpha: alpha))
    }

    /// The opacity.
    public var alpha: CGFloat { color.alpha }
    /// Red, green, blue and the opacity; also of a gray.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }
    /// Four.
    public var numberOfComponents: Int { 4 }

    /// Returns the same color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    /// Whether both look the same.
    public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }

    /// Hashes what the comparison looks at.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension Color {
    /// Creates the same color for views.
    public convenience init(cgColor: CGColor) {
      let parts = cgColor.components ?? [0, 0, 0, 0]
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// The same color for layers.
    public var cgColor: CGColor { CGColor(self) }
  }
#else
  import CoreGraphics

  extension Color {
    /// Creates the same color for views; one that is no gray and not made of red, green and blue becomes black.
    public convenience init(cgColor: CGColor) {
      let parts = cgColor.components ?? []
      switch parts.count {
      case 2: self.init(white: parts[0], alpha: parts[1])
      case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      default: self.init(white: 0, alpha: cgColor.alpha)
      }
    }

    /// The same color for layers.
    public var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
  }
#endif

extension Color {
  /// Takes what may be a layer's color out of its box.
  convenience init?(anyCGColor value: Any) {
    #if canImport(CoreGraphics)
      // The cast to a Core Foundation type always succeeds, so the type is compared first.
      guard CFGetTypeID(value as CFTypeRef) == CGColor.typeID else { return nil }
      self.init(cgColor: value as! CGColor)
    #else
      guard let color = value as? CGColor else { return nil }
      self.init(cgColor: color)
    #endif
  }
}
