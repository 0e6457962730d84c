extension User {
  /// Returns the error for what can't be done, with its whole text as things stand.
  ///
  /// - Parameters:
  ///   - reason: What went wrong.
  ///   - call: What was asked, as Swift: `user.textFields["Username"].tap()`.
  ///   - element: What was wanted; nil if there is none.
  ///   - search: The search by name that found nothing, for `.noMatch`.
  ///   - place: Where the call stands in the test; nil where that can't be known.
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
