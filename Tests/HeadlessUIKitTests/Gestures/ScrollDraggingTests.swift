import HeadlessUIKit
import Testing

@MainActor @Suite struct ScrollDraggingTests {
  /// A scroll view that fills the screen's width, and a record of its delegate's calls.
  @MainActor private final class Scene: ScrollViewDelegate {
    let simulator: Simulator
    let controller = ViewController()
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    var heard: [String] = []
    var velocity = CGPoint.zero
    var retarget: CGPoint?

    init(_ setup: Setup = .current, height: CGFloat = 1000) {
      simulator = setup.simulator()
      scrollView.contentSize = CGSize(width: 300, height: height)
      controller.view.addSubview(scrollView)
      scrollView.delegate = self
      simulator.launch(controller)
    }

    private func note(_ text: String) {
      let flags = "\(scrollView.isTracking ? "T" : "-")\(scrollView.isDragging ? "D" : "-")"
      let line = "\(text) \(flags)\(scrollView.isDecelerating ? "d" : "-")"
      if heard.last != line { heard.append(line) }
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) { note("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity
      if let retarget { targetContentOffset.pointee = retarget }
      note("willEndDragging")
    }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      note("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { note("didEndDecelerating") }

    /// Drags a touch vertically in steps of 10 milliseconds, with a rest before it is lifted if `rests`.
    func drag(_ steps: [CGFloat], rests: Bool = false) throws {
      var point = CGPoint(x: 150, y: 250)
      try simulator.user.manually {
        let finger = try simulator.user.touchDown(at: point)
        for step in steps {
          simulator.advance(by: .milliseconds(10))
          point.y += step
          try finger.move(to: point)
        }
        if rests {
          simulator.advance(by: .milliseconds(200))
          try finger.move(to: point)
        }
        finger.lift()
      }
    }
  }

  // MARK: Drags

  @Test(.fact("E23", "E28", "E29")) func `a flick: all that the delegate hears, and the state meanwhile`()
    throws
  {
    let scene = Scene()
    try scene.drag([-20, -20, -20, -20])
    scene.simulator.settle()
    #expect(
      scene.heard == [
        "willBeginDragging TD-", "scroll TD-", "willEndDragging TD-", "didEndDragging true TDd",
        "willBeginDecelerating TDd", "scroll -Dd", "didEndDecelerating ---",
      ]
    )
    #expect(!scene.scrollView.isDragging && !scene.scrollView.isTracking)
  }

  @Test(.fact("E24", "E30")) func `a slow release ends without deceleration`() throws {
    let scene = Scene()
    try scene.drag([-20, -20, -20], rests: true)
    scene.simulator.settle()
    #expect(
      scene.heard == [
        "willBeginDragging TD-", "scroll TD-", "willEndDragging TD-", "didEndDragging false T--",
      ]
    )
    #expect(scene.velocity == .zero)
    // The first 10 points only begin the drag (MG1).
    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test(.fact("E32")) func `a tap scrolls nothing and tells nothing`() throws {
    let scene = Scene()
    try scene.simulator.user.tap(scene.scrollView)
    #expect(scene.heard == [])
  }

  @Test(.fact("E33"))
  func `the velocity is in points per millisecond, and content slows by 2 per mille each`() throws {
    let scene = Scene(height: 10_000)
    try scene.drag([-20, -20, -20, -20])
    #expect(abs(scene.velocity.y - 2) < 0.0001 && scene.velocity.x == 0)
    let start = scene.scrollView.contentOffset.y
    scene.simulator.settle()
    // A velocity of 2 points per millisecond decelerates over 2 * 0.998 / 0.002 points, without the last 10
    // points per second (MG5).
    #expect(abs(scene.scrollView.contentOffset.y - start - 998 + 4.99) < 0.001)
  }

