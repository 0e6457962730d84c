import HeadlessUIKit
import Testing

@MainActor @Suite struct TouchRuleTests {
  @Test(
    .fact("C26"),
    arguments: [(false, ["began 1", "ended 1"]), (true, ["began 1", "began 1", "ended 1", "ended 1"])]
  )
  func `a view hears of a second finger only if it takes several`(takesSeveral: Bool, heard: [String]) throws
  {
    let scene = GestureScene()
    scene.inner.isMultipleTouchEnabled = takesSeveral
    let pan = scene.add(PanGestureRecognizer(), "pan", to: scene.outer)
    let first = try scene.simulator.user.touchDown(at: scene.middle)
    let second = try scene.simulator.user.touchDown(at: scene.middle.moved(10, 0))
    #expect(pan.numberOfTouches == 2, "recognizers see all fingers")
    second.lift()
    first.lift()
    #expect(scene.inner.heard == heard)
  }

  @Test(.fact("C27")) func `another view has fingers of its own at the same time`() throws {
    let scene = GestureScene()
    let first = try scene.simulator.user.touchDown(at: scene.middle)
    let second = try scene.simulator.user.touchDown(at: CGPoint(x: 20, y: 60))
    first.lift()
    second.lift()
    #expect(scene.inner.heard == ["began 1", "ended 1"])
    #expect(scene.outer.heard == ["began 1", "ended 1"])
  }

  @Test(.fact("C28", "C29"), arguments: [true, false])
  func `an exclusive view shares the window with no other finger`(innerIsFirst: Bool) throws {
    let scene = GestureScene()
    scene.inner.isExclusiveTouch = true
    let points = [scene.middle, CGPoint(x: 20, y: 60)]
    let fingers = try (innerIsFirst ? points : points.reversed()).map {
      try scene.simulator.user.touchDown(at: $0)
    }
    for finger in fingers { finger.lift() }
    #expect(scene.inner.heard == (innerIsFirst ? ["began 1", "ended 1"] : []))
    #expect(scene.outer.heard == (innerIsFirst ? [] : ["began 1", "ended 1"]))
  }

  @Test(.fact("C30")) func `recognizers do not care for exclusive touches`() throws {
    let scene = GestureScene()
    scene.inner.isExclusiveTouch = true
    scene.add(TapGestureRecognizer(), "tap", to: scene.outer)
    let other = try scene.simulator.user.touchDown(at: scene.middle)
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 20, y: 60))
    #expect(scene.outer.gestureRecognizers?.first?.numberOfTouches == 2)
    finger.lift()
    other.lift()
  }

  /// A view that records the tap counts of its touches.
  private final class Counter: View {
    var counts: [Int] = []
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
      counts += touches.map(\.tapCount)
    }
  }

  @Test(.fact("C35", "C36")) func `taps count on while they come soon and near`() throws {
    let scene = GestureScene()
    let counter = Counter(frame: scene.outer.bounds)
    scene.outer.addSubview(counter)
    try scene.simulator.user.manually {
      for _ in 0..<3 { try scene.simulator.user.tap(scene.middle) }
      scene.simulator.advance(by: .milliseconds(400))
      try scene.simulator.user.tap(scene.middle)
      try scene.simulator.user.tap(scene.middle.moved(100, 0))
    }
    #expect(counter.counts == [1, 2, 3, 1, 1])
  }

  @Test(.fact("C35")) func `a touch that moved far counts as no tap`() throws {
    let scene = GestureScene()
    let counter = Counter(frame: scene.outer.bounds)
    scene.outer.addSubview(counter)
    try scene.drag([scene.middle, scene.middle.moved(100, 0)])
    #expect(counter.counts == [0])
  }

  @Test func `a window that keeps an event to itself keeps it from its views`() throws {
    final class Filter: Window {
      var events: [Int] = []
      override func sendEvent(_ event: Event) { events.append(event.allTouches?.count ?? 0) }
    }
    let scene = GestureScene()
    let filter = scene.simulator.perform { Filter(frame: scene.simulator.screen.bounds) }
    let view = TouchedView(frame: filter.bounds)
    filter.addSubview(view)
    filter.makeKeyAndVisible()
    try scene.simulator.user.tap(scene.middle)
    #expect(filter.events == [1, 1])
    #expect(view.heard == [])
  }
}
