import HeadlessUIKit
import Testing

@MainActor @Suite struct ControlReentrancyTests {
  private let simulator = Simulator()
  private let events = EventRecorder()
  private let button = Button(frame: CGRect(x: 50, y: 100, width: 200, height: 100))

  /// Shows the button, in a scroll view if `scrolls`, and records its events.
  private func show(scrolls: Bool = false) {
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let host: View = scrolls ? scrollView : simulator.window
    host.addSubview(button)
    if scrolls { simulator.window.addSubview(scrollView) }
    simulator.window.makeKeyAndVisible()
    events.listen(to: button) { $0.isHighlighted ? "lit" : "" }
  }

  @Test(.fact("D13", "D14"), arguments: [false, true])
  func `a button is not highlighted any more when it tells of the tap, however quick`(scrolls: Bool) throws {
    show(scrolls: scrolls)
    try simulator.user.tap(button)
    #expect(events.take() == [".touchDown lit", ".touchUpInside", ".primaryActionTriggered"])
  }

  @Test(
    arguments: [
      (Control.Events.touchDown, [".touchDown lit", ".touchCancel"]),
      (.touchDragInside, [".touchDown lit", ".touchDragInside lit", ".touchCancel"]),
      (
        .touchUpInside,
        [".touchDown lit", ".touchDragInside lit", ".touchUpInside", ".primaryActionTriggered"]
      ),
      (
        .primaryActionTriggered,
        [".touchDown lit", ".touchDragInside lit", ".touchUpInside", ".primaryActionTriggered"]
      ),
    ]
  )
  func `a button that is removed in its own action sends its remaining actions`(
    event: Control.Events,
    heard: [String]
  ) throws {
    show()
    button.addAction(Action { [button] _ in button.removeFromSuperview() }, for: event)
    try simulator.drag(in: button, CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50))
    #expect(events.take() == heard)
    #expect(button.superview == nil && !button.isTracking && !button.isHighlighted)
    simulator.window.addSubview(button)
    try simulator.user.tap(button)
    #expect(events.take().first == ".touchDown lit")
  }

  @Test func `a button that is disabled in its own action cancels`() throws {
    show()
    button.addAction(Action { [button] _ in button.isEnabled = false }, for: .touchDown)
    try simulator.user.tap(button)
    #expect(events.take() == [".touchDown lit", ".touchCancel"])
  }

  @Test func `handlers are gone through in order until told to stop`() {
    @MainActor final class Target { func act() {} }
    let target = Target()
    let control = Control(frame: .zero)
    control.addTarget(target, action: MethodSelector("act", Target.act), for: [.touchDown, .touchUpInside])
    control.addAction(Action(title: "save") { _ in }, for: .valueChanged)
    control.addTarget(nil, action: MethodSelector("act", Target.act), for: .touchCancel)
    var lines: [String] = []
    control.enumerateEventHandlers { action, targetAction, events, _ in
      let method = targetAction.map { called in
        "\(called.target as AnyObject? === target ? "target" : "chain") \(called.action.name ?? "")"
      }
      lines.append("\(events): \(action?.title ?? method ?? "nothing")")
    }
    #expect(
      lines == [".touchDown + .touchUpInside: target act", ".valueChanged: save", ".touchCancel: chain act"]
    )
    lines = []
    control.enumerateEventHandlers { _, _, events, stop in
      lines.append("\(events)")
      stop = events == .valueChanged
    }
    #expect(lines.count == 2)
  }
}
