import Simulation

extension View {
  /// Implements ``setNeedsLayout()``.
  final func baseSetNeedsLayout() { node.setNeedsLayout() }

  /// Implements ``layoutIfNeeded()``.
  final func baseLayoutIfNeeded() {
    if LayoutEngine.isUsed { solveConstraints() }
    var top = node
    while let parent = top.pointee.parent, parent.pointee.flags.contains(.needsLayout) { top = parent }
    guard !top.pointee.flags.isDisjoint(with: .anyLayout) else { return }
    let view = top.view
    view.layoutSubtree()
    if LayoutEngine.isUsed { view.layoutAgainForConstraints() }
  }

  /// Repeats the layout while the layout itself changes the inputs of constraints: a frame, a guide, or a
  /// constant. Stops after 8 passes.
  private func layoutAgainForConstraints() {
    for _ in 0..<8 where hasUnsolvedConstraints {
      solveConstraints()
      if hasOutstandingLayout { layoutSubtree() }
    }
  }

  /// Whether any layout is outstanding in the subtree.
  final var hasOutstandingLayout: Bool { !node.pointee.flags.isDisjoint(with: .anyLayout) }

  /// Marks the path to the root for outstanding layout below.
  func markSubtreeForLayout() { node.markForLayout() }

  private func layoutSubtree() {
    var stack: [View] = [self]
    while let view = stack.popLast() {
      view.controllerOfNode?.layoutReachesView()
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
    let controller = controllerOfNode
    // Dynamic colors have the values for the view's traits meanwhile (U94).
    if let traits = differingTraits {
      traits.performAsCurrent { performLayout(with: controller) }
    } else {
      performLayout(with: controller)
    }
    // Requests of the view for its own layout in these calls are fulfilled already.
    node.pointee.flags.remove(.needsLayout)
    controller?.viewWasLaidOut()
  }

  private func performLayout(with controller: ViewController?) {
    Recursion.enter("layoutSubviews() of \(debugName)")
    controller?.viewWillLayoutSubviews()
    if let layer = rare?.layer {
      if layer.isOfApp { layer.layoutSublayers() } else { layoutSublayers(of: layer) }
    } else {
      layoutSubviews()
    }
    controller?.viewDidLayoutSubviews()
    Recursion.leave()
  }
}

extension UnsafeMutablePointer<ViewNode> {
  /// Implements ``View/setNeedsLayout()``.
  @MainActor func setNeedsLayout() {
    guard !pointee.flags.contains(.needsLayout) else { return }
    pointee.flags.insert(.needsLayout)
    if let parent = pointee.parent { parent.markForLayout() } else { view.baseWindow?.scheduleLayout() }
  }

  /// Marks this view and its ancestors as having a descendant that needs layout. Ends at a view that is
  /// marked already; at the root, schedules a layout pass.
  @MainActor fileprivate func markForLayout() {
    var current = self
    while true {
      let isKnown = current.pointee.flags.contains(.needsLayoutBelow)
      current.pointee.flags.insert(.needsLayoutBelow)
      guard let parent = current.pointee.parent else {
        current.view.baseWindow?.scheduleLayout()
        return
      }
      if isKnown { return }
      current = parent
    }
  }
}
