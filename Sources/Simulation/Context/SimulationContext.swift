import Foundation
import Synchronization

/// The objects that all parts of a simulated device share: its clock, notifications, log, device and system
/// version.
///
/// A simulator owns one context. There is no other process-wide state.
@preconcurrency @MainActor public final class SimulationContext {
  /// The device.
  public let device: Device
  /// The version of the device's system.
  public let system: SystemVersion
  /// The clock of the simulator.
  public let clock: VirtualClock
  /// The log of the simulator's events.
  public let log: EventLog
  /// The notification bus.
  public let notifications: NotificationBus

  /// Returns the details of a notification for the log. Set by the module that defines the notification's
  /// keys.
  package var describeNotification: (@MainActor (Notification) -> String)?

  /// Returns the frames of a keyboard notification. Set by the module that defines the notification's keys.
  package var readFrames: (@MainActor (Notification) -> LogEntry.Frames?)?

  /// The delayed method calls of client code.
  package let delayedCalls = DelayedCalls()

  /// The session of the simulator, or `nil` after its deallocation.
  package private(set) weak var session: SimulationSession?

  /// The application, which `Application.shared` returns.
  package var application: AnyObject? { session?.application }

  /// The handle of the context, for objects that may outlive it.
  package let handle = Handle<SimulationContext>()

  /// Creates the context of a new simulated device.
  ///
  /// Stops with `iPhone 4 never ran iOS 18.0; it ran 4.0 to 7.1.2` if the device never ran the system.
  public init(device: Device, system: SystemVersion, logIsEnabled: Bool = true) {
    guard device.supports(system) else {
      programmerError("\(device) never ran iOS \(system); it ran \(device.systemRange)")
    }
    self.device = device
    self.system = system
    clock = VirtualClock()
    log = EventLog(clock: clock, isEnabled: logIsEnabled)
    notifications = NotificationBus(log: log, handle)
    clock.context = handle
    handle.attach(to: self)
    notifications.attach(self)
  }

  deinit {
    handle.clear()
    let clock = clock
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { clock.cancelSimulatorsWork() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { clock.cancelSimulatorsWork() } }
    }
  }

  /// Schedules work that runs with this context as the current one, with the log's present cause.
  ///
  /// - Parameter isPrograms: Whether the work is client code's own, and so reported as pending if a test ends
  ///   before it.
  package func schedule(
    after delay: Duration,
    label: String,
    isPrograms: Bool = false,
    file: StaticString = #fileID,
    line: Int = #line,
    body: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let origin = ScheduledWork.Origin.simulator(cause: log.cause, isPrograms: isPrograms)
    return clock.add(ScheduledWork(label, from: origin, at: file, line, body: body), after: delay)
  }

  /// The virtual time, in seconds.
  package var presentTime: Double { clock.presentTime }

  /// Returns whether a notification with that name reaches an observer or the log.
  package func isObserved(_ name: Notification.Name) -> Bool { notifications.isObserved(name) }

  /// Advances the clock by a duration.
  package func advance(by duration: Duration) { clock.advance(by: duration) }

  /// Advances the clock until no finite work is left.
  package func settle() { _ = clock.settle() }

  /// Schedules repeating work that runs with this context as the current one.
  package func schedule(
    every interval: Duration,
    label: String,
    file: StaticString = #fileID,
    line: Int = #line,
    body: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let origin = ScheduledWork.Origin.simulator(cause: log.cause, isPrograms: false)
    let work = ScheduledWork(label, from: origin, at: file, line, interval: interval, body: body)
    return clock.add(work, after: interval)
  }

  /// Runs scheduled work in this context, with its cause.
  func run(_ body: @MainActor () -> Void, causedBy cause: Int?) {
    let outer = (log.cause, log.agent)
    (log.cause, log.agent) = (cause, nil)
    activate(body)
    (log.cause, log.agent) = outer
  }
}

// MARK: - The current context

extension SimulationContext {
  /// The session created last.
  private static weak var latest: SimulationSession?

  func belong(to session: SimulationSession) {
    self.session = session
    SimulationContext.latest = session
    SimulationContext.latestOnAnyThread.withLock { $0.session = session }
  }

  /// The session created last, for other threads.
  private nonisolated static let latestOnAnyThread = Mutex(WeakSession())

  /// The clock of the current context, on any thread: of the context of the current task, or else of the one
  /// created last.
  nonisolated package static var currentClock: VirtualClock? {
    if MainQueue.isCurrent { return MainActor.assumeIsolated { current?.clock } }
    return (Active.context ?? latestOnAnyThread.withLock { $0.session?.context })?.clock
  }

  /// The context of the current code: the simulator that calls it, or else the simulator created last.
  public static var current: SimulationContext? { running ?? Active.context ?? latest?.context }

  /// The context of the innermost ``activate(_:)``.
  private static unowned(unsafe) var running: SimulationContext? {
    didSet { runningID = running.map(ObjectIdentifier.init) }
  }

  /// The identity of the running context, for comparisons.
  private(set) static var runningID: ObjectIdentifier?

  /// Returns the current context.
  ///
  /// Stops with `there is no simulator: create a Simulator before using ...` if there is none.
  package static func required(for user: @autoclosure () -> String) -> SimulationContext {
    guard let current else {
      programmerError("there is no simulator: create a Simulator before using \(user())")
    }
    return current
  }

  /// Runs `body` with this context as the current one. If it is already the caller's current context, tasks
  /// started in `body` inherit the caller's task-local context.
  package func continueActive<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard !isRunning, SimulationContext.current === self else { return try activate(body) }
    SimulationContext.running = self
    defer { SimulationContext.running = nil }
    return try body()
  }

  /// Whether this context is the running one.
  @usableFromInline package var isRunning: Bool { SimulationContext.runningID == ObjectIdentifier(self) }

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
}

extension SimulationContext {
  /// Runs `body`, and the tasks started in it, with this context as the current one, except while another
  /// context's code runs.
  package func withTask<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Active.$context.withValue(self, operation: body)
  }
}

/// A weak reference to a session.
private struct WeakSession: Sendable {
  weak var session: SimulationSession?
}

/// The context of the current task.
private enum Active {
  @TaskLocal static var context: SimulationContext?

  /// Runs `body` so that tasks started in it inherit the context.
  static func run<Result>(in context: SimulationContext, _ body: () throws -> Result) rethrows -> Result {
    if self.context === context { return try body() }
    return try $context.withValue(context, operation: body)
  }
}
