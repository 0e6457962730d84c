import Simulation
import ViewTree

/// A keyboard that can be switched on in a device's settings.
public enum InputMode: Hashable, Sendable {
  /// Letters of a language, such as `"en"`. All languages have the same keys here.
  case letters(String)
  /// Emoji, from iOS 5; as high as letters with their bar (KH110). Its keys aren't modelled, so none can be
  /// tapped.
  case emoji
  /// A third-party keyboard, from iOS 8. Its keys aren't modelled, so none can be tapped.
  case otherMakers(ThirdPartyKeyboard)

  /// The text input mode that apps see.
  @MainActor var forTexts: TextInputMode {
    switch self {
    case .letters(let language): TextInputMode(primaryLanguage: language)
    case .emoji: TextInputMode(primaryLanguage: "emoji")
    case .otherMakers: TextInputMode(primaryLanguage: nil)
    }
  }

  var isLetters: Bool {
    if case .letters = self { true } else { false }
  }
}

/// Keys that aren't modelled. Stored as plain numbers, because input sets are compared at each change of
/// focus.
enum ForeignKeys: Hashable, Sendable {
  case emoji
  /// The keys of a third-party keyboard, by its index among the keyboards that are switched on.
  case otherMakers(place: Int)
}

extension InputMode: CustomStringConvertible {
  /// The mode's name: `en`, `emoji`, or the name of the third-party keyboard.
  public var description: String {
    switch self {
    case .letters(let language): language
    case .emoji: "emoji"
    case .otherMakers(let keyboard): keyboard.name
    }
  }
}

/// The keyboards that are switched on in a device's settings, without input methods, in the order of the
/// globe key.
public struct InputModes: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One language, without a key to switch keyboards.
  public static let one: InputModes = [.letters("en")]
  /// One language and emoji. The globe key switches to emoji on iOS 5 to 7, an emoji key later; earlier
  /// systems have neither.
  public static let oneWithEmoji: InputModes = [.letters("en"), .emoji]
  /// Several languages, with a globe key, or a dock that has it.
  public static let several: InputModes = [.letters("en"), .letters("fr")]

  /// The keyboards, beginning with the initial one.
  public let all: [InputMode]

  /// Creates a list of keyboards.
  ///
  /// Stops with `the first keyboard that is switched on has to have letters, not Swype` if it has none.
  public init(arrayLiteral modes: InputMode...) {
    guard let first = modes.first, first.isLetters else {
      let given = modes.first.map { "\($0)" } ?? "none"
      programmerError("the first keyboard that is switched on has to have letters, not \(given)")
    }
    all = modes
  }
}
