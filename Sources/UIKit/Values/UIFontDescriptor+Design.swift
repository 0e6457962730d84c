import Foundation
import ViewTree

extension UIFontDescriptor {
  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with rounded ends, which has the measures of the usual one here.
    @available(*, deprecated, message: "text has the measures and the look of the default design")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs, which has the measures of the usual one here.
    @available(*, deprecated, message: "text has the measures and the look of the default design")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with characters of equal widths.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Returns the descriptor of the system font in another design; nil for another family.
  ///
  /// The monospaced design keeps the size and the weight. The rounded design and that with serifs are the
  /// usual one.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let font = UIFont(descriptor: self, size: 0)
    guard font.familyName.hasPrefix(".") else { return nil }
    guard design == .monospaced else { return addingAttributes([:]) }
    return UIFont.monospacedSystemFont(ofSize: pointSize, weight: font.weight).fontDescriptor
  }
}

// swift-format-ignore
extension NSTextTab {
  /// The keys of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column of numbers.
    @available(*, deprecated, message: "a column of numbers ends at the next tab")
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Creates a tab stop. The options have no effect.
  public convenience init(
    textAlignment alignment: NSTextAlignment,
    location: CGFloat,
    options: [OptionKey: Any]
  ) { self.init(textAlignment: alignment, location: location) }
}

extension NSAttributedString.Key {
  /// Whether punctuation is spoken.
  @available(*, deprecated, message: "the simulated VoiceOver speaks the text alone")
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  /// The language in which the text is spoken.
  @available(*, deprecated, message: "the simulated VoiceOver speaks the text alone")
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of the voice.
  @available(*, deprecated, message: "the simulated VoiceOver speaks the text alone")
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// Whether the text waits for the end of others.
  @available(*, deprecated, message: "the simulated VoiceOver speaks the text alone")
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement"
  )
  /// The pronunciation in phonetic signs.
  @available(*, deprecated, message: "the simulated VoiceOver speaks the text alone")
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the text is spelled.
  @available(*, deprecated, message: "the simulated VoiceOver speaks the text alone")
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading.
  @available(*, deprecated, message: "the simulated VoiceOver speaks the text alone")
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
}
