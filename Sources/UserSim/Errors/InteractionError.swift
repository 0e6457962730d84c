/// Why the simulated person could not do what was asked, with what was there instead.
///
/// Nothing has happened when it is thrown: no finger went down, no key was hit. Only typing may be broken off in the
/// middle, by a handler that takes the focus away or changes the keys.
///
/// ``reason`` is for tests that expect the error; all texts are made when it is thrown, and hold no view.
public struct InteractionError: Error, Sendable, CustomStringConvertible {
  /// What was asked, as Swift: `user.textFields["Username"].tap()`.
  public let call: String
  /// What went wrong.
  public let reason: Reason
  /// Where the call stands in the test; nil for a property of an element that was named by a property.
  public let place: SourcePlace?
  /// All that helps to mend it, at most 40 lines: the call and the reason in a sentence; the numbers; who was wanted and
  /// who is hit instead, in the tree of views; what happened before; what to do.
  public let description: String
}
