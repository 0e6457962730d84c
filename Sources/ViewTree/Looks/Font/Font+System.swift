import Foundation
import Simulation

extension Font {
  /// The font size of labels, in points: 17.
  public static var labelFontSize: CGFloat { 17 }
  /// The font size that UIKit names for buttons, in points: 18. The title of a button has 15 points (TC4).
  public static var buttonFontSize: CGFloat { 18 }
  /// The font size of the system, in points: 14.
  public static var systemFontSize: CGFloat { 14 }
  /// The small font size of the system, in points: 12.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The default font, the system font at 17 points, on the current simulator's system.
  package static var standard: Font { standard(.current) }

  /// Returns the default font of a system, at 17 points.
  static func standard(_ typeface: SystemTypeface) -> Font { standards[typeface.rawValue] }

  /// Returns the font of a button's title if it has none of its own (TC4).
  static func standardTitle(_ typeface: SystemTypeface) -> Font { standardTitles[typeface.rawValue] }

  private static let standards = SystemTypeface.allCases.map { Font(.system, size: labelFontSize, on: $0) }
  private static let standardTitles = SystemTypeface.allCases.map {
    $0 == .helvetica
      ? Font(.system, size: 15, weight: .bold, on: $0) : Font(.system, size: 15, on: $0)
  }

  /// Returns the newest system font, for captions of pictures, which are alike on all systems.
  package static func caption(size: CGFloat, weight: Weight = .regular) -> Font {
    Font(.system, size: size, weight: weight, on: .newest)
  }

  /// Creates a system font.
  convenience init(
    _ design: FontFace.Design,
    size: CGFloat,
    weight: Weight = .regular,
    isItalic: Bool = false,
    on typeface: SystemTypeface
  ) {
    let face = FontFace(design, weight: weight, isItalic: isItalic, typeface)
    let names = face.systemNames(size: size) ?? FontNames(face: "", family: "")
    self.init(names, face, size: size, isMonospaced: design == .systemMonospaced)
  }

  /// Returns the system font at a size.
  public static func systemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font at a size and weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(.system, size: size(fontSize, or: systemFontSize), weight: weight, on: .current)
  }

  /// Returns the bold system font: semibold from iOS 9, medium in iOS 7 and 8, and bold before (TM11).
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: SystemTypeface.current.boldWeight)
  }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
    Font(.system, size: size(fontSize, or: systemFontSize), isItalic: true, on: .current)
  }

  /// Returns the monospaced system font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(.systemMonospaced, size: size(fontSize, or: systemFontSize), weight: weight, on: .current)
  }

  /// Returns the system font with digits of equal width, the width of its `0`.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(.systemWithEqualDigits, size: size(fontSize, or: systemFontSize), weight: weight, on: .current)
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
    let typeface = SystemTypeface.current
    let isLight = style == .title1 && SimulationContext.firstTitleIsLight
    let weight = isLight ? .light : style.weight(on: typeface)
    return Font(.system, size: size, weight: weight, on: typeface)
      .copy(size: size, scaling: scaling)
  }
}

extension SimulationContext {
  /// Whether the first title is light on the current system, as it is before iOS 11 (TD19).
  fileprivate nonisolated static var firstTitleIsLight: Bool {
    onAnyThread.map { VersionRules.firstTitleIsLight.value(on: $0.system) } ?? false
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

    /// Returns the weight of the style on a system: that of the bold system font for headlines (TD13, TD18).
    func weight(on typeface: SystemTypeface) -> Weight {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2: .bold
      case .headline: typeface.boldWeight
      default: .regular
      }
    }

    /// Returns the weight of the style with a bold trait on a system (TD13).
    func boldWeight(on typeface: SystemTypeface) -> Weight {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2: .bold
      default: typeface.boldWeight
      }
    }
  }
}
