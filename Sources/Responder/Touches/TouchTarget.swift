/// A responder as touches know it: none of them holds it, and whoever owns it says when it is gone.
@MainActor package final class TouchTarget {
  /// The responder, until ``clear()``.
  @exclusivity(unchecked)
  package private(set) nonisolated(unsafe) unowned(unsafe) var responder: Responder?

  /// Creates the target that all touches on `responder` share. It must be cleared before the responder goes.
  package init(_ responder: Responder) {
    self.responder = responder
  }

  /// Notes that the responder is gone.
  package nonisolated func clear() { responder = nil }
}
