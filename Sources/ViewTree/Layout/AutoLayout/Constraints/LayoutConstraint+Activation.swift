import Simulation

extension LayoutConstraint {
  /// The items on both sides.
  final var items: [LayoutItem] {
    guard let second else { return first?.items ?? [] }
    guard let first else { return second.items }
    if first.origin == nil, second.origin == nil { return [first.item, second.item] }
    return first.items + second.items
  }

  /// Whether the constraint refers to leading or trailing edges.
  final var followsLines: Bool { first?.followsLines == true || second?.followsLines == true }

  /// Whether the constraint refers to leading or trailing edges and lines run from right to left in the view
  /// that holds it. Constants then count to the left (MR8).
  final var isMirrored: Bool { followsLines && holder?.object?.isRightToLeft == true }

  func activate() {
    guard let first = items.first else { programmerError("LayoutConstraint: it is about nothing") }
    guard var ancestor = first.owner else { refuseMissing(first) }
    for item in items.dropFirst() {
      guard let owner = item.owner else { refuseMissing(item) }
      guard let common = ancestor.nearestAncestor(with: owner) else {
        programmerError(
          "\(description) can't be active: \(first.name) and \(item.name) have no common ancestor; "
            + "add both to one tree first"
        )
      }
      ancestor = common
    }
    install(on: ancestor)
  }

  private func refuseMissing(_ item: LayoutItem) -> Never {
    let what = item.asGuide == nil ? "its item is gone" : "\(item.name) belongs to no view"
    programmerError("\(description) can't be active: \(what)")
  }

  /// Adds the constraint to a view and makes it active. All items must be in the view's tree.
  final func install(on view: View) {
    let owners = items.map { item in
      guard let owner = item.owner else { refuseMissing(item) }
      guard owner.isDescendant(of: view) else {
        programmerError("\(description) can't be added to \(view.debugName): \(item.name) is not in it")
      }
      return owner
    }
    // Only marked views are removed from the engine when they leave the tree.
    for owner in owners { owner.node.mark(.usesBelow) }
    if holder?.object != nil { deactivate() }
    let state = view.makeLayoutStateIfNeeded()
    holder = view.handle
    Self.lastActivation += 1
    activation = Self.lastActivation
    state.append(self)
    view.noteConstraints()
    view.layoutEngine?.add(self)
  }

  func deactivate() {
    guard let view = holder?.object else { return }
    holder = nil
    if let entry { entry.engine?.remove(entry) }
    view.layoutState?.remove(self)
  }
}

extension View {
  /// Returns the nearest common ancestor, or either view itself; `nil` in different trees. Costs O(depth),
  /// unless the views are superview and subview, or siblings.
  final func nearestAncestor(with other: View) -> View? {
    var (one, two) = (node, other.node)
    if one == two || two.pointee.parent == one { return self }
    if one.pointee.parent == two { return other }
    if let parent = one.pointee.parent, parent == two.pointee.parent { return parent.view }
    var (depth, otherDepth) = (one.depth, two.depth)
    while one != two {
      let isDeeper = depth >= otherDepth
      guard let parent = (isDeeper ? one : two).pointee.parent else { return nil }
      if isDeeper { (one, depth) = (parent, depth - 1) } else { (two, otherDepth) = (parent, otherDepth - 1) }
    }
    return one.view
  }
}
