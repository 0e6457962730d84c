import HeadlessUIKit
import Testing

@MainActor @Suite struct ScrollZoomTests {
  // MARK: Pinches

  @Test func `fingers that go twice as far apart double the content, and the point between them stays`()
    throws
  {
    let scene = ScrollScene()
    try scene.pinch(to: 200)
    #expect(scene.take() == ["willBeginZooming", "scroll", "zoom", "didEndZooming at 2.0"])
    #expect(scene.scrollView.zoomScale == 2)
    #expect(scene.scrollView.contentSize == CGSize(width: 1200, height: 800))
    #expect(scene.content.transform == ViewTransform(scaleX: 2, y: 2))
    #expect(scene.content.frame == CGRect(x: 0, y: 0, width: 1200, height: 800))
    #expect(scene.content.bounds == CGRect(x: 0, y: 0, width: 600, height: 400))
    // The content's point (150, 100) was and is at the view's center.
    #expect(scene.scrollView.contentOffset == CGPoint(x: 150, y: 100))
  }

  @Test(
    arguments: [
      (CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 60), 130.0),
      (CGPoint(x: 100, y: 60), CGPoint(x: 140, y: 90), 180.0),
      (CGPoint(x: 200, y: 140), CGPoint(x: 180, y: 20), 80.0),
      (CGPoint(x: 80, y: 60), CGPoint(x: 80, y: 190), 390.0),
    ]
  )
  func `the content's point between the fingers follows them`(from: CGPoint, to: CGPoint, apart: Double)
    throws
  {
    let scene = ScrollScene()
    scene.scrollView.contentOffset = CGPoint(x: 40, y: 30)
    let fingers = try scene.fingersDown(around: from.x, from.y, apart: 100)
    // The pinch begins when the touches are 110 points apart; from then on their center determines the
    // position.
    try scene.spread(fingers, around: from.x, from.y, apart: 110)
    let held = scene.content.convert(scene.place(from.x, from.y), from: nil)
    try scene.spread(fingers, around: to.x, to.y, apart: CGFloat(apart))
    let seen = scene.content.convert(held, to: nil)
    #expect(abs(seen.x - to.x) < 0.001 && abs(seen.y - (to.y + 100)) < 0.001)
    #expect(abs(scene.scrollView.zoomScale - apart / 100) < 0.0001)
  }

  @Test(arguments: [(400.0, 2.7097, CGFloat(2)), (300, 2.4314, 2), (25, 0.3690, 0.5), (10, 0.2963, 0.5)])
  func `beyond a limit the content follows less, and comes back`(apart: Double, seen: Double, rest: CGFloat)
    throws
  {
    let scene = ScrollScene(maximum: 2)
    let fingers = try scene.fingersDown(apart: 100)
    try scene.spread(fingers, apart: CGFloat(apart))
    #expect(abs(scene.scrollView.zoomScale - seen) < 0.0001)
    #expect(scene.scrollView.isZooming && !scene.scrollView.isZoomBouncing)
    scene.lift(fingers)
    #expect(!scene.scrollView.isZooming && scene.scrollView.isZoomBouncing)
    scene.simulator.settle()
    #expect(!scene.scrollView.isZoomBouncing)
    #expect(scene.scrollView.zoomScale == rest)
    #expect(scene.takeZooms() == ["willBeginZooming", "zoom", "bounce", "didEndZooming at \(rest)"])
  }

  @Test(arguments: [(400.0, CGFloat(2)), (10, 0.5)])
  func `without bounces of the zoom a pinch stops at the limit`(apart: Double, rest: CGFloat) throws {
    let scene = ScrollScene(maximum: 2)
    scene.scrollView.bouncesZoom = false
    let fingers = try scene.fingersDown(apart: 100)
    try scene.spread(fingers, apart: CGFloat(apart))
    #expect(scene.scrollView.zoomScale == rest)
    scene.lift(fingers)
    scene.simulator.settle()
    let zooms = scene.takeZooms()
    #expect(zooms == ["willBeginZooming", "zoom", "didEndZooming at \(rest)"])
  }

  @Test func `content that was pulled away from its edge comes back to it`() throws {
    let scene = ScrollScene()
    let fingers = try scene.fingersDown(apart: 100)
    try scene.spread(fingers, apart: 200)
    try scene.spread(fingers, around: 250, 190, apart: 100)
    #expect(scene.scrollView.contentOffset == CGPoint(x: -100, y: -90))
    scene.lift(fingers)
    #expect(scene.scrollView.isZoomBouncing)
    scene.simulator.settle()
    #expect(scene.scrollView.contentOffset == .zero)
    #expect(scene.take().last == "didEndZooming at 1.0")
  }

  @Test func `a pinch takes the touches of the content away, and no drag is told of`() throws {
    let scene = ScrollScene()
    scene.scrollView.delaysContentTouches = false
    scene.content.isMultipleTouchEnabled = true
    let fingers = try scene.fingersDown(apart: 100)
    #expect(scene.content.heard == ["began 2"])
    try scene.spread(fingers, apart: 104)
    #expect(scene.content.heard == ["began 2", "moved 2"])
    try scene.spread(fingers, apart: 160)
    scene.lift(fingers)
    #expect(scene.content.heard == ["began 2", "moved 2", "cancelled 1", "cancelled 1"])
    #expect(scene.take().contains { $0.contains("Dragging") } == false)
  }

  @Test func `a drag waits while a second finger pinches, and goes on with the one that stays`() throws {
    let scene = ScrollScene()
    try scene.simulator.user.manually {
      let first = try scene.simulator.user.touchDown(at: scene.place(100, 150))
      try first.move(to: scene.place(100, 130))
      try first.move(to: scene.place(100, 120))
      #expect(scene.take() == ["willBeginDragging", "scroll"])
      let second = try scene.simulator.user.touchDown(at: scene.place(200, 120))
      try second.move(to: scene.place(250, 120))
      #expect(scene.take() == ["scroll", "willBeginZooming", "scroll", "zoom"])
      second.lift()
      #expect(scene.take() == ["didEndZooming at 1.5"])
      let offset = scene.scrollView.contentOffset
      try first.move(to: scene.place(100, 100))
      #expect(scene.scrollView.contentOffset == CGPoint(x: offset.x, y: offset.y + 20))
      scene.simulator.advance(by: .milliseconds(200))
      try first.move(to: scene.place(100, 100))
      first.lift()
    }
    #expect(scene.take() == ["scroll", "willEndDragging", "didEndDragging false"])
    #expect(!scene.scrollView.isDragging && !scene.scrollView.isTracking)
  }

  @Test func `without a view to zoom, or without a choice of scales, a pinch is none`() throws {
    let scene = ScrollScene()
    scene.zoomed = nil
    try scene.pinch(to: 200)
    scene.zoomed = scene.content
    scene.scrollView.maximumZoomScale = 0.5
    try scene.pinch(to: 200)
    scene.simulator.settle()
    #expect(scene.scrollView.zoomScale == 1)
    #expect(scene.take().contains { $0.hasSuffix("Zooming") } == false)
  }

  @Test func `there is a pinch recognizer only while the limits leave a choice`() {
    let scrollView = ScrollView()
    #expect(scrollView.pinchGestureRecognizer == nil)
    scrollView.maximumZoomScale = 3
    let pinch = scrollView.pinchGestureRecognizer
    #expect(pinch != nil && scrollView.gestureRecognizers?.contains { $0 === pinch } == true)
    scrollView.maximumZoomScale = 2
    #expect(scrollView.pinchGestureRecognizer === pinch)
    scrollView.minimumZoomScale = 2
    #expect(scrollView.pinchGestureRecognizer == nil)
    #expect(scrollView.gestureRecognizers == [scrollView.panGestureRecognizer])
  }

  // MARK: Code

  @Test func `a scale that is set is told of once, one that is animated has a beginning and an end`() {
    let scene = ScrollScene()
    scene.scrollView.zoomScale = 2
    #expect(scene.take() == ["scroll", "zoom by itself"])
    #expect(scene.scrollView.contentOffset == CGPoint(x: 150, y: 100))
    scene.scrollView.setZoomScale(4, animated: true)
    #expect(scene.take() == ["willBeginZooming"])
    scene.simulator.advance(by: .milliseconds(150))
    #expect(abs(scene.scrollView.zoomScale - 3) < 0.3)
    scene.simulator.settle()
    #expect(scene.scrollView.zoomScale == 4)
    #expect(scene.scrollView.contentOffset == CGPoint(x: 450, y: 300))
    let lines = scene.take()
    #expect(Set(lines.dropLast()) == ["scroll", "zoom by itself"])
    #expect(lines.last == "didEndZooming at 4.0")
  }

  @Test func `a scale beyond the limits is brought within, and the same scale is no change`() {
    let scene = ScrollScene()
    for (wish, scale) in [(9.0, 4.0), (0.1, 0.5), (1, 1)] as [(CGFloat, CGFloat)] {
      scene.scrollView.zoomScale = wish
      #expect(scene.scrollView.zoomScale == scale)
    }
    _ = scene.take()
    scene.scrollView.zoomScale = 1
    scene.scrollView.setZoomScale(1, animated: true)
    scene.simulator.settle()
    #expect(scene.take() == [])
    #expect(scene.scrollView.contentSize == CGSize(width: 600, height: 400))
  }

  @Test func `new limits leave the scale alone`() {
    let scene = ScrollScene()
    scene.scrollView.minimumZoomScale = 2
    #expect(scene.scrollView.zoomScale == 1)
    scene.scrollView.maximumZoomScale = 3
    scene.scrollView.zoomScale = 1
    #expect(scene.scrollView.zoomScale == 2)
  }

  @Test func `limits that are reversed fix the scale where it is`() throws {
    let scene = ScrollScene()
    scene.scrollView.zoomScale = 2
    scene.scrollView.minimumZoomScale = 3
    scene.scrollView.maximumZoomScale = 1
    #expect(scene.scrollView.pinchGestureRecognizer == nil)
    for scale in [0.5, 1, 2.5, 3, 5] as [CGFloat] { scene.scrollView.zoomScale = scale }
    scene.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    try scene.pinch(to: 300)
    #expect(scene.scrollView.zoomScale == 2)
  }

  @Test(
    arguments: [
      // rectangle, scale, offset
      (CGRect(x: 200, y: 100, width: 100, height: 50), CGFloat(3), CGPoint(x: 600, y: 275)),
      (CGRect(x: 0, y: 0, width: 100, height: 100), 2, .zero),
      (CGRect(x: 600, y: 400, width: -100, height: -50), 3, CGPoint(x: 1500, y: 1000)),
      (CGRect(x: 300, y: 200, width: 1, height: 1), 4, CGPoint(x: 1052, y: 702)),
      (CGRect(x: 300, y: 200, width: 0, height: 0), 4, CGPoint(x: 1050, y: 700)),
      (CGRect(x: 0, y: 0, width: 6000, height: 4000), 0.5, .zero),
    ]
  )
  func `a rectangle is zoomed to until it fits, and shown in the middle`(
    rect: CGRect,
    scale: CGFloat,
    offset: CGPoint
  ) {
    for animated in [false, true] {
      let scene = ScrollScene()
      scene.scrollView.zoom(to: rect, animated: animated)
      scene.simulator.settle()
      #expect(scene.scrollView.zoomScale == scale)
      #expect(scene.scrollView.contentOffset == offset)
    }
  }

  @Test func `a content size that is set while zoomed in counts at that scale`() {
    let scene = ScrollScene()
    scene.scrollView.zoomScale = 2
    scene.scrollView.contentSize = CGSize(width: 1200, height: 1000)
    scene.scrollView.zoomScale = 1
    #expect(scene.scrollView.contentSize == CGSize(width: 600, height: 500))
  }

  @Test func `content away from the corner keeps its place in the content`() {
    let scene = ScrollScene()
    scene.content.frame.origin = CGPoint(x: 40, y: 20)
    scene.scrollView.zoomScale = 2
    #expect(scene.content.frame == CGRect(x: 80, y: 40, width: 1200, height: 800))
    scene.scrollView.zoomScale = 1
    #expect(scene.content.frame == CGRect(x: 40, y: 20, width: 600, height: 400))
  }

  @Test func `a delegate that puts small content in the middle is left its way`() throws {
    let scene = ScrollScene()
    scene.when("zoom") { scene.content.center = CGPoint(x: 150, y: 130) }
    scene.scrollView.zoomScale = 0.5
    #expect(scene.content.frame == CGRect(x: 0, y: 30, width: 300, height: 200))
  }

  @Test func `in no window an animated change happens at once`() {
    let scene = ScrollScene()
    scene.scrollView.removeFromSuperview()
    scene.scrollView.setZoomScale(2, animated: true)
    #expect(scene.take() == ["scroll", "zoom by itself"])
    #expect(scene.scrollView.zoomScale == 2)
  }

  @Test func `the log tells a change of scale from code and a pinch`() throws {
    let scene = ScrollScene()
    scene.scrollView.zoomScale = 2
    scene.scrollView.setZoomScale(3, animated: true)
    scene.simulator.settle()
    try scene.pinch(to: 120)
    #expect(
      scene.simulator.log.lines(.scrolling) == [
        "scrolling ScrollView \"scroller\": zoomScale 1 -> 2",
        "scrolling ScrollView \"scroller\": contentOffset (0, 0) -> (150, 100)",
        "scrolling ScrollView \"scroller\": willBeginZooming",
        "scrolling ScrollView \"scroller\": zoomScale 2 -> 3",
        "scrolling ScrollView \"scroller\": didEndZooming at 3",
        "scrolling ScrollView \"scroller\": willBeginZooming",
        "scrolling ScrollView \"scroller\": didEndZooming at 3.6",
      ]
    )
  }

  // MARK: Changes during a pinch or an animation

  @Test func `a scale that is set during a pinch ends it`() throws {
    let scene = ScrollScene()
    let fingers = try scene.fingersDown(apart: 100)
    try scene.spread(fingers, apart: 150)
    scene.scrollView.zoomScale = 1
    try scene.spread(fingers, apart: 300)
    scene.lift(fingers)
    #expect(scene.scrollView.zoomScale == 1)
    #expect(
      scene.take() == [
        "willBeginZooming", "scroll", "zoom", "didEndZooming at 1.5", "scroll", "zoom by itself",
      ]
    )
  }

  @Test func `an animated change that meets another ends where it is`() {
    let scene = ScrollScene()
    scene.scrollView.setZoomScale(4, animated: true)
    scene.simulator.advance(by: .milliseconds(100))
    _ = scene.take()
    scene.scrollView.setZoomScale(1.5, animated: true)
    let switched = scene.take()
    scene.simulator.settle()
    #expect(scene.scrollView.zoomScale == 1.5)
    #expect(
      switched.count == 2 && switched[0].hasPrefix("didEndZooming at") && switched[1] == "willBeginZooming"
    )
    #expect(scene.take().last == "didEndZooming at 1.5")
  }

  @Test func `an offset that is set while content comes back ends the bounce`() throws {
    let scene = ScrollScene(maximum: 2)
    try scene.pinch(to: 400)
    scene.simulator.advance(by: .milliseconds(50))
    #expect(scene.scrollView.isZoomBouncing)
    scene.scrollView.setContentOffset(.zero, animated: false)
    #expect(!scene.scrollView.isZoomBouncing)
    #expect(scene.scrollView.zoomScale == 2)
    scene.simulator.settle()
    #expect(scene.scrollView.contentOffset == .zero)
  }

  @Test(arguments: ["pinch", "bounce", "animation"])
  func `a scroll view that is removed while it zooms comes to rest within its limits`(way: String) throws {
    let scene = ScrollScene(maximum: 2)
    scene.when(way == "pinch" ? "zoom" : way == "bounce" ? "bounce" : "zoom by itself") {
      scene.scrollView.removeFromSuperview()
    }
    if way == "animation" {
      scene.scrollView.setZoomScale(2, animated: true)
    } else {
      try scene.pinch(to: 400)
    }
    scene.simulator.settle()
    let view = scene.scrollView
    #expect(!view.isZooming && !view.isZoomBouncing && !view.isTracking && view.superview == nil)
    #expect(view.zoomScale == 2)
    let ends = scene.take().filter { $0.hasSuffix("Zooming") || $0.hasPrefix("didEnd") }
    #expect(ends == ["willBeginZooming", "didEndZooming at 2.0"])
    scene.controller.view.addSubview(view)
    view.zoomScale = 1
    try scene.pinch(to: 150)
    #expect(view.zoomScale == 1.5)
  }

  @Test func `a delegate that goes in the middle of a pinch takes nothing down`() throws {
    let scene = ScrollScene()
    scene.when("zoom") { scene.scrollView.delegate = nil }
    let fingers = try scene.fingersDown(apart: 100)
    try scene.spread(fingers, apart: 150)
    try scene.spread(fingers, apart: 200)
    scene.lift(fingers)
    #expect(scene.scrollView.zoomScale == 2 && !scene.scrollView.isZooming)
    #expect(scene.take() == ["willBeginZooming", "scroll", "zoom"])
  }

  // MARK: Non-finite numbers

  @Test func `a scale of nothing stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = ScrollView()
        view.accessibilityIdentifier = "map"
        view.minimumZoomScale = 0
      }
    }
    expectTrap(result, says: "ScrollView \"map\": minimumZoomScale 0 is no finite scale above zero")
  }

  @Test func `a limit without end stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ScrollView().maximumZoomScale = .infinity }
    }
    expectTrap(result, says: "ScrollView: maximumZoomScale inf is no finite scale above zero")
  }

  @Test func `a scale that is no number stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ScrollView().setZoomScale(.nan, animated: true) }
    }
    expectTrap(result, says: "ScrollView: zoomScale nan is no finite scale above zero")
  }

  @Test func `a rectangle to zoom to that is not finite stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ScrollView().zoom(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), animated: false)
      }
    }
    expectTrap(result, says: "ScrollView: zoom(to: (nan 0; 1 1)) is not finite")
  }
}
