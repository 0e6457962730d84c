import HeadlessUIKit

extension RevealOnTypingViewController: ScrollViewAvoiding {
  /// Registers the field with the corrected class; the published one has no references to fields.
  final func watch(_ field: TextField) {
    (self as? FixedRevealOnTypingViewController)?.registerForEditingEvents(field)
  }
}
