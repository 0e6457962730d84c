import Simulation

extension User {
  /// Returns the error for a failed action, with its complete report of the current state.
  ///
  /// - Parameters:
  ///   - reason: The reason for the failure.
  ///   - call: The failed call in Swift syntax: `user.textFields["Username"].tap()`.
  ///   - element: The target element, or `nil` if there is none.
  ///   - search: The search by name without a match, for `.noMatch`.
  ///   - place: The call's position in the test, or `nil` if it is unknown.
  func failure(
    _ reason: InteractionError.Reason,
    in call: String,
    about element: FoundElement? = nil,
    after search: MissedSearch? = nil,
    at place: SourcePlace?
  ) -> InteractionError {
    let report = FailureReport(reason, in: call, about: element, after: search, by: self)
    return InteractionError(call: call, reason: reason, place: place, description: report.text)
  }
}
