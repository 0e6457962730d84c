import HeadlessUIKit
import Testing

@MainActor @Suite struct GestureRecognizerTests {
  // MARK: Tap

  @Test(.fact("F19"), arguments: [(10.0, 1), (11, 0)])
  func `a tap may move by 10 points`(distance: Double, count: Int) throws {
    let scene = GestureScene()
    scene.add(TapGestureRecognizer(), "tap", to: scene.outer)
    try scene.drag([scene.middle, scene.middle.moved(distance, 0)])
    #expect(scene.told.count == count)
  }

  @Test(.fact("F19"), arguments: [(700, 1), (800, 0)])
  func `a tap may take three quarters of a second`(milliseconds: Int, count: Int) throws {
    let scene = GestureScene()
    scene.add(TapGestureRecognizer(), "tap", to: scene.outer)
    let finger = try scene.simulator.user.touchDown(at: scene.middle)
    scene.simulator.advance(by: .milliseconds(milliseconds))
    finger.lift()
    #expect(scene.told.count == count)
  }

  @Test func `a tap of two fingers needs both`() throws {
    let scene = GestureScene()
    let tap = scene.add(TapGestureRecognizer(), "tap", to: scene.outer)
    tap.numberOfTouchesRequired = 2
    try scene.simulator.user.tap(scene.inner)
    #expect(scene.told == [])
    let first = try scene.simulator.user.touchDown(at: scene.middle)
    let second = try scene.simulator.user.touchDown(at: scene.middle.moved(20, 0))
    #expect(tap.numberOfTouches == 2)
    #expect(tap.location(in: nil) == scene.middle.moved(10, 0))
    #expect(tap.location(ofTouch: 1, in: scene.inner) == CGPoint(x: 70, y: 50))
    scene.simulator.user.manually { first.lift() }
    #expect(scene.told == [])
    second.lift()
    #expect(scene.told == ["tap ended"])
  }

  @Test func `three taps count only if they come soon`() throws {
    let scene = GestureScene()
    scene.add(TapGestureRecognizer(), "triple", to: scene.outer).numberOfTapsRequired = 3
    try scene.simulator.user.manually {
      try scene.simulator.user.tap(scene.inner)
      try scene.simulator.user.tap(scene.inner)
      scene.simulator.advance(by: .milliseconds(400))
      try scene.simulator.user.tap(scene.inner)
      scene.simulator.settle()
      #expect(scene.told == [])
      for _ in 0..<3 { try scene.simulator.user.tap(scene.inner) }
    }
    #expect(scene.told == ["triple ended"])
  }

  // MARK: Long press

  @Test func `a long press begins after half a second, follows, and ends with the finger`() throws {
    let scene = GestureScene()
    scene.add(LongPressGestureRecognizer(), "press", to: scene.outer)
    let finger = try scene.simulator.user.touchDown(at: scene.middle)
    scene.simulator.advance(by: .milliseconds(499))
    #expect(scene.told == [])
    scene.simulator.advance(by: .milliseconds(1))
    #expect(scene.told == ["press began"])
    #expect(scene.inner.heard == ["began 1", "cancelled 1"])
    try finger.move(to: scene.middle.moved(80, 0))
    finger.lift()
    #expect(scene.told == ["press began", "press changed", "press ended"])
  }

  @Test func `a press that moves too far or is too short is none`() throws {
    let scene = GestureScene()
    scene.add(LongPressGestureRecognizer(), "press", to: scene.outer)
    try scene.simulator.user.tap(scene.inner)
    try scene.drag([scene.middle, scene.middle.moved(11, 0)], lift: false)
    scene.simulator.advance(by: .seconds(1))
    #expect(scene.told == [])
  }

  // MARK: Pan

  @Test func `a pan begins after 10 points and tells how far and how fast`() throws {
    let scene = GestureScene()
    let pan = scene.add(PanGestureRecognizer(), "pan", to: scene.outer)
    let finger = try scene.simulator.user.touchDown(at: scene.middle)
    try finger.move(to: scene.middle.moved(9, 0))
    #expect(scene.told == [])
    scene.simulator.advance(by: .milliseconds(50))
    try finger.move(to: scene.middle.moved(30, 40))
    #expect(scene.told == ["pan began"])
    #expect(pan.translation(in: nil) == CGPoint(x: 24, y: 32))
    #expect(pan.velocity(in: nil) == CGPoint(x: 600, y: 800))
    pan.setTranslation(.zero, in: nil)
    try finger.move(to: scene.middle.moved(35, 40))
    #expect(pan.translation(in: scene.inner) == CGPoint(x: 5, y: 0))
    finger.cancel()
    #expect(scene.told == ["pan began", "pan changed", "pan cancelled"])
    #expect(scene.inner.heard == ["began 1", "moved 1", "cancelled 1"])
  }

