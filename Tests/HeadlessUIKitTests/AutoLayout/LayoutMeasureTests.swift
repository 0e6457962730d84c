import Foundation
import HeadlessUIKit
import Testing

/// Frames, margins and constraints against values that were recorded from UIKit.
@MainActor @Suite struct LayoutMeasureTests {
  /// A phone with two pixels to a point.
  private static let double = Setup(device: .iPhone8, system: "16.7")

  private func views(_ count: Int, in scene: LayoutScene) -> [ContentView] {
    (0..<count).map { scene.view("\($0)") }
  }

  private func stack(_ count: Int, _ width: CGFloat, spacing: CGFloat, in scene: LayoutScene) -> StackView {
    let stack = StackView(arrangedSubviews: (0..<count).map { _ in View() })
    (stack.distribution, stack.spacing) = (.fillEqually, spacing)
    stack.frame = CGRect(0, 0, width, 100)
    scene.root.addSubview(stack)
    scene.layOut()
    return stack
  }

  // MARK: Rounding

  @Test(.fact("ML1")) func `origin and size of a frame are rounded to pixels, each by itself`() {
    let scene = LayoutScene(Self.double)
    let view = scene.view("view")
    let (left, width) = (
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 0)
    )
    scene.activate(left, width)
    for (x, length, frame) in [
      (0, 93.333, (0, 93.5)), (0, 190.667, (0, 190.5)), (0, 106.656, (0, 106.5)), (10.25, 20.2, (10.5, 20)),
      (10.4, 20.2, (10.5, 20)), (47.25, 10.25, (47.5, 10.5)), (-0.25, 1, (0, 1)),
    ] as [(CGFloat, CGFloat, (CGFloat, CGFloat))] {
      (left.constant, width.constant) = (x, length)
      scene.layOut()
      #expect(view.frame == CGRect(frame.0, 0, frame.1, 0), "\(x), \(length)")
    }
    // Equal widths stay equal, so that the last view ends half a point behind the row.
    let row = views(3, in: scene)
    for (place, view) in row.enumerated() {
      let before = place == 0 ? scene.root.leadingAnchor : row[place - 1].trailingAnchor
      view.leadingAnchor.constraint(equalTo: before, constant: place == 0 ? 0 : 10).isActive = true
      if place > 0 { view.widthAnchor.constraint(equalTo: row[0].widthAnchor).isActive = true }
    }
    scene.activate(row[2].trailingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 300))
    #expect(row.map(\.frame.width) == [93.5, 93.5, 93.5] && row.map(\.frame.minX) == [0, 103.5, 206.5])
    #expect(row[2].frame.maxX == 300)
  }

  @Test(
    .fact("ML33"),
    arguments: [
      (967.0 / 6, 484), (2003.0 / 6, 1002), (1204.0 / 3, 1204), (161.16, 483), (161.17, 484),
    ] as [(CGFloat, CGFloat)]
  )
  func `half a pixel is rounded up`(middle: CGFloat, pixels: CGFloat) {
    let scene = LayoutScene(.current)
    let view = scene.view("view", size: CGSize(width: 10, height: 10))
    scene.activate(
      view.centerXAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: middle + 5),
      view.centerYAnchor.constraint(equalTo: scene.root.topAnchor, constant: middle + 5)
    )
    #expect(abs(view.frame.minX * 3 - pixels) < 1e-9 && abs(view.frame.minY * 3 - pixels) < 1e-9)
    #expect(view.frame.width == 10)
  }

  @Test(
    .fact("ML41"),
    arguments: [
      (4, 320, 8, 74, [0, 82, 164, 246]), (3, 300, 10, 93.5, [0, 103.5, 206.5]),
      (4, 99, 0, 25, [0, 25, 49.5, 74.5]),
    ] as [(Int, CGFloat, CGFloat, CGFloat, [CGFloat])]
  )
  func `the views of a stack with equal sizes are equal`(
    count: Int,
    width: CGFloat,
    spacing: CGFloat,
    length: CGFloat,
    places: [CGFloat]
  ) {
    let stack = stack(count, width, spacing: spacing, in: LayoutScene(Self.double))
    #expect(stack.arrangedSubviews.map(\.frame.width) == places.map { _ in length })
    #expect(stack.arrangedSubviews.map(\.frame.minX) == places)
  }

  @Test(.fact("ML1")) func `lines are broken at the width that the label gets`() {
    let scene = LayoutScene(Self.double)
    let label = Label()
    (label.text, label.numberOfLines) = ("aaaa bbbb", 0)
    // As wide as the text on one line, in half points.
    let exact = label.intrinsicContentSize.width
    label.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: exact - 0.2)
    scene.activate(width)
    #expect(label.frame.size == CGSize(width: exact, height: 20.5))
    width.constant = exact - 0.3
    scene.layOut()
    #expect(label.frame.size == CGSize(width: exact - 0.5, height: 41))
  }

  // MARK: Stack views

  @Test(.fact("ML42")) func `a hidden view of a stack is in the middle of the gap and has no length`() {
    let scene = LayoutScene(Self.double)
    let stack = stack(4, 320, spacing: 8, in: scene)
    let views = stack.arrangedSubviews
    views[2].isHidden = true
    scene.layOut()
    #expect([0, 1, 3].map { views[$0].frame.width } == [101.5, 101.5, 101.5])
    #expect([0, 1, 3].map { views[$0].frame.minX } == [0, 109.5, 218.5])
    #expect(views[2].frame == CGRect(214.5, 0, 0, 100) && scene.conflicts == [])
    // Several hidden views, and those at the ends.
    (views[1].isHidden, views[3].isHidden) = (true, true)
    scene.layOut()
    #expect(views.map(\.frame.width) == [320, 0, 0, 0] && views.map(\.frame.minX) == [0, 320, 320, 320])
    views[3].isHidden = false
    scene.layOut()
    #expect(views.map(\.frame.width) == [156, 0, 0, 156] && views.map(\.frame.minX) == [0, 160, 160, 164])
    for view in views { view.isHidden = true }
    scene.layOut()
    #expect(views.allSatisfy { $0.frame == CGRect(0, 0, 0, 100) } && scene.conflicts == [])
    for view in views { view.isHidden = false }
    scene.layOut()
    #expect(views.map(\.frame.minX) == [0, 82, 164, 246] && scene.conflicts == [])
  }

  @Test(.fact("ML42")) func `the content of a hidden view doesn't count`() {
    let scene = LayoutScene()
    let (tall, small) = (
      ContentView(content: CGSize(width: 50, height: 90)), ContentView(content: CGSize(width: 20, height: 30))
    )
    let stack = StackView(arrangedSubviews: [tall, small])
    (stack.spacing, stack.translatesAutoresizingMaskIntoConstraints) = (6, false)
    scene.root.addSubview(stack)
    scene.activate(
      stack.topAnchor.constraint(equalTo: scene.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor)
    )
    #expect(stack.frame == CGRect(0, 0, 76, 90))
    tall.isHidden = true
    scene.layOut()
    #expect(stack.frame == CGRect(0, 0, 20, 30) && tall.frame == CGRect(0, 0, 0, 30) && scene.conflicts == [])
    tall.isHidden = false
    scene.layOut()
    #expect(stack.frame == CGRect(0, 0, 76, 90) && scene.conflicts == [])
    // A required length conflicts with the length of a hidden view, as in UIKit.
    let width = tall.widthAnchor.constraint(equalToConstant: 44)
    width.isActive = true
    tall.isHidden = true
    scene.layOut()
    let hiding = "\"UISV-hiding\": ContentView.width == 0"
    #expect(scene.conflicts.map(\.broken) == [hiding] && small.frame.minX == 0 && stack.frame.width == 20)
  }

  // MARK: Margins and safe areas

  @Test(.fact("ML3", "ML23")) func `the readable width is 672 points inside the margins`() {
    for (width, frame) in [(600, (40, 520)), (752, (40, 672)), (1009, (168.5, 672)), (2000, (664, 672))]
      as [(CGFloat, (CGFloat, CGFloat))]
    {
      let view = View(frame: CGRect(0, 0, width, 100))
      view.layoutMargins = EdgeInsets(top: 5, left: 40, bottom: 7, right: 40)
      #expect(view.readableContentGuide.layoutFrame == CGRect(frame.0, 5, frame.1, 88), "\(width)")
    }
  }

  @Test(.fact("ML4")) func `the frame of a system guide is known without constraints`() {
    let view = View(frame: CGRect(0, 0, 100, 100))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(8, 8, 84, 84))
    let guide = LayoutGuide()
    view.addLayoutGuide(guide)
    #expect(guide.layoutFrame == .zero)
  }

  /// A view of 320 by 480 points in a window, with these safe area insets.
  private func container(_ insets: EdgeInsets, _ simulator: Simulator) -> View {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    child.view.frame = CGRect(0, 60, 320, 480)
    parent.view.addSubview(child.view)
    simulator.launch(parent)
    let own = child.view.safeAreaInsets
    #expect(own == .zero)
    child.additionalSafeAreaInsets = insets
    return child.view
  }

  @Test(
    .fact("ML20"),
    arguments: [
      (CGRect(0, 460, 320, 100), EdgeInsets(top: 0, left: 10, bottom: 34, right: 12)),
      (CGRect(0, 0, 320, 100), EdgeInsets(top: 44, left: 10, bottom: 0, right: 12)),
      (CGRect(4, 20, 312, 440), EdgeInsets(top: 24, left: 6, bottom: 14, right: 8)),
      (CGRect(-30, -30, 400, 540), EdgeInsets(top: 44, left: 10, bottom: 34, right: 12)),
    ]
  )
  func `a subview has the part of the insets that it doesn't begin behind`(frame: CGRect, insets: EdgeInsets)
  {
    let simulator = Self.double.simulator()
    let outer = container(EdgeInsets(top: 44, left: 10, bottom: 34, right: 12), simulator)
    let view = View(frame: frame)
    outer.addSubview(view)
    #expect(view.safeAreaInsets == insets)
  }

  @Test(.fact("ML21")) func `margins and safe area are added`() {
    let simulator = Self.double.simulator()
    let outer = container(EdgeInsets(top: 44, left: 10, bottom: 34, right: 12), simulator)
    let view = View(frame: outer.bounds)
    outer.addSubview(view)
    #expect(view.layoutMargins == EdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test(.fact("ML22")) func `of its own margin and its superview's, the larger one counts`() {
    let parent = View(frame: CGRect(0, 0, 300, 300))
    parent.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = View(frame: CGRect(10, 10, 100, 100))
    parent.addSubview(child)
    #expect(child.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == EdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  // MARK: Defaults, the visual format

  @Test(.fact("ML18")) func `a label has no preferred width, natural alignment, and truncates its end`() {
    let label = Label()
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(label.textAlignment == .natural && TextAlignment.natural.rawValue == 4)
    #expect(label.lineBreakMode == .byTruncatingTail && LineBreakMode.byTruncatingTail.rawValue == 4)
  }

  @Test(.fact("ML19")) func `new views follow their masks, and constraints are required`() {
    let view = View()
    #expect(View.noIntrinsicMetric == -1 && view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).priority == LayoutPriority(1000))
  }

  private func texts(_ format: String, _ names: [String: View]) -> [String] {
    LayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: names).map(\.description)
  }

  @Test(.fact("ML16", "ML17")) func `the visual format makes these constraints`() {
    let (root, a, b) = (View(), View(), View())
    for (view, name) in [(root, "root"), (a, "a"), (b, "b")] { view.accessibilityIdentifier = name }
    for view in [a, b] { root.addSubview(view) }
    let names = ["a": a, "b": b]
    for (format, expected) in [
      ("H:[a]-[b]", ["View \"b\".leading == View \"a\".trailing + 8"]),
      ("H:|-[a]", ["View \"a\".leading == View \"root\".leadingMargin"]),
      ("H:[a]-|", ["View \"root\".trailingMargin == View \"a\".trailing"]),
      ("V:|-[a]", ["View \"a\".top == View \"root\".topMargin"]),
      ("V:[a]-|", ["View \"root\".bottomMargin == View \"a\".bottom"]),
      ("H:|[a]", ["View \"a\".leading == View \"root\".leading"]),
      ("H:[a]|", ["View \"root\".trailing == View \"a\".trailing"]),
      ("H:[a]-(<=12)-[b]", ["View \"b\".leading <= View \"a\".trailing + 12"]),
      (
        "H:[a]-(>=10,<=30)-[b]",
        ["View \"b\".leading >= View \"a\".trailing + 10", "View \"b\".leading <= View \"a\".trailing + 30"]
      ),
      ("V:[a(44@750)]", ["View \"a\".height == 44 @750"]),
    ] {
      #expect(texts(format, names) == expected, "\(format)")
    }
  }

  @Test(.fact("ML17")) func `an unknown view in a visual format stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = LayoutConstraint.constraints(withVisualFormat: "H:|[nobody]", metrics: nil, views: [:])
      }
    }
    expectTrap(
      result,
      says: "the visual format \"H:|[nobody]\" names \"nobody\", which is not among the views"
    )
  }
}
