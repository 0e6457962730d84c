import Foundation

/// The text attributes that the package supports. Other attributes are stored but not displayed.
extension NSAttributedString.Key {
  /// A ``Font``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A ``ParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The ``Color`` of the characters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The ``Color`` behind the characters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number of points that is added after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an ``UnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The ``Color`` of the underline; that of the characters by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an ``UnderlineStyle``, for a line through the characters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The ``Color`` of the line through the characters; that of the characters by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number of points above the baseline. It makes a line higher.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `URL` or a `String`. The characters have the color of links.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The width of the characters' outline, in percent of the font size. The characters are also filled if it
  /// is negative.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The ``Color`` of the characters' outline; that of the characters by default.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number of points that is added after each character. It takes precedence over ``kern``.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The number of the ligatures; stored, as the measured fonts have none.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A ``Shadow``.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A ``Foundation/NSAttributedString/TextEffectStyle``; stored, as pictures show characters without
  /// effects.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// A ``TextAttachment`` that is displayed in place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A number. If it isn't 0, pictures show slanted characters.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The logarithm of the factor by which the characters are wider.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// A string that makes the characters an item with which the user can interact; see ``TextItem``.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}

extension NSAttributedString {
  /// A graphical effect of characters; UIKit's `NSAttributedString.TextEffectStyle`.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect.
    public let rawValue: String

    /// Creates an effect from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Characters that look pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// The style of the line below or through characters; UIKit's `NSUnderlineStyle`.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = UnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = UnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = UnderlineStyle(rawValue: 0x09)
  /// A pattern of dots.
  public static let patternDot = UnderlineStyle(rawValue: 0x0100)
  /// A pattern of dashes.
  public static let patternDash = UnderlineStyle(rawValue: 0x0200)
  /// A pattern of dashes alternating with dots.
  public static let patternDashDot = UnderlineStyle(rawValue: 0x0300)
  /// A pattern of dashes alternating with two dots.
  public static let patternDashDotDot = UnderlineStyle(rawValue: 0x0400)
  /// No line under spaces.
  public static let byWord = UnderlineStyle(rawValue: 0x8000)
}
