import Foundation

extension View {
  /// Asks for ``updateConstraints()`` before the next layout.
  public final func setNeedsUpdateConstraints() {
    LayoutEngine.noteUse()
    guard !node.pointee.layout.contains(.needsUpdate) else { return }
    node.pointee.layout.insert(.needsUpdate)
    node.mark(.usesBelow)
    node.pointee.parent?.mark(.needsUpdateBelow)
    markSubtreeForLayout()
  }

  /// Whether ``updateConstraints()`` is outstanding.
  public final var needsUpdateConstraints: Bool { node.pointee.layout.contains(.needsUpdate) }

  /// Runs the outstanding ``updateConstraints()`` of the view and those in it now, further down first.
  public final func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  /// Whether somebody else's code may have constraints to add to the view.
  final var asksAboutConstraints: Bool {
    node.pointee.flags.contains(.asksObject) || node.pointee.flags.contains(.hasController)
  }

  /// The first layout with constraints asks for them.
  final func setNeedsFirstUpdate() {
    let state = keepLayoutState()
    if !state.hasUpdated { setNeedsUpdateConstraints() }
  }

  /// Updates constraints in the subtree until nobody asks for more, at most a few times over.
  final func updateConstraintsBelow() {
    for _ in 0..<8 where !node.pointee.layout.isDisjoint(with: .anyUpdate) {
      for view in viewsToUpdate().reversed() where view.node.pointee.layout.contains(.needsUpdate) {
        view.node.pointee.layout.remove(.needsUpdate)
        view.keepLayoutState().hasUpdated = true
        if let controller = view.owningController {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }

  /// The views that need an update, ancestors first; notes that they were found.
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
