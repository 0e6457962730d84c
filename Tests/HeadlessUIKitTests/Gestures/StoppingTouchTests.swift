import HeadlessUIKit
import Testing

/// Touches that stop content which is decelerating.
@MainActor @Suite struct StoppingTouchTests {
  /// Flicks the content upwards; it is decelerating afterwards.
  private func flick(_ simulator: Simulator, from point: CGPoint) throws {
    try simulator.user.manually {
      let finger = try simulator.user.touchDown(at: point)
      for step in 1...5 {
        simulator.advance(by: .milliseconds(10))
        try finger.move(to: CGPoint(x: point.x, y: point.y - 20 * CGFloat(step)))
      }
      finger.lift()
    }
    simulator.advance(by: .milliseconds(100))
  }

  /// Touches a point for some time.
  private func touch(_ simulator: Simulator, _ point: CGPoint, for duration: Duration) throws {
    try simulator.user.manually {
      let finger = try simulator.user.touchDown(at: point)
      simulator.advance(by: duration)
      finger.lift()
    }
    simulator.settle()
  }

  @Test(.fact("U40"), arguments: [Duration.milliseconds(50), .milliseconds(700)])
  func `a touch that stops a table selects no row`(duration: Duration) throws {
    let scene = TableScene()
    try flick(scene.simulator, from: CGPoint(x: 150, y: 400))
    #expect(scene.table.isDecelerating)
    _ = scene.take()
    let offset = scene.table.contentOffset
    try touch(scene.simulator, CGPoint(x: 150, y: 300), for: duration)
    #expect(!scene.table.isDecelerating && scene.table.contentOffset == offset)
    #expect(scene.take() == [] && scene.table.indexPathForSelectedRow == nil)
    try touch(scene.simulator, CGPoint(x: 150, y: 300), for: duration)
    #expect(scene.table.indexPathForSelectedRow != nil)
  }

  @Test(.fact("U40"), arguments: [Duration.milliseconds(50), .milliseconds(700)])
  func `a touch that stops a scroll view presses no button in it`(duration: Duration) throws {
    let simulator = Simulator()
    let (controller, diary) = (ViewController(), Diary())
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 4000)
    let button = Button(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
    for (name, event) in [("down", Control.Events.touchDown), ("up", .touchUpInside)] {
      button.addAction(Action { _ in diary.note(name) }, for: event)
    }
    scrollView.addSubview(button)
    controller.view.addSubview(scrollView)
    simulator.launch(controller)
    try flick(simulator, from: CGPoint(x: 150, y: 350))
    #expect(scrollView.isDecelerating)
    _ = diary.take()
    try touch(simulator, CGPoint(x: 150, y: 300), for: duration)
    #expect(diary.take() == [] && !scrollView.isDecelerating && !button.isHighlighted)
    try touch(simulator, CGPoint(x: 150, y: 300), for: duration)
    #expect(diary.take() == ["down", "up"])
  }

  @Test(.fact("U40")) func `a touch that stops content may drag it further`() throws {
    let scene = TableScene()
    try flick(scene.simulator, from: CGPoint(x: 150, y: 400))
    let offset = scene.table.contentOffset.y
    try flick(scene.simulator, from: CGPoint(x: 150, y: 400))
    #expect(scene.table.contentOffset.y > offset + 50 && scene.table.isDecelerating)
  }
}
