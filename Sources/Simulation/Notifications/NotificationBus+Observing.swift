import Foundation

/// What the closure form of `addObserver` returns; hand it to `removeObserver` to end the observation.
@MainActor public final class ObservationToken {
  /// The number of the registration.
  let registration: Int

  init(_ registration: Int) {
    self.registration = registration
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
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector method: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
    name: Notification.Name?,
    object: AnyObject? = nil
  ) {
    _ = add(name: name, object: object, owner: observer) { [weak observer] notification in
      guard let observer else { return }
      method(observer)(notification)
    }
  }

  /// Calls a method of `observer` that takes no argument for each matching notification.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector method: @escaping @MainActor (Observer) -> @MainActor () -> Void,
    name: Notification.Name?,
    object: AnyObject? = nil
  ) {
    _ = add(name: name, object: object, owner: observer) { [weak observer] _ in
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
    using block: @escaping @MainActor (Notification) -> Void
  ) -> ObservationToken {
    ObservationToken(add(name: name, object: object, owner: nil, deliver: block))
  }

  /// Ends what `observer` registered; with a name or an object, only what was registered for them.
  ///
  /// A token is an observer too. An observer that was never added is left alone.
  public func removeObserver(
    _ observer: AnyObject,
    name: Notification.Name? = nil,
    object: AnyObject? = nil
  ) {
    let token = observer as? ObservationToken
    remove { registration in
      guard registration.sequence == token?.registration || registration.owner === observer else {
        return false
      }
      if let name, registration.name != name { return false }
      if let object, !registration.filters(by: object) { return false }
      return true
    }
  }
}
