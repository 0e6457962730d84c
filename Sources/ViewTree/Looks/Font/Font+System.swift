import Foundation

extension Font {
  /// The font size of labels, in points: 17.
  public static var labelFontSize: CGFloat { 17 }
  /// The font size of buttons, in points: 18. Buttons of this package use 17 unless they are given a font.
  public static var buttonFontSize: CGFloat { 18 }
  /// The font size of the system, in points: 14.
  public static var systemFontSize: CGFloat { 14 }
  /// The small font size of the system, in points: 12.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The default font: the system font at 17 points.
  package static let standard = systemFont(ofSize: labelFontSize)

  /// Returns the system font at a size.
  public static func systemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font at a size and weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(
      name: ".SFUI-\(weight.faceName)",
      family: ".AppleSystemUIFont",
      size: size(fontSize, or: systemFontSize),
      weight: weight
    )
  }

  /// Returns the system font with semibold weight, as UIKit does.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
    Font(
      name: ".SFUI-RegularItalic",
      family: ".AppleSystemUIFont",
      size: size(fontSize, or: systemFontSize),
      weight: .regular,
      isItalic: true
    )
  }

  /// Returns the monospaced system font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(
      name: ".AppleSystemUIFontMonospaced-\(weight.faceName)",
      family: ".AppleSystemUIFontMonospaced",
      size: size(fontSize, or: systemFontSize),
      weight: weight,
      isMonospaced: true
    )
  }

  /// Returns the system font with digits of equal width; in this package all characters have equal width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system font for a text style, at the size for the content size category of
  /// ``TraitCollection/current``.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font for a text style, at the size for the content size category of traits, or of
  /// ``TraitCollection/current`` if they have none.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let scaling = FontScaling.style(style)
    let size = scaling.size(for: .effective(for: traitCollection))
    return systemFont(ofSize: size, weight: style.weight).copy(size: size, scaling: scaling)
  }
}

extension ContentSizeCategory {
  /// Returns the category of traits, or else of the current ones.
  static func effective(for traits: TraitCollection?) -> ContentSizeCategory {
    let own = traits?.preferredContentSizeCategory ?? .unspecified
    return own == .unspecified ? TraitCollection.current.preferredContentSizeCategory : own
  }
}

extension Font {
  /// The weight of a font; 0 is regular.
  public struct Weight: NumericRawRepresentable, Hashable, Sendable {
    /// The weight from -1 to 1, as in UIKit.
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number, which may be between the named weights.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// 100 on the scale to 900.
    public static let ultraLight = Weight(-0.8)
    /// 200 on the scale to 900.
    public static let thin = Weight(-0.6)
    /// 300 on the scale to 900.
    public static let light = Weight(-0.4)
    /// 400 on the scale to 900; the weight of body text.
    public static let regular = Weight(0)
    /// 500 on the scale to 900.
    public static let medium = Weight(0.23)
    /// 600 on the scale to 900; the weight of UIKit's bold system font.
    public static let semibold = Weight(0.3)
    /// 700 on the scale to 900.
    public static let bold = Weight(0.4)
    /// 800 on the scale to 900.
    public static let heavy = Weight(0.56)
    /// 900 on the scale to 900.
    public static let black = Weight(0.62)

    private static let names: [(weight: Weight, name: String, number: Int)] = [
      (.ultraLight, "Ultralight", 100), (.thin, "Thin", 200), (.light, "Light", 300),
      (.regular, "Regular", 400),
      (.medium, "Medium", 500), (.semibold, "Semibold", 600), (.bold, "Bold", 700), (.heavy, "Heavy", 800),
      (.black, "Black", 900),
    ]

    private var nearest: (weight: Weight, name: String, number: Int) {
      let distance = { (weight: Weight) in abs(weight.rawValue - rawValue) }
      return Self.names.min { distance($0.weight) < distance($1.weight) } ?? Self.names[3]
    }

    /// The name of the weight in font names.
    var faceName: String { nearest.name }

    /// The nearest named weight, from 100 to 900; 400 is regular.
    package var number: Int { nearest.number }
  }

  /// A text style, which determines size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name in UIKit.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 36 points, bold.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 28 points, bold.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let sizes: [TextStyle: CGFloat] = [
      .extraLargeTitle: 36, .extraLargeTitle2: 28, .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20,
      .headline: 17, .subheadline: 15, .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
    ]

    /// The font size for the standard content size category, in points; 17 for an unknown style.
    var pointSize: CGFloat { Self.sizes[self] ?? Font.labelFontSize }

    var weight: Weight {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2: .bold
      case .headline: .semibold
      default: .regular
      }
    }
  }
}
