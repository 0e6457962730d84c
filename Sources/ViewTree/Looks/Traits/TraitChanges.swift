import Responder

/// Those who want to hear of changes of a view's or controller's traits, in the order in which they came; from iOS 17.
@MainActor final class TraitChanges {
  /// One of them.
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

  /// Tells those whose traits have changed; one that is taken back meanwhile is not told.
  func tell(_ observed: AnyObject, from old: Traits, to new: Traits) {
    let previous = TraitCollection(old)
    for registration in registrations {
      guard registrations.contains(where: { $0 === registration }) else { continue }
      let isConcerned = registration.traits.contains {
        ($0 as? any KnownTrait.Type)?.differs(old, new) ?? false
      }
      if isConcerned { registration.tell(observed, previous) }
    }
  }
}

/// A view or a controller, which keeps who observes its traits.
@MainActor protocol TraitChangeKeeper: TraitChangeObservable {
  /// Made when the first observer comes.
  var keptTraitChanges: TraitChanges { get }
}

extension TraitChangeObservable {
  /// Lets `handler` hear each change of any of `traits` here, with the traits as they were before, after
  /// ``traitCollectionDidChange(_:)``; from iOS 17. What it holds lives as long as the view or the controller.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [AnyTrait],
    handler: @escaping @MainActor (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    register(traits) { observed, previous in
      if let observed = observed as? Self { handler(observed, previous) }
    }
  }

  /// Calls a method of `target`, held weakly, at each change of any of `traits`. It takes nothing, or the view or controller.
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

  /// Calls a method of the view's or controller's own at each change of any of `traits`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [AnyTrait],
    action: MethodSelector
  ) -> any TraitChangeRegistration {
    register(traits) { observed, _ in action.call(on: observed, sender: observed, event: nil) }
  }

  /// Takes an observer back; nothing if it is none of this view or controller.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    (self as? any TraitChangeKeeper)?.keptTraitChanges.remove(registration)
  }

  private func register(
    _ traits: [AnyTrait],
    _ tell: @escaping @MainActor (AnyObject, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let registration = TraitChanges.Registration(traits, tell)
    (self as? any TraitChangeKeeper)?.keptTraitChanges.add(registration)
    return registration
  }
}
