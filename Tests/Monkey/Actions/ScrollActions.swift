import HeadlessUIKit

/// Changes of scroll views, tables and collections.
@MainActor let scrollActions: [MonkeyAction] = [
  MonkeyAction(4) { world in
    guard let scroll = world.pick(ScrollView.self) else { return nil }
    let offset = CGPoint(x: world.random.length(-50...400), y: world.random.length(-50...900))
    scroll.setContentOffset(offset, animated: world.random.once(in: 2))
    return "scrolls \(type(of: scroll)) to \(offset)"
  },
  MonkeyAction(2) { world in
    guard let scroll = world.pick(ScrollView.self) else { return nil }
    scroll.contentInset = EdgeInsets(
      top: world.random.length(0...60),
      left: 0,
      bottom: world.random.length(0...300),
      right: 0
    )
    return "insets \(type(of: scroll)) by \(scroll.contentInset)"
  },
  MonkeyAction(1) { world in
    guard let scroll = world.pick(ScrollView.self), !(scroll is TableView), !(scroll is CollectionView),
      !(scroll is TextView)
    else { return nil }
    scroll.contentSize = CGSize(width: world.random.length(0...700), height: world.random.length(0...1500))
    return "content size \(scroll.contentSize)"
  },
  MonkeyAction(1) { world in
    guard let scroll = world.pick(ScrollView.self), scroll.maximumZoomScale > 1 else { return nil }
    scroll.setZoomScale(CGFloat(world.random.number(3...40)) / 10, animated: world.random.once(in: 2))
    return "zooms to \(scroll.zoomScale)"
  },
  MonkeyAction(2) { world in
    guard let scroll = world.pick(ScrollView.self), let view = world.pick(View.self),
      view.isDescendant(of: scroll)
    else { return nil }
    scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: world.random.once(in: 2))
    return "scrolls to a view"
  },
  MonkeyAction(2) { world in
    guard let table = world.pick(TableView.self), let source = table.dataSource as? TableSource,
      !source.isUpdating
    else { return nil }
    if !world.isInMischief, world.random.once(in: 2) { return source.update(table) }
    source.changeHeights()
    table.reloadData()
    return "reloads a table"
  },
  MonkeyAction(1) { world in
    guard let table = world.pick(TableView.self), table.numberOfSections > 0 else { return nil }
    let section = world.random.number(0...table.numberOfSections - 1)
    let count = table.numberOfRows(inSection: section)
    guard count > 0 else { return nil }
    let path = IndexPath(row: world.random.number(0...count - 1), section: section)
    let isAnimated = world.random.once(in: 2)
    if world.random.once(in: 2) {
      table.selectRow(at: path, animated: isAnimated, scrollPosition: .middle)
    } else {
      table.scrollToRow(at: path, at: .top, animated: isAnimated)
    }
    return "scrolls a table to \(path)"
  },
  MonkeyAction(1) { world in
    guard let table = world.pick(TableView.self) else { return nil }
    table.setEditing(!table.isEditing, animated: world.random.once(in: 2))
    return "edits a table: \(table.isEditing)"
  },
  MonkeyAction(2) { world in
    guard let collection = world.pick(CollectionView.self),
      let source = collection.dataSource as? CollectionSource
    else { return nil }
    source.change()
    collection.reloadData()
    return "reloads a collection"
  },
]

/// Changes of constraints.
@MainActor let constraintActions: [MonkeyAction] = [
  MonkeyAction(2) { world in ConstraintMaker(world).addRandomConstraint() },
  MonkeyAction(2) { world in
    guard let constraint = world.random.pick(world.constraints) else { return nil }
    constraint.constant = world.random.length(-100...200)
    return "sets a constant to \(constraint.constant)"
  },
  MonkeyAction(1) { world in
    guard let constraint = world.random.pick(world.constraints), world.simulator.system >= "8.0" else {
      return nil
    }
    guard constraint.isActive || constraint.mayBeActivated else { return nil }
    constraint.isActive.toggle()
    return "activates a constraint: \(constraint.isActive)"
  },
]

extension LayoutConstraint {
  /// Whether the views of the constraint are in one tree.
  var mayBeActivated: Bool {
    guard let first = firstItem as? View else { return false }
    guard let second = secondItem as? View else { return secondAttribute == .notAnAttribute }
    return second === first.superview
  }
}
