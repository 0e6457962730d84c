import HeadlessUIKit
import Shape

/// Views in a window whose constraints have a shape, the same as in the other toolkits' programs.
@MainActor struct LayoutScene {
  /// The shapes of constraints.
  enum Shape: String, CaseIterable {
    /// Views in a row, each behind the previous one, with fixed sizes.
    case chain
    /// Views in each other, at fixed distances from the edges.
    case nested
    /// Views in a row with equal widths, which fill it.
    case equal
    /// Views in a row with a required minimum and two optional widths.
    case priorities
  }

  let simulator = Simulator(logIsEnabled: false)
  let container: View
  private(set) var views: [View] = []
  private(set) var constraints: [LayoutConstraint] = []
  /// The constraint whose constant is edited.
  private(set) var edited = LayoutConstraint()

  /// The side of the square that contains the views.
  private static let side: CGFloat = 100_000

  init(_ shape: Shape, of count: Int) {
    container = View(frame: CGRect(x: 0, y: 100, width: Self.side, height: Self.side))
    simulator.window.addSubview(container)
    for index in 0..<count {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      (shape == .nested ? views.last ?? container : container).addSubview(view)
      views.append(view)
      switch shape {
      case .chain:
        edges(of: view, at: index, gap: 8)
        constraints += [
          view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
          view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
        ]
      case .nested:
        let outer = view.superview ?? container
        constraints += [
          view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1),
          view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
          outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 1),
          outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 1),
        ]
      case .equal:
        edges(of: view, at: index, gap: 1)
        constraints += [
          view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
          view.heightAnchor.constraint(equalToConstant: 20),
        ]
        if index > 0 { constraints.append(view.widthAnchor.constraint(equalTo: views[0].widthAnchor)) }
        if index == count - 1 {
          constraints.append(container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 1))
        }
      case .priorities:
        edges(of: view, at: index, gap: 1)
        let wide = view.widthAnchor.constraint(equalToConstant: 60)
        wide.priority = .defaultHigh
        let wider = view.widthAnchor.constraint(equalToConstant: 80)
        wider.priority = .defaultLow
        constraints += [
          view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
          view.heightAnchor.constraint(equalToConstant: 20),
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20), wide, wider,
        ]
      }
    }
    simulator.window.makeKeyAndVisible()
    edited = constraints[0]
  }

  private mutating func edges(of view: View, at index: Int, gap: CGFloat) {
    let previous = index == 0 ? container.leadingAnchor : views[index - 1].trailingAnchor
    constraints.append(view.leadingAnchor.constraint(equalTo: previous, constant: gap))
  }

  /// The sum that shows that the last view is at its place.
  var check: CGFloat { views.last.map { $0.frame.maxX + $0.frame.width } ?? 0 }

  /// The expected ``check`` for a constant of the edited constraint.
  static func check(_ shape: Shape, _ count: Int, constant: CGFloat) -> CGFloat {
    let count = CGFloat(count)
    switch shape {
    case .chain: return constant + 40 * count + 8 * (count - 1) + 40
    case .nested:
      let width = side - 2 * count + 1 - constant
      return (count == 1 ? constant : 1) + width + width
    case .equal:
      let width = (side - (constant + (count - 1) + 1)) / count
      return side - 1 + width
    case .priorities: return constant + 60 * count + (count - 1) + 60
    }
  }

  func isRight(_ shape: Shape) -> Bool {
    abs(check - Self.check(shape, views.count, constant: edited.constant)) < 0.6
  }
}

/// The figures of one shape of constraints, in nanoseconds.
@MainActor func layoutFigures(
  _ shape: LayoutScene.Shape,
  _ count: Int
) -> (activation: Double, first: Double, edit: Double, isRight: Bool) {
  var scene = LayoutScene(shape, of: count)
  var (activations, firsts, isRight) = ([Double](), [Double](), true)
  for _ in 0..<runs {
    scene = LayoutScene(shape, of: count)
    let start = shape_now()
    LayoutConstraint.activate(scene.constraints)
    let activated = shape_now()
    scene.simulator.window.layoutIfNeeded()
    firsts.append(shape_now() - activated)
    activations.append(activated - start)
    isRight = isRight && scene.isRight(shape)
  }
  let original = scene.edited.constant
  let edits = max(2, 20_000 / count)
  let edit = measure(edits) {
    for index in 0..<edits {
      scene.edited.constant = original + (index % 2 == 0 ? 1 : 0)
      scene.simulator.window.layoutIfNeeded()
      isRight = isRight && scene.isRight(shape)
    }
  }
  return (median(activations), median(firsts), edit, isRight)
}

/// W12 and W13: the first layout of 1,000 views with constraints, and a layout after the edit of a constant.
@MainActor func runLayouts() {
  for shape in LayoutScene.Shape.allCases {
    let figures = layoutFigures(shape, 1000)
    result("W12.\(shape.rawValue)", figures.first, "ns", 1, figures.isRight)
    result("W13.\(shape.rawValue)", figures.edit, "ns", 1, figures.isRight)
  }
  let stack = stackFigures(1000)
  result("W14.spacing", stack.spacing, "ns", 1, stack.isRight)
  result("W14.hide", stack.hide, "ns", 1, stack.isRight)
}

/// The time of a change of the spacing, and of hiding or showing the middle row, in a stack view of labels.
@MainActor func stackFigures(_ count: Int) -> (first: Double, spacing: Double, hide: Double, isRight: Bool) {
  let simulator = Simulator(logIsEnabled: false)
  let stack = StackView(
    arrangedSubviews: (0..<count).map { index in
      let label = Label()
      label.text = "Row \(index)"
      return label
    }
  )
  stack.axis = .vertical
  stack.translatesAutoresizingMaskIntoConstraints = false
  simulator.window.addSubview(stack)
  LayoutConstraint.activate([
    stack.topAnchor.constraint(equalTo: simulator.window.topAnchor),
    stack.leadingAnchor.constraint(equalTo: simulator.window.leadingAnchor),
    stack.trailingAnchor.constraint(equalTo: simulator.window.trailingAnchor),
  ])
  simulator.window.makeKeyAndVisible()
  let start = shape_now()
  simulator.window.layoutIfNeeded()
  let first = shape_now() - start
  let height = stack.arrangedSubviews[0].frame.height
  var isRight = abs(stack.frame.height - height * CGFloat(count)) < 1
  let changes = 10
  let spacing = measure(changes) {
    for index in 0..<changes {
      stack.spacing = CGFloat(index % 2 + 1)
      simulator.window.layoutIfNeeded()
      let expected = height * CGFloat(count) + stack.spacing * CGFloat(count - 1)
      isRight = isRight && abs(stack.frame.height - expected) < 1
    }
  }
  let middle = stack.arrangedSubviews[count / 2]
  let hide = measure(changes) {
    for index in 0..<changes {
      middle.isHidden = index % 2 == 0
      simulator.window.layoutIfNeeded()
      let shown = CGFloat(middle.isHidden ? count - 1 : count)
      isRight = isRight && abs(stack.frame.height - height * shown - stack.spacing * (shown - 1)) < 1
    }
  }
  return (first, spacing, hide, isRight)
}
