import Responder
import Simulation

extension ViewController: TraitChangeObservable, TraitChangeStoring {
  /// The light or dark style of the controller's view and its subtree, regardless of the environment;
  /// unspecified by default. From iOS 13.
  public final var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { ownTraitOverrides.userInterfaceStyle }
    set { changeTraitOverrides { $0.userInterfaceStyle = newValue } }
  }

  /// The traits that the controller overrides; from iOS 17. Setting it notifies observers inside the call.
  public final var traitOverrides: TraitOverrides {
    get { TraitOverrides(traits: ownTraitOverrides) }
    set { changeTraitOverrides { $0 = newValue.traits } }
  }

  /// Overrides traits of a child controller; `nil` removes the overrides.
  public final func setOverrideTraitCollection(
    _ collection: TraitCollection?,
    forChild childViewController: ViewController
  ) {
    childViewController.changeOwnTraits { childViewController.traitsFromParent = collection?.traits }
  }

  /// Returns the collection set with ``setOverrideTraitCollection(_:forChild:)``, or `nil` if there is none.
  public final func overrideTraitCollection(forChild childViewController: ViewController) -> TraitCollection?
  {
    childViewController.traitsFromParent.map(TraitCollection.init)
  }

  /// Does nothing: changes are reported immediately.
  public final func updateTraitsIfNeeded() {}

  private var ownTraitOverrides: Traits { storedTraitOverrides ?? Traits() }

  private func changeTraitOverrides(_ change: (inout Traits) -> Void) {
    var new = ownTraitOverrides
    change(&new)
    changeOwnTraits { storedTraitOverrides = new == Traits() ? nil : new }
  }

  private func changeOwnTraits(_ change: () -> Void) {
    let old = resolvedTraits
    change()
    ownTraits.noteDirection()
    viewIfLoaded?.baseWindow?.hasOwnTraits = true
    traitsDidChange(from: old)
  }

  /// Notifies the controller, then its view and the view's subtree, unless a nested change has already
  /// notified them of newer traits.
  final func traitsDidChange(from old: Traits) {
    let new = resolvedTraits
    guard old != new else { return }
    effectiveApplication?.traitSource.changes += 1
    notifyTraitChange(from: old, to: new)
    guard resolvedTraits == new, let view = viewIfLoaded else { return }
    view.controllerTraitsDidChange(from: old, to: new)
  }

  /// Whether the app has overridden traits of the controller.
  final var hasOwnTraits: Bool { storedTraitOverrides != nil || traitsFromParent != nil }

  final var traitChangeObservers: TraitChanges {
    if let traitChanges { return traitChanges }
    let changes = TraitChanges()
    traitChanges = changes
    return changes
  }

  /// The controller's overrides: those set by its parent, by its presentation, and by itself.
  final var ownTraits: Traits {
    guard mayOverrideTraits else { return Traits() }
    var traits = traitsFromParent ?? Traits()
    if isNarrowForm { traits.horizontalSizeClass = .compact }
    if let override = overrideOfPresentation { traits = traits.overridden(by: override.traits) }
    return traits.overridden(by: ownTraitOverrides)
  }

  /// Whether the app has overridden traits of the controller, or its presentation may have done so.
  final var mayOverrideTraits: Bool { hasOwnTraits || presenter != nil }

  /// Whether the controller is presented as a form on a pad, which has the width of a phone.
  private var isNarrowForm: Bool {
    guard let presentation = presenter?.presentation else { return false }
    return presentation.presented === self && presentation.isFormOnPad
  }

  /// The overrides of the presentation controller.
  private var overrideOfPresentation: TraitCollection? {
    guard let presentation = presenter?.presentation, presentation.presented === self else { return nil }
    return ownPresentationController?.overrideTraitCollection
  }

  /// Notifies the presented controller of other overrides.
  final func overrideOfPresentationDidChange(from old: TraitCollection?) {
    guard presenter != nil, let controller = ownPresentationController else { return }
    let new = controller.overrideTraitCollection
    guard new != old else { return }
    let around = traitsAround(view: viewIfLoaded)
    let before = around.overridden(by: (traitsFromParent ?? Traits()).overridden(by: old?.traits ?? Traits()))
    viewIfLoaded?.baseWindow?.hasOwnTraits = true
    traitsDidChange(from: before.overridden(by: ownTraitOverrides))
  }

  /// The traits of the controller.
  final var resolvedTraits: Traits {
    traitsAround(view: viewIfLoaded).overridden(by: ownTraits)
  }

  /// Returns the traits that the controller inherits: those around its view, or else those of its parent.
  final func traitsAround(view: View?) -> Traits {
    if let view, view.baseSuperview != nil { return view.traitsOfSuperview }
    if let parent = baseParent { return parent.resolvedTraits }
    if let window = rootedWindow { return window.traitsAroundWindow }
    return effectiveApplication?.screenTraits ?? Traits()
  }

  final func notifyTraitChange(from old: Traits, to new: Traits) {
    guard old != new else { return }
    Recursion.enter("traitCollectionDidChange(_:) of \(debugName)")
    defer { Recursion.leave() }
    log?.record(.controller, debugName, "has other traits: \(TraitCollection(new).changes(from: old))")
    TraitCollection(new).performAsCurrent {
      if presenter != nil { ownPresentationController?.traitCollectionDidChange(TraitCollection(old)) }
      traitsHaveChanged()
      traitCollectionDidChange(TraitCollection(old))
      traitChanges?.tell(self, from: old, to: new)
    }
    if unavailability != nil { setNeedsUpdateContentUnavailableConfiguration() }
  }

  /// Notifies the child controllers and the presented controller of a coming change of traits.
  final func forwardTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in baseChildren where child.baseParent === self && child.isViewLoaded {
      child.transition(toTraitsAround: newCollection, with: coordinator)
    }
    if let presentation, presentation.presented.isViewLoaded, rootedWindow != nil || presenter != nil {
      if let controller = presentation.customController {
        controller.willTransition(to: newCollection, with: coordinator)
      } else {
        presentation.presented.transition(toTraitsAround: newCollection, with: coordinator)
      }
    }
  }

  /// Notifies the controller of a coming change of traits if its own traits will differ.
  final func transition(
    toTraitsAround around: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let new = around.traits.overridden(by: ownTraits)
    if new != resolvedTraits { willTransition(to: TraitCollection(new), with: coordinator) }
  }
}

extension TraitCollection {
  /// Returns a description of the traits that differ from the old ones.
  fileprivate func changes(from old: Traits) -> String {
    traits.words.filter { !old.words.contains($0) }.joined(separator: ", ")
  }
}

extension View {
  /// Notifies the view of a change of the traits that it inherits from its controller.
  final func controllerTraitsDidChange(from old: Traits, to new: Traits) {
    let own = rare?.traits ?? Traits()
    pass(from: old.overridden(by: own), to: new.overridden(by: own))
  }
}
