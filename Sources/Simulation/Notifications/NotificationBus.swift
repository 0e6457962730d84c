import Foundation

/// Delivers notifications to their observers, in the order in which the observers registered.
///
/// It has the place of Foundation's notification center and the same `Notification` values, but belongs to one
/// simulator and is deterministic. Delivery is synchronous, inside ``post(_:)``. Posting never changes who is asked
/// during that same post: an observer added meanwhile waits for the next one, an observer removed meanwhile is not
/// called any more. A post may contain further posts.
@preconcurrency @MainActor public final class NotificationBus {
  @exclusivity(unchecked) private var observers: [Notification.Name: ObserverList] = [:]
  /// The list that was asked for last.
  @exclusivity(unchecked) private var recent: ObserverList
  @exclusivity(unchecked) private var wildcards: [Registration] = []
  private var nextSequence = 0
  @exclusivity(unchecked) private var postDepth = 0
  @exclusivity(unchecked) private var hasDeadRegistrations = false
  private let log: EventLog
  private let context: Handle<SimulationContext>

  init(log: EventLog, _ context: Handle<SimulationContext>) {
    self.log = log
    self.context = context
    recent = ObserverList(Notification.Name(""))
  }

  /// The bus of the current simulator; see ``SimulationContext/current``.
  ///
  /// Stops with `there is no simulator: create a Simulator before using NotificationBus.default`.
  public static var `default`: NotificationBus {
    SimulationContext.required(for: "NotificationBus.default").notifications
  }

  /// Posts a notification: each matching observer is called before this returns. Costs O(observers of the name).
  public func post(_ notification: Notification) {
    guard let context = context.object else { return deliver(notification) }
    context.continueActive {
      guard log.isEnabled else { return deliver(notification) }
      log.recording(.notification, "", describe(notification)) { deliver(notification) }
    }
  }

  /// Posts a notification made of its parts.
  public func post(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    guard isHeard(name) else { return }
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// Whether a notification of that name reaches an observer or the log; if not, there is no need to make it.
  package func isHeard(_ name: Notification.Name) -> Bool {
    log.isEnabled || !wildcards.isEmpty || !list(for: name).isEmpty
  }

  /// How many observers would be called for a notification of that name and object.
  public func observerCount(for name: Notification.Name, object: AnyObject? = nil) -> Int {
    matching(Notification(name: name, object: object)).count
  }

  private func deliver(_ notification: Notification) {
    // Observers that come during the post are not in this copy.
    let receivers = receivers(of: notification.name)
    guard !receivers.isEmpty else { return }
    postDepth += 1
    for receiver in receivers { receiver.receive(notification) }
    postDepth -= 1
    sweepIfIdle()
  }

  private func receivers(of name: Notification.Name) -> [Registration] {
    let named = list(for: name).registrations
    return wildcards.isEmpty ? named : Self.merge(named, wildcards)
  }

  /// The observers of a name; a name that nobody observes has an empty list, which is kept for the next time at most.
  private func list(for name: Notification.Name) -> ObserverList {
    if recent.name == name { return recent }
    recent = observers[name] ?? ObserverList(name)
    return recent
  }

  private static func merge(_ named: [Registration], _ wildcards: [Registration]) -> [Registration] {
    (named + wildcards).sorted { $0.sequence < $1.sequence }
  }

  private func matching(_ notification: Notification) -> [Registration] {
    receivers(of: notification.name).filter { $0.isAlive && $0.accepts(notification) }
  }

  /// The name, the details, and who gets it: `UIKeyboardDidShowNotification (0 480; ...) to LoginForm`.
  private func describe(_ notification: Notification) -> String {
    let receivers = matching(notification).map(\.receiverName)
    let detail = context.object?.describeNotification?(notification) ?? ""
    let names = receivers.isEmpty ? "nobody" : receivers.joined(separator: ", ")
    return "\(notification.name.rawValue)\(detail) to \(names)"
  }
}

// MARK: - Registering

extension NotificationBus {
  func add(
    name: Notification.Name?,
    object: AnyObject?,
    owner: AnyObject?,
    deliver: @escaping @MainActor (Notification) -> Void
  ) -> Registration {
    let registration = Registration(
      sequence: nextSequence,
      name: name,
      object: object,
      owner: owner,
      deliver: deliver
    )
    nextSequence += 1
    if let name {
      let list = list(for: name)
      if list.isEmpty { observers[name] = list }
      list.append(registration, isIdle: postDepth == 0)
    } else {
      wildcards.append(registration)
    }
    return registration
  }

  /// Ends the registrations that `matches` picks. Costs O(all registrations).
  func remove(where matches: (Registration) -> Bool) {
    for list in observers.values {
      for registration in list.registrations where matches(registration) { registration.end() }
    }
    for registration in wildcards where matches(registration) { registration.end() }
    hasDeadRegistrations = true
    sweepIfIdle()
  }

  private func sweepIfIdle() {
    guard hasDeadRegistrations, postDepth == 0 else { return }
    hasDeadRegistrations = false
    for list in observers.values { list.sweep() }
    observers = observers.filter { !$0.value.isEmpty }
    wildcards = wildcards.filter(\.isAlive)
  }
}
