import Foundation

/// Delivers notifications to their observers, in the order in which the observers registered.
///
/// It has the place of Foundation's notification center and the same `Notification` values, but belongs to one
/// simulator and is deterministic. Delivery is synchronous, inside ``post(_:)``. Posting never changes who is asked
/// during that same post: an observer added meanwhile waits for the next one, an observer removed meanwhile is not
/// called any more. A post may contain further posts.
@preconcurrency @MainActor public final class NotificationBus {
  private var observers: [Notification.Name: [Registration]] = [:] {
    didSet { recent = nil }
  }
  private var recent: (name: Notification.Name, registrations: [Registration])?
  private var wildcards: [Registration] = []
  private var nextSequence = 0
  private var postDepth = 0
  private var hasDeadRegistrations = false
  private unowned let context: SimulationContext

  init(context: SimulationContext) {
    self.context = context
  }

  /// The bus of the current simulator; see ``SimulationContext/current``.
  ///
  /// Stops with `there is no simulator: create a Simulator before using NotificationBus.default`.
  public static var `default`: NotificationBus {
    SimulationContext.required(for: "NotificationBus.default").notifications
  }

  /// Posts a notification: each matching observer is called before this returns. Costs O(observers of the name).
  public func post(_ notification: Notification) {
    context.activate {
      if context.log.isEnabled {
        context.log.recording(.notification, "", describe(notification)) { deliver(notification) }
      } else {
        deliver(notification)
      }
    }
  }

  /// Posts a notification made of its parts.
  public func post(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    // With nobody to hear or to log it there is no need to make it.
    if !context.log.isEnabled, wildcards.isEmpty, registrations(for: name).isEmpty { return }
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// How many observers would be called for a notification of that name and object.
  public func observerCount(for name: Notification.Name, object: AnyObject? = nil) -> Int {
    matching(Notification(name: name, object: object)).count
  }

  private func deliver(_ notification: Notification) {
    let named = registrations(for: notification.name)
    // Observers that come during the post are not in this copy.
    let receivers = wildcards.isEmpty ? named : Self.merge(named, wildcards)
    guard !receivers.isEmpty else { return }
    postDepth += 1
    for receiver in receivers { receiver.receive(notification) }
    postDepth -= 1
    sweepIfIdle()
  }

  /// The registrations for a name; the last name that was asked for is kept at hand.
  private func registrations(for name: Notification.Name) -> [Registration] {
    if let recent, recent.name == name { return recent.registrations }
    let found = observers[name] ?? []
    recent = (name, found)
    return found
  }

  private static func merge(_ named: [Registration], _ wildcards: [Registration]) -> [Registration] {
    (named + wildcards).sorted { $0.sequence < $1.sequence }
  }

  private func matching(_ notification: Notification) -> [Registration] {
    let named = registrations(for: notification.name)
    return (wildcards.isEmpty ? named : Self.merge(named, wildcards)).filter {
      $0.isAlive && $0.accepts(notification)
    }
  }

  /// The name, the details, and who gets it: `UIKeyboardDidShowNotification (0 480; ...) to LoginForm`.
  private func describe(_ notification: Notification) -> String {
    let receivers = matching(notification).map(\.receiverName)
    let detail = context.describeNotification?(notification) ?? ""
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
      observers[name, default: []].append(registration)
    } else {
      wildcards.append(registration)
    }
    return registration
  }

  /// Ends the registrations that `matches` picks. Costs O(all registrations).
  func remove(where matches: (Registration) -> Bool) {
    for registration in observers.values.joined() where matches(registration) { registration.end() }
    for registration in wildcards where matches(registration) { registration.end() }
    hasDeadRegistrations = true
    sweepIfIdle()
  }

  private func sweepIfIdle() {
    guard hasDeadRegistrations, postDepth == 0 else { return }
    hasDeadRegistrations = false
    observers = observers.mapValues { $0.filter(\.isAlive) }.filter { !$0.value.isEmpty }
    wildcards = wildcards.filter(\.isAlive)
  }
}
