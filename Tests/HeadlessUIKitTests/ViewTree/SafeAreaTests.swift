import HeadlessUIKit
import Testing

/// A controller that records the changes of its safe area.
@MainActor private final class SafeController: ViewController {
  var changes: [EdgeInsets] = []
  /// The simulator, retained as long as the controller.
  var simulator: Simulator?
  override func viewSafeAreaInsetsDidChange() { changes.append(view.safeAreaInsets) }
}

@MainActor @Suite struct SafeAreaTests {
  nonisolated static let phone = EdgeInsets(top: 59, bottom: 34)

  private func launched(_ setup: Setup) -> (Simulator, SafeController) {
    let simulator = setup.simulator()
    let root = SafeController()
    simulator.launch(root)
    root.simulator = simulator
    return (simulator, root)
  }

  @Test(arguments: [(Setup.classic, EdgeInsets.zero), (.current, phone)])
  func `the window and a view that fills it have the device's insets`(setup: Setup, insets: EdgeInsets) {
    let (simulator, root) = launched(setup)
    #expect(simulator.window.safeAreaInsets == insets && root.view.safeAreaInsets == insets)
    #expect(root.changes == (insets == .zero ? [] : [insets]))
    root.view.removeFromSuperview()
    #expect(root.view.safeAreaInsets == .zero)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 393, height: 100), EdgeInsets(top: 59)),
    (CGRect(x: 0, y: 40, width: 393, height: 812), EdgeInsets(top: 19, bottom: 34)),
    (CGRect(x: 0, y: 59, width: 393, height: 759), .zero),
    (CGRect(x: 0, y: 800, width: 393, height: 52), EdgeInsets(bottom: 34)),
  ])
  func `a view has the part of its superview's insets that overlaps it`(frame: CGRect, insets: EdgeInsets) {
    let (_, root) = launched(.current)
    let view = View(frame: frame)
    root.view.addSubview(view)
    #expect(view.safeAreaInsets == insets)
    let inner = View(frame: view.bounds)
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == insets)
    view.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
    #expect(view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
  }

  @Test(.fact("U12")) func `a view that extends beyond its superview has no larger insets than that`() {
    let (_, root) = launched(.current)
    let view = View(frame: CGRect(x: -10, y: -20, width: 413, height: 912))
    root.view.addSubview(view)
    #expect(view.safeAreaInsets == Self.phone)
    view.frame = CGRect(x: 0, y: -20, width: 393, height: 80)
    #expect(view.safeAreaInsets == EdgeInsets(top: 59))
    root.additionalSafeAreaInsets = EdgeInsets(left: 7, right: 8)
    view.frame = CGRect(x: -10, y: 100, width: 413, height: 100)
    #expect(view.safeAreaInsets == EdgeInsets(left: 7, right: 8))
  }

  /// A view that records the changes of its safe area, and may remove itself meanwhile.
  private final class RecordingView: View {
    var changes: [EdgeInsets] = []
    var leaves = false
    override func safeAreaInsetsDidChange() {
      changes.append(safeAreaInsets)
      if leaves { removeFromSuperview() }
    }
  }

  @Test(.fact("U12")) func `views that scroll below the bars have new insets, and are told each change once`()
  {
    let (_, root) = launched(.current)
    let scrollView = ScrollView(frame: root.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    root.view.addSubview(scrollView)
    let views = [100, 100, 300, 800].map { RecordingView(frame: CGRect(x: 0, y: $0, width: 393, height: 52)) }
    for view in views { scrollView.addSubview(view) }
    let inner = RecordingView(frame: views[1].bounds)
    views[1].addSubview(inner)
    let child = SafeController()
    root.addChild(child)
    child.additionalSafeAreaInsets = EdgeInsets(left: 5)
    child.view.frame = CGRect(x: 0, y: 300, width: 393, height: 100)
    scrollView.addSubview(child.view)
    child.didMove(toParent: root)
    child.changes = []
    #expect(views.map(\.changes) == [[], [], [], [EdgeInsets(bottom: 34)]])

    // The view that leaves doesn't keep the next one from its change.
    views[0].leaves = true
    scrollView.contentOffset.y = 70
    #expect(views[0].superview == nil && views[0].changes.last == .zero)
    #expect(views[1].changes == [EdgeInsets(top: 29)] && inner.changes == [EdgeInsets(top: 29)])
    #expect(views[2].changes == [] && child.changes == [])
    #expect(views[3].changes == [EdgeInsets(bottom: 34), .zero])
    scrollView.contentOffset.y = 300
    #expect(views[1].changes == [29, 59].map { EdgeInsets(top: $0) })
    #expect(views[2].changes == [EdgeInsets(top: 59)])
    #expect(child.changes == [EdgeInsets(top: 59, left: 5)])
    scrollView.contentOffset.y = 300
    scrollView.contentOffset.y = 0
    #expect(views[1].changes.last == .zero && inner.changes == views[1].changes)
    #expect(views[3].changes == [EdgeInsets(bottom: 34), .zero, EdgeInsets(bottom: 34)])
  }

  @Test func `a controller adds insets to its view's and those below`() {
    let (_, root) = launched(.current)
    let inner = View(frame: root.view.bounds)
    root.view.addSubview(inner)
    root.additionalSafeAreaInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let sum = EdgeInsets(top: 60, left: 2, bottom: 37, right: 4)
    #expect(root.view.safeAreaInsets == sum && inner.safeAreaInsets == sum)
    #expect(root.changes == [Self.phone, sum])
  }

  @Test func `a navigation bar is part of the safe area while it is shown`() {
    let simulator = Setup.current.simulator()
    let (a, b) = (SafeController(), SafeController())
    let navigation = simulator.perform { NavigationController(rootViewController: a) }
    simulator.launch(navigation)
    #expect(a.view.safeAreaInsets == EdgeInsets(top: 103, bottom: 34))
    navigation.pushViewController(b, animated: true)
    simulator.advance(by: .zero)
    #expect(b.changes == [EdgeInsets(top: 103, bottom: 34)])
    simulator.settle()
    navigation.isNavigationBarHidden = true
    #expect(b.view.safeAreaInsets == Self.phone)
  }

  // MARK: Scroll views

  private func scrollView(
    in root: ViewController,
    height: CGFloat,
    _ behavior: ScrollView.ContentInsetAdjustmentBehavior = .automatic,
    isScrollEnabled: Bool = true
  ) -> ScrollView {
    let scrollView = ScrollView(frame: root.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.isScrollEnabled = isScrollEnabled
    scrollView.contentSize = CGSize(width: 393, height: height)
    scrollView.contentInset = EdgeInsets(top: 10)
    scrollView.contentOffset = CGPoint(x: 0, y: -10)
    root.view.addSubview(scrollView)
    return scrollView
  }

  @Test(
    .fact("E6"),
    arguments: [
      (ScrollView.ContentInsetAdjustmentBehavior.automatic, 2000.0, true), (.automatic, 100, false),
      (.scrollableAxes, 2000, true), (.scrollableAxes, 100, false), (.never, 2000, false),
      (.always, 100, true),
    ]
  )
  func `the safe area adds to the content's insets and moves the content`(
    behavior: ScrollView.ContentInsetAdjustmentBehavior,
    height: Double,
    isAdded: Bool
  ) {
    let (_, root) = launched(.current)
    let scrollView = scrollView(in: root, height: height, behavior)
    let added = isAdded ? Self.phone : .zero
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 10 + added.top, bottom: added.bottom))
    #expect(scrollView.contentInset == EdgeInsets(top: 10))
    let top: CGFloat = -10 - added.top
    #expect(scrollView.contentOffset.y == top)
    scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    scrollView.contentSize.height = 600
    let rest: CGFloat = behavior == .always ? -69 : -10
    #expect(scrollView.contentOffset.y == rest)
  }

  @Test(arguments: [ScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes])
  func `the safe area adds to content that fits, if it always bounces`(
    behavior: ScrollView.ContentInsetAdjustmentBehavior
  ) {
    let (_, root) = launched(.current)
    let scrollView = scrollView(in: root, height: 100, behavior)
    scrollView.alwaysBounceVertical = true
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 69, bottom: 34))
    #expect(scrollView.contentOffset.y == -69)
    scrollView.alwaysBounceVertical = false
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 10) && scrollView.contentOffset.y == -10)
    let table = TableView(frame: root.view.bounds)
    table.contentInsetAdjustmentBehavior = behavior
    root.view.addSubview(table)
    #expect(table.contentOffset.y == -Self.phone.top)
  }

  @Test(.fact("E9")) func `where a person can't scroll, the safe area does not move the content`() {
    let (_, root) = launched(.current)
    let scrollView = scrollView(in: root, height: 2000, isScrollEnabled: false)
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 69, bottom: 34))
    #expect(scrollView.contentOffset.y == -10)
  }

  @Test(.fact("E6")) func `before iOS 11 nothing is added`() {
    let (_, root) = launched(.classic)
    let scrollView = scrollView(in: root, height: 2000, .always)
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 10) && scrollView.contentOffset.y == -10)
  }

  /// Transforms with which the corners of a view have coordinates that are no exact sums.
  private static func transforms() -> [ViewTransform] {
    [
      ViewTransform(rotationAngle: 1), ViewTransform(scaleX: 0.95, y: 0.95),
      ViewTransform(rotationAngle: 0.3).scaledBy(x: 1.7, y: 0.9),
    ]
  }

  @Test(
    .fact("Z3"),
    arguments: [
      (Device.iPhone16, SystemVersion("18.0")), (.iPhone14Plus, "16.4"), (.iPhoneX, "11.0.1"),
      (.iPhone12ProMax, "14.2"),
    ]
  )
  func `content under a transformed scroll view's safe area comes to rest`(
    device: Device,
    system: SystemVersion
  ) {
    let (simulator, root) = launched(Setup(device: device, system: system))
    var random = FixedRandom(seed: 3)
    for transform in Self.transforms() {
      for _ in 0..<60 {
        let scrollView = random.once(in: 2) ? TableView(frame: .zero) : ScrollView(frame: .zero)
        scrollView.frame = CGRect(
          x: random.length(-200...300),
          y: random.length(-200...800),
          width: random.length(1...900) / 3,
          height: random.length(1...2700) / 3
        )
        scrollView.transform = transform
        scrollView.contentSize = CGSize(width: 11, height: random.length(1...1000))
        root.view.addSubview(scrollView)
        simulator.settle()
        let insets = scrollView.adjustedContentInset
        for place in 1...10 {
          scrollView.contentOffset.y = -insets.top + CGFloat(place) / 3
          #expect(scrollView.adjustedContentInset == insets)
        }
        scrollView.removeFromSuperview()
      }
    }
  }

  @Test(.fact("Z3")) func `a rotated scroll view at the top has content at its safe area`() {
    let (simulator, root) = launched(Setup(device: .iPhone14Plus, system: "16.4"))
    let scrollView = ScrollView(frame: CGRect(x: 137, y: 37, width: 79, height: 106))
    scrollView.transform = ViewTransform(rotationAngle: 1)
    scrollView.contentSize = CGSize(width: 11, height: 376)
    root.view.addSubview(scrollView)
    simulator.settle()
    let top = max(0, 47 - scrollView.frame.minY)
    #expect(top > 0 && scrollView.safeAreaInsets == EdgeInsets(top: top))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -top))
  }
}
