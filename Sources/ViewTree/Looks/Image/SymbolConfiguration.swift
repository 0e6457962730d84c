import Foundation

extension Image {
  /// The configuration of a system symbol. The weight has no effect on pictures.
  public final class SymbolConfiguration: Hashable, Sendable {
    /// The stroke weight of a symbol.
    public enum Weight: Int, Sendable {
      case unspecified = 0
      case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The size of a symbol relative to text of its point size.
    public enum Scale: Int, Sendable {
      case `default` = -1
      case unspecified = 0
      case small, medium, large
    }

    static let standardSide: CGFloat = 20
    let pointSize: CGFloat
    let weight: Weight
    let scale: Scale

    /// Creates a configuration for symbols beside text of a point size. A size that no font can have becomes
    /// 17 points.
    public init(pointSize: CGFloat, weight: Weight, scale: Scale) {
      (self.pointSize, self.weight, self.scale) = (Font.size(pointSize), weight, scale)
    }

    /// Creates a configuration for symbols beside text of a point size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration for symbols beside text of a point size and weight.
    public convenience init(pointSize: CGFloat, weight: Weight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration for symbols beside text in a font.
    public convenience init(font: Font) {
      self.init(pointSize: font.pointSize)
    }

    /// Creates a configuration for symbols beside text of a text style.
    public convenience init(textStyle: Font.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration for symbols beside text in a font, with a relative size.
    public convenience init(font: Font, scale: Scale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration for symbols beside text of a text style, with a relative size.
    public convenience init(textStyle: Font.TextStyle, scale: Scale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with a size relative to the text beside the symbol.
    public convenience init(scale: Scale) {
      self.init(pointSize: 17, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration with a stroke weight.
    public convenience init(weight: Weight) {
      self.init(pointSize: 17, weight: weight, scale: .unspecified)
    }

    /// The assumed width and height of a symbol, in points.
    var side: CGFloat {
      let factor: CGFloat =
        switch scale {
        case .small: 0.8
        case .large: 1.3
        case .default, .unspecified, .medium: 1
        }
      return (Self.standardSide * factor * pointSize / 17).rounded()
    }

    /// Returns whether the configurations have the same point size, weight and scale.
    public static func == (one: SymbolConfiguration, other: SymbolConfiguration) -> Bool {
      one.pointSize == other.pointSize && one.weight == other.weight && one.scale == other.scale
    }

    /// Hashes the properties that determine equality.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
    }
  }
}