  @Test(.fact("E31"), arguments: [(Setup(device: .iPhone4, system: "7.1"), false), (.current, true)])
  func `a touch stops content that goes on by itself, and from iOS 13 that is told`(
    setup: Setup,
    isTold: Bool
  ) throws {
    let scene = Scene(setup)
    try scene.drag([-20, -20, -20, -20])
    scene.simulator.advance(by: .milliseconds(100))
    #expect(scene.scrollView.isDecelerating)
    let offset = scene.scrollView.contentOffset
    try scene.simulator.user.manually { _ = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 200)) }
    scene.simulator.settle()
    #expect(scene.scrollView.contentOffset == offset)
    #expect(scene.heard.contains { $0.hasPrefix("didEndDecelerating") } == isTold)
  }

  @Test(.fact("U42")) func `the delegate may choose where content comes to rest`() throws {
    let scene = Scene()
    scene.retarget = CGPoint(x: 0, y: 200)
    try scene.drag([-20, -20, -20, -20])
    scene.simulator.settle()
    #expect(abs(scene.scrollView.contentOffset.y - 200) < 0.001)
  }

  // MARK: Edges

  @Test func `beyond its edge content follows a finger less, and comes back`() throws {
    let scene = Scene()
    var lowest: CGFloat = 0
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 120))
    try finger.move(to: CGPoint(x: 150, y: 130))
    try finger.move(to: CGPoint(x: 150, y: 230))
    lowest = scene.scrollView.contentOffset.y
    // The finger moves 100 points in a view of 200: 200 * (1 - 1 / (100 * 0.55 / 200 + 1)).
    // The content is on a pixel (MG7).
    #expect(lowest == -43)
    scene.simulator.advance(by: .milliseconds(200))
    try finger.move(to: CGPoint(x: 150, y: 230))
    finger.lift()
    #expect(scene.scrollView.contentOffset == .zero)
  }

  @Test func `without bounces content stops at its edge`() throws {
    let scene = Scene(height: 260)
    scene.scrollView.bounces = false
    try scene.drag([-20, -40, -40, -40])
    #expect(scene.scrollView.contentOffset.y == 60)
    scene.simulator.settle()
    #expect(scene.scrollView.contentOffset.y == 60)
  }

  @Test(.fact("E14"), arguments: [(false, true, 0), (true, true, 1), (true, false, 0)])
  func `content that fits is dragged only if it always bounces`(always: Bool, bounces: Bool, count: Int)
    throws
  {
    let scene = Scene(height: 100)
    scene.scrollView.alwaysBounceVertical = always
    scene.scrollView.bounces = bounces
    try scene.drag([-20, -20])
    #expect(scene.heard.filter { $0.hasPrefix("willBeginDragging") }.count == count)
    scene.simulator.settle()
    #expect(scene.scrollView.contentOffset == .zero)
  }

  @Test(
    .fact("E13"),
    arguments: [([-20.0, -20, -20], false, 200.0), ([-20, -60], true, 0), ([-20, -90, -30], true, 200)]
  )
  func `with paging a drag ends on a multiple of the view's height`(
    steps: [Double],
    rests: Bool,
    offset: Double
  ) throws {
    let scene = Scene()
    scene.scrollView.isPagingEnabled = true
    try scene.drag(steps.map { CGFloat($0) }, rests: rests)
    scene.simulator.settle()
    #expect(abs(scene.scrollView.contentOffset.y - offset) < 0.001)
  }

  @Test func `a scroll view that is disabled does not scroll`() throws {
    let scene = Scene()
    scene.scrollView.isScrollEnabled = false
    try scene.drag([-20, -20])
    #expect(scene.heard == [])
  }

  // MARK: Touches in the content

  /// Adds a view to the content.
  private func content(in scene: Scene) -> TouchedView {
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scene.scrollView.addSubview(view)
    return view
  }

  @Test(.fact("E35", "E36")) func `a finger that stays is handed to the content after 150 milliseconds`()
    throws
  {
    let scene = Scene()
    let view = content(in: scene)
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 250))
    scene.simulator.advance(by: .milliseconds(149))
    #expect(view.heard == [])
    scene.simulator.advance(by: .milliseconds(1))
    #expect(view.heard == ["began 1"])
    try finger.move(to: CGPoint(x: 150, y: 200))
    #expect(view.heard == ["began 1", "cancelled 1"])
    #expect(scene.scrollView.isDragging)
    finger.lift()
  }

  @Test(.fact("E41")) func `a quick tap is handed to the content when the finger is lifted`() throws {
    let scene = Scene()
    let view = content(in: scene)
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 250))
    scene.simulator.advance(by: .milliseconds(50))
    #expect(view.heard == [])
    finger.lift()
    #expect(view.heard == ["began 1", "ended 1"])
  }

  @Test(.fact("E44"), arguments: [(0, []), (100, []), (200, ["began 1", "cancelled 1"])])
  func `a drag never ends a touch in the content`(milliseconds: Int, heard: [String]) throws {
    let scene = Scene()
    let view = content(in: scene)
    try scene.simulator.user.manually {
      let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 250))
      scene.simulator.advance(by: .milliseconds(milliseconds))
      try finger.move(to: CGPoint(x: 150, y: 200))
      finger.lift()
    }
    scene.simulator.settle()
    #expect(view.heard == heard)
    #expect(scene.scrollView.contentOffset.y > 0)
  }

  @Test func `without delay the content hears at once`() throws {
    let scene = Scene()
    scene.scrollView.delaysContentTouches = false
    let view = content(in: scene)
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 250))
    #expect(view.heard == ["began 1"])
    finger.lift()
  }

  @Test(.fact("E38", "E39", "D38"))
  func `a button that is held keeps the finger, one that is brushed does not`() throws {
    for (hold, scrolls) in [(200, false), (10, true)] {
      let scene = Scene()
      let button = Button(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      scene.scrollView.addSubview(button)
      let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 250))
      scene.simulator.advance(by: .milliseconds(hold))
      try finger.move(to: CGPoint(x: 150, y: 220))
      #expect(scene.scrollView.isDragging == scrolls)
      #expect(button.isTracking == !scrolls)
      finger.lift()
    }
  }

  /// A scroll view that also cancels the touches of controls.
  private final class Eager: ScrollView {
    var begins = true
    override func touchesShouldCancel(in view: View) -> Bool { true }
    override func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool {
      begins
    }
  }

  @Test(.fact("E37", "E38", "E40")) func `a subclass decides which touches begin and are cancelled`() throws {
    let scene = Scene()
    let eager = Eager(frame: scene.scrollView.frame)
    eager.contentSize = scene.scrollView.contentSize
    scene.controller.view.addSubview(eager)
    let button = Button(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    eager.addSubview(button)
    func hold(then move: CGFloat) throws {
      let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 250))
      scene.simulator.advance(by: .milliseconds(200))
      try finger.move(to: CGPoint(x: 150, y: 250 + move))
      scene.simulator.advance(by: .milliseconds(200))
      try finger.move(to: CGPoint(x: 150, y: 250 + move))
    }
    try hold(then: -30)
    #expect(eager.isDragging && !button.isTracking)

    eager.canCancelContentTouches = false
    button.removeFromSuperview()
    let other = Button(frame: button.frame)
    eager.addSubview(other)
    eager.contentOffset = .zero
    try hold(then: -30)
    #expect(other.isTracking)

    eager.begins = false
    let third = TouchedView(frame: button.frame)
    eager.addSubview(third)
    try scene.simulator.user.tap(CGPoint(x: 150, y: 150))
    #expect(third.heard == [])
  }

  // MARK: The keyboard

  @Test(.fact("E47", "E48"), arguments: [(1000.0, false), (100, true)])
  func `a drag sends the keyboard away where there is something to scroll`(height: Double, stays: Bool) throws
  {
    let scene = Scene(height: CGFloat(height))
    let field = TextField(frame: CGRect(x: 10, y: 10, width: 100, height: 31))
    scene.scrollView.addSubview(field)
    scene.scrollView.keyboardDismissMode = .onDrag
    try scene.simulator.user.tap(field)
    try scene.drag([-20, -20])
    #expect(field.isFirstResponder == stays)
  }

  @Test(arguments: [Setup(device: .iPhone4, system: "5.1"), .seven, .current])
  func `in landscape a drag counts along the interface's axes`(setup: Setup) throws {
    let simulator = setup.simulator()
    let root = RotatingController("A", Recorder())
    simulator.launch(root)
    let scrollView = ScrollView(frame: CGRect(x: 20, y: 60, width: 200, height: 100))
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    scrollView.bounces = false
    root.view.addSubview(scrollView)
    simulator.user.rotate(to: .landscapeLeft)
    /// Converts a point of the scroll view's superview to the screen.
    func place(_ y: CGFloat) -> CGPoint { root.view.convertToScreen(CGPoint(x: 120, y: y)) }
    let finger = try simulator.user.touchDown(at: place(150))
    for y in stride(from: CGFloat(140), through: 90, by: -10) {
      simulator.advance(by: .milliseconds(10))
      try finger.move(to: place(y))
    }
    // After a rest before lifting, the content doesn't decelerate.
    simulator.advance(by: .milliseconds(200))
    try finger.move(to: place(90))
    finger.lift()
    // The first 10 points only begin the drag.
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
  }

  /// A scroll view that calls a closure once, when it is queried about a touch in its content.
  private final class Asked: ScrollView {
    var begins = true
    var reaction: (@MainActor (Touch, View) -> Void)?

    override func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool {
      if let touch = touches.first { reaction.take()?(touch, view) }
      return begins
    }
  }

  @Test(
    .fact("E37"),
    arguments: [
      ("removes", true, ["began 1", "cancelled 1"]), ("removes", false, []),
      ("lifts", true, ["began 1", "ended 1"]), ("lifts", false, []), ("drags", true, []),
      ("animates", true, ["began 1", "ended 1"]),
    ] as [(String, Bool, [String])],
    [false, true]
  )
  func
    `a touch that moves or ends inside touchesShouldBegin reaches the content after it began, or not at all`(
      what: (String, Bool, [String]),
      isDelayed: Bool
    ) throws
  {
    let scene = Scene()
    let scrollView = Asked(frame: scene.scrollView.frame)
    scrollView.contentSize = scene.scrollView.contentSize
    scrollView.delaysContentTouches = isDelayed
    scrollView.begins = what.1
    scene.controller.view.addSubview(scrollView)
    let content = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.addSubview(content)
    let application = scene.simulator.application
    scrollView.reaction = { touch, view in
      switch what.0 {
      case "removes": view.removeFromSuperview()
      case "lifts": application.touchUp(touch)
      case "drags":
        for way in [10, 20, 30] as [CGFloat] {
          application.touchMove(touch, to: CGPoint(x: 150, y: 250 - way))
        }
      default: View.animate(withDuration: 0.1) { view.frame.size.width = 200 }
      }
    }
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 150, y: 250))
    scene.simulator.advance(by: .milliseconds(200))
    #expect(scrollView.isDragging == (what.0 == "drags"))
    finger.lift()
    scene.simulator.settle()
    #expect(content.heard == what.2)

    final class Counter: View {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        counts.append(event?.allTouches?.count ?? 0)
      }
    }
    let counter = Counter(frame: scene.controller.view.bounds)
    scene.controller.view.addSubview(counter)
    try scene.simulator.user.tap(counter)
    #expect(counter.counts == [1], "nothing is left of the first finger")
  }
}
