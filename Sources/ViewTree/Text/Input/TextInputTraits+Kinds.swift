import Simulation

/// The appearance of a keyboard in pictures. The raw values are UIKit's.
public enum KeyboardAppearance: Int, Sendable, CaseIterable {
  /// The appearance of the text input's traits.
  case `default` = 0
  /// A dark appearance.
  case dark = 1
  /// A light appearance.
  case light = 2

  /// The name of ``dark`` before iOS 7.
  public static var alert: KeyboardAppearance { .dark }
}

/// Whether typed quotation marks become curly. They never do in this package, as with Smart Punctuation
/// disabled in the settings.
public enum TextSmartQuotesType: Int, Sendable, CaseIterable {
  /// The default of the settings.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two typed hyphens become a dash. They never do in this package, as with Smart Punctuation disabled
/// in the settings.
public enum TextSmartDashesType: Int, Sendable, CaseIterable {
  /// The default of the settings.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces are added and removed around pasted and cut text. They never are in this package.
public enum TextSmartInsertDeleteType: Int, Sendable, CaseIterable {
  /// The default of the settings.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the rest of a word is suggested inline before it is typed, from iOS 17. It never is in this
/// package.
public enum TextInlinePredictionType: Int, Sendable, CaseIterable {
  /// The default of the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The requirements for passwords that the system generates, in the password rules language. The package
/// generates none.
@preconcurrency @MainActor open class TextInputPasswordRules: IdentityHashable {
  /// The rules, such as `minlength: 8; required: digit;`.
  public final let passwordRulesDescriptor: String

  /// Creates rules from their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// The rarely used text input traits. A text input has no such object until one of them is set.
@MainActor final class RareTextTraits {
  weak var inputDelegate: (any TextInputDelegate)?
  var contentType: TextContentType?
  var passwordRules: TextInputPasswordRules?
  var keyboardAppearance = KeyboardAppearance.default
  var smartQuotesType = TextSmartQuotesType.default
  var smartDashesType = TextSmartDashesType.default
  var smartInsertDeleteType = TextSmartInsertDeleteType.default
  var inlinePredictionType = TextInlinePredictionType.default
}

extension TextEngine {
  /// The rarely used traits, created on first access.
  var lazyRareTraits: RareTextTraits {
    if let rareTraits { return rareTraits }
    let traits = RareTextTraits()
    rareTraits = traits
    return traits
  }
}
