/// A responder as touches know it: none of them holds it, and whoever owns it says when it is gone.
@MainActor package final class TouchTarget {
  /// The responder, until ``clear()``.
  package var responder: Responder? { known }

  // Behind an accessor, as other modules would check each access.
  @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) var known: Responder?

  /// Creates the target that all touches on `responder` share. It must be cleared before the responder goes.
  package init(_ responder: Responder) {
    known = responder
  }

  /// Notes that the responder is gone.
  package nonisolated func clear() { known = nil }
}
