import Foundation
import Responder
import Simulation

extension View {
  /// Requests a call of ``updateConstraints()`` before the next layout.
  public final func setNeedsUpdateConstraints() {
    LayoutEngine.noteUse()
    guard !node.pointee.layout.contains(.needsUpdate) else { return }
    node.pointee.layout.insert(.needsUpdate)
    node.mark(.usesBelow)
    node.pointee.parent?.mark(.needsUpdateBelow)
    markSubtreeForLayout()
  }

  /// Returns whether a call of ``updateConstraints()`` is pending.
  public final func needsUpdateConstraints() -> Bool { node.pointee.layout.contains(.needsUpdate) }

  /// Runs the pending ``updateConstraints()`` of the view and its descendants now, descendants first.
  public final func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  /// Whether client code, in a subclass or a view controller, may add constraints to the view.
  final var asksAboutConstraints: Bool {
    node.pointee.flags.contains(.needsObjectCall) || node.pointee.flags.contains(.hasController)
  }

  /// Requests the update before the first layout with constraints.
  final func setNeedsFirstUpdate() {
    let state = makeLayoutStateIfNeeded()
    if !state.hasUpdated { setNeedsUpdateConstraints() }
  }

  /// Updates constraints in the subtree until none requests a further update, at most 8 times.
  final func updateConstraintsBelow() {
    for _ in 0..<8 where !node.pointee.layout.isDisjoint(with: .anyUpdate) {
      for view in viewsToUpdate().reversed() where view.node.pointee.layout.contains(.needsUpdate) {
        view.node.pointee.layout.remove(.needsUpdate)
        view.makeLayoutStateIfNeeded().hasUpdated = true
        Recursion.enter("updateConstraints() of \(view.owningController?.debugName ?? view.debugName)")
        if let controller = view.owningController {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
        Recursion.leave()
      }
    }
  }

  /// Returns the views that need an update, ancestors first, and clears the `needsUpdateBelow` flags.
  private func viewsToUpdate() -> [View] {
    var (found, stack) = ([View](), [self])
    while let view = stack.popLast() {
      let flags = view.node.pointee.layout
      if flags.contains(.needsUpdate) { found.append(view) }
      guard flags.contains(.needsUpdateBelow) else { continue }
      view.node.pointee.layout.remove(.needsUpdateBelow)
      for place in 0..<view.childCount {
        let child = view.node.pointee.children[place]
        if !child.pointee.layout.isDisjoint(with: .anyUpdate) { stack.append(child.view) }
      }
    }
    return found
  }
}
