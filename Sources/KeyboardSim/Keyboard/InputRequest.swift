import Responder
import ViewTree

/// What a first responder asks of the keyboard.
struct InputRequest: Hashable, Sendable {
  var type = KeyboardType.default
  var returnKey = ReturnKeyType.default
  var autocapitalization = TextAutocapitalizationType.sentences

  /// Whether the return key does nothing while there is no text.
  var enablesReturnAutomatically = false

  /// What is asked where nothing is said.
  init() {}

  /// Reads what `responder` asks; nil if it takes no text, and so wants no keyboard.
  @MainActor init?(of responder: Responder?) {
    guard let responder, responder is any KeyInput else { return nil }
    if let typist = responder as? any KeyboardTypingTarget, !typist.wantsKeyboard { return nil }
    guard let traits = responder as? any TextInputTraits else { return }
    type = traits.keyboardType
    returnKey = traits.returnKeyType
    autocapitalization = traits.autocapitalizationType
    enablesReturnAutomatically = traits.enablesReturnKeyAutomatically
  }

  /// How letters are capitalized by themselves; pads never do (KT1).
  var effectiveAutocapitalization: TextAutocapitalizationType { type.isPad ? .none : autocapitalization }
}
