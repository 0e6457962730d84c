import Responder

extension View: TraitChangeKeeper {
  /// Whether the view and all in it are light or dark, whatever is around; unspecified at first. From iOS 13.
  public final var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { ownTraits.userInterfaceStyle }
    set { changeOwnTraits { $0.userInterfaceStyle = newValue } }
  }

  /// What is to be otherwise at the view and in it than around. Setting it tells of the change inside the call. From iOS 17.
  public final var traitOverrides: TraitOverrides {
    get { TraitOverrides(traits: ownTraits) }
    set { changeOwnTraits { $0 = newValue.traits } }
  }

  /// Does nothing: changes are told at once.
  public final func updateTraitsIfNeeded() {}

  private var ownTraits: Traits { rare?.traits ?? Traits() }

  private func changeOwnTraits(_ change: (inout Traits) -> Void) {
    var new = ownTraits
    change(&new)
    guard new != ownTraits else { return }
    let around = traitsAround
    let old = around.overridden(by: ownTraits)
    self.change(\.traits, to: new == Traits() ? nil : new)
    pass(from: old, to: around.overridden(by: new))
  }

  final var keptTraitChanges: TraitChanges {
    if let changes = rare?.traitChanges { return changes }
    let changes = TraitChanges()
    change(\.traitChanges, to: changes)
    return changes
  }

  /// The traits of the view: those of the screen, with what controllers and views from the root down to it have otherwise.
  final var resolvedTraits: Traits { traitsAround.overridden(by: ownTraits) }

  /// What the view would have if it had nothing of its own.
  private var traitsAround: Traits {
    if let controller = owningController {
      return controller.traitsAround(view: self).overridden(by: controller.ownTraits)
    }
    return traitsOfSuperview
  }

  /// The traits of the superview, or else those of the screen.
  final var traitsOfSuperview: Traits {
    // From the root down, without a stack frame per level.
    var overriders: [Traits] = []
    var view = parent
    while let current = view {
      if let own = current.rare?.traits { overriders.append(own) }
      if let controller = current.owningController {
        overriders.append(controller.ownTraits)
        if current.parent == nil {
          return overriders.reversed().reduce(controller.traitsAround(view: current)) {
            $0.overridden(by: $1)
          }
        }
      }
      view = current.parent
    }
    let application = ownWindow?.application ?? Application.current
    return overriders.reversed().reduce(application?.screenTraits ?? Traits()) { $0.overridden(by: $1) }
  }

  /// The traits around this view have changed: it and all in it that are concerned hear of it, controllers before their
  /// views, ancestors first.
  final func inheritTraits(from old: Traits, to new: Traits) {
    var stack: [(view: View, old: Traits, new: Traits)] = [(self, old, new)]
    while let (view, old, new) = stack.popLast() {
      let ways = view.tellOwnTraits(from: old, to: new)
      guard ways.old != ways.new else { continue }
      stack.append(contentsOf: view.children.reversed().map { ($0, ways.old, ways.new) })
    }
  }

  private func tellOwnTraits(from old: Traits, to new: Traits) -> (old: Traits, new: Traits) {
    var (old, new) = (old, new)
    if let controller = owningController {
      (old, new) = (old.overridden(by: controller.ownTraits), new.overridden(by: controller.ownTraits))
      controller.tellTraits(from: old, to: new)
    }
    let own = ownTraits
    (old, new) = (old.overridden(by: own), new.overridden(by: own))
    tellTraits(from: old, to: new)
    return (old, new)
  }

  /// The view's own traits have changed, and so those of all in it.
  final func pass(from old: Traits, to new: Traits) {
    guard old != new else { return }
    tellTraits(from: old, to: new)
    for child in children { child.inheritTraits(from: old, to: new) }
  }

  private func tellTraits(from old: Traits, to new: Traits) {
    guard old != new else { return }
    TraitCollection(new).performAsCurrent {
      traitCollectionDidChange(TraitCollection(old))
      rare?.traitChanges?.tell(self, from: old, to: new)
    }
  }
}