  @Test func `another finger does not make a pan jump`() throws {
    let scene = GestureScene()
    let pan = scene.add(PanGestureRecognizer(), "pan", to: scene.outer)
    let first = try scene.simulator.user.touchDown(at: scene.middle)
    try first.move(to: scene.middle.moved(20, 0))
    let second = try scene.simulator.user.touchDown(at: scene.middle.moved(60, 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    try second.move(to: scene.middle.moved(80, 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    second.lift()
    try first.move(to: scene.middle.moved(25, 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
    first.lift()
    #expect(scene.told.first == "pan began" && scene.told.last == "pan ended")
  }

  // MARK: Swipe, pinch, rotation

  @Test(
    arguments: [
      (CGPoint(x: 60, y: 0), SwipeGestureRecognizer.Direction.right, 1), (CGPoint(x: 60, y: 0), .left, 0),
      (CGPoint(x: -60, y: 0), .left, 1), (CGPoint(x: 0, y: 60), .down, 1), (CGPoint(x: 0, y: -60), .up, 1),
      (CGPoint(x: 60, y: 50), .right, 0), (CGPoint(x: 40, y: 0), .right, 0),
    ]
  )
  func `a swipe goes 50 points in its direction`(
    way: CGPoint,
    direction: SwipeGestureRecognizer.Direction,
    count: Int
  ) throws {
    let scene = GestureScene()
    scene.add(SwipeGestureRecognizer(), "swipe", to: scene.outer).direction = direction
    try scene.drag([scene.middle, scene.middle.moved(way.x, way.y)])
    #expect(scene.told == Array(repeating: "swipe ended", count: count))
  }

  @Test func `a swipe that takes too long is none`() throws {
    let scene = GestureScene()
    scene.add(SwipeGestureRecognizer(), "swipe", to: scene.outer)
    let finger = try scene.simulator.user.touchDown(at: scene.middle)
    scene.simulator.advance(by: .milliseconds(600))
    try finger.move(to: scene.middle.moved(80, 0))
    finger.lift()
    #expect(scene.told == [])
  }

  @Test func `a pinch tells the fingers' distance as a multiple of that at the start`() throws {
    let scene = GestureScene()
    let pinch = scene.add(PinchGestureRecognizer(), "pinch", to: scene.outer)
    let first = try scene.simulator.user.touchDown(at: scene.middle.moved(-20, 0))
    let second = try scene.simulator.user.touchDown(at: scene.middle.moved(20, 0))
    try second.move(to: scene.middle.moved(25, 0))
    #expect(scene.told == [])
    scene.simulator.advance(by: .milliseconds(100))
    try second.move(to: scene.middle.moved(60, 0))
    #expect(scene.told == ["pinch began"])
    #expect(pinch.scale == 2)
    #expect(abs(pinch.velocity - (2 - 1.125) / 0.1) < 0.001)
    pinch.scale = 1
    try first.move(to: scene.middle.moved(-60, 0))
    #expect(pinch.scale == 1.5)
    first.lift()
    second.lift()
    #expect(scene.told == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test func `a rotation tells the angle that the fingers have turned`() throws {
    let scene = GestureScene()
    let rotation = scene.add(RotationGestureRecognizer(), "rotation", to: scene.outer)
    let center = try scene.simulator.user.touchDown(at: scene.middle)
    let finger = try scene.simulator.user.touchDown(at: scene.middle.moved(40, 0))
    for point in [CGPoint(x: 0, y: 40), CGPoint(x: -40, y: 0), CGPoint(x: 0, y: -40)] {
      try finger.move(to: scene.middle.moved(point.x, point.y))
    }
    #expect(abs(rotation.rotation - 1.5 * .pi) < 0.0001)
    #expect(scene.told == ["rotation began", "rotation changed", "rotation changed"])
    finger.lift()
    center.lift()
    #expect(scene.told.last == "rotation ended")
  }
}
