import Foundation

/// What one simulated device shares among all its parts: its clock, notifications, log, device and system version.
///
/// A simulator owns one; there is no process-wide state beside it.
@preconcurrency @MainActor public final class SimulationContext {
  /// The device.
  public let device: Device
  /// The version of its system.
  public let system: SystemVersion
  /// The clock on which everything runs.
  public let clock: VirtualClock
  /// The log of what happened.
  public let log: EventLog
  /// The notifications.
  public let notifications: NotificationBus

  /// Writes the details of a notification for the log; the module that knows its keys sets it.
  package var describeNotification: (@MainActor (Notification) -> String)?

  /// Reads the frames that a notification of the keyboard tells; the module that knows its keys sets it.
  package var readFrames: (@MainActor (Notification) -> LogEntry.Frames?)?

  /// The program's delayed calls of methods.
  package let delayedCalls = DelayedCalls()

  /// The simulator as a whole; nil once nobody can be asked for it any more.
  package private(set) weak var session: SimulationSession?

  /// The application; `Application.shared` finds it here.
  package var application: AnyObject? { session?.application }

  /// The way to the context for what may outlive it.
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
    clock.context = self
    handle.lead(to: self)
    notifications.serve(self)
  }

  deinit {
    clock.context = nil
    handle.takeBack()
    let clock = clock
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { clock.cancelSimulatorsWork() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { clock.cancelSimulatorsWork() } }
    }
  }

  /// Schedules work that runs with this context as the current one, and keeps the log's present cause.
  ///
  /// - Parameter isPrograms: Whether it is the program's own, and so left over if a test ends before it.
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

  /// Whether a notification of that name reaches an observer or the log.
  package func isHeard(_ name: Notification.Name) -> Bool { notifications.isHeard(name) }

  /// Lets time pass.
  package func advance(by duration: Duration) { clock.advance(by: duration) }

  /// Lets time pass until no finite work is left.
  package func settle() { _ = clock.settle() }

  /// Schedules work that repeats, with this context as the current one.
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

  /// Runs what was scheduled.
  func run(_ body: @MainActor () -> Void, causedBy cause: Int?) {
    let outer = (log.cause, log.agent)
    (log.cause, log.agent) = (cause, nil)
    activate(body)
    (log.cause, log.agent) = outer
  }
}

// MARK: - The current context

extension SimulationContext {
  /// The simulator created last.
  private static weak var latest: SimulationSession?

  func belong(to session: SimulationSession) {
    self.session = session
    SimulationContext.latest = session
  }

  /// The context of the code that runs: the simulator that is calling it, or else the one created last.
  public static var current: SimulationContext? { running ?? Active.context ?? latest?.context }

  /// The context whose code runs right now, in the innermost ``activate(_:)``.
  private static unowned(unsafe) var running: SimulationContext? {
    didSet { runningID = running.map(ObjectIdentifier.init) }
  }

  /// Which context it is whose code runs, for those who only compare.
  private(set) static var runningID: ObjectIdentifier?

  /// The current context.
  ///
  /// Stops with `there is no simulator: create a Simulator before using ...` if there is none.
  package static func required(for user: @autoclosure () -> String) -> SimulationContext {
    guard let current else {
      programmerError("there is no simulator: create a Simulator before using \(user())")
    }
    return current
  }

  /// Runs `body` with this context as the current one; tasks that begin in it inherit what the caller's would, if that is
  /// this context too.
  package func continueActive<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard !isRunning, SimulationContext.current === self else { return try activate(body) }
    SimulationContext.running = self
    defer { SimulationContext.running = nil }
    return try body()
  }

  /// Whether it is this context's code that runs.
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
  /// Runs `body`, and the tasks that begin in it, with this context as the current one wherever no other one's code runs.
  package func withTask<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Active.$context.withValue(self, operation: body)
  }
}

/// The context whose code runs in the present task.
private enum Active {
  @TaskLocal static var context: SimulationContext?

  /// Runs `body` so that tasks which begin in it inherit the context.
  static func run<Result>(in context: SimulationContext, _ body: () throws -> Result) rethrows -> Result {
    if self.context === context { return try body() }
    return try $context.withValue(context, operation: body)
  }
}
