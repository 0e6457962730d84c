import ConstraintSolver
import Foundation
import Simulation

extension View {
  /// Whether the frame and the mask determine the view's place, whatever a subclass returns.
  package final var baseTranslatesMask: Bool {
    get { layoutState?.translates ?? true }
    set {
      guard newValue != baseTranslatesMask else { return }
      makeLayoutStateIfNeeded().translates = newValue
      noteConstraints()
      guard let engine = layoutEngine else { return }
      if let spot = engine.spot(of: self) { engine.decideRules(of: spot) } else { engine.join(self) }
      masksDidChange()
    }
  }

  /// The active constraints that this view owns: those of which it is the nearest common ancestor, and those
  /// added to it.
  public final var constraints: [LayoutConstraint] { layoutState?.constraints ?? [] }

  /// Adds constraints to this view and makes them active; see ``addConstraint(_:)``.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view owns; any other constraint remains unchanged.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder?.object === self { constraint.deactivate() }
  }

  /// Deactivates those of the constraints that this view owns.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the constraints leave the position or size ambiguous; `false` if the view's frame determines
  /// both.
  ///
  /// An ambiguous value is 0 or a result of other constraints, and is always the same. A view to which
  /// neither constraints nor a content refer keeps its frame (FI1).
  public final var hasAmbiguousLayout: Bool {
    solveConstraints()
    guard let engine = layoutEngine, let spot = engine.spot(of: self) else { return false }
    if spot.keepsFrame { return true }
    guard spot.isGoverned else { return false }
    let variables = self === engine.root ? [spot.width, spot.height] : spot.variables.prefix(4).map { $0 }
    return variables.contains { engine.system.isAmbiguous($0) }
  }

  // MARK: Guides

  /// The guides that the app has added, in that order.
  public final var layoutGuides: [LayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide to this view. If another view has the guide, removes it there, which deactivates the
  /// constraints that refer to it.
  public final func addLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.belong(to: self)
    makeLayoutStateIfNeeded().guides.append(layoutGuide)
  }

  /// Removes a guide from this view and deactivates the constraints that refer to it.
  public final func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard let state = layoutState, state.guides.contains(where: { $0 === layoutGuide }) else { return }
    deactivateConstraints { $0.asGuide === layoutGuide }
    layoutEngine?.drop(layoutGuide)
    layoutGuide.spot = nil
    state.guides.removeAll { $0 === layoutGuide }
    layoutGuide.belong(to: nil)
  }

  /// Deactivates the constraints of this view and its ancestors that refer to a matching item.
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
  /// The engine of the view's tree; `nil` if there is none yet. Costs O(depth) outside of a window.
  final var layoutEngine: LayoutEngine? {
    guard LayoutEngine.isUsed else { return nil }
    if let windowNode { return windowNode.windowLoan { $0.layoutState?.engine } }
    return root.layoutState?.engine
  }

  private var layoutRoot: View { baseWindow ?? root }

  /// Records in the view and its ancestors that constraints are in use.
  final func noteConstraints() {
    LayoutEngine.noteUse()
    node.mark(.usesBelow)
    if asksAboutConstraints { setNeedsFirstUpdate() }
    markSubtreeForLayout()
  }

  /// Adds the subtree's constraints to the engine of the tree that it has entered.
  final func constraintsDidEnter() {
    let flags = node.pointee.layout
    if flags.contains(.usesBelow) { node.mark(.usesBelow) }
    if !flags.isDisjoint(with: .anyUpdate) { node.pointee.parent?.mark(.needsUpdateBelow) }
    // Only the root of a tree has an engine, and this view is no longer a root.
    if let state = layoutState, let engine = state.engine {
      engine.leave(self)
      state.engine = nil
    }
    layoutEngine?.join(self)
  }

  /// Removes the subtree from the engine. Constraints between it and the rest of the tree become inactive.
  final func constraintsWillLeave() {
    guard node.pointee.layout.contains(.usesBelow) || node.pointee.layout.contains(.inEngine) else { return }
    let subtree = self
    baseSuperview?.deactivateConstraints { item in item.owner?.isDescendant(of: subtree) ?? false }
    layoutEngine?.leave(self)
  }

  /// Whether the constraints must be solved, or their last solution has marked views for layout.
  final var hasUnsolvedConstraints: Bool {
    guard let engine = layoutEngine else { return false }
    return engine.isDirty || engine.hasMarked || !engine.root.node.pointee.layout.isDisjoint(with: .anyUpdate)
  }

  /// Updates the constraints and solves them, if the tree uses any.
  final func solveConstraints() {
    guard LayoutEngine.isUsed else { return }
    let root = layoutRoot
    guard root.node.pointee.layout.contains(.usesBelow) else { return }
    let engine = root.makeLayoutEngineIfNeeded()
    root.updateConstraintsBelow()
    engine.run()
    engine.hasMarked = false
  }

  private func makeLayoutEngineIfNeeded() -> LayoutEngine {
    let state = makeLayoutStateIfNeeded()
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self)
    state.engine = engine
    engine.join(self)
    return engine
  }
}

extension LayoutEngine {
  /// Adds the views and constraints of a subtree.
  func join(_ top: View) {
    var stack = [top]
    while let view = stack.popLast() {
      if let state = view.layoutState {
        if !state.translates || view === root { _ = makeSpot(of: view) }
        for constraint in state.constraints { add(constraint) }
      }
      let list = view.node.pointee.children
      for place in (0..<list.count).reversed() where list[place].pointee.layout.contains(.usesBelow) {
        stack.append(list[place].view)
      }
    }
    inputDidChange(of: top)
  }

  /// Removes a subtree, to which no constraint from outside refers any more.
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
    // Descendants first, as the rules of masks refer to the superview.
    for view in left.reversed() {
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
  /// Sets a flag in the node and its ancestors. Stops at an ancestor that already has it.
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
