import HeadlessUIKit

extension ScrollableViewController: ScrollViewAvoiding {
  /// Registers for the field's editing events.
  final func watch(_ field: TextField) { registerForEditingEvents(field) }
}
