import Responder
import Simulation

extension View: TraitChangeObservable, TraitChangeStoring {
  /// The light or dark style of the view and its subtree, regardless of the environment; unspecified by
  /// default. From iOS 13.
  public final var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { ownTraits.userInterfaceStyle }
    set { changeOwnTraits { $0.userInterfaceStyle = newValue } }
  }

  /// The traits that the view and its subtree override; from iOS 17. Setting it notifies observers inside the
  /// call.
  public final var traitOverrides: TraitOverrides {
    get { TraitOverrides(traits: ownTraits) }
    set { changeOwnTraits { $0 = newValue.traits } }
  }

  /// Does nothing: changes are reported immediately.
  public final func updateTraitsIfNeeded() {}

  private var ownTraits: Traits { rare?.traits ?? Traits() }

  private func changeOwnTraits(_ change: (inout Traits) -> Void) {
    var new = ownTraits
    change(&new)
    guard new != ownTraits else { return }
    new.noteDirection()
    baseWindow?.hasOwnTraits = true
    let around = traitsAround
    let old = around.overridden(by: ownTraits)
    self.change(\.traits, to: new == Traits() ? nil : new)
    pass(from: old, to: around.overridden(by: new))
  }

  final var traitChangeObservers: TraitChanges {
    if let changes = rare?.traitChanges { return changes }
    let changes = TraitChanges()
    change(\.traitChanges, to: changes)
    return changes
  }

  /// The view's traits: those of the screen, with the overrides of controllers and views from the root to the
  /// view.
  final var resolvedTraits: Traits { traitsAround.overridden(by: ownTraits) }

  /// The traits that the view inherits from its environment.
  private var traitsAround: Traits {
    if let controller = owningController {
      return controller.traitsAround(view: self).overridden(by: controller.ownTraits)
    }
    return traitsOfSuperview
  }

  /// The view's traits if they may differ from the screen's; nil otherwise.
  package final var differingTraits: TraitCollection? {
    guard let windowNode, windowNode.windowLoan({ $0.hasOwnTraits }) else { return nil }
    return TraitCollection(resolvedTraits)
  }

  /// The traits of the superview, or else those of the screen.
  ///
  /// Costs O(depth) in a window in which traits are overridden, and O(1) in another one.
  final var traitsOfSuperview: Traits {
    if let window = baseWindow, !window.hasOwnTraits { return window.application.screenTraits }
    let around = baseWindow?.traitsAroundWindow
    // The overrides apply from the root down, without a stack frame per level.
    var overridingControllers: [Traits] = []
    var view = baseSuperview
    while let current = view {
      if let own = current.rare?.traits { overridingControllers.append(own) }
      if let controller = current.owningController {
        if controller.mayOverrideTraits { overridingControllers.append(controller.ownTraits) }
        if current.baseSuperview == nil {
          return overridingControllers.reversed().reduce(controller.traitsAround(view: current)) {
            $0.overridden(by: $1)
          }
        }
      }
      view = current.baseSuperview
    }
    let application = effectiveApplication
    return overridingControllers.reversed().reduce(around ?? application?.screenTraits ?? Traits()) {
      $0.overridden(by: $1)
    }
  }

  /// Notifies this view and the affected part of its subtree of a change of the traits of its environment:
  /// controllers before their views, ancestors first.
  final func inheritTraits(from old: Traits, to new: Traits) {
    notifyInheritors([TraitInheritor(view: self, parent: baseSuperview, old: old, new: new)])
  }

  /// Notifies this view and its subtree of a change of the view's traits.
  final func pass(from old: Traits, to new: Traits) {
    guard old != new else { return }
    countTraitChange()
    notifyTraitChange(from: old, to: new)
    guard resolvedTraits == new else { return }
    notifyInheritors(inheritors(from: old, to: new))
  }

  private func inheritors(from old: Traits, to new: Traits) -> [TraitInheritor] {
    children.reversed().map { TraitInheritor(view: $0, parent: self, old: old, new: new) }
  }

  /// Notifies views and their subtrees, the last view first.
  ///
  /// An observer may change traits again. The views affected by that are notified in the inner call and not
  /// of the outdated traits; a view that is moved meanwhile isn't notified either.
  private func notifyInheritors(_ inheritors: [TraitInheritor]) {
    let source = effectiveApplication
    let changes = source?.traitSource.changes
    func isCurrent(_ traits: Traits, _ present: @autoclosure () -> Traits) -> Bool {
      source?.traitSource.changes == changes || present() == traits
    }
    var stack = inheritors
    while let next = stack.popLast() {
      let view = next.view
      guard view.baseSuperview === next.parent, isCurrent(next.new, view.traitsOfSuperview) else { continue }
      var (old, new) = (next.old, next.new)
      if let controller = view.owningController {
        let own = controller.ownTraits
        (old, new) = (old.overridden(by: own), new.overridden(by: own))
        controller.notifyTraitChange(from: old, to: new)
        guard isCurrent(new, controller.resolvedTraits) else { continue }
      }
      let own = view.ownTraits
      (old, new) = (old.overridden(by: own), new.overridden(by: own))
      view.notifyTraitChange(from: old, to: new)
      guard old != new, isCurrent(new, view.resolvedTraits) else { continue }
      stack.append(contentsOf: view.inheritors(from: old, to: new))
    }
  }

  private func countTraitChange() {
    effectiveApplication?.traitSource.changes += 1
  }

  // MARK: Moving

  /// Returns the inherited traits of a view before a move within or between windows, or `nil` if both windows
  /// have only the screen's traits.
  final func traitsBeforeMove(to window: Window?) -> Traits? {
    guard let baseWindow, let window, baseWindow.hasOwnTraits || window.hasOwnTraits else { return nil }
    return traitsOfSuperview
  }

  /// Notifies the view and its subtree after a move in a window if its inherited traits differ.
  final func inheritTraitsAfterMove(from old: Traits) {
    guard baseWindow != nil else { return }
    let new = traitsOfSuperview
    guard new != old else { return }
    countTraitChange()
    inheritTraits(from: old, to: new)
  }

  fileprivate func notifyTraitChange(from old: Traits, to new: Traits) {
    guard old != new else { return }
    Recursion.enter("traitCollectionDidChange(_:) of \(debugName)")
    defer { Recursion.leave() }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      (self as? any TextSizeFollowing)?.followTextSize()
    }
    TraitCollection(new).performAsCurrent {
      if old.layoutDirection != new.layoutDirection { directionDidChange() }
      traitCollectionDidChange(TraitCollection(old))
      rare?.traitChanges?.tell(self, from: old, to: new)
    }
  }
}

/// A view to notify of a change of its inherited traits, and the superview from which it inherits them.
private struct TraitInheritor {
  var view: View
  var parent: View?
  var old: Traits
  var new: Traits
}
