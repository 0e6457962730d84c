import Foundation

extension Image {
  /// How one of the system's symbols is drawn. Of the weight pictures show nothing.
  public final class SymbolConfiguration: Hashable, Sendable {
    /// How heavy the lines of a symbol are.
    public enum Weight: Int, Sendable {
      case unspecified = 0
      case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large a symbol is beside words of its point size.
    public enum Scale: Int, Sendable {
      case `default` = -1
      case unspecified = 0
      case small, medium, large
    }

    static let standardSide: CGFloat = 20
    let pointSize: CGFloat
    let weight: Weight
    let scale: Scale

    /// Draws symbols as words of that size are; 17 points for a size that no font can have.
    public init(pointSize: CGFloat, weight: Weight, scale: Scale) {
      (self.pointSize, self.weight, self.scale) = (Font.size(pointSize), weight, scale)
    }

    /// Draws symbols as words of that size are.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Draws symbols as words of that size and weight are.
    public convenience init(pointSize: CGFloat, weight: Weight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Draws symbols as words of that font are.
    public convenience init(font: Font) {
      self.init(pointSize: font.pointSize)
    }

    /// Draws symbols as words of that style are.
    public convenience init(textStyle: Font.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Draws symbols beside words of that font.
    public convenience init(font: Font, scale: Scale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// Draws symbols beside words of that style.
    public convenience init(textStyle: Font.TextStyle, scale: Scale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Draws symbols of another size than the words beside them.
    public convenience init(scale: Scale) {
      self.init(pointSize: 17, weight: .unspecified, scale: scale)
    }

    /// Draws symbols with lines of that weight.
    public convenience init(weight: Weight) {
      self.init(pointSize: 17, weight: weight, scale: .unspecified)
    }

    /// How wide and high a symbol is; assumed.
    var side: CGFloat {
      let factor: CGFloat =
        switch scale {
        case .small: 0.8
        case .large: 1.3
        case .default, .unspecified, .medium: 1
        }
      return (Self.standardSide * factor * pointSize / 17).rounded()
    }

    /// Whether both look the same.
    public static func == (one: SymbolConfiguration, other: SymbolConfiguration) -> Bool {
      one.pointSize == other.pointSize && one.weight == other.weight && one.scale == other.scale
    }

    /// Hashes what the comparison looks at.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
    }
  }
}
