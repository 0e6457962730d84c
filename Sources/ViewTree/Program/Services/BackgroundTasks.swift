import Foundation
import Simulation

/// The identifier of a task that an app continues in the background.
public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
}

/// The tasks that an app continues in the background, and the time that it has left there.
@MainActor struct BackgroundTasks {
  var lastNumber = 0
  /// The tasks in the order of their beginning.
  var running: [(id: BackgroundTaskIdentifier, name: String, expire: (() -> Void)?)] = []
  /// The instant at which tasks expire, or `nil` in the foreground.
  var end: Duration?
  var expiration: ScheduledWork?
  /// The time that an app has in the background.
  static let allowance = Duration.seconds(30)
}

extension Application {
  /// Begins a task that continues in the background, and returns its identifier.
  ///
  /// 30 s of virtual time after the app has entered the background, the handlers of the tasks that haven't
  /// ended are called, the oldest first. In the foreground tasks don't expire.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> BackgroundTaskIdentifier
  {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task with a name for the log; equivalent to ``beginBackgroundTask(expirationHandler:)``.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    services.backgroundTasks.lastNumber += 1
    let id = BackgroundTaskIdentifier(rawValue: services.backgroundTasks.lastNumber)
    let name = taskName ?? "task \(id.rawValue)"
    services.backgroundTasks.running.append((id, name, handler))
    log.record(.action, "application", "begins \(name) of the background")
    if applicationState == .background { scheduleExpiration() }
    return id
  }

  /// Ends a task. Does nothing for a task that has ended or expired.
  public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {
    let running = services.backgroundTasks.running
    guard let place = running.firstIndex(where: { $0.id == identifier }) else { return }
    log.record(.action, "application", "ends \(running[place].name) of the background")
    services.backgroundTasks.running.remove(at: place)
    if services.backgroundTasks.running.isEmpty { cancelExpiration() }
  }

  /// The time in seconds until background tasks expire; the largest number in the foreground.
  public var backgroundTimeRemaining: TimeInterval {
    guard applicationState == .background, let end = services.backgroundTasks.end else {
      return .greatestFiniteMagnitude
    }
    let rest = max(.zero, end - context.clock.now.offset)
    return TimeInterval(rest.components.seconds) + TimeInterval(rest.components.attoseconds) / 1e18
  }

  /// Starts the app's time in the background.
  func beginBackgroundTime() {
    services.backgroundTasks.end = context.clock.now.offset + BackgroundTasks.allowance
    if !services.backgroundTasks.running.isEmpty { scheduleExpiration() }
  }

  /// Ends the app's time in the background; the tasks continue.
  func endBackgroundTime() {
    services.backgroundTasks.end = nil
    cancelExpiration()
  }

  private func cancelExpiration() {
    services.backgroundTasks.expiration?.cancel()
    services.backgroundTasks.expiration = nil
  }

  private func scheduleExpiration() {
    guard services.backgroundTasks.expiration == nil, let end = services.backgroundTasks.end else { return }
    let rest = max(.zero, end - context.clock.now.offset)
    services.backgroundTasks.expiration = context.schedule(
      after: rest,
      label: "expiration of background tasks"
    ) {
      [handle] in handle.object?.expireBackgroundTasks()
    }
  }

  private func expireBackgroundTasks() {
    services.backgroundTasks.expiration = nil
    let tasks = services.backgroundTasks.running
    for task in tasks where services.backgroundTasks.running.contains(where: { $0.id == task.id }) {
      log.recording(.action, "application", "\(task.name) of the background expires") { task.expire?() }
    }
    services.backgroundTasks.running.removeAll { task in tasks.contains { $0.id == task.id } }
  }
}
