import Foundation
import Responder
import ViewTree

/// The first responder's request to the keyboard.
struct InputRequest: Hashable, Sendable {
  var type = KeyboardType.default
  var returnKey = ReturnKeyType.default
  var autocapitalization = TextAutocapitalizationType.sentences

  /// The appearance of the keyboard in pictures.
  var appearance = KeyboardAppearance.default
  /// Whether the return key is disabled while there is no text.
  var enablesReturnAutomatically = false

  /// Whether the responder permits the keyboard to correct and predict words.
  var allowsPredictions = true
  /// Whether the responder has secure text entry.
  var isSecureTextEntry = false
  /// Whether the secure text entry is for a one-time code, which password autofill doesn't fill.
  var isOneTimeCode = false

  /// Whether the app has emptied the shortcuts bar (KG7).
  var hasEmptyAssistant = false

  /// Whether the responder takes text and therefore needs keys.
  var acceptsTextInput = false
  /// The app's view above the keys.
  var accessory: InputSet.Part?
  /// The app's view in place of the keys.
  var inputView: InputSet.Part?

  /// Creates a request with default values.
  init() {}

  /// Reads the request of `responder`, with the input views that were found for it, on a screen of a width.
  @MainActor init(of responder: Responder, _ views: InputViews, width: CGFloat) {
    accessory = views.accessory.map { InputSet.Part($0, width: width) }
    inputView = views.inputView.map { InputSet.Part($0, width: width) }
    let target = responder.typingTarget
    acceptsTextInput = target?.needsKeyboard ?? false
    guard acceptsTextInput, let traits = target?.inputTraits else { return }
    type = traits.keyboardType
    returnKey = traits.returnKeyType
    appearance = traits.keyboardAppearance
    autocapitalization = traits.autocapitalizationType
    enablesReturnAutomatically = traits.enablesReturnKeyAutomatically
    allowsPredictions = traits.autocorrectionType != .no
    isSecureTextEntry = traits.isSecureTextEntry
    isOneTimeCode = isSecureTextEntry && traits.textContentType == .oneTimeCode
    hasEmptyAssistant = (responder as? View)?.knownInputAssistantItem?.isEmpty ?? false
  }

  /// The automatic capitalization; `.none` on digit and name-phone pads (KT1) and in secure text entry
  /// (KT18).
  var effectiveAutocapitalization: TextAutocapitalizationType {
    type.ignoresCapitalization || isSecureTextEntry ? .none : autocapitalization
  }
}
