import Simulation

/// An error that explains why the simulated user couldn't perform an action, with the state at that time.
///
/// Nothing has happened when it is thrown: no touch began, no key was pressed. Only typing can stop halfway,
/// if a handler moves the focus away or changes the keys.
///
/// Use ``reason`` in tests that expect the error. All texts are created when the error is thrown, and don't
/// retain views.
public struct InteractionError: Error, Sendable, CustomStringConvertible {
  /// The failed call in Swift syntax: `user.textFields["Username"].tap()`.
  public let call: String
  /// The reason for the failure.
  public let reason: Reason
  /// The call's position in the test, or `nil` for a property of an element that was created by a property.
  public let place: SourcePlace?
  /// A report that helps to fix the failure, at most 40 lines: the call and the reason in a sentence; the
  /// coordinates; the target and the view hit instead, in the view tree; the preceding events; advice.
  public let description: String
}
