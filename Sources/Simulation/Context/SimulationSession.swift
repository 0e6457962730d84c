/// The root of a simulator, from which statics such as `Application.shared` find it. Its users retain it.
///
/// Client code may release a simulator on any thread, as a test runner does with its suites, while the main
/// actor looks up the current one. Therefore weak references exist to the session only; the objects that it
/// owns need none, and keep fast reference counts.
package final class SimulationSession: Sendable {
  package let context: SimulationContext
  /// The task that created the session.
  let task = TaskIdentity.current
  /// The test that created the session; nil outside of tests.
  let test = Problem.test
  /// The application, of a class that `ViewTree` defines.
  nonisolated(unsafe) package let application: AnyObject
  /// The simulator that a test uses, which sets it; of a class that `HeadlessUIKit` defines.
  nonisolated(unsafe) package weak var simulator: AnyObject?

  /// Creates the session of a context, as the last one of the current task.
  @MainActor package init(_ context: SimulationContext, application: AnyObject) {
    self.context = context
    self.application = application
    context.belong(to: self)
    SessionRegistry.shared.add(self)
  }

  deinit {
    SessionRegistry.shared.remove(self)
    context.sessionEnded()
  }
}
