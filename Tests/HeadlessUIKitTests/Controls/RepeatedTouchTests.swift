import HeadlessUIKit
import Testing

/// Control events for touches that are repeated, delayed, doubled or cancelled.
@MainActor @Suite struct RepeatedTouchTests {
  private let button = Button(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
  private let recorder = EventRecorder()

  private func launch(in scrollView: ScrollView? = nil) -> Simulator {
    button.setTitle("Sign in", for: .normal)
    recorder.listen(to: button)
    return Simulator.showing { view in
      if let scrollView {
        view.addSubview(scrollView)
        scrollView.addSubview(button)
      } else {
        view.addSubview(button)
      }
    }
  }

  @Test(.fact("D3", "D4")) func `a second tap soon after the first sends touchDownRepeat after touchDown`()
    throws
  {
    let simulator = launch()
    try simulator.user.tap(button)
    #expect(recorder.take() == [".touchDown", ".touchUpInside", ".primaryActionTriggered"])
    try simulator.user.tap(button)
    #expect(
      recorder.take() == [".touchDown", ".touchDownRepeat", ".touchUpInside", ".primaryActionTriggered"]
    )
    simulator.advance(by: .milliseconds(351))
    try simulator.user.tap(button)
    #expect(recorder.take() == [".touchDown", ".touchUpInside", ".primaryActionTriggered"])
  }

  @Test(.fact("C35", "C36")) func `taps are counted while they are soon and near`() throws {
    final class Counter: View {
      var counts: [String] = []
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        counts.append("down \(touches.map(\.tapCount))")
      }
      override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        counts.append("move \(touches.map(\.tapCount))")
      }
      override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        counts.append("up \(touches.map(\.tapCount))")
      }
    }
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let simulator = Simulator.showing { $0.addSubview(view) }
    for _ in 0..<3 { try simulator.user.tap(CGPoint(x: 50, y: 100)) }
    try simulator.user.tap(CGPoint(x: 200, y: 100))
    try simulator.drag(in: view, CGPoint(x: 200, y: 100), CGPoint(x: 100, y: 100))
    try simulator.user.tap(CGPoint(x: 100, y: 100))
    #expect(
      view.counts == [
        "down [1]", "up [1]", "down [2]", "up [2]", "down [3]", "up [3]", "down [1]", "up [1]",
        "down [2]", "move [0]", "up [0]", "down [1]", "up [1]",
      ]
    )
  }

  @Test(.fact("D16")) func `a second finger on a control that follows one is ignored`() throws {
    let simulator = launch()
    let first = try simulator.user.touchDown(at: CGPoint(x: 60, y: 40))
    let second = try simulator.user.touchDown(at: CGPoint(x: 160, y: 40))
    try second.move(to: CGPoint(x: 170, y: 40))
    second.lift()
    #expect(recorder.take() == [".touchDown"])
    #expect(button.isTracking)
    first.lift()
    #expect(recorder.take() == [".touchUpInside", ".primaryActionTriggered"])
  }

  @Test(.fact("D16")) func `a control that takes several touches follows the first finger only`() throws {
    button.isMultipleTouchEnabled = true
    let simulator = launch()
    let first = try simulator.user.touchDown(at: CGPoint(x: 60, y: 40))
    let second = try simulator.user.touchDown(at: CGPoint(x: 160, y: 40))
    second.cancel()
    #expect(recorder.take() == [".touchDown"])
    first.lift()
    #expect(recorder.take() == [".touchUpInside", ".primaryActionTriggered"])
  }

  @Test(.fact("D38")) func `a touch that the system takes away sends touchCancel and nothing else`() throws {
    let simulator = launch()
    let finger = try simulator.user.touchDown(at: CGPoint(x: 60, y: 40))
    finger.cancel()
    #expect(recorder.take() == [".touchDown", ".touchCancel"])
    #expect(!button.isHighlighted)
    finger.lift()
    #expect(recorder.take() == [])
  }

  @Test(.fact("D38")) func `a pan around a control takes its touch`() throws {
    let simulator = launch()
    button.superview?.addGestureRecognizer(PanGestureRecognizer())
    try simulator.drag(in: button, CGPoint(x: 60, y: 20), CGPoint(x: 60, y: 80))
    #expect(recorder.take() == [".touchDown", ".touchCancel"])
  }

  @Test(.fact("D39")) func `in a scroll view a held button is highlighted after the delay`() throws {
    let simulator = launch(in: ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)))
    let finger = try simulator.user.touchDown(at: CGPoint(x: 60, y: 40))
    simulator.advance(by: .milliseconds(149))
    #expect(!button.isHighlighted)
    #expect(recorder.take() == [])
    simulator.advance(by: .milliseconds(1))
    #expect(button.isHighlighted)
    #expect(recorder.take() == [".touchDown"])
    finger.lift()
    #expect(recorder.take() == [".touchUpInside", ".primaryActionTriggered"])
  }

  @Test(.fact("D39")) func `in a scroll view a quick tap is told of when the finger is lifted`() throws {
    let simulator = launch(in: ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)))
    let finger = try simulator.user.touchDown(at: CGPoint(x: 60, y: 40))
    simulator.advance(by: .milliseconds(50))
    #expect(recorder.take() == [])
    finger.lift()
    #expect(recorder.take() == [".touchDown", ".touchUpInside", ".primaryActionTriggered"])
  }
}
