import HeadlessUIKit
import Testing

/// Checks that an action of the simulated user fails for this reason.
@MainActor func expectRefusal(
  _ reason: InteractionError.Reason,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) {
  let error = #expect(throws: InteractionError.self, sourceLocation: sourceLocation) { try body() }
  #expect(error?.reason == reason, sourceLocation: sourceLocation)
}
