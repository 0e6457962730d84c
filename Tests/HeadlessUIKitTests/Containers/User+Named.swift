import HeadlessUIKit

extension User {
  /// Taps the element with a name.
  func tap(_ name: String) throws { try descendants(matching: .any)[name].tap() }
}
