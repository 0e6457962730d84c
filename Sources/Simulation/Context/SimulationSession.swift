/// One simulator as a whole, as statics such as `Application.shared` find it: whoever can still be asked for it holds it.
///
/// The program lets a simulator go on any thread, as a test runner does with its suites, while the main actor looks for
/// the present one. Only the session is named weakly then; what it holds needs no such care, and keeps fast reference
/// counts.
package final class SimulationSession: Sendable {
  package let context: SimulationContext
  /// The application; `ViewTree` knows its class.
  nonisolated(unsafe) package let application: AnyObject
  /// What a test knows it by, which sets it; `HeadlessUIKit` knows its class.
  nonisolated(unsafe) package weak var simulator: AnyObject?

  /// Makes a simulator of its parts the one created last.
  @MainActor package init(_ context: SimulationContext, application: AnyObject) {
    self.context = context
    self.application = application
    context.belong(to: self)
  }
}
