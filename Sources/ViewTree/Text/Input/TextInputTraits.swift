/// The keyboard type of a text input. The raw values are UIKit's.
public enum KeyboardType: Int, Sendable, CaseIterable {
  /// Letters; another key switches to numbers and symbols.
  case `default` = 0
  /// Letters, numbers and symbols, all of them ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation first.
  case numbersAndPunctuation = 2
  /// Letters, with `.`, `/` and `.com` in place of the space bar.
  case URL = 3
  /// Digits only, without a return key.
  case numberPad = 4
  /// Digits with the letters of a telephone; another key switches to `+*#`.
  case phonePad = 5
  /// Letters for a name; another key switches to a pad for its telephone number.
  case namePhonePad = 6
  /// Letters, with `@` and `.` beside the space bar.
  case emailAddress = 7
  /// Digits with the decimal separator; iOS 4.1 and later (KT16).
  case decimalPad = 8
  /// Letters, with `@` and `#` beside the space bar; iOS 5 and later.
  case twitter = 9
  /// Letters, with `.` beside the space bar; iOS 7 and later.
  case webSearch = 10
  /// ASCII digits only, without a return key; iOS 10 and later.
  case asciiCapableNumberPad = 11

  /// The older name of ``asciiCapable``.
  public static var alphabet: KeyboardType { .asciiCapable }

  /// Whether the keyboard is a pad of digits.
  package var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// Whether letters are never capitalized automatically, whatever the text input requests (KT1).
  package var ignoresCapitalization: Bool { isPad || self == .namePhonePad }

  /// Whether the keyboard is for addresses, where two spaces don't make a period (KT10).
  package var isForAddresses: Bool { self == .URL || self == .emailAddress }
}

/// The title of the return key.
public enum ReturnKeyType: Int, Sendable, CaseIterable {
  /// return
  case `default` = 0
  /// Go
  case go = 1
  /// Google
  case google = 2
  /// Join
  case join = 3
  /// Next
  case next = 4
  /// Route
  case route = 5
  /// Search
  case search = 6
  /// Send
  case send = 7
  /// Yahoo
  case yahoo = 8
  /// Done
  case done = 9
  /// Emergency Call
  case emergencyCall = 10
  /// Continue
  case `continue` = 11
}

/// The positions at which the keyboard turns on shift automatically.
public enum TextAutocapitalizationType: Int, Sendable, CaseIterable {
  /// Never.
  case none = 0
  /// At the start of each word.
  case words = 1
  /// At the start of each sentence.
  case sentences = 2
  /// For each character.
  case allCharacters = 3
}

/// Whether the keyboard corrects mistyped words.
public enum TextAutocorrectionType: Int, Sendable, CaseIterable {
  /// The default of the system: yes.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether misspelled words are marked.
public enum TextSpellCheckingType: Int, Sendable, CaseIterable {
  /// Misspelled words are marked if autocorrection is on.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The traits that a text input requests of the keyboard.
///
/// Changes take effect when the input becomes first responder or calls `reloadInputViews()`.
@preconcurrency @MainActor public protocol TextInputTraits: AnyObject {
  /// The keyboard type.
  var keyboardType: KeyboardType { get set }
  /// The title of the return key.
  var returnKeyType: ReturnKeyType { get set }
  /// The positions at which shift turns on automatically (KT1).
  var autocapitalizationType: TextAutocapitalizationType { get set }
  /// Whether the keyboard corrects mistyped words; never in secure text (KT17).
  var autocorrectionType: TextAutocorrectionType { get set }
  /// Whether words for which the keyboard has a correction are marked while the text is edited, except for
  /// the word at the caret; by default, only with autocorrection. SVG pictures show the marks.
  var spellCheckingType: TextSpellCheckingType { get set }
  /// Whether the return key is disabled while there is no text (B46, KT12).
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is secure, so that its characters are hidden.
  var isSecureTextEntry: Bool { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: KeyboardAppearance { get }
  /// The semantic meaning of the text, from iOS 10; nil if it is unknown.
  var textContentType: TextContentType! { get }
  /// The requirements for passwords that the system generates, from iOS 12.
  var passwordRules: TextInputPasswordRules? { get }
  /// Whether quotation marks become curly, from iOS 11.
  var smartQuotesType: TextSmartQuotesType { get }
  /// Whether two hyphens become a dash, from iOS 11.
  var smartDashesType: TextSmartDashesType { get }
  /// Whether spaces are added and removed around pasted and cut text, from iOS 11.
  var smartInsertDeleteType: TextSmartInsertDeleteType { get }
  /// Whether the rest of a word is suggested inline before it is typed, from iOS 17.
  var inlinePredictionType: TextInlinePredictionType { get }
}

/// The default traits.
extension TextInputTraits {
  /// The appearance of the interface.
  public var keyboardAppearance: KeyboardAppearance { .default }
  /// Nil: unknown.
  public var textContentType: TextContentType! { nil }
  /// Nil: no requirements.
  public var passwordRules: TextInputPasswordRules? { nil }
  /// The default of the settings.
  public var smartQuotesType: TextSmartQuotesType { .default }
  /// The default of the settings.
  public var smartDashesType: TextSmartDashesType { .default }
  /// The default of the settings.
  public var smartInsertDeleteType: TextSmartInsertDeleteType { .default }
  /// The default of the system.
  public var inlinePredictionType: TextInlinePredictionType { .default }
}
