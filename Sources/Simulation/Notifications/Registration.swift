import Foundation

/// One observer's registration on a ``NotificationBus``.
///
/// It stays where it was made until nothing is being posted, and is called there: whoever goes over a thousand of them
/// neither copies nor holds one.
@MainActor struct Registration: ~Copyable {
  /// What a registration is called by the program.
  struct Source {
    /// The method's name, if it has been told.
    var method: String?
    /// The file in which it was registered.
    var file: StaticString
    var line: Int
  }

  /// The place in the order in which all registrations of the bus were made; it names the registration.
  let sequence: Int
  let name: Notification.Name?
  private(set) weak var owner: AnyObject?
  private let ownerID: ObjectIdentifier?
  /// Keeps the memory of an owner that has gone, so that no other object gets its identity.
  private unowned let ownerMemory: AnyObject?
  /// The owner's class, for when it has gone.
  private let ownerType: AnyObject.Type?
  private weak var object: AnyObject?
  private let hasObject: Bool
  private let deliver: @MainActor (Notification) -> Void
  /// What the program calls it, and where it was made.
  private let source: Source
  private(set) var isRegistered = true

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

  private var hasOwner: Bool { ownerType != nil }

  /// Who has gone without ending the registration, if that is so.
  var orphan: Orphan? {
    guard isRegistered, owner == nil, let ownerType else { return nil }
    return Orphan(owner: String(describing: ownerType), name: name)
  }

  /// Whether the registration still counts: not ended, and its owner not gone.
  var isAlive: Bool { isRegistered && (!hasOwner || owner != nil) }

  /// Delivers a notification, unless the registration has ended or its filter names another object.
  ///
  /// Returns false if the notification was for an observer that has been deallocated without removing itself.
  func receive(_ notification: Notification) -> Bool {
    guard isRegistered, accepts(notification) else { return true }
    guard isAlive else { return false }
    deliver(notification)
    return true
  }

  /// Who gets the notification, for the log: the observer's class, or `a closure`.
  var receiverName: String { owner.map { String(describing: type(of: $0)) } ?? "a closure" }

  /// Who gets a notification, for whoever asks what it did.
  func observer(of notification: Notification) -> LogEntry.Observer {
    LogEntry.Observer(
      type: owner.map { String(describing: type(of: $0)) },
      method: source.method,
      notification: notification.name.rawValue,
      file: source.file.description,
      line: source.line
    )
  }

  /// Whether the notification passes the object filter. A filter whose object is gone lets nothing pass.
  func accepts(_ notification: Notification) -> Bool {
    guard hasObject else { return true }
    guard let object else { return false }
    return notification.sender === object
  }

  /// Whether the owner has that identity, and has gone or is going.
  func wasOwned(by identity: ObjectIdentifier) -> Bool { ownerID == identity && owner == nil }

  /// Whether the registration was made with this object as its filter.
  func filters(by other: AnyObject) -> Bool { object === other }

  /// Ends the registration; what its closure holds goes when nothing is being posted.
  mutating func end() { isRegistered = false }
}

/// An observer that has gone without ending its observation.
package struct Orphan: Hashable, Sendable {
  /// Its class.
  package let owner: String
  /// What it observed; nil for every name.
  package let name: Notification.Name?
}

extension Notification {
  /// The notification's object if it is an instance of a class.
  package var sender: AnyObject? {
    guard let object, type(of: object) is AnyClass else { return nil }
    return object as AnyObject
  }
}
