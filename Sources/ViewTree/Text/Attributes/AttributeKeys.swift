import Foundation

/// The attributes of text that the toolkit knows. Other attributes are kept and not shown.
extension NSAttributedString.Key {
  /// A ``Font``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A ``ParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A ``Color`` of the characters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A ``Color`` behind the characters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number of points between characters; it is kept, and changes nothing about what is measured.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an ``UnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A ``Color`` of the line below; kept and not shown.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an ``UnderlineStyle``, for a line through the characters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A ``Color`` of the line through the characters; kept and not shown.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number of points above the baseline; kept and not shown.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `URL` or a `String`; the characters have the color of links.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A number; kept and not shown.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A ``Color``; kept and not shown.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
}

/// The line below or through characters; UIKit's `NSUnderlineStyle`.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = UnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = UnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = UnderlineStyle(rawValue: 0x09)
  /// Made of dots.
  public static let patternDot = UnderlineStyle(rawValue: 0x0100)
  /// Made of dashes.
  public static let patternDash = UnderlineStyle(rawValue: 0x0200)
  /// Made of dashes and dots in turn.
  public static let patternDashDot = UnderlineStyle(rawValue: 0x0300)
  /// Made of dashes and two dots in turn.
  public static let patternDashDotDot = UnderlineStyle(rawValue: 0x0400)
  /// Not under spaces.
  public static let byWord = UnderlineStyle(rawValue: 0x8000)
}
