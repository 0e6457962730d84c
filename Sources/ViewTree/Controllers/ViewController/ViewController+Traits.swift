import Responder
import Simulation

extension ViewController: TraitChangeKeeper {
  /// Whether the controller's view and all in it are light or dark, whatever is around; unspecified at first. From iOS 13.
  public final var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { givenTraits.userInterfaceStyle }
    set { changeGivenTraits { $0.userInterfaceStyle = newValue } }
  }

  /// What is to be otherwise in the controller than around. Setting it tells of the change inside the call. From iOS 17.
  public final var traitOverrides: TraitOverrides {
    get { TraitOverrides(traits: givenTraits) }
    set { changeGivenTraits { $0 = newValue.traits } }
  }

  /// Makes a controller inside this one have other traits; nil takes that back.
  public final func setOverrideTraitCollection(
    _ collection: TraitCollection?,
    forChild childViewController: ViewController
  ) {
    childViewController.changeOwnTraits { childViewController.traitsFromParent = collection?.traits }
  }

  /// Returns what ``setOverrideTraitCollection(_:forChild:)`` has given; nil for nothing.
  public final func overrideTraitCollection(forChild childViewController: ViewController) -> TraitCollection?
  {
    childViewController.traitsFromParent.map(TraitCollection.init)
  }

  /// Does nothing: changes are told at once.
  public final func updateTraitsIfNeeded() {}

  private var givenTraits: Traits { traitsGiven ?? Traits() }

  private func changeGivenTraits(_ change: (inout Traits) -> Void) {
    var new = givenTraits
    change(&new)
    changeOwnTraits { traitsGiven = new == Traits() ? nil : new }
  }

  private func changeOwnTraits(_ change: () -> Void) {
    let old = resolvedTraits
    change()
    viewIfLoaded?.ownWindow?.hasOwnTraits = true
    traitsDidChange(from: old)
  }

  /// Tells the controller, then its view and all in it, unless the controller then has yet others, of which they have heard.
  final func traitsDidChange(from old: Traits) {
    let new = resolvedTraits
    guard old != new else { return }
    effectiveApplication?.traitSource.changes += 1
    tellTraits(from: old, to: new)
    guard resolvedTraits == new, let view = viewIfLoaded else { return }
    view.controllerTraitsDidChange(from: old, to: new)
  }

  /// Whether anybody has said that something is to be otherwise in the controller than around.
  final var hasOwnTraits: Bool { traitsGiven != nil || traitsFromParent != nil }

  final var keptTraitChanges: TraitChanges {
    if let traitChanges { return traitChanges }
    let changes = TraitChanges()
    traitChanges = changes
    return changes
  }

  /// What is otherwise in the controller than around: what its parent gave it, what its presentation means, what it says.
  final var ownTraits: Traits {
    var traits = traitsFromParent ?? Traits()
    if isNarrowForm { traits.horizontalSizeClass = .compact }
    return traits.overridden(by: givenTraits)
  }

  /// Whether it is a form on a pad, which has the width of a phone.
  private var isNarrowForm: Bool {
    guard let presentation = presenter?.presentation else { return false }
    return presentation.presented === self && presentation.isFormOnPad
  }

  /// The traits of the controller.
  final var resolvedTraits: Traits {
    traitsAround(view: viewIfLoaded).overridden(by: ownTraits)
  }

  /// What the controller would have if it had nothing of its own: what is around its view, or else what its parent has.
  final func traitsAround(view: View?) -> Traits {
    if let view, view.parent != nil { return view.traitsOfSuperview }
    if let parent = parentController { return parent.resolvedTraits }
    let application = effectiveApplication
    return application?.screenTraits ?? Traits()
  }

  final func tellTraits(from old: Traits, to new: Traits) {
    guard old != new else { return }
    log?.record(.controller, debugName, "has other traits: \(TraitCollection(new).changes(from: old))")
    TraitCollection(new).performAsCurrent {
      traitCollectionDidChange(TraitCollection(old))
      traitChanges?.tell(self, from: old, to: new)
    }
  }

  /// Tells the controllers inside and the presented one of traits that are to come.
  final func forwardTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in childControllers where child.parentController === self && child.isViewLoaded {
      child.transition(toTraitsAround: newCollection, with: coordinator)
    }
    if let presentation, presentation.presented.isViewLoaded, rootedWindow != nil || presenter != nil {
      presentation.presented.transition(toTraitsAround: newCollection, with: coordinator)
    }
  }

  /// Tells the controller of traits to come, if they are others for it.
  final func transition(
    toTraitsAround around: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let new = around.traits.overridden(by: ownTraits)
    if new != resolvedTraits { willTransition(to: TraitCollection(new), with: coordinator) }
  }
}

extension TraitCollection {
  /// What is otherwise than before, in words.
  fileprivate func changes(from old: Traits) -> String {
    traits.words.filter { !old.words.contains($0) }.joined(separator: ", ")
  }
}

extension View {
  /// The traits that the view has from its controller are others.
  final func controllerTraitsDidChange(from old: Traits, to new: Traits) {
    let own = rare?.traits ?? Traits()
    pass(from: old.overridden(by: own), to: new.overridden(by: own))
  }
}
