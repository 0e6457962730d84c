import HeadlessUIKit

/// Changes of the view tree and of the properties of views.
@MainActor let treeActions: [MonkeyAction] = [
  MonkeyAction(4) { world in
    guard let view = world.pick(View.self) else { return nil }
    view.frame = InterfaceMaker(world).makeFrame()
    return "sets the frame of \(type(of: view)) to \(view.frame)"
  },
  MonkeyAction(3) { world in
    guard world.all(View.self).count < 80, let parent = world.pick(View.self), parent.acceptsSubviews else {
      return nil
    }
    InterfaceMaker(world).add(to: parent, depth: 1)
    return "adds a view to \(type(of: parent))"
  },
  MonkeyAction(3) { world in
    guard let view = world.pick(View.self), view.mayBeRemoved else { return nil }
    view.removeFromSuperview()
    return "removes \(type(of: view))"
  },
  MonkeyAction(2) { world in
    guard let view = world.pick(View.self), view.mayBeRemoved, let parent = world.pick(View.self),
      parent.acceptsSubviews, !parent.isDescendant(of: view)
    else { return nil }
    parent.addSubview(view)
    return "moves \(type(of: view)) to \(type(of: parent))"
  },
  MonkeyAction(3) { world in
    guard let view = world.pick(View.self) else { return nil }
    view.isHidden.toggle()
    return "hides \(type(of: view)): \(view.isHidden)"
  },
  MonkeyAction(2) { world in
    guard let view = world.pick(View.self) else { return nil }
    view.alpha = world.random.pick([0, 0.005, 0.5, 1, 1, 1]) ?? 1
    return "alpha of \(type(of: view)): \(view.alpha)"
  },
  MonkeyAction(1) { world in
    guard let view = world.pick(View.self) else { return nil }
    view.isUserInteractionEnabled.toggle()
    return "interaction with \(type(of: view)): \(view.isUserInteractionEnabled)"
  },
  MonkeyAction(1) { world in
    guard let view = world.pick(View.self) else { return nil }
    let angle = CGFloat(world.random.number(0...6)) / 3
    let scale = CGFloat(world.random.number(5...20)) / 10
    view.transform =
      world.random.once(in: 3) ? .identity : ViewTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
    return "transforms \(type(of: view))"
  },
  MonkeyAction(2) { world in
    guard let view = world.pick(View.self) else { return nil }
    let frame = InterfaceMaker(world).makeFrame()
    let alpha = CGFloat(world.random.number(2...10)) / 10
    View.animate(withDuration: Double(world.random.number(0...8)) / 10) {
      view.frame = frame
      view.alpha = alpha
    }
    return "animates \(type(of: view)) to \(frame)"
  },
  MonkeyAction(2) { world in
    guard let view = world.pick(View.self) else { return nil }
    view.setNeedsLayout()
    if world.random.once(in: 2) { view.layoutIfNeeded() }
    return "lays out \(type(of: view))"
  },
  MonkeyAction(1) { world in
    guard let parent = world.pick(View.self), let view = parent.subviews.last,
      world.all(View.self).contains(where: { $0 === view })
    else { return nil }
    if world.random.once(in: 2) { parent.sendSubviewToBack(view) } else { parent.bringSubviewToFront(view) }
    return "changes the order in \(type(of: parent))"
  },
  MonkeyAction(2) { world in
    guard let control = world.pick(Control.self) else { return nil }
    switch control {
    case let slider as Slider:
      slider.setValue(Float(world.random.number(-1...3)), animated: world.random.once(in: 2))
    case let toggle as Switch: toggle.setOn(world.random.once(in: 2), animated: world.random.once(in: 2))
    case let segments as SegmentedControl: segments.selectedSegmentIndex = world.random.number(-1...2)
    case let pages as PageControl:
      (pages.numberOfPages, pages.currentPage) = (world.random.number(0...9), world.random.number(0...9))
    default: control.isEnabled.toggle()
    }
    return "changes \(type(of: control))"
  },
  MonkeyAction(1) { world in
    guard let picker = world.pick(PickerView.self), picker.numberOfComponents > 0 else { return nil }
    let component = world.random.number(0...picker.numberOfComponents - 1)
    let count = picker.numberOfRows(inComponent: component)
    guard count > 0 else { return nil }
    picker.selectRow(
      world.random.number(0...count - 1),
      inComponent: component,
      animated: world.random.once(in: 2)
    )
    return "selects a row of a picker"
  },
  MonkeyAction(1) { world in
    guard let stack = world.pick(StackView.self) else { return nil }
    switch world.random.number(0...3) {
    case 0: stack.axis = stack.axis == .vertical ? .horizontal : .vertical
    case 1: stack.spacing = world.random.length(0...30)
    case 2: stack.distribution = world.random.pick([.fill, .fillEqually, .equalCentering]) ?? .fill
    default:
      guard let view = world.random.pick(stack.arrangedSubviews) else { return nil }
      if world.random.once(in: 2) { stack.removeArrangedSubview(view) } else { view.isHidden.toggle() }
    }
    return "changes a stack view"
  },
]

extension View {
  /// Whether client code adds subviews to the view.
  var acceptsSubviews: Bool {
    !(self is Control) && !(self is TextView) && !(self is PickerView) && !(self is SearchBar)
      && !(self is ActivityIndicatorView) && !(self is TableView) && !(self is CollectionView)
  }

  /// Whether the view may be removed: it is no controller's.
  var mayBeRemoved: Bool { superview != nil && !(next is ViewController) }
}
