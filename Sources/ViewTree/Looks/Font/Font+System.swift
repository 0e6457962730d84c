import Foundation

extension Font {
  /// The size of a label's words, in points: 17.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of a button's words, in points: 18. Buttons here have 17 unless they are given a font.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of the system's words, in points: 14.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of the system's small words, in points: 12.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// What words have that were given no font: the system's, at 17 points.
  package static let standard = systemFont(ofSize: labelFontSize)

  /// Returns the system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(
      name: ".SFUI-\(weight.faceName)",
      family: ".AppleSystemUIFont",
      size: size(fontSize, or: systemFontSize),
      weight: weight
    )
  }

  /// Returns the system's font in a semibold weight, as UIKit does.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the system's font, leaning.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
    Font(
      name: ".SFUI-RegularItalic",
      family: ".AppleSystemUIFont",
      size: size(fontSize, or: systemFontSize),
      weight: .regular,
      isItalic: true
    )
  }

  /// Returns the system's font for code.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(
      name: ".AppleSystemUIFontMonospaced-\(weight.faceName)",
      family: ".AppleSystemUIFontMonospaced",
      size: size(fontSize, or: systemFontSize),
      weight: weight,
      isMonospaced: true
    )
  }

  /// Returns the system's font, whose digits are meant to be as wide as each other; here all characters are.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's font for a style, in the size that it has unless a person wants larger words.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    systemFont(ofSize: style.pointSize, weight: style.weight)
  }

  /// Returns the same as ``preferredFont(forTextStyle:)``, whatever the traits.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    preferredFont(forTextStyle: style)
  }
}

extension Font {
  /// How heavy words are; 0 is what running text has.
  public struct Weight: NumericRawRepresentable, Hashable, Sendable {
    /// From -1 to 1, as UIKit has it.
    public let rawValue: CGFloat

    /// Makes a weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight between those that have names.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// 100 of 900.
    public static let ultraLight = Weight(-0.8)
    /// 200 of 900.
    public static let thin = Weight(-0.6)
    /// 300 of 900.
    public static let light = Weight(-0.4)
    /// 400 of 900, as running text has it.
    public static let regular = Weight(0)
    /// 500 of 900.
    public static let medium = Weight(0.23)
    /// 600 of 900; what UIKit calls bold.
    public static let semibold = Weight(0.3)
    /// 700 of 900.
    public static let bold = Weight(0.4)
    /// 800 of 900.
    public static let heavy = Weight(0.56)
    /// 900 of 900.
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

    /// How names of faces say it.
    var faceName: String { nearest.name }

    /// From 100 to 900; 400 is what running text has.
    package var number: Int { nearest.number }
  }

  /// What words are for, which says their size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name, as UIKit has it.
    public let rawValue: String

    /// Makes a value of a name.
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

    /// The size at the standard category, in points; that of running text for a style nobody knows.
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
