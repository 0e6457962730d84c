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
    guard let first else { programmerError("LayoutConstraint: it is about nothing") }
    guard var ancestor = first.item.owner else { refuseMissing(first.item) }
    if let origin = first.origin { ancestor = commonAncestor(of: ancestor, origin.item) }
    if let second {
      ancestor = commonAncestor(of: ancestor, second.item)
      if let origin = second.origin { ancestor = commonAncestor(of: ancestor, origin.item) }
    }
    install(on: ancestor)
  }

  private func commonAncestor(of ancestor: View, _ item: LayoutItem) -> View {
    guard let owner = item.owner else { refuseMissing(item) }
    if let common = ancestor.nearestAncestor(with: owner) { return common }
    programmerError(
      "\(description) can't be active: \(first?.item.name ?? "") and \(item.name) have no common ancestor; "
        + "add both to one tree first"
    )
  }

  private func refuseMissing(_ item: LayoutItem) -> Never {
    let what = item.asGuide == nil ? "its item is gone" : "\(item.name) belongs to no view"
    programmerError("\(description) can't be active: \(what)")
  }

  /// Adds the constraint to a view and makes it active. All items must be in the view's tree.
  final func install(on view: View) {
    if let first { enter(first, view) }
    if let second { enter(second, view) }
    if holder?.object != nil { deactivate() }
    let state = view.makeLayoutStateIfNeeded()
    holder = view.handle
    Self.lastActivation += 1
    activation = Self.lastActivation
    state.append(self)
    view.noteConstraints()
    view.layoutEngine?.add(self)
  }

  /// Marks the owners of a side's items, which must be in the view that holds the constraint: only marked
  /// views are removed from the engine when they leave the tree.
  private func enter(_ side: LayoutTerm, _ view: View) {
    enter(side.item, view)
    if let origin = side.origin { enter(origin.item, view) }
  }

  private func enter(_ item: LayoutItem, _ view: View) {
    guard let owner = item.owner else { refuseMissing(item) }
    guard owner.isDescendant(of: view) else {
      programmerError("\(description) can't be added to \(view.debugName): \(item.name) is not in it")
    }
    owner.node.mark(.usesBelow)
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
