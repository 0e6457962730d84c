import Foundation

// The context of the current code. The rules, in their order: the simulator whose code runs; that of the
// task; the one created last in the task; the only one; that of the running test of XCTest.

extension SimulationContext {
  /// The context of the current code: of the simulator whose callback, action or `perform` runs; else of the
  /// simulator for which the task was started, or that of a trait; else of the one created last in the
  /// current task, or outside of tasks if there is none; else of the only one that exists (U70); else, in a
  /// task of a test of XCTest, of that test.
  ///
  /// It is nil if there is no simulator, or if there are several and none of these rules applies.
  public static var current: SimulationContext? {
    running ?? Active.context ?? SessionRegistry.shared.session(of: .current)?.context ?? testContext
  }

  /// The context of the running test, if the tests run one after the other, as those of XCTest do.
  package static weak var testContext: SimulationContext?

  /// The current context, on any thread.
  nonisolated package static var onAnyThread: SimulationContext? {
    if MainQueue.isCurrent { return MainActor.assumeIsolated { current } }
    return Active.context ?? SessionRegistry.shared.session(of: .current)?.context
  }

  /// Returns the current context. After the end of its simulator, the use is reported once.
  ///
  /// In a test of Swift Testing without a simulator, the use is an issue that names the trait, and a
  /// simulator stands in until the end of the test. Elsewhere, stops with `there is no simulator: create a
  /// Simulator before using ...` if there never was one, and with `View.animate could mean any of 2
  /// simulators: ...` if there are several and none is the current one.
  package static func required(for user: @autoclosure () -> String) -> SimulationContext {
    let context = current ?? provided ?? standIn(for: user()) ?? substitute(for: user())
    if context.isOver { context.reportUseAfterEnd(of: user()) }
    return context
  }

  /// Creates a simulator for code that runs before the first one exists, if the process has tests whose
  /// objects are created then.
  package static var provider: (() -> Void)?

  /// The context that the provider creates, while there is no other.
  private static var provided: SimulationContext? {
    guard let provider, SessionRegistry.shared.sessions.isEmpty else { return nil }
    provider()
    return SessionRegistry.shared.session(of: .current)?.context
  }

  /// Creates a simulator for a test that has forgotten its own, and reports it; returns nil outside of tests,
  /// and in a task whose simulator has ended.
  private static func standIn(for user: String) -> SimulationContext? {
    let task = TaskIdentity.current
    guard SessionRegistry.shared.lastEnded?.task != task, let simulator = Problem.makeStandIn() else {
      return nil
    }
    standIns.append(simulator)
    if standIns.count > standInLimit { standIns.removeFirst() }
    guard let context = SessionRegistry.shared.session(of: task)?.context else { return nil }
    Problem.report(
      "\(user) needs a simulator: give the test or its suite the trait .simulator(...), or create a Simulator "
        + "first; until the end of the test, \(context.device) with \(context.system.name) stands in"
    )
    return context
  }

  /// The simulators that stand in for those of the last tests without any.
  private static var standIns: [AnyObject] = []
  private static let standInLimit = 8

  /// Returns the context of a simulator that has ended, for code that outlived all simulators.
  private static func substitute(for user: String) -> SimulationContext {
    let registry = SessionRegistry.shared
    let sessions = registry.sessions
    if sessions.count > 1 {
      let names = sessions.map { "\($0.context.device) with \($0.context.system.name)" }
      programmerError(
        "\(user) could mean any of \(sessions.count) simulators: \(names.joined(separator: ", ")). "
          + "Create the simulator in this task, use the trait .simulator, or simulator.perform { }"
      )
    }
    if let bygone { return bygone }
    guard let (device, system, _) = registry.lastEnded else {
      programmerError("there is no simulator: create a Simulator before using \(user)")
    }
    let context = SimulationContext(device: device, system: system, logIsEnabled: false)
    context.sessionEnded()
    bygone = context
    return context
  }

  /// The context for code that outlived all simulators.
  private static var bygone: SimulationContext?

  // MARK: The running context

  /// The context of the innermost ``activate(_:)``.
  private static unowned(unsafe) var running: SimulationContext? {
    didSet { runningID = running.map(ObjectIdentifier.init) }
  }

  /// The identity of the running context, for comparisons.
  private(set) static var runningID: ObjectIdentifier?

  /// Whether this context is the running one.
  @usableFromInline package var isRunning: Bool { SimulationContext.runningID == ObjectIdentifier(self) }

  /// Runs `body` with this context as the current one. If it is already the caller's current context, tasks
  /// started in `body` inherit the caller's task-local context.
  package func continueActive<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard !isRunning, SimulationContext.current === self else { return try activate(body) }
    SimulationContext.running = self
    defer { SimulationContext.running = nil }
    return try body()
  }

  /// Runs `body` with this context as the current one.
  @inlinable package func activate<Result>(_ body: () throws -> Result) rethrows -> Result {
    isRunning ? try body() : try enter(body)
  }

  @usableFromInline package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = SimulationContext.running
    SimulationContext.running = self
    defer { SimulationContext.running = outer }
    return try Active.run(in: self, body)
  }

  /// Runs `body`, and the tasks started in it, with this context as the current one, except while another
  /// context's code runs.
  package func withTask<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let mark = tasks.mark
    return try await Active.$binding.withValue(Active.Binding(self)) {
      let scope = tasks.beginScope(after: mark)
      defer { tasks.endScope(scope) }
      return try await body()
    }
  }

  /// Runs asynchronous code that never suspends, as part of the calling code. Stops if it does suspend.
  ///
  /// Code with a synchronous and an asynchronous form is written once in this way.
  package static func runToEnd<Result, Failure: Error>(
    _ body: @MainActor () async throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var outcome: Swift.Result<Result, Failure>?
    let tasks = Active.context?.tasks
    let mark = tasks?.mark ?? 0
    withoutActuallyEscaping(body) { body in
      _ = Task.immediate {
        let scope = tasks?.beginScope(after: mark) ?? 0
        defer { tasks?.endScope(scope) }
        do throws(Failure) { outcome = .success(try await body()) } catch { outcome = .failure(error) }
      }
    }
    guard let outcome else { programmerError("code that is run to its end was suspended") }
    return try outcome.get()
  }
}

/// The context of the current task.
private enum Active {
  /// The context, and the reference by which its tasks are counted.
  struct Binding: Sendable {
    let context: SimulationContext
    private let reference: TaskCounter.Reference

    init(_ context: SimulationContext) {
      self.context = context
      reference = TaskCounter.Reference(context.tasks)
    }
  }

  @TaskLocal static var binding: Binding?

  static var context: SimulationContext? { binding?.context }

  /// Runs `body` so that tasks started in it inherit the context.
  static func run<Result>(in context: SimulationContext, _ body: () throws -> Result) rethrows -> Result {
    if self.context === context { return try body() }
    let tasks = context.tasks
    let mark = tasks.mark
    return try $binding.withValue(Binding(context)) {
      let scope = tasks.beginScope(after: mark)
      defer { tasks.endScope(scope) }
      return try body()
    }
  }
}
