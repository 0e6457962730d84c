import Foundation

/// The token of the closure form of `addObserver`. Pass it to `removeObserver` to end the observation.
@MainActor public final class ObservationToken: NSObject {
  /// The number that identifies the observer's registration.
  let registration: Int
  let name: Notification.Name?
  private(set) weak var bus: NotificationBus?

  init(_ registration: Int, for name: Notification.Name?, on bus: NotificationBus) {
    self.registration = registration
    self.name = name
    self.bus = bus
  }
}

extension NotificationBus {
  /// Calls a method of `observer` for each matching notification.
  ///
  /// The observer is not retained. After it is deallocated, the method isn't called and the registration ends
  /// automatically. Registering the same method twice calls it twice, as with a notification center.
  ///
  /// - Parameters:
  ///   - observer: The object to call.
  ///   - method: An unapplied method reference: `LoginViewController.keyboardWasShown`.
  ///   - name: The notifications' name, or `nil` for all names.
  ///   - object: The sender of the notifications, or `nil` for all senders.
  ///   - file: The file of the registration, for the log; likewise `line`.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector method: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
    name: Notification.Name?,
    object: AnyObject? = nil,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    let source = Registration.Source(file: file, line: line)
    _ = add(name: name, object: object, owner: observer, source: source) { [weak observer] notification in
      guard let observer else { return }
      method(observer)(notification)
    }
  }

  /// Calls a method of `observer` without parameters for each matching notification.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector method: @escaping @MainActor (Observer) -> @MainActor () -> Void,
    name: Notification.Name?,
    object: AnyObject? = nil,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    let source = Registration.Source(file: file, line: line)
    _ = add(name: name, object: object, owner: observer, source: source) { [weak observer] _ in
      guard let observer else { return }
      method(observer)()
    }
  }

  /// Calls `block` for each matching notification until the returned token is removed.
  ///
  /// The bus retains the block. Releasing the token doesn't end the observation.
  public func addObserver(
    forName name: Notification.Name?,
    object: AnyObject? = nil,
    file: StaticString = #fileID,
    line: Int = #line,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> ObservationToken {
    let source = Registration.Source(file: file, line: line)
    return ObservationToken(
      add(name: name, object: object, owner: nil, source: source, deliver: block),
      for: name,
      on: self
    )
  }

  /// Calls `deliver` for each matching notification during the lifetime of `observer`, under the name of a
  /// method.
  package func addObserver(
    _ observer: AnyObject,
    method: String?,
    name: Notification.Name?,
    object: AnyObject?,
    file: StaticString,
    line: Int,
    deliver: @escaping @MainActor (Notification) -> Void
  ) {
    let source = Registration.Source(method: method, file: file, line: line)
    _ = add(name: name, object: object, owner: observer, source: source, deliver: deliver)
  }

  /// Removes the registrations of `observer`, or only those for a name or an object.
  ///
  /// A token is an observer too. An unknown observer is ignored. An object may remove itself in its `deinit`.
  /// Off the main thread, the removal takes place in the main thread's next turn; a call on ``default`` then
  /// removes from the bus of the simulator that is current at that time.
  public nonisolated func removeObserver(
    _ observer: AnyObject,
    name: Notification.Name? = nil,
    object: AnyObject? = nil
  ) {
    // An object in its deinit can't be retained, and weak references to it are already nil.
    weak let held = observer
    let identity = ObjectIdentifier(observer)
    let living = held == nil ? nil : ObserverReference(observer)
    let object = object.map(ObserverReference.init)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { end(living?.object, identity, name: name, object: object?.object) }
    } else {
      Task { @MainActor in
        let bus = self === Self.unobserved ? SimulationContext.current?.notifications : self
        bus?.end(living?.object, identity, name: name, object: object?.object)
      }
    }
  }

  /// Removes the registrations of an observer, given as a live object or else only by its identity.
  private func end(
    _ living: AnyObject?,
    _ identity: ObjectIdentifier,
    name: Notification.Name?,
    object: AnyObject?
  ) {
    var token = living as? ObservationToken
    if token?.bus !== self { token = nil }
    remove(for: name ?? token?.name) { registration in
      let isIts = living.map { registration.owner === $0 } ?? registration.hadOwner(withIdentity: identity)
      guard isIts || registration.sequence == token?.registration else { return false }
      if let name, registration.name != name { return false }
      if let object, !registration.filters(by: object) { return false }
      return true
    }
  }
}

/// An object in transit to the main actor, where all its uses are.
private struct ObserverReference: @unchecked Sendable {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }
}
