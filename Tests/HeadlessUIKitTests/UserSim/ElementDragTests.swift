import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ElementDragTests {
  /// Launches a scroll view of the screen's size, with ten screens of content in both directions.
  private func scrolling(_ setup: Setup = .current) -> (ElementScene, ScrollView) {
    let scene = ElementScene(setup)
    let bounds = scene.controller.view.bounds
    let scrollView = ScrollView(frame: bounds)
    scrollView.accessibilityIdentifier = "page"
    scrollView.contentSize = CGSize(width: bounds.width * 10, height: bounds.height * 10)
    scrollView.contentOffset = CGPoint(x: bounds.width * 4, y: bounds.height * 4)
    scene.controller.view.addSubview(scrollView)
    scene.simulator.settle()
    return (scene, scrollView)
  }

  /// A swipe and its direction.
  enum Swipe: String, CaseIterable, Sendable {
    case up, down, left, right

    @MainActor func perform(_ element: Element, _ velocity: GestureVelocity = .default) throws {
      switch self {
      case .up: try element.swipeUp(velocity: velocity)
      case .down: try element.swipeDown(velocity: velocity)
      case .left: try element.swipeLeft(velocity: velocity)
      case .right: try element.swipeRight(velocity: velocity)
      }
    }

    var direction: SwipeGestureRecognizer.Direction {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
    }

    /// The direction in which the content offset changes.
    var sign: CGPoint {
      switch self {
      case .up: CGPoint(x: 0, y: 1)
      case .down: CGPoint(x: 0, y: -1)
      case .left: CGPoint(x: 1, y: 0)
      case .right: CGPoint(x: -1, y: 0)
      }
    }
  }

  @Test(arguments: Swipe.allCases) func `a swipe scrolls, and the content goes on after the finger`(
    swipe: Swipe
  ) throws {
    let (scene, scrollView) = scrolling()
    let start = scrollView.contentOffset
    try swipe.perform(scene.user.scrollViews["page"])
    let way = CGPoint(x: scrollView.contentOffset.x - start.x, y: scrollView.contentOffset.y - start.y)
    let length = way.x * swipe.sign.x + way.y * swipe.sign.y
    let side = swipe.sign.x == 0 ? scrollView.bounds.height : scrollView.bounds.width
    #expect(length > side * 0.4 + 1 && way.x * swipe.sign.y == 0 && way.y * swipe.sign.x == 0, "\(way)")
  }

  @Test(arguments: Swipe.allCases) func `a person swipes without naming an element`(swipe: Swipe) throws {
    let (scene, scrollView) = scrolling()
    let (other, otherView) = scrolling()
    switch swipe {
    case .up: scene.user.swipeUp()
    case .down: scene.user.swipeDown()
    case .left: scene.user.swipeLeft()
    case .right: scene.user.swipeRight()
    }
    try swipe.perform(other.user.scrollViews["page"])
    #expect(scrollView.contentOffset == otherView.contentOffset)
  }

  @Test func `a swipe without an element begins above the keyboard`() throws {
    let scene = ElementScene(.current)
    scene.user.rotate(to: .landscapeLeft)
    let field = scene.add(TextField(), "field", size: CGSize(width: 100, height: 30))
    scene.controller.view.accessibilityIdentifier = "root"
    try scene.user.tap(field)
    let before = scene.simulator.log.lines(.touch).count
    scene.user.swipeUp()
    let touches = scene.simulator.log.lines(.touch).dropFirst(before)
    let bounds = scene.simulator.screen.bounds
    #expect(scene.simulator.keyboard.frame.contains(CGPoint(x: bounds.midX, y: bounds.midY)))
    #expect(touches.first?.contains("View \"root\"") == true && field.text == "", "\(touches)")
  }

  @Test(arguments: Swipe.allCases, [GestureVelocity.slow, .default, .fast])
  func `a swipe is recognized as one, in its direction only`(swipe: Swipe, velocity: GestureVelocity) throws {
    let scene = ElementScene()
    let view = scene.add(View(), "area", size: CGSize(width: 300, height: 600))
    for other in Swipe.allCases {
      let recognizer = SwipeGestureRecognizer()
      recognizer.direction = other.direction
      scene.listen(recognizer, on: view) { [recorder = scene.recorder] _ in recorder.note(other.rawValue) }
    }
    try swipe.perform(scene.user.otherElements["area"], velocity)
    #expect(scene.recorder.take() == [swipe.rawValue])
  }

  @Test(arguments: [GestureVelocity.slow, .default, 500, 1500.5])
  func `a swipe has its velocity, and its length is two fifths of the screen`(velocity: GestureVelocity)
    throws
  {
    let (scene, _) = scrolling()
    try scene.user.manually { try scene.user.scrollViews["page"].swipeUp(velocity: velocity) }
    let length = (scene.simulator.screen.bounds.height - 2) * 0.4
    let time = scene.simulator.clock.now.offset / .seconds(1)
    #expect(abs(length / time - velocity.rawValue) < 1)
  }

  @Test func `a swipe ends at the screen's edge`() throws {
    let scene = ElementScene()
    let view = scene.add(View(), "low", size: CGSize(width: 300, height: 100))
    view.frame.origin.y = 20
    try scene.user.otherElements["low"].swipeUp()
    let moves = scene.simulator.log.lines(.touch)
    #expect(moves.last?.contains("(170, 1)") == true, "\(moves)")
  }

  @Test func `before iOS 8 up is up as the interface stands`() throws {
    let (scene, scrollView) = scrolling(.classic)
    scene.controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let window = scene.simulator.window
    let turned = Turning()
    turned.view.addSubview(scrollView)
    scrollView.frame = turned.view.bounds
    window.rootViewController = turned
    scene.user.rotate(to: .landscapeLeft)
    scrollView.contentOffset = CGPoint(x: 1000, y: 1000)
    scene.simulator.settle()
    try scene.user.scrollViews["page"].swipeUp()
    #expect(scene.simulator.screen.bounds.width == 320 && scrollView.bounds.width > 400, "\(scrollView)")
    #expect(
      scrollView.contentOffset.y > 1100 && scrollView.contentOffset.x == 1000,
      "\(scrollView.contentOffset)"
    )
  }

  private final class Turning: ViewController {
    override func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool { true }
  }

  @Test func `a drag moves content by its way less the pan's slack, and a rest at its end stops the content`()
    throws
  {
    let (scene, scrollView) = scrolling()
    let start = scrollView.contentOffset.y
    let page = scene.user.scrollViews["page"]
    let from = page.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    let to = from.withOffset(CGVector(dx: 0, dy: -200))
    try from.press(forDuration: 0, thenDragTo: to, withVelocity: 500, thenHoldForDuration: 0.3)
    #expect((180...200).contains(scrollView.contentOffset.y - start))
  }

  @Test func `an element is dragged onto another one`() throws {
    let scene = ElementScene()
    let (thing, _) = (scene.add(View(), "thing"), scene.add(View(), "place"))
    var ends: [CGPoint] = []
    scene.listen(LongPressGestureRecognizer(), on: thing) { recognizer in
      if recognizer.state == .ended { ends.append(recognizer.location(in: nil)) }
    }
    try scene.user.otherElements["thing"].press(
      forDuration: 0.6,
      thenDragTo: scene.user.otherElements["place"]
    )
    let place = scene.user.otherElements["place"].frame
    #expect(ends == [CGPoint(x: place.midX, y: place.midY)])
    let error = #expect(throws: InteractionError.self) {
      try scene.user.otherElements["thing"].press(
        forDuration: 0.6,
        thenDragTo: scene.user.otherElements["nowhere"]
      )
    }
    #expect(error?.reason == .noMatch(query: #"user.otherElements["nowhere"]"#))
    #expect(ends.count == 1)
  }

  // MARK: Coordinates

  @Test func `a coordinate is counted from its element, wherever that is`() throws {
    let scene = ElementScene()
    let button = scene.addButton("Go")
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    let corner = scene.user.buttons["Go"].coordinate(withNormalizedOffset: .zero)
    let near = scene.user.buttons["Go"].coordinate(withNormalizedOffset: CGVector(dx: 0.25, dy: 0.5))
    #expect(try corner.screenPoint == CGPoint(x: 20, y: 100) && near.screenPoint == CGPoint(x: 70, y: 120))
    #expect(
      try near.withOffset(CGVector(dx: 5, dy: -5)).withOffset(CGVector(dx: 5, dy: 0)).screenPoint
        == CGPoint(x: 80, y: 115)
    )
    button.frame.origin.y += 50
    #expect(try near.screenPoint == CGPoint(x: 70, y: 170))
    try near.tap()
    try near.doubleTap()
    try near.press(forDuration: 0.2)
    #expect(scene.recorder.take() == ["tap Go", "tap Go", "tap Go", "tap Go"])
    // The touch hits any view at that point.
    try corner.withOffset(CGVector(dx: 0, dy: -10)).tap()
    #expect(scene.recorder.take() == [])
  }

  @Test func `a coordinate off the screen is refused`() throws {
    let scene = ElementScene()
    scene.addButton("Go")
    let far = scene.user.buttons["Go"].coordinate(withNormalizedOffset: .zero).withOffset(
      CGVector(dx: -21, dy: 0)
    )
    let error = #expect(throws: InteractionError.self) { try far.tap() }
    #expect(
      error?.reason == .offScreen(point: CGPoint(x: -1, y: 60), screen: scene.simulator.screen.bounds.size)
    )
    let call = #"user.buttons["Go"].coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))"#
    #expect(error?.call == call + ".withOffset(CGVector(dx: -21, dy: 0)).tap()")
  }

  // MARK: Paths

  @Test func `a path says where a finger is at each moment`() {
    let path = FingerPath(from: .zero).moving(to: CGPoint(x: 100, y: 0), over: .seconds(1)).holding(
      for: .seconds(2)
    )
    .moving(to: CGPoint(x: 100, y: 50), over: .seconds(1))
    #expect(path.duration == .seconds(4) && path.end == CGPoint(x: 100, y: 50))
    let points = [0, 0.25, 1, 2, 3, 3.5, 4, 9].map { path.point(after: .seconds($0)) }
    let expected: [(CGFloat, CGFloat)] = [
      (0, 0), (25, 0), (100, 0), (100, 0), (100, 0), (100, 25), (100, 50), (100, 50),
    ]
    #expect(points == expected.map { CGPoint(x: $0.0, y: $0.1) })
    #expect(FingerPath(from: CGPoint(x: 1, y: 2)).point(after: .seconds(1)) == CGPoint(x: 1, y: 2))
  }

  @Test func `fingers go along their paths at once, each lifted at its end`() throws {
    let scene = ElementScene()
    let view = scene.add(TouchDiary(scene.recorder), size: CGSize(width: 300, height: 300))
    view.isMultipleTouchEnabled = true
    let paths = [
      FingerPath(from: CGPoint(x: 50, y: 100)).moving(to: CGPoint(x: 60, y: 100), over: .milliseconds(15)),
      FingerPath(from: CGPoint(x: 200, y: 100)).holding(for: .milliseconds(20)).moving(
        to: CGPoint(x: 200, y: 120),
        over: .milliseconds(10)
      ),
      FingerPath(from: CGPoint(x: 100, y: 200)),
    ]
    try scene.user.touch(along: paths)
    #expect(
      scene.recorder.take() == [
        "0 began 50 100, 100 200, 200 100", "0 ended 100 200", "10 moved 57 100", "15 moved 60 100",
        "15 ended 60 100",
        "30 moved 200 120", "30 ended 200 120",
      ]
    )
    let outside = FingerPath(from: CGPoint(x: 50, y: 100)).moving(
      to: CGPoint(x: -1, y: 100),
      over: .seconds(1)
    )
    let error = #expect(throws: InteractionError.self) { try scene.user.touch(along: [paths[0], outside]) }
    #expect(
      error?.reason == .offScreen(point: CGPoint(x: -1, y: 100), screen: scene.simulator.screen.bounds.size)
    )
    #expect(scene.recorder.take() == [])
  }

  /// A view that records its touches, each with milliseconds and screen coordinates.
  private final class TouchDiary: View {
    private let recorder: Recorder

    init(_ recorder: Recorder) {
      self.recorder = recorder
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String, _ touches: Set<Touch>) {
      let points = touches.map { $0.location(in: nil) }.sorted { $0.x < $1.x }
      let places = points.map { "\(Int($0.x.rounded())) \(Int($0.y.rounded()))" }.joined(separator: ", ")
      let time = (touches.first?.timestamp ?? 0) * 1000
      recorder.note("\(Int(time.rounded())) \(what) \(places)")
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note("ended", touches) }
  }

  @Test func `a finger is seen every 10 ms while it moves, from where it rested`() throws {
    let scene = ElementScene()
    scene.add(TouchDiary(scene.recorder), size: CGSize(width: 300, height: 300))
    let path = FingerPath(from: CGPoint(x: 50, y: 100)).holding(for: .milliseconds(995))
      .moving(to: CGPoint(x: 75, y: 100), over: .milliseconds(25)).holding(for: .seconds(1_000_000))
    try scene.user.touch(along: [path])
    #expect(
      scene.recorder.take() == [
        "0 began 50 100", "1000 moved 55 100", "1010 moved 65 100", "1020 moved 75 100",
        "1000001020 ended 75 100",
      ]
    )
  }

  // MARK: Going back

  @Test(arguments: [false, true]) func `a swipe from the edge goes back, unless the finger turns around`(
    cancels: Bool
  ) {
    let simulator = Setup.current.simulator()
    let (first, second) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: first)
    simulator.launch(navigation)
    navigation.pushViewController(second, animated: false)
    simulator.settle()
    simulator.user.swipeBack(cancels: cancels)
    #expect(navigation.topViewController === (cancels ? second : first))
    #expect(second.view.window == nil || cancels)
    simulator.user.swipeBack()
    simulator.user.swipeBack()
    #expect(navigation.topViewController === first)
  }

  @Test func `a swipe back begins beside a keyboard that is at half the height`() {
    let simulator = Setup.current.simulator()
    let (first, second) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: first)
    simulator.launch(navigation)
    navigation.pushViewController(second, animated: false)
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    second.view.addSubview(field)
    simulator.user.rotate(to: .landscapeLeft)
    field.becomeFirstResponder()
    simulator.settle()
    let middle = CGPoint(x: 1, y: simulator.screen.bounds.midY)
    #expect(simulator.keyboard.frame.contains(middle))
    simulator.user.swipeBack()
    #expect(navigation.topViewController === first && !simulator.keyboard.isVisible)
  }
}
