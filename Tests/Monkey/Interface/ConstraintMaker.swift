import HeadlessUIKit

/// Makes constraints.
@MainActor struct ConstraintMaker {
  let world: World

  init(_ world: World) { self.world = world }

  /// Adds views with random frames, and constraints that are made from the frames; the layout must reproduce
  /// them.
  func addConsistentGroup(to parent: View) {
    guard world.simulator.system >= "6.0" else { return }
    // Callbacks would change the new views and constraints.
    let wasInMischief = world.isInMischief
    world.isInMischief = true
    defer { world.isInMischief = wasInMischief }
    let group = View(frame: CGRect(x: 10, y: 30, width: 280, height: 300))
    world.register(group)
    parent.addSubview(group)
    var expected: [(view: View, frame: CGRect)] = []
    for _ in 0..<world.random.number(1...5) {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      world.register(view)
      group.addSubview(view)
      let frame = CGRect(
        x: CGFloat(world.random.number(0...200)),
        y: CGFloat(world.random.number(0...200)),
        width: CGFloat(world.random.number(1...100)),
        height: CGFloat(world.random.number(1...100))
      )
      constrain(view, to: frame, among: expected, in: group)
      expected.append((view, frame))
    }
    group.layoutIfNeeded()
    for (view, frame) in expected where view.superview === group && !view.frame.isClose(to: frame) {
      world.find("constraints: those made from \(frame) result in \(view.frame)")
    }
  }

  private func constrain(
    _ view: View,
    to frame: CGRect,
    among siblings: [(view: View, frame: CGRect)],
    in group: View
  ) {
    let anchor = world.random.pick(siblings)
    let (target, reference) = anchor.map { ($0.view, $0.frame) } ?? (group, group.bounds)
    let made: [LayoutConstraint] = [
      constraint(view, .left, target, .left, frame.minX - reference.minX),
      world.random.once(in: 2)
        ? constraint(view, .right, target, .right, frame.maxX - reference.maxX)
        : constraint(view, .width, nil, .notAnAttribute, frame.width),
      constraint(view, .top, target, .bottom, frame.minY - reference.maxY),
      world.random.once(in: 2)
        ? constraint(view, .centerY, target, .centerY, frame.midY - reference.midY)
        : constraint(view, .height, nil, .notAnAttribute, frame.height),
    ]
    group.addConstraints(made)
    world.constraints += made
  }

  private func constraint(
    _ view: View,
    _ attribute: LayoutConstraint.Attribute,
    _ other: View?,
    _ otherAttribute: LayoutConstraint.Attribute,
    _ constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: view,
      attribute: attribute,
      relatedBy: .equal,
      toItem: other,
      attribute: otherAttribute,
      multiplier: 1,
      constant: constant
    )
  }

  /// Adds one random constraint between two views, which may be in conflict with others.
  func addRandomConstraint() -> String? {
    guard world.simulator.system >= "6.0", let view = world.pick(View.self), let parent = view.superview,
      world.all(View.self).contains(where: { $0 === parent })
    else { return nil }
    let attributes: [LayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
    ]
    guard let attribute = world.random.pick(attributes) else { return nil }
    let made = LayoutConstraint(
      item: view,
      attribute: attribute,
      relatedBy: world.random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]) ?? .equal,
      toItem: parent,
      attribute: attribute,
      multiplier: 1,
      constant: world.random.length(-50...50)
    )
    made.priority = world.random.pick([.required, .defaultHigh, .defaultLow]) ?? .required
    if world.random.once(in: 2) { view.translatesAutoresizingMaskIntoConstraints = false }
    parent.addConstraint(made)
    world.constraints.append(made)
    return "constrains \(attribute) of \(type(of: view)) to its superview"
  }
}

extension CGRect {
  /// Whether the rectangles are equal except for rounding to pixels.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.51 && abs(minY - other.minY) <= 0.51 && abs(width - other.width) <= 0.51
      && abs(height - other.height) <= 0.51
  }
}
