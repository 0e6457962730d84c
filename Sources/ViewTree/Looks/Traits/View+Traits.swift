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
    ownWindow?.hasOwnTraits = true
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
    let application = effectiveApplication
    return overriders.reversed().reduce(application?.screenTraits ?? Traits()) { $0.overridden(by: $1) }
  }

  /// The traits around this view have changed: it and all in it that are concerned hear of it, controllers before their
  /// views, ancestors first.
  final func inheritTraits(from old: Traits, to new: Traits) {
    tellHeirs([TraitHeir(view: self, parent: parent, old: old, new: new)])
  }

  /// The view's own traits have changed, and so those of all in it.
  final func pass(from old: Traits, to new: Traits) {
    guard old != new else { return }
    countTraitChange()
    tellTraits(from: old, to: new)
    guard resolvedTraits == new else { return }
    tellHeirs(heirs(from: old, to: new))
  }

  private func heirs(from old: Traits, to new: Traits) -> [TraitHeir] {
    children.reversed().map { TraitHeir(view: $0, parent: self, old: old, new: new) }
  }

  /// Tells views and all in them, the last one first.
  ///
  /// Who hears may change traits again. Whom that concerns has heard of it inside, and is not told of what is no longer so;
  /// nor is a view that was put elsewhere meanwhile.
  private func tellHeirs(_ heirs: [TraitHeir]) {
    let source = effectiveApplication
    let changes = source?.traitSource.changes
    func isSo(_ traits: Traits, _ present: @autoclosure () -> Traits) -> Bool {
      source?.traitSource.changes == changes || present() == traits
    }
    var stack = heirs
    while let heir = stack.popLast() {
      let view = heir.view
      guard view.parent === heir.parent, isSo(heir.new, view.traitsOfSuperview) else { continue }
      var (old, new) = (heir.old, heir.new)
      if let controller = view.owningController {
        let own = controller.ownTraits
        (old, new) = (old.overridden(by: own), new.overridden(by: own))
        controller.tellTraits(from: old, to: new)
        guard isSo(new, controller.resolvedTraits) else { continue }
      }
      let own = view.ownTraits
      (old, new) = (old.overridden(by: own), new.overridden(by: own))
      view.tellTraits(from: old, to: new)
      guard old != new, isSo(new, view.resolvedTraits) else { continue }
      stack.append(contentsOf: view.heirs(from: old, to: new))
    }
  }

  private func countTraitChange() {
    effectiveApplication?.traitSource.changes += 1
  }

  // MARK: Moving

  /// The traits around a view that is about to get from one place in a window to another; nil where neither place can have
  /// any but the screen's.
  final func traitsBeforeMove(to window: Window?) -> Traits? {
    guard let ownWindow, let window, ownWindow.hasOwnTraits || window.hasOwnTraits else { return nil }
    return traitsOfSuperview
  }

  /// The view has been put elsewhere in a window: it and all in it hear of traits that are others there.
  final func inheritTraitsAfterMove(from old: Traits) {
    guard ownWindow != nil else { return }
    let new = traitsOfSuperview
    guard new != old else { return }
    countTraitChange()
    inheritTraits(from: old, to: new)
  }

  fileprivate func tellTraits(from old: Traits, to new: Traits) {
    guard old != new else { return }
    TraitCollection(new).performAsCurrent {
      traitCollectionDidChange(TraitCollection(old))
      rare?.traitChanges?.tell(self, from: old, to: new)
    }
  }
}

/// A view that is to hear that the traits around it are others, and the superview by which they are.
private struct TraitHeir {
  var view: View
  var parent: View?
  var old: Traits
  var new: Traits
}
