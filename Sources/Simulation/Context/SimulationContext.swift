import Foundation
import Synchronization

/// The objects that all parts of a simulated device share: its clock, notifications, log, device and system
/// version.
///
/// A simulator owns one context. There is no other process-wide state.
@preconcurrency @MainActor public final class SimulationContext {
  /// The device.
  public nonisolated let device: Device
  /// The version of the device's system.
  public nonisolated let system: SystemVersion
  /// The typeface of the system's font.
  package nonisolated let typeface: SystemTypeface
  /// Whether the app has the design of iOS 18 on later systems; see
  /// ``VersionRules/compatibleDesignIsPossible``.
  package var designRequiresCompatibility = false {
    didSet { designSystem = Self.designSystem(of: system, designRequiresCompatibility) }
  }
  /// The system whose keyboard and bars the app has: the device's, or the last one of the older design (KI1).
  package private(set) var designSystem: SystemVersion
  /// The clock of the simulator.
  public nonisolated let clock: VirtualClock
  /// The log of the simulator's events.
  public let log: EventLog
  /// The notification bus.
  public let notifications: NotificationBus

  /// Returns the details of a notification for the log. Set by the module that defines the notification's
  /// keys.
  package var describeNotification: (@MainActor (Notification) -> String)?

  /// Returns the frames of a keyboard notification. Set by the module that defines the notification's keys.
  package var readFrames: (@MainActor (Notification) -> LogEntry.Frames?)?

  /// Descriptions of missing facts and members that were needed; `nil`, the default, stops the program at the
  /// first one. An audit collects them.
  package var gaps: [String]?

  /// Records that something isn't known or doesn't exist on the system, while ``gaps`` are collected.
  ///
  /// Stops with the text otherwise.
  package func record(gap text: @autoclosure () -> String) {
    guard gaps != nil else { programmerError(text()) }
    gaps?.append(text())
  }

  /// The tasks that the app has started.
  nonisolated package let tasks = TaskCounter()

  /// The delayed method calls of client code.
  package let delayedCalls = DelayedCalls()

  /// The session of the simulator, or `nil` after its deallocation.
  package private(set) weak var session: SimulationSession?

  /// Whether the simulator was deallocated. Tasks that it started may still refer to the context.
  nonisolated package var isOver: Bool { end.load(ordering: .acquiring) }
  private nonisolated let end = Atomic(false)
  /// The uses of the context after its simulator's end that were reported.
  private var reportedUses: Set<String> = []

  /// The application, which `Application.shared` returns.
  package var application: AnyObject? { session?.application }

  /// The current activity of the app, a weak reference to an object of the module `Responder`.
  package weak var currentActivity: AnyObject?

  /// The handle of the context, for objects that may outlive it.
  package let handle = Handle<SimulationContext>()

  /// Creates the context of a new simulated device.
  ///
  /// If the device never ran the system, stops with `iPhone 4 never ran iOS 18.0; it ran 4.0 to 7.1.2`. In a
  /// test of Swift Testing, that is an issue, and the nearest system is used.
  public init(device: Device, system: SystemVersion, logIsEnabled: Bool = true) {
    let system = device.supports(system) ? system : Self.nearestSystem(to: system, of: device)
    self.device = device
    self.system = system
    designSystem = system
    typeface = VersionRules.systemTypeface.value(on: system)
    clock = VirtualClock()
    log = EventLog(clock: clock, isEnabled: logIsEnabled)
    notifications = NotificationBus(log: log, handle)
    clock.context = handle
    handle.attach(to: self)
    notifications.attach(self)
  }

  private static func nearestSystem(to system: SystemVersion, of device: Device) -> SystemVersion {
    let text = "\(device) never ran \(system.name); it ran \(device.systemRange)"
    guard Problem.test != nil else { programmerError(text) }
    let nearest = device.nearestSystem(to: system)
    Problem.report("\(text); the test has \(nearest.name)")
    return nearest
  }

  deinit {
    handle.clear()
    endWork()
  }

  private static func designSystem(of system: SystemVersion, _ isCompatible: Bool) -> SystemVersion {
    let canBeOlder = VersionRules.compatibleDesignIsPossible.value(on: system)
    return isCompatible && canBeOlder ? VersionRules.lastSystemOfOlderDesign : system
  }

  /// Makes the context that of a session.
  func belong(to session: SimulationSession) { self.session = session }

  /// Marks the simulator as deallocated, and cancels its work. Called on any thread.
  nonisolated func sessionEnded() {
    end.store(true, ordering: .releasing)
    endWork()
  }

  /// Cancels the pending work that only the simulator would have run, and releases its closures.
  package func cancelWork() { clock.cancelWork() }

  private nonisolated func endWork() {
    let clock = clock
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { clock.endWork() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { clock.endWork() } }
    }
  }

  /// Reports, once for each user, that client code uses the context of a deallocated simulator. The work has
  /// no effect.
  package func reportUseAfterEnd(of user: String) {
    guard reportedUses.insert(user).inserted else { return }
    Problem.report(
      "\(user) was used after the end of its simulator (\(device) with \(system.name)) and has no effect: "
        + "a task outlived its test; await it there, or cancel it"
    )
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
    return add(ScheduledWork(label, from: origin, at: file, line, body: body), after: delay)
  }

  /// The virtual time, in seconds.
  package var presentTime: Double { clock.presentTime }

  /// Returns whether a notification with that name reaches an observer or the log.
  package func isObserved(_ name: Notification.Name) -> Bool { notifications.isObserved(name) }

  /// Advances the clock by a duration.
  package func advance(by duration: Duration) { clock.advance(by: duration) }

  /// Adds work to the clock, unless the simulator is over; the work is then cancelled.
  private func add(_ work: ScheduledWork, after delay: Duration) -> ScheduledWork {
    if isOver {
      work.cancel()
      return work
    }
    return clock.add(work, after: delay)
  }

  /// Advances the clock until no finite work is left.
  package func settle() { _ = clock.settle() }

  /// Advances the clock until the simulator is at rest; see ``VirtualClock/rest()``.
  package func rest() { clock.rest() }

  /// Schedules repeating work that runs with this context as the current one.
  ///
  /// - Parameter isPrograms: Whether the work is client code's own.
  package func schedule(
    every interval: Duration,
    label: String,
    isPrograms: Bool = false,
    file: StaticString = #fileID,
    line: Int = #line,
    body: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let origin = ScheduledWork.Origin.simulator(cause: log.cause, isPrograms: isPrograms)
    let work = ScheduledWork(label, from: origin, at: file, line, interval: interval, body: body)
    return add(work, after: work.interval ?? .zero)
  }

  /// Runs scheduled work in this context, with its cause.
  func run(_ body: @MainActor () -> Void, causedBy cause: Int?) {
    let outer = (log.cause, log.agent)
    (log.cause, log.agent) = (cause, nil)
    activate(body)
    (log.cause, log.agent) = outer
  }
}
