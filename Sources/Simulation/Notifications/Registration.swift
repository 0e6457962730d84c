import Foundation

/// One observer's registration on a ``NotificationBus``.
///
/// It stays at its address while notifications are posted, and is called there, so that iterating over a
/// thousand registrations neither copies nor retains them.
@MainActor struct Registration: ~Copyable {
  /// The source of a registration in client code.
  struct Source {
    /// The method's name, if it is known.
    var method: String?
    /// The file of the registration.
    var file: StaticString
    var line: Int
    /// Whether the simulator observes on its own behalf, which is no business of the app.
    var isInternal = false
  }

  /// The registration's position in the order of all registrations of the bus, which is also its number.
  let sequence: Int
  let name: Notification.Name?
  private(set) weak var owner: AnyObject?
  /// The owner's identity; `nil` for a closure.
  let ownerID: ObjectIdentifier?
  /// An unowned reference that keeps the memory of a deallocated owner, so that no other object gets its
  /// identity.
  private unowned let ownerMemory: AnyObject?
  /// The owner's class, for use after the owner's deallocation.
  private let ownerType: AnyObject.Type?
  private weak var object: AnyObject?
  private let hasObject: Bool
  private var deliver: @MainActor (Notification) -> Void
  /// The registration's source in client code.
  private let source: Source
  private(set) var isRegistered = true
  /// The neighbors among the registrations of the owner; ``ObserverIndex`` changes them.
  var neighbors: (previous: ObserverList.Place?, next: ObserverList.Place?)

  init(
    sequence: Int,
    name: Notification.Name?,
    object: AnyObject?,
    owner: AnyObject?,
    source: Source,
    deliver: @escaping @MainActor (Notification) -> Void
  ) {
    self.sequence = sequence
    self.name = name
    self.object = object
    self.hasObject = object != nil
    self.owner = owner
    self.ownerID = owner.map(ObjectIdentifier.init)
    self.ownerMemory = owner
    self.source = source
    self.ownerType = owner.map { type(of: $0) }
    self.deliver = deliver
  }

  /// Whether the app knows of the registration.
  var isOfApp: Bool { !source.isInternal }

  private var hasOwner: Bool { ownerType != nil }

  /// The deallocated owner, if it did not end the registration.
  var orphan: Orphan? {
    guard isRegistered, owner == nil, let ownerType else { return nil }
    return Orphan(owner: String(describing: ownerType), name: name)
  }

  /// Whether the registration is in effect: not ended, and its owner not deallocated.
  var isAlive: Bool { isRegistered && (!hasOwner || owner != nil) }

  /// Delivers a notification, unless the registration has ended or its filter has another object.
  ///
  /// Returns false if the notification was for an observer that was deallocated without removing itself.
  func receive(_ notification: Notification) -> Bool {
    guard isRegistered, accepts(notification) else { return true }
    guard isAlive else { return false }
    deliver(notification)
    return true
  }

  /// The receiver's name for the log: the observer's class, or `a closure`.
  var receiverName: String { owner.map { String(describing: type(of: $0)) } ?? "a closure" }

  /// Returns the receiver of a notification, for log entries.
  func observer(of notification: Notification) -> LogEntry.Observer {
    LogEntry.Observer(
      type: owner.map { String(describing: type(of: $0)) },
      method: source.method,
      notification: notification.name.rawValue,
      file: source.file.description,
      line: source.line
    )
  }

  /// The object that handles the notification, or the place of a closure's registration.
  enum Owner: Hashable {
    case object(ObjectIdentifier)
    case closure(file: String, line: Int)
  }

  /// The owner for comparisons with other registrations.
  var handlingOwner: Owner {
    owner.map { .object(ObjectIdentifier($0)) }
      ?? .closure(file: source.file.description, line: source.line)
  }

  /// Returns whether the notification passes the object filter. A filter whose object was deallocated rejects
  /// all notifications.
  func accepts(_ notification: Notification) -> Bool {
    guard hasObject else { return true }
    guard let object else { return false }
    return notification.sender === object
  }

  /// Returns whether the owner has that identity, and is deallocated or in its deinit.
  func hadOwner(withIdentity identity: ObjectIdentifier) -> Bool { ownerID == identity && owner == nil }

  /// Returns whether the registration's filter is this object.
  func filters(by other: AnyObject) -> Bool { object === other }

  /// Ends the registration. Its closure is released when no post is in progress.
  mutating func end() { isRegistered = false }

  /// Returns the closure of a registration that has ended, and releases it.
  mutating func takeClosure() -> @MainActor (Notification) -> Void {
    defer { deliver = { _ in } }
    return deliver
  }
}

/// An observer that was deallocated without ending its observation.
package struct Orphan: Hashable, Sendable {
  /// The observer's class.
  package let owner: String
  /// The observed name, or `nil` for all names.
  package let name: Notification.Name?
}

extension Notification {
  /// The notification's object, if it is an instance of a class.
  package var sender: AnyObject? {
    guard let object, type(of: object) is AnyClass else { return nil }
    return object as AnyObject
  }
}
