import Foundation

/// What the closure form of `addObserver` returns; hand it to `removeObserver` to end the observation.
@MainActor public final class ObservationToken: NSObject {
  /// The number of the registration, and what it is for.
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
  /// The observer is held weakly; when it is gone, nothing is called and the registration ends by itself. Registering
  /// the same method again means that it is called twice, as on a notification center.
  ///
  /// - Parameters:
  ///   - observer: Whose method is called.
  ///   - method: An unapplied method reference: `LoginViewController.keyboardWasShown`.
  ///   - name: The notifications' name; nil for every name.
  ///   - object: Only notifications that this object sent; nil for every sender.
  ///   - file: Where the registration is written, for the log; as is `line`.
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

  /// Calls a method of `observer` that takes no argument for each matching notification.
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
  /// The bus holds the block and what it captures. Dropping the token does not end the observation.
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

  /// Calls `deliver` for each matching notification as long as `observer` lives, under the name of a method.
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

  /// Ends what `observer` registered; with a name or an object, only what was registered for them.
  ///
  /// A token is an observer too. An observer that was never added is left alone. An object may remove itself in its
  /// `deinit`. Off the main thread this happens at the main thread's next turn, on the bus of the simulator that is current
  /// then if it was asked of ``default``.
  public nonisolated func removeObserver(
    _ observer: AnyObject,
    name: Notification.Name? = nil,
    object: AnyObject? = nil
  ) {
    // Nobody can hold an object that is going, and weak references to it are nil already.
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

  /// Ends what an observer registered, which lives, or else has only its identity left.
  private func end(
    _ living: AnyObject?,
    _ identity: ObjectIdentifier,
    name: Notification.Name?,
    object: AnyObject?
  ) {
    var token = living as? ObservationToken
    if token?.bus !== self { token = nil }
    remove(for: name ?? token?.name) { registration in
      let isIts = living.map { registration.owner === $0 } ?? registration.wasOwned(by: identity)
      guard isIts || registration.sequence == token?.registration else { return false }
      if let name, registration.name != name { return false }
      if let object, !registration.filters(by: object) { return false }
      return true
    }
  }
}

/// An object on its way to the main actor, which alone uses it.
private struct ObserverReference: @unchecked Sendable {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }
}
