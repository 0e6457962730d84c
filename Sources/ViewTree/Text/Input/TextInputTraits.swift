/// The keys a text input wants. The numbers are UIKit's.
public enum KeyboardType: Int, Sendable, CaseIterable {
  /// Letters, with numbers and symbols behind a key.
  case `default` = 0
  /// Letters, numbers and symbols, all of them ASCII.
  case asciiCapable = 1
  /// Begins with numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Letters, with `.`, `/` and `.com` in place of the space bar.
  case URL = 3
  /// Digits only, without a return key.
  case numberPad = 4
  /// Digits with the letters of a telephone, and `+*#` behind a key.
  case phonePad = 5
  /// Letters for a name, with a pad for its telephone number behind a key.
  case namePhonePad = 6
  /// Letters, with `@` and `.` beside the space bar.
  case emailAddress = 7
  /// Digits with the decimal separator; iOS 4.1 and later (KT16).
  case decimalPad = 8
  /// Letters, with `@` and `#` beside the space bar; iOS 5 and later.
  case twitter = 9
  /// Letters, with `.` beside the space bar; iOS 7 and later.
  case webSearch = 10
  /// Digits as ASCII has them, without a return key; iOS 10 and later.
  case asciiCapableNumberPad = 11

  /// An older name of ``asciiCapable``.
  public static var alphabet: KeyboardType { .asciiCapable }

  /// Whether the keys are a pad of digits.
  package var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// Whether letters are never capitalized by themselves, whatever the text input asks (KT1).
  package var ignoresCapitalization: Bool { isPad || self == .namePhonePad }

  /// Whether what is typed are addresses, where two spaces make no period (KT10).
  package var isForAddresses: Bool { self == .URL || self == .emailAddress }
}

/// What the return key says.
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

/// Where the keyboard turns shift on by itself.
public enum TextAutocapitalizationType: Int, Sendable, CaseIterable {
  /// Nowhere.
  case none = 0
  /// At the start of each word.
  case words = 1
  /// At the start of each sentence.
  case sentences = 2
  /// Everywhere.
  case allCharacters = 3
}

/// Whether the keyboard mends words that it takes for mistyped.
public enum TextAutocorrectionType: Int, Sendable, CaseIterable {
  /// As the system likes: yes.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether words that look misspelt are marked.
public enum TextSpellCheckingType: Int, Sendable, CaseIterable {
  /// As ``TextAutocorrectionType`` says.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a text input asks of the keyboard.
///
/// Changes count from the moment the input becomes first responder, or calls `reloadInputViews()`.
@preconcurrency @MainActor public protocol TextInputTraits: AnyObject {
  /// The keys it wants.
  var keyboardType: KeyboardType { get set }
  /// What the return key says.
  var returnKeyType: ReturnKeyType { get set }
  /// Where shift turns on by itself (KT1).
  var autocapitalizationType: TextAutocapitalizationType { get set }
  /// Whether the keyboard mends mistyped words; never in a secret (KT17).
  var autocorrectionType: TextAutocorrectionType { get set }
  /// Whether misspelt words are marked. Pictures don't show the marks.
  var spellCheckingType: TextSpellCheckingType { get set }
  /// Whether the return key does nothing while there is no text (B46, KT12).
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text must not be read over a shoulder.
  var isSecureTextEntry: Bool { get set }
  /// How the keyboard looks.
  var keyboardAppearance: KeyboardAppearance { get }
  /// What the text is about, from iOS 10; nil if nothing is known.
  var textContentType: TextContentType! { get }
  /// What a password must have that the system makes up, from iOS 12.
  var passwordRules: TextInputPasswordRules? { get }
  /// Whether quotation marks become curly, from iOS 11.
  var smartQuotesType: TextSmartQuotesType { get }
  /// Whether two hyphens become a dash, from iOS 11.
  var smartDashesType: TextSmartDashesType { get }
  /// Whether spaces come and go around what is pasted and cut, from iOS 11.
  var smartInsertDeleteType: TextSmartInsertDeleteType { get }
  /// Whether the rest of a word is shown before it is typed, from iOS 17.
  var inlinePredictionType: TextInlinePredictionType { get }
}

/// What a text input asks that says nothing.
extension TextInputTraits {
  /// The interface's.
  public var keyboardAppearance: KeyboardAppearance { .default }
  /// Unknown.
  public var textContentType: TextContentType! { nil }
  /// None.
  public var passwordRules: TextInputPasswordRules? { nil }
  /// As the settings say.
  public var smartQuotesType: TextSmartQuotesType { .default }
  /// As the settings say.
  public var smartDashesType: TextSmartDashesType { .default }
  /// As the settings say.
  public var smartInsertDeleteType: TextSmartInsertDeleteType { .default }
  /// As the system likes.
  public var inlinePredictionType: TextInlinePredictionType { .default }
}
