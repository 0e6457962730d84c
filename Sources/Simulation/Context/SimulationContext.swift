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
  public private(set) lazy var notifications = NotificationBus(context: self)

  /// Writes the details of a notification for the log; the module that knows its keys sets it.
  package var describeNotification: (@MainActor (Notification) -> String)?

  /// The application that owns the context; `Application.shared` finds it here.
  package weak var application: AnyObject?

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
    clock.context = self
    SimulationContext.latest = self
  }

  deinit { clock.context = nil }

  /// Schedules work that runs with this context as the current one, and keeps the log's present cause.
  package func schedule(
    after delay: Duration,
    label: String,
    file: StaticString = #fileID,
    line: Int = #line,
    body: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let origin = ScheduledWork.Origin.simulator(cause: log.cause)
    return clock.add(ScheduledWork(label, from: origin, at: file, line, body: body), after: delay)
  }

  /// Runs what was scheduled.
  func run(_ body: @MainActor () -> Void, causedBy cause: Int?) {
    let outer = log.cause
    log.cause = cause
    activate(body)
    log.cause = outer
  }
}

// MARK: - The current context

extension SimulationContext {
  private static weak var latest: SimulationContext?

  /// The context of the code that runs: the simulator that is calling it, or else the one created last.
  public static var current: SimulationContext? { running ?? Active.context ?? latest }

  /// The context whose code runs right now, in the innermost ``activate(_:)``.
  @exclusivity(unchecked) private static var running: SimulationContext?

  /// The current context.
  ///
  /// Stops with `there is no simulator: create a Simulator before using ...` if there is none.
  package static func required(for user: @autoclosure () -> String) -> SimulationContext {
    guard let current else {
      programmerError("there is no simulator: create a Simulator before using \(user())")
    }
    return current
  }

  /// Runs `body` with this context as the current one.
  package func activate<Result>(_ body: () throws -> Result) rethrows -> Result {
    if SimulationContext.running === self { return try body() }
    let outer = SimulationContext.running
    SimulationContext.running = self
    defer { SimulationContext.running = outer }
    // Tasks that begin in the body inherit it.
    return try Active.$context.withValue(self) { try body() }
  }
}

/// The context whose code runs in the present task.
private enum Active {
  @TaskLocal static var context: SimulationContext?
}
