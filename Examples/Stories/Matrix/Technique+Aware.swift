import HeadlessUIKit

extension Technique {
  /// Document 004; as published it does nothing on iPads.
  static let keyboardAware = avoidance("Keyboard aware", document: "004") { $0.keyboardAware }
}
