import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The view that grows or shrinks if constraints of equal priority can't all be satisfied.
///
/// Unless a test says otherwise, a row is 393 points wide, with 20 points at its ends and 24 between its
/// views.
@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct LayoutTieTests {
  /// The moment at which a row is added to the window.
  enum Moment: CaseIterable, Sendable { case beforeConstraints, afterConstraints, afterLayout }

  @MainActor private final class Row {
    let simulator = Setup.current.simulator()
    let view = View(frame: CGRect(0, 100, 393, 44))
    let axis: LayoutConstraint.Axis

    init(_ axis: LayoutConstraint.Axis = .horizontal) {
      self.axis = axis
      if axis == .vertical { view.frame = CGRect(0, 100, 44, 393) }
    }

    /// The constraints from the first edge to the last.
    func constraints(_ views: [View]) -> [LayoutConstraint] {
      let isRow = axis == .horizontal
      func gap(_ first: View?, _ second: View?, _ distance: CGFloat) -> LayoutConstraint {
        if isRow {
          let end = first?.trailingAnchor ?? view.leadingAnchor
          return (second?.leadingAnchor ?? view.trailingAnchor).constraint(equalTo: end, constant: distance)
        }
        let end = first?.bottomAnchor ?? view.topAnchor
        return (second?.topAnchor ?? view.bottomAnchor).constraint(equalTo: end, constant: distance)
      }
      return [gap(nil, views.first, 20)] + zip(views, views.dropFirst()).map { gap($0, $1, 24) }
        + [gap(views.last, nil, 20)]
    }

    func add(_ views: [View]) {
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
    }

    /// Activates the constraints, lays out and returns the lengths of the views.
    func lengths(_ views: [View], isReversed: Bool = false, added: Moment = .beforeConstraints) -> [CGFloat] {
      if added == .beforeConstraints { simulator.window.addSubview(view) }
      let constraints = constraints(views)
      LayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
      if added == .afterLayout { view.layoutIfNeeded() }
      if added != .beforeConstraints { simulator.window.addSubview(view) }
      view.layoutIfNeeded()
      #expect(simulator.window.layoutConflicts == [])
      return lengths(of: views)
    }

    func lengths(of views: [View]) -> [CGFloat] {
      views.map { view in
        let length = axis == .horizontal ? view.frame.width : view.frame.height
        return (length * 1000).rounded() / 1000
      }
    }
  }

  private static func content(_ lengths: CGFloat...) -> [ContentView] {
    lengths.map { ContentView(content: CGSize(width: $0, height: $0)) }
  }

  private static func label(_ text: String, lines: Int = 1) -> Label {
    let label = Label()
    (label.text, label.numberOfLines) = (text, lines)
    return label
  }

  // MARK: Rows

  @Test(.fact("ML35"), arguments: [true, false], Moment.allCases)
  func `the view that is constrained first grows, in any order of the subviews`(
    isForward: Bool,
    moment: Moment
  ) {
    let row = Row()
    let views = Self.content(191.0 / 3, 229.0 / 3)
    row.add(isForward ? views : views.reversed())
    #expect(row.lengths(views, added: moment) == [252.667, 76.333])
    #expect(abs(views[0].frame.minX - 20) < 1e-9 && abs(views[1].frame.minX - 890.0 / 3) < 1e-9)
    let other = Row()
    let reversed = Self.content(191.0 / 3, 229.0 / 3)
    other.add(isForward ? reversed : reversed.reversed())
    #expect(other.lengths(reversed, isReversed: true, added: moment) == [63.667, 265.333])
  }

  @Test(.fact("ML36"), arguments: [LayoutConstraint.Axis.horizontal, .vertical])
  func `one view takes all of the slack`(axis: LayoutConstraint.Axis) {
    let row = Row(axis)
    let views = Self.content(40, 35, 49)
    row.add(views)
    #expect(row.lengths(views) == [221, 35, 49])
    // A content that changes is laid out without another view that grows.
    views[2].content = CGSize(width: 60, height: 60)
    row.simulator.settle()
    #expect(row.lengths(of: views) == [210, 35, 60])
    views[0].content = CGSize(width: 300, height: 300)
    row.simulator.settle()
    views[0].content = CGSize(width: 40, height: 40)
    row.simulator.settle()
    #expect(row.lengths(of: views) == [210, 35, 60])
  }

  @Test(.fact("ML37"), arguments: Moment.allCases) func `without room, the last view shrinks`(moment: Moment)
  {
    let row = Row()
    let views = Self.content(767.0 / 3, 586.0 / 3)
    row.add(views)
    #expect(row.lengths(views, added: moment) == [255.667, 73.333])
    // Three views shrink from the last to the first.
    let three = Row()
    let others = Self.content(150, 150, 150)
    three.add(others)
    #expect(three.lengths(others) == [150, 150, 5])
    others[1].content = CGSize(width: 200, height: 10)
    three.simulator.settle()
    #expect(three.lengths(of: others) == [150, 155, 0])
  }

  @Test(.fact("ML38")) func `a label with several lines grows in place of the first view`() {
    for (lines, expected) in [
      ([1, 0], [78.333, 250.667]), ([0, 1], [240.333, 88.667]), ([1, 1], [240.333, 88.667]),
    ] {
      let row = Row()
      let labels = [Self.label("12345678", lines: lines[0]), Self.label("123456789", lines: lines[1])]
      row.add(labels)
      #expect(row.lengths(labels) == expected.map { CGFloat($0) }, "\(lines)")
      #expect(labels.allSatisfy { abs($0.frame.height - 61.0 / 3) < 0.001 })
    }
  }

  @Test(.fact("ML39"), arguments: [true, false], Moment.allCases)
  func `of two wishes for a width, the first is missed`(areWidthsFirst: Bool, moment: Moment) {
    let row = Row()
    let views = [View(), View()]
    row.add(views)
    let widths = views.map { $0.widthAnchor.constraint(equalToConstant: 50) }
    for width in widths { width.priority = .defaultLow }
    if moment == .beforeConstraints { row.simulator.window.addSubview(row.view) }
    if areWidthsFirst { LayoutConstraint.activate(widths) }
    let all = row.constraints(views)
    LayoutConstraint.activate(areWidthsFirst ? all : all + widths)
    if moment == .afterLayout { row.view.layoutIfNeeded() }
    row.simulator.window.addSubview(row.view)
    row.view.layoutIfNeeded()
    #expect(row.lengths(of: views) == [279, 50] && row.simulator.window.layoutConflicts == [])
    // The same row inside a stack view.
    let stacked = Row()
    let others = [View(), View()]
    stacked.add(others)
    let wishes = others.map { $0.widthAnchor.constraint(equalToConstant: 50) }
    for wish in wishes { wish.priority = .defaultLow }
    LayoutConstraint.activate(stacked.constraints(others) + wishes)
    let stack = StackView(arrangedSubviews: [stacked.view])
    stack.frame = CGRect(0, 0, 393, 44)
    stacked.simulator.window.addSubview(stack)
    stack.layoutIfNeeded()
    #expect(stacked.lengths(of: others) == [279, 50])
  }

  // MARK: Stack views

  /// Lays out a stack and returns the lengths of its views.
  private func lengths(_ views: [View], in width: CGFloat, isVertical: Bool = false) -> [CGFloat] {
    let scene = LayoutScene()
    let stack = StackView(arrangedSubviews: views)
    (stack.spacing, stack.axis) = (8, isVertical ? .vertical : .horizontal)
    stack.frame = isVertical ? CGRect(0, 0, 100, width) : CGRect(0, 0, width, 100)
    scene.root.addSubview(stack)
    scene.layOut()
    #expect(scene.conflicts == [])
    return views.map { isVertical ? $0.frame.height : $0.frame.width }
  }

  @Test(.fact("ML43"), arguments: [false, true]) func `the first view of a stack grows`(isVertical: Bool) {
    let views = Self.content(29, 29, 41)
    #expect(lengths(views, in: 300, isVertical: isVertical) == [214, 29, 41])
    // A label with several lines grows before others.
    let labels = [Self.label("12345678"), Self.label("123456789", lines: 0)]
    #expect(lengths(labels, in: 300).map { ($0 * 3).rounded() } == [235, 641])
  }

  @Test(.fact("ML44"), arguments: [false, true]) func `the first view of a stack shrinks`(isVertical: Bool) {
    let views = Self.content(76, 94)
    #expect(lengths(views, in: 120, isVertical: isVertical) == [18, 94])
    let three = Self.content(50, 60, 70)
    #expect(lengths(three, in: 116, isVertical: isVertical) == [0, 30, 70])
  }

  @Test(.fact("ML45")) func `a view without a size of its own takes the slack of a stack`() {
    let ends = Self.content(28, 37)
    let scene = LayoutScene()
    let plain = View()
    let stack = StackView(arrangedSubviews: [ends[0], plain, ends[1]])
    (stack.spacing, stack.alignment, stack.frame) = (8, .center, CGRect(0, 0, 300, 100))
    scene.root.addSubview(stack)
    scene.layOut()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [28, 219, 37] && plain.frame.height == 0)
    #expect(
      lengths([View(), ContentView(content: CGSize(width: 20, height: 20)), View()], in: 300) == [0, 20, 264]
    )
  }

  @Test(.fact("ML46"), arguments: [true, false]) func `a stack in a stack grows, and not the view beside it`(
    isLast: Bool
  ) {
    let inner = StackView(arrangedSubviews: Self.content(20, 30))
    inner.spacing = 8
    let label = Self.content(34)[0]
    #expect(
      lengths(isLast ? [label, inner] : [inner, label], in: 300) == (isLast ? [34, 258] : [258, 34])
    )
    #expect(inner.arrangedSubviews.map(\.frame.width) == [220, 30])
  }

  @Test(.fact("ML2")) func `one point of priority decides`() {
    for (hugging, expected) in [([251, 250], [50, 279]), ([250, 251], [269, 60])] as [([Float], [CGFloat])] {
      let row = Row()
      let views = Self.content(50, 60)
      for (view, priority) in zip(views, hugging) {
        view.setContentHuggingPriority(LayoutPriority(priority), for: .horizontal)
      }
      row.add(views)
      #expect(row.lengths(views) == expected)
    }
    for (resistance, expected) in [([749, 750], [79, 250]), ([750, 749], [200, 129])]
      as [([Float], [CGFloat])]
    {
      let row = Row()
      let views = Self.content(200, 250)
      for (view, priority) in zip(views, resistance) {
        view.setContentCompressionResistancePriority(LayoutPriority(priority), for: .horizontal)
      }
      row.add(views)
      #expect(row.lengths(views) == expected)
    }
    let row = Row()
    let view = Self.label("12345678")
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == LayoutPriority(250))
      #expect(view.contentCompressionResistancePriority(for: axis) == LayoutPriority(750))
    }
    row.add([view])
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.priority = LayoutPriority(999)
    width.isActive = true
    #expect(row.lengths([view]) == [353])
  }

  // MARK: Chains

  @Test(arguments: [false, true]) func `only the first view of a long chain grows`(isPinned: Bool) {
    let row = Row()
    row.view.frame.size.width = 40_000
    let views = (0..<300).map { ContentView(content: CGSize(width: 10 + CGFloat($0 % 7), height: 20)) }
    row.add(views)
    row.simulator.window.addSubview(row.view)
    LayoutConstraint.activate(row.constraints(views).dropLast(isPinned ? 0 : 1))
    row.view.layoutIfNeeded()
    #expect(views[299].frame.maxX == (isPinned ? 39_980 : views[298].frame.maxX + 24 + 15))
    #expect(views.dropFirst().allSatisfy { $0.frame.width == $0.content?.width })
  }
}
