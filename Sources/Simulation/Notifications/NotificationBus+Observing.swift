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
  @discardableResult
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

  /// Calls `block` for each notification of a name, on behalf of the simulator: the observer appears in no
  /// log, count or explanation.
  package func addInternalObserver(
    forName name: Notification.Name?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> ObservationToken {
    let source = Registration.Source(file: #fileID, line: #line, isInternal: true)
    return ObservationToken(
      add(name: name, object: nil, owner: nil, source: source, deliver: block),
      for: name,
      on: self
    )
  }

  /// Calls `block` for each matching notification until the returned observer is removed, with the signature
  /// of Foundation's notification center.
  ///
  /// The block is called inside the post, on the main actor. `queue` may be `nil` or the main queue, which
  /// are equivalent because all posts are on the main thread. The bus retains the block.
  ///
  /// It may be called from code without actor isolation, such as that of a class that is not of UIKit, on the
  /// main thread (U99).
  ///
  /// Stops with `notifications are delivered on the main queue: queue must be nil or .main` for another
  /// queue, and with `observers are added on the main thread` on any other thread.
  @discardableResult
  public final nonisolated func addObserver(
    forName name: Notification.Name?,
    object: Any?,
    queue: OperationQueue?,
    file: StaticString = #fileID,
    line: Int = #line,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue == nil || queue === OperationQueue.main else {
      programmerError("notifications are delivered on the main queue: queue must be nil or .main")
    }
    guard MainQueue.isCurrent else {
      programmerError("observers are added on the main thread")
    }
    nonisolated(unsafe) let filter = object.map(NotificationBus.instance)
    return MainActor.assumeIsolated {
      addObserver(forName: name, object: filter, file: file, line: line, using: block)
    }
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

  /// Calls a method of `observer` with each matching notification.
  ///
  /// This works as with a method reference, but the name of a selector appears in explanations:
  /// `MethodSelector("keyboardWillShow", Form.keyboardWillShow)`. The observer is not retained.
  ///
  /// - Parameters:
  ///   - observer: The object to call.
  ///   - method: The method, which takes the notification or nothing.
  ///   - name: The notifications' name, or `nil` for all names.
  ///   - object: The sender of the notifications, or `nil` for all senders.
  ///   - file: The file of the registration, for the log; likewise `line`.
  public final func addObserver(
    _ observer: AnyObject,
    selector method: MethodSelector,
    name: Notification.Name?,
    object: AnyObject? = nil,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    // In an override, a call of super arrives here again.
    let isOverride = place != nil
    place = (file, line)
    defer { place = nil }
    if isOverride || !isSubclass {
      baseAddObserver(observer, selector: method, name: name, object: object)
    } else {
      addObserver(observer as Any, selector: method, name: name, object: object as Any?)
    }
  }

  /// Implements ``addObserver(_:selector:name:object:)``.
  final func baseAddObserver(
    _ observer: Any,
    selector method: MethodSelector,
    name: Notification.Name?,
    object: Any?
  ) {
    let observer = Self.instance(observer)
    addObserver(
      observer,
      method: method.name,
      name: name,
      object: object.map(Self.instance),
      file: place?.file ?? "",
      line: place?.line ?? 0
    ) { [weak observer] notification in
      guard let observer else { return }
      method.call(on: observer, sender: notification, event: nil)
    }
  }

  private nonisolated var isSubclass: Bool { type(of: self) != NotificationBus.self }

  /// Returns a value as an instance of a class.
  ///
  /// Stops with `notifications know objects by identity, so 3 must be an instance of a class` for any other
  /// value.
  package nonisolated static func instance(_ object: Any) -> AnyObject {
    guard type(of: object) is AnyClass else {
      programmerError("notifications know objects by identity, so \(object) must be an instance of a class")
    }
    return object as AnyObject
  }

  /// Removes the registrations of `observer`, or only those for a name or an object.
  ///
  /// A token is an observer too. An unknown observer is ignored. An object may remove itself in its `deinit`.
  /// Off the main thread, the removal takes place in the main thread's next turn; a call on ``default`` then
  /// removes from the bus of the simulator that is current at that time.
  public final nonisolated func removeObserver(
    _ observer: AnyObject,
    name: Notification.Name? = nil,
    object: AnyObject? = nil
  ) {
    guard isSubclass, MainQueue.isCurrent else {
      return baseRemoveObserver(observer, name: name, object: object)
    }
    // In an override, a call of super arrives here again.
    guard MainActor.assumeIsolated({ place == nil }) else {
      return baseRemoveObserver(observer, name: name, object: object)
    }
    MainActor.assumeIsolated { place = ("", 0) }
    defer { MainActor.assumeIsolated { place = nil } }
    if name == nil, object == nil {
      removeObserver(observer as Any)
    } else {
      removeObserver(observer as Any, name: name, object: object as Any?)
    }
  }

  /// Implements ``removeObserver(_:name:object:)``.
  final nonisolated func baseRemoveObserver(
    _ observer: AnyObject,
    name: Notification.Name?,
    object: AnyObject?
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
    remove(of: identity, token, for: name) { registration in
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
