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
  /// A number of points between characters; stored, but ignored when measuring.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an ``UnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The ``Color`` of the underline; stored but not displayed.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an ``UnderlineStyle``, for a line through the characters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The ``Color`` of the line through the characters; stored but not displayed.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number of points above the baseline; stored but not displayed.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `URL` or a `String`. The characters have the color of links.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A number; stored but not displayed.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A ``Color``; stored but not displayed.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
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
