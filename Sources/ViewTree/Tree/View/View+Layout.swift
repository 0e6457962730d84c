extension View {
  /// What ``setNeedsLayout()`` does.
  final func requestLayout() {
    guard !node.pointee.flags.contains(.needsLayout) else { return }
    node.pointee.flags.insert(.needsLayout)
    if let parent = node.pointee.parent { parent.markForLayout() } else { ownWindow?.scheduleLayout() }
  }

  /// What ``layoutIfNeeded()`` does.
  final func layOutNow() {
    if LayoutEngine.isUsed { solveConstraints() }
    var top = node
    while let parent = top.pointee.parent, parent.pointee.flags.contains(.needsLayout) { top = parent }
    guard !top.pointee.flags.isDisjoint(with: .anyLayout) else { return }
    let view = top.view
    view.layoutSubtree()
    if LayoutEngine.isUsed { view.layoutAgainForConstraints() }
  }

  /// Lays out again what the layout itself has changed for constraints: a frame that others follow, a guide, a constant.
  private func layoutAgainForConstraints() {
    for _ in 0..<8 where hasUnsolvedConstraints {
      solveConstraints()
      if hasOutstandingLayout { layoutSubtree() }
    }
  }

  /// Whether any layout is outstanding in the subtree.
  final var hasOutstandingLayout: Bool { !node.pointee.flags.isDisjoint(with: .anyLayout) }

  /// Notes on the way to the root that something below needs layout.
  func markSubtreeForLayout() { node.markForLayout() }

  private func layoutSubtree() {
    var stack: [View] = [self]
    while let view = stack.popLast() {
      view.layoutOwnSubviews()
      guard view.node.pointee.flags.contains(.needsLayoutBelow) else { continue }
      view.node.pointee.flags.remove(.needsLayoutBelow)
      for place in (0..<view.childCount).reversed() {
        let child = view.node.pointee.children[place]
        if !child.pointee.flags.isDisjoint(with: .anyLayout) { stack.append(child.view) }
      }
    }
  }

  private func layoutOwnSubviews() {
    guard node.pointee.flags.contains(.needsLayout) else { return }
    node.pointee.flags.remove(.needsLayout)
    owningController?.viewWillLayoutSubviews()
    layoutSubviews()
    owningController?.viewDidLayoutSubviews()
    // What the view asked of itself meanwhile has just been done.
    node.pointee.flags.remove(.needsLayout)
  }
}

extension UnsafeMutablePointer<ViewNode> {
  /// Notes on the way to the root that something below needs layout. Stops where that is known already.
  @MainActor fileprivate func markForLayout() {
    var current = self
    while true {
      let isKnown = current.pointee.flags.contains(.needsLayoutBelow)
      current.pointee.flags.insert(.needsLayoutBelow)
      guard let parent = current.pointee.parent else {
        current.view.ownWindow?.scheduleLayout()
        return
      }
      if isKnown { return }
      current = parent
    }
  }
}
