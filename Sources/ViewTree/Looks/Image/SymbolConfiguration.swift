import Foundation

extension Image {
  /// The configuration of a system symbol. The weight has no effect on pictures, and of several colors the
  /// first is drawn.
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
    /// The point size, or `nil` if it is unspecified.
    let ownPointSize: CGFloat?
    let weight: Weight
    let scale: Scale
    /// The colors of the layers; empty if they are unspecified.
    let colors: [Color]
    /// Whether the symbol has its own colors, or one; `nil` if that is unspecified.
    let isMulticolor: Bool?
    var pointSize: CGFloat { ownPointSize ?? 17 }

    init(
      _ pointSize: CGFloat?,
      _ weight: Weight = .unspecified,
      _ scale: Scale = .unspecified,
      colors: [Color] = [],
      isMulticolor: Bool? = nil
    ) {
      (ownPointSize, self.weight, self.scale) = (pointSize, weight, scale)
      (self.colors, self.isMulticolor) = (colors, isMulticolor)
    }

    /// Creates a configuration with a color, of which some layers have shades.
    public convenience init(hierarchicalColor: Color) { self.init(nil, colors: [hierarchicalColor]) }

    /// Creates a configuration with the colors of the layers.
    public convenience init(paletteColors: [Color]) { self.init(nil, colors: paletteColors) }

    /// Returns a configuration in which a symbol has its own colors.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(nil, isMulticolor: true)
    }

    /// Returns a configuration in which a symbol has one color.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(nil, isMulticolor: false)
    }

    /// A configuration without values.
    public static let unspecified = SymbolConfiguration(nil)

    /// Returns the configuration with the values of another one that are specified there.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        other.ownPointSize ?? ownPointSize,
        other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors,
        isMulticolor: other.isMulticolor ?? isMulticolor
      )
    }

    /// Returns whether another configuration has the same values.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { otherConfiguration == self }

    /// Creates a configuration for symbols beside text of a point size. A size that no font can have becomes
    /// 17 points.
    public convenience init(pointSize: CGFloat, weight: Weight, scale: Scale) {
      self.init(Font.size(pointSize), weight, scale)
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
      self.init(nil, .unspecified, scale)
    }

    /// Creates a configuration with a stroke weight.
    public convenience init(weight: Weight) {
      self.init(nil, weight)
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

    /// Returns whether the configurations have the same point size, weight, scale and colors.
    public static func == (one: SymbolConfiguration, other: SymbolConfiguration) -> Bool {
      one.ownPointSize == other.ownPointSize && one.weight == other.weight && one.scale == other.scale
        && one.colors == other.colors && one.isMulticolor == other.isMulticolor
    }

    /// Hashes the properties that determine equality.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ownPointSize)
      hasher.combine(colors)
      hasher.combine(weight)
      hasher.combine(scale)
    }
  }
}
