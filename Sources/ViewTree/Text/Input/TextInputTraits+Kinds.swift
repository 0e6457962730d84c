/// How a keyboard looks. Pictures don't show it. The numbers are UIKit's.
public enum KeyboardAppearance: Int, Sendable, CaseIterable {
  /// As the interface does.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// What dark was called before iOS 7.
  public static var alert: KeyboardAppearance { .dark }
}

/// Whether quotation marks that are typed become curly. None do here, as with Smart Punctuation off in the settings.
public enum TextSmartQuotesType: Int, Sendable, CaseIterable {
  /// As the settings say.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens that are typed become a dash. None do here, as with Smart Punctuation off in the settings.
public enum TextSmartDashesType: Int, Sendable, CaseIterable {
  /// As the settings say.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces come and go around what is pasted and cut. None do here.
public enum TextSmartInsertDeleteType: Int, Sendable, CaseIterable {
  /// As the settings say.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the rest of a word is shown before it is typed, from iOS 17. It is not here.
public enum TextInlinePredictionType: Int, Sendable, CaseIterable {
  /// As the system likes.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a password that the system makes up must have, in the words of the rule language. Nothing here makes up any.
@preconcurrency @MainActor open class TextInputPasswordRules {
  /// The rules: `minlength: 8; required: digit;`.
  public final let passwordRulesDescriptor: String

  /// Makes rules of their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// What is seldom asked of the keyboard; a field that asks for none of it has none.
@MainActor final class RareTextTraits {
  var contentType: TextContentType?
  var passwordRules: TextInputPasswordRules?
  var keyboardAppearance = KeyboardAppearance.default
  var smartQuotesType = TextSmartQuotesType.default
  var smartDashesType = TextSmartDashesType.default
  var smartInsertDeleteType = TextSmartInsertDeleteType.default
  var inlinePredictionType = TextInlinePredictionType.default
}

extension TextEngine {
  /// The seldom traits, made when one is set.
  var keptTraits: RareTextTraits {
    if let rareTraits { return rareTraits }
    let traits = RareTextTraits()
    rareTraits = traits
    return traits
  }
}
