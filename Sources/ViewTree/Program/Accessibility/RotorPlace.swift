import Responder

extension AccessibilityCustomRotorItemResult {
  /// Creates a place at a range of an element's text, or at the whole element without a range.
  public convenience init(targetElement: AnyObject, targetRange: TextRange?) {
    self.init(target: targetElement, range: targetRange)
  }

  /// The range in the element's text, or `nil` for the whole element.
  public final var targetRange: TextRange? {
    get { range as? TextRange }
    set { range = newValue }
  }
}

extension Application {
  /// The place to which a rotor has moved VoiceOver, until it moves to another element.
  package final var rotorPlace: AccessibilityCustomRotorItemResult? {
    get { services.rotorPlace }
    set { services.rotorPlace = newValue }
  }

  /// The text of the range at which VoiceOver is, or `nil` if it is at a whole element.
  package final var voiceOverRangeText: String? {
    guard let range = rotorPlace?.targetRange else { return nil }
    return (voiceOverFocus as? any TextInput)?.text(in: range)
  }
}
