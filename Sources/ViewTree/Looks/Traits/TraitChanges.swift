import Responder

/// The observers of a view's or controller's traits, in the order of registration; from iOS 17.
@MainActor final class TraitChanges {
  /// A registered observer.
  final class Registration: TraitChangeRegistration {
    let traits: [AnyTrait]
    let tell: @MainActor (AnyObject, TraitCollection) -> Void

    init(_ traits: [AnyTrait], _ tell: @escaping @MainActor (AnyObject, TraitCollection) -> Void) {
      (self.traits, self.tell) = (traits, tell)
    }
  }

  private var registrations: [Registration] = []

  func add(_ registration: Registration) { registrations.append(registration) }

  func remove(_ registration: any TraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the observers of the traits that have changed, except observers that are unregistered meanwhile.
  func tell(_ observed: AnyObject, from old: Traits, to new: Traits) {
    let previous = TraitCollection(old)
    for registration in registrations {
      guard registrations.contains(where: { $0 === registration }) else { continue }
      let isConcerned = registration.traits.contains { new.differs(in: $0, from: old) }
      if isConcerned { registration.tell(observed, previous) }
    }
  }
}

/// A view or controller, which stores the observers of its traits.
@MainActor protocol TraitChangeStoring: TraitChangeObservable {
  /// The observers; created for the first one.
  var traitChangeObservers: TraitChanges { get }
}

extension TraitChangeObservable {
  /// Registers a handler that is called after each change of any of `traits`; from iOS 17.
  ///
  /// The handler receives the previous traits. It is called after `traitCollectionDidChange(_:)`. The view
  /// or controller retains it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [AnyTrait],
    handler: @escaping @MainActor (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    register(traits) { observed, previous in
      if let observed = observed as? Self { handler(observed, previous) }
    }
  }

  /// Registers a handler with the type that its parameter states, such as `(self: Self, previous)` in a
  /// method of a class. The handler isn't called if the view or controller has another type.
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [AnyTrait],
    handler: @escaping @MainActor (Observed, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    register(traits) { observed, previous in
      if let observed = observed as? Observed { handler(observed, previous) }
    }
  }

  /// Registers a method of `target` that is called at each change of any of `traits`.
  ///
  /// The reference to `target` is weak. The method has no parameter, or one for the view or controller.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [AnyTrait],
    target: AnyObject,
    action: MethodSelector
  ) -> any TraitChangeRegistration {
    register(traits) { [weak target] observed, _ in
      if let target { action.call(on: target, sender: observed, event: nil) }
    }
  }

  /// Registers a method of the view or controller that is called at each change of any of `traits`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [AnyTrait],
    action: MethodSelector
  ) -> any TraitChangeRegistration {
    register(traits) { observed, _ in action.call(on: observed, sender: observed, event: nil) }
  }

  /// Removes an observer. Does nothing if it isn't registered with this view or controller.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    (self as? any TraitChangeStoring)?.traitChangeObservers.remove(registration)
  }

  private func register(
    _ traits: [AnyTrait],
    _ tell: @escaping @MainActor (AnyObject, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let registration = TraitChanges.Registration(traits, tell)
    (self as? any TraitChangeStoring)?.traitChangeObservers.add(registration)
    return registration
  }
}
