import Responder
import ViewTree

/// What a first responder asks of the keyboard.
struct InputRequest: Hashable, Sendable {
  var type = KeyboardType.default
  var returnKey = ReturnKeyType.default
  var autocapitalization = TextAutocapitalizationType.sentences

  /// Whether the return key does nothing while there is no text.
  var enablesReturnAutomatically = false

  /// Whether the responder lets the keyboard mend and predict words.
  var wantsPredictions = true
  /// Whether what is typed must not be read over a shoulder.
  var isSecret = false
  /// Whether it is a secret that is used once, which no password fills in.
  var isOneTimeCode = false

  /// Whether the program has left nothing in the bar of shortcuts (KG7).
  var hasEmptyAssistant = false

  /// Whether the responder takes text, and so wants keys.
  var takesText = false
  /// The view that it wants above the keys.
  var accessory: InputSet.Part?
  /// The view that it wants in place of the keys.
  var inputView: InputSet.Part?

  /// What is asked where nothing is said.
  init() {}

  /// Reads what `responder` asks, together with the views that were found for it.
  @MainActor init(of responder: Responder, _ views: InputViews) {
    accessory = views.accessory.map(InputSet.Part.init)
    inputView = views.inputView.map(InputSet.Part.init)
    let target = responder.typingTarget
    takesText = target?.wantsKeyboard ?? false
    guard takesText, let traits = target?.inputTraits else { return }
    type = traits.keyboardType
    returnKey = traits.returnKeyType
    autocapitalization = traits.autocapitalizationType
    enablesReturnAutomatically = traits.enablesReturnKeyAutomatically
    wantsPredictions = traits.autocorrectionType != .no
    isSecret = traits.isSecureTextEntry
    isOneTimeCode = isSecret && traits.textContentType == .oneTimeCode
    hasEmptyAssistant = (responder as? View)?.knownInputAssistantItem?.isEmpty ?? false
  }

  /// How letters are capitalized by themselves; in pads (KT1) and secrets (KT18) they never are.
  var effectiveAutocapitalization: TextAutocapitalizationType {
    type.ignoresCapitalization || isSecret ? .none : autocapitalization
  }
}
