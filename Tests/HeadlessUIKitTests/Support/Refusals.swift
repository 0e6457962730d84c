import HeadlessUIKit
import Testing

/// Checks that what the simulated person is asked to do fails for that reason.
@MainActor func expectRefusal(
  _ reason: InteractionError.Reason,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) {
  let error = #expect(throws: InteractionError.self, sourceLocation: sourceLocation) { try body() }
  #expect(error?.reason == reason, sourceLocation: sourceLocation)
}
