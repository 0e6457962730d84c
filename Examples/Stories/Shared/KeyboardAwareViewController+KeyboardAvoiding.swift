import HeadlessUIKit

extension KeyboardAwareViewController: KeyboardAvoiding {
  /// The container of the fields: the controller's view, or the form in the scroll view of the corrected
  /// class.
  final var fieldContainer: View {
    loadViewIfNeeded()
    return (self as? FixedKeyboardAwareViewController)?.contentView ?? view
  }

  /// Makes a field the threshold view if it is lower than the current one.
  final func watch(_ field: TextField) {
    if field.frame.maxY > thresholdView?.frame.maxY ?? 0 { thresholdView = field }
  }
}
