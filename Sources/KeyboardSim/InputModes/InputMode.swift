import Simulation
import ViewTree

/// One of the keyboards that can be switched on in a device's settings.
public enum InputMode: Hashable, Sendable {
  /// Letters of a language, such as `"en"`; those of all languages have the same keys here.
  case letters(String)
  /// Emoji, from iOS 5; as high as letters with their bar (KH110). Its keys are not modelled: none can be tapped.
  case emoji
  /// A keyboard of another maker, from iOS 8. Its keys are not modelled: none can be tapped.
  case otherMakers(ThirdPartyKeyboard)

  /// The keyboard as programs know it.
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

/// Keys that are not modelled: plain numbers, as what a keyboard consists of is compared at each change of focus.
enum ForeignKeys: Hashable, Sendable {
  case emoji
  /// Those of another maker's keyboard, by its place among those that are switched on.
  case otherMakers(place: Int)
}

extension InputMode: CustomStringConvertible {
  /// What it is called: `en`, `emoji`, or the maker's name for it.
  public var description: String {
    switch self {
    case .letters(let language): language
    case .emoji: "emoji"
    case .otherMakers(let keyboard): keyboard.name
    }
  }
}

/// The keyboards that are switched on in a device's settings, apart from input methods, in the order of the globe key.
public struct InputModes: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One language: there is no key to change to another.
  public static let one: InputModes = [.letters("en")]
  /// One language, and emoji: the globe leads there on iOS 5 to 7, a key of its own later, and there are none before.
  public static let oneWithEmoji: InputModes = [.letters("en"), .emoji]
  /// Several languages: there is a globe key, or a dock that has it.
  public static let several: InputModes = [.letters("en"), .letters("fr")]

  /// The keyboards, the one first that is used at first.
  public let all: [InputMode]

  /// Lists keyboards.
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
