import Foundation
import Simulation

extension View {
  /// Whether ``frame`` and ``autoresizingMask`` say where the view is, as they do at first. While false, constraints
  /// do, and without any the view is in its superview's corner with the size of its content.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translates ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      keepLayoutState().translates = newValue
      noteConstraints()
      guard let engine = layoutEngine else { return }
      if let spot = engine.spot(of: self) { engine.decideRules(of: spot) } else { engine.join(self) }
    }
  }

  /// The active constraints that this view holds: those of which it is the nearest common ancestor, or that were added to it.
  public final var constraints: [LayoutConstraint] { layoutState?.constraints ?? [] }

  /// Makes a constraint active and holds it; its items must be this view or in its tree.
  ///
  /// Stops with `... can't be added to View "a": Label "b" is not in it` if one isn't.
  public final func addConstraint(_ constraint: LayoutConstraint) { constraint.install(on: self) }

  /// Makes constraints active and holds them; see ``addConstraint(_:)``.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive that this view holds; any other is left alone.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder?.object === self { constraint.deactivate() }
  }

  /// Makes constraints inactive that this view holds.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the constraints leave the view's place or size open; false for a view whose frame says both.
  ///
  /// What is open is 0, or what other constraints make of it, and always the same.
  public final var hasAmbiguousLayout: Bool {
    solveConstraints()
    guard let engine = layoutEngine, let spot = engine.spot(of: self), spot.isGoverned else { return false }
    let variables = self === engine.root ? [spot.width, spot.height] : spot.variables.prefix(4).map { $0 }
    return variables.contains { engine.simplex.isAmbiguous($0) }
  }

  // MARK: Guides

  /// The guides that the program has added, in that order.
  public final var layoutGuides: [LayoutGuide] { layoutState?.guides ?? [] }

  /// Gives a guide to this view, away from the view that had it; the constraints that are about it then become inactive.
  public final func addLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.belong(to: self)
    keepLayoutState().guides.append(layoutGuide)
  }

  /// Takes a guide from this view; the constraints that are about it become inactive.
  public final func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard let state = layoutState, state.guides.contains(where: { $0 === layoutGuide }) else { return }
    deactivateConstraints { $0.asGuide === layoutGuide }
    layoutEngine?.drop(layoutGuide)
    layoutGuide.spot = nil
    state.guides.removeAll { $0 === layoutGuide }
    layoutGuide.belong(to: nil)
  }

  /// Makes those constraints inactive that this view or one above holds and that are about a certain item.
  fileprivate final func deactivateConstraints(about isMeant: (LayoutItem) -> Bool) {
    var candidate: NodePointer? = node
    while let current = candidate {
      if current.pointee.layout.contains(.usesBelow), let state = current.view.layoutState {
        for constraint in state.constraints where constraint.items.contains(where: isMeant) {
          constraint.deactivate()
        }
      }
      candidate = current.pointee.parent
    }
  }
}

// MARK: - The tree

extension View {
  /// The engine of the view's tree, if there is one yet. Costs O(depth) outside of a window.
  final var layoutEngine: LayoutEngine? {
    guard LayoutEngine.isUsed else { return nil }
    return layoutRoot.layoutState?.engine
  }

  private var layoutRoot: View { ownWindow ?? root }

  /// Notes that the view uses constraints, on the way to the root.
  final func noteConstraints() {
    LayoutEngine.noteUse()
    node.mark(.usesBelow)
    if asksAboutConstraints { setNeedsFirstUpdate() }
    markSubtreeForLayout()
  }

  /// Brings the subtree's constraints into the engine of the tree that it has entered.
  final func constraintsDidEnter() {
    let flags = node.pointee.layout
    if flags.contains(.usesBelow) { node.mark(.usesBelow) }
    if !flags.isDisjoint(with: .anyUpdate) { node.pointee.parent?.mark(.needsUpdateBelow) }
    // The root of a tree finds its places; this view is none any more.
    if let state = layoutState, let engine = state.engine {
      engine.leave(self)
      state.engine = nil
    }
    layoutEngine?.join(self)
  }

  /// Takes the subtree out of the engine. Constraints between it and the rest of the tree become inactive.
  final func constraintsWillLeave() {
    guard node.pointee.layout.contains(.usesBelow) || node.pointee.layout.contains(.inEngine) else { return }
    let subtree = self
    parent?.deactivateConstraints { item in item.owner?.isDescendant(of: subtree) ?? false }
    layoutEngine?.leave(self)
  }

  /// Whether layout would find other places than the views have, or has found them where it had been already.
  final var hasUnsolvedConstraints: Bool {
    guard let engine = layoutEngine else { return false }
    return engine.isDirty || engine.hasMarked || !engine.root.node.pointee.layout.isDisjoint(with: .anyUpdate)
  }

  /// Brings constraints up to date and solves them, if the tree uses any.
  final func solveConstraints() {
    guard LayoutEngine.isUsed else { return }
    let root = layoutRoot
    guard root.node.pointee.layout.contains(.usesBelow) else { return }
    let engine = root.keepLayoutEngine()
    root.updateConstraintsBelow()
    engine.run()
    engine.hasMarked = false
  }

  private func keepLayoutEngine() -> LayoutEngine {
    let state = keepLayoutState()
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self)
    state.engine = engine
    engine.join(self)
    return engine
  }
}

extension LayoutEngine {
  /// Takes in what a subtree has of constraints.
  func join(_ top: View) {
    var stack = [top]
    while let view = stack.popLast() {
      if let state = view.layoutState {
        if !state.translates || view === root { _ = keepSpot(of: view) }
        for constraint in state.constraints { add(constraint) }
      }
      let list = view.node.pointee.children
      for place in (0..<list.count).reversed() where list[place].pointee.layout.contains(.usesBelow) {
        stack.append(list[place].view)
      }
    }
    inputDidChange(of: top)
  }

  /// Forgets a subtree, which no constraint from outside is about any more.
  func leave(_ top: View) {
    var stack = [top]
    var left: [View] = []
    while let view = stack.popLast() {
      left.append(view)
      for constraint in view.layoutState?.constraints ?? [] {
        if let entry = constraint.entry, entry.engine === self { remove(entry) }
        constraint.entry = nil
      }
      let list = view.node.pointee.children
      for place in (0..<list.count).reversed() where !list[place].pointee.layout.isEmpty {
        stack.append(list[place].view)
      }
    }
    for view in left {
      guard let state = view.layoutState else { continue }
      let keyboardGuide: LayoutGuide? = view.rare?.keyboardLayoutGuide
      for guide in state.guides + state.boundGuides + [keyboardGuide].compactMap({ $0 }) {
        drop(guide)
        guide.spot = nil
      }
      drop(view)
      state.spot = nil
      view.node.pointee.layout.remove([.inEngine, .governed])
    }
  }
}

extension UnsafeMutablePointer<ViewNode> {
  /// Sets a flag on the way to the root. Stops where it is known already.
  @MainActor func mark(_ flag: LayoutFlags) {
    var current: NodePointer? = self
    var isFirst = true
    while let node = current {
      if node.pointee.layout.contains(flag), !isFirst { return }
      node.pointee.layout.insert(flag)
      (current, isFirst) = (node.pointee.parent, false)
    }
  }
}
