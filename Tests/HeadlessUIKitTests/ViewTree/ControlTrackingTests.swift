import Foundation
import HeadlessUIKit
import Testing

/// A control that records the calls of its tracking methods with its state, and each event it sends.
private final class Lever: Control {
  var lines: [String] = []
  var begins = true
  var continues = true
  var onBegin: (@MainActor (Lever) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let events: [Events] = [
      .touchDown, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside,
      .touchUpOutside, .touchCancel, .primaryActionTriggered,
    ]
    for event in events {
      addAction(Action { [weak self] _ in self?.note("\(event)") }, for: event)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) {
    let flags = [(isTracking, "tracking"), (isTouchInside, "inside"), (isHighlighted, "highlighted")]
    lines.append(([line] + flags.filter(\.0).map(\.1)).joined(separator: " "))
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    note("begin")
    onBegin?(self)
    return begins
  }
  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    note("continue")
    return continues
  }
  override func endTracking(_ touch: Touch?, with event: Event?) { note("end") }
  override func cancelTracking(with event: Event?) { note("cancel") }
}

@MainActor @Suite struct ControlTrackingTests {
  private let simulator = Simulator(device: .iPhone4, system: "4.3")
  /// A control of 50 x 40 points at (100, 200), in the middle of the screen.
  private let lever = Lever(frame: CGRect(x: 100, y: 200, width: 50, height: 40))
  private let middle = CGPoint(x: 125, y: 220)

  init() {
    simulator.window.addSubview(lever)
    simulator.window.isHidden = false
  }

  @Test(.fact("D1", "D13")) func `a finger that goes down and up on a control is a tap`() throws {
    let finger = try simulator.user.touchDown(at: middle)
    #expect(lever.take() == ["begin", ".touchDown tracking inside highlighted"])
    #expect(lever.state == .highlighted)
    finger.lift()
    #expect(lever.take() == ["end tracking inside highlighted", ".touchUpInside"])
    #expect(lever.state == .normal)
    #expect(!finger.isDown)
  }

  @Test(.fact("D2")) func `a control that does not begin sends nothing for the whole touch`() throws {
    lever.begins = false
    let finger = try simulator.user.touchDown(at: middle)
    try finger.move(to: CGPoint(x: 126, y: 221))
    finger.lift()
    #expect(lever.take() == ["begin"])
  }

  @Test(.fact("D5", "D6", "D8", "D10", "D11"))
  func `crossing the edge 70 points outside sends exit and enter first`() throws {
    let finger = try simulator.user.touchDown(at: middle)
    _ = lever.take()
    try finger.move(to: CGPoint(x: 160, y: 220))
    #expect(
      lever.take() == [
        "continue tracking inside highlighted", ".touchDragInside tracking inside highlighted",
      ]
    )
    try finger.move(to: CGPoint(x: 220, y: 220))
    #expect(
      lever.take() == [
        "continue tracking inside highlighted", ".touchDragExit tracking", ".touchDragOutside tracking",
      ]
    )
    try finger.move(to: CGPoint(x: 300, y: 220))
    #expect(lever.take() == ["continue tracking", ".touchDragOutside tracking"])
    try finger.move(to: CGPoint(x: 219, y: 220))
    #expect(
      lever.take() == [
        "continue tracking", ".touchDragEnter tracking inside highlighted",
        ".touchDragInside tracking inside highlighted",
      ]
    )
  }

  @Test(
    .fact("D8"),
    arguments: [
      (30.0, 220.0, true), (29, 220, false), (219, 220, true), (220, 220, false),
      (125, 130, true), (125, 129, false), (125, 309, true), (125, 310, false),
    ]
  )
  func `a finger lifted less than 70 points outside is inside`(x: Double, y: Double, isInside: Bool) throws {
    let finger = try simulator.user.touchDown(at: middle)
    try finger.move(to: CGPoint(x: x, y: y))
    _ = lever.take()
    finger.lift()
    #expect(lever.take().last == (isInside ? ".touchUpInside" : ".touchUpOutside"))
  }

  @Test(.fact("D9")) func `the finger must go down in the control itself`() throws {
    try simulator.user.touchDown(at: CGPoint(x: 160, y: 220)).lift()
    #expect(lever.take() == [])
  }

  @Test(.fact("D7")) func `a control that does not continue stops without an event`() throws {
    let finger = try simulator.user.touchDown(at: middle)
    _ = lever.take()
    lever.continues = false
    try finger.move(to: CGPoint(x: 126, y: 220))
    #expect(!lever.isTracking && !lever.isHighlighted)
    lever.continues = true
    try finger.move(to: CGPoint(x: 127, y: 220))
    finger.lift()
    #expect(lever.take() == ["continue tracking inside highlighted"])
    try simulator.user.tap(lever)
    #expect(lever.take().count == 4)
  }

  @Test(.fact("D15")) func `a cancelled touch sends cancel and no up`() throws {
    let finger = try simulator.user.touchDown(at: middle)
    _ = lever.take()
    finger.cancel()
    finger.lift()
    try finger.move(to: middle)
    #expect(lever.take() == ["cancel tracking inside highlighted", ".touchCancel"])
  }

  @Test(.fact("C31", "D15")) func `a control that is removed under the finger is cancelled`() throws {
    let box = View(frame: simulator.window.bounds)
    simulator.window.addSubview(box)
    box.addSubview(lever)
    let finger = try simulator.user.touchDown(at: middle)
    _ = lever.take()
    box.removeFromSuperview()
    #expect(lever.take() == ["cancel tracking inside highlighted", ".touchCancel"])
    #expect(!finger.isDown)
  }

  @Test(.fact("D16")) func `a second finger is ignored`() throws {
    let first = try simulator.user.touchDown(at: middle)
    let second = try simulator.user.touchDown(at: CGPoint(x: 110, y: 210))
    try second.move(to: CGPoint(x: 111, y: 210))
    second.lift()
    #expect(lever.take() == ["begin", ".touchDown tracking inside highlighted"])
    first.lift()
    #expect(lever.take() == ["end tracking inside highlighted", ".touchUpInside"])
  }

  @Test(.fact("D17", "C12")) func `a disabled control swallows the touch and does nothing`() throws {
    final class Backdrop: View {
      var touches = 0
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { self.touches += 1 }
    }
    let backdrop = Backdrop(frame: simulator.window.bounds)
    simulator.window.addSubview(backdrop)
    backdrop.addSubview(lever)
    lever.isEnabled = false
    #expect(simulator.window.hitTest(middle, with: nil) === lever)
    try simulator.user.tap(lever, force: true)
    #expect(lever.take() == [])
    #expect(!lever.isHighlighted)
    #expect(backdrop.touches == 0)
  }

  @Test(.fact("D18")) func `disabling a control under the finger cancels it`() throws {
    let finger = try simulator.user.touchDown(at: middle)
    _ = lever.take()
    lever.isEnabled = false
    #expect(lever.take() == ["cancel tracking inside highlighted", ".touchCancel"])
    lever.isEnabled = true
    finger.lift()
    #expect(lever.take() == [])
  }

  @Test(.fact("D19")) func `the state is a set`() {
    #expect([Control.State.normal, .highlighted, .disabled, .selected].map(\.rawValue) == [0, 1, 2, 4])
    (lever.isSelected, lever.isHighlighted, lever.isEnabled) = (true, true, false)
    #expect(lever.state == [.selected, .highlighted, .disabled])
    (lever.isSelected, lever.isHighlighted, lever.isEnabled) = (false, false, true)
    #expect(lever.state == .normal)
  }

  @Test(.fact("D20")) func `a tap leaves the selection as it is`() throws {
    for isSelected in [true, false] {
      lever.isSelected = isSelected
      try simulator.user.tap(lever)
      #expect(lever.isSelected == isSelected)
    }
  }

  @Test(.fact("C23")) func `a control keeps its touches from the next responder`() throws {
    final class Page: ViewController {
      var touches = 0
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { self.touches += 1 }
      override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { self.touches += 1 }
    }
    let page = Page()
    simulator.launch(page)
    page.view.addSubview(lever)
    try simulator.user.tap(lever)
    #expect(page.touches == 0)
    try simulator.user.tap(CGPoint(x: 10, y: 400))
    #expect(page.touches == 2)
  }

  @Test(.fact("C20")) func `a touch stays with its view wherever the finger goes`() throws {
    let other = Lever(frame: CGRect(x: 100, y: 400, width: 50, height: 40))
    simulator.window.addSubview(other)
    let finger = try simulator.user.touchDown(at: middle)
    try finger.move(to: CGPoint(x: 125, y: 420))
    finger.lift()
    #expect(lever.take().last == ".touchUpOutside")
    #expect(other.take() == [])
  }

  // MARK: Handlers that change the control

  @Test func `a control that is removed while it begins can be tapped again`() throws {
    lever.onBegin = { $0.removeFromSuperview() }
    let finger = try simulator.user.touchDown(at: middle)
    #expect(lever.take() == ["begin"])
    #expect(!finger.isDown && !lever.isTracking && !lever.isHighlighted)
    lever.onBegin = nil
    simulator.window.addSubview(lever)
    try simulator.user.tap(lever)
    #expect(
      lever.take() == [
        "begin", ".touchDown tracking inside highlighted", "end tracking inside highlighted",
        ".touchUpInside",
      ]
    )
  }

  @Test func `a control that is removed by its touch down is cancelled`() throws {
    lever.addAction(Action { [lever] _ in lever.removeFromSuperview() }, for: .touchDown)
    let finger = try simulator.user.touchDown(at: middle)
    #expect(
      lever.take() == [
        "begin", ".touchDown tracking inside highlighted", "cancel tracking inside highlighted",
        ".touchCancel",
      ]
    )
    #expect(!finger.isDown)
  }

  @Test func `a control that is disabled by its drag exit sends nothing after the cancel`() throws {
    lever.addAction(Action { [lever] _ in lever.isEnabled = false }, for: .touchDragExit)
    let finger = try simulator.user.touchDown(at: middle)
    _ = lever.take()
    try finger.move(to: CGPoint(x: 300, y: 400))
    #expect(
      lever.take() == [
        "continue tracking inside highlighted", ".touchDragExit tracking", "cancel tracking", ".touchCancel",
      ]
    )
  }

  // MARK: Touches

  @Test func `a finger can't go beyond the screen`() throws {
    let reason = InteractionError.Reason.offScreen(
      point: CGPoint(x: 320, y: 100),
      screen: CGSize(width: 320, height: 480)
    )
    expectRefusal(reason) { _ = try simulator.user.touchDown(at: CGPoint(x: 320, y: 100)) }
    let finger = try simulator.user.touchDown(at: middle)
    expectRefusal(reason) { try finger.move(to: CGPoint(x: 320, y: 100)) }
    #expect(finger.isDown)
    finger.lift()
    #expect(lever.take().last == ".touchUpInside")
  }

  @Test func `a finger writes its whole way into the log`() throws {
    let finger = try simulator.user.touchDown(at: middle)
    try finger.move(to: CGPoint(x: 126, y: 221))
    finger.lift()
    let second = try simulator.user.touchDown(at: CGPoint(x: 1, y: 2))
    second.cancel()
    #expect(
      simulator.log.lines(.touch) == [
        "touch Lever: touchesBegan at (125, 220)", "touch Lever: touchesMoved to (126, 221)",
        "touch Lever: touchesEnded at (126, 221)", "touch Window: touchesBegan at (1, 2)",
        "touch Window: touchesCancelled",
      ]
    )
  }

  @Test func `time stands still under a finger and passes when it is lifted`() throws {
    let box = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(box)
    simulator.perform { View.animate(withDuration: 1) { box.alpha = 0.5 } }
    let finger = try simulator.user.touchDown(at: middle)
    try finger.move(to: middle)
    #expect(simulator.clock.now.offset == .zero)
    simulator.user.manually { finger.lift() }
    #expect(simulator.clock.now.offset == .zero)
    try simulator.user.touchDown(at: middle).lift()
    #expect(simulator.clock.now.offset == .seconds(1))
  }

  @Test func `a touch knows where it is and was in any view`() throws {
    final class Pad: View {
      var places: [CGPoint] = []
      override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches {
          places += [touch.location(in: self), touch.previousLocation(in: self), touch.location(in: nil)]
        }
      }
    }
    let pad = Pad(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    simulator.window.addSubview(pad)
    let finger = try simulator.user.touchDown(at: CGPoint(x: 30, y: 30))
    try finger.move(to: CGPoint(x: 50, y: 60))
    #expect(pad.places == [CGPoint(x: 40, y: 40), CGPoint(x: 20, y: 10), CGPoint(x: 50, y: 60)])
  }

  // MARK: Buttons

  @Test(.fact("D35")) func `a tapped button sends touch up inside and then its primary action`() throws {
    let button = Button(frame: lever.frame)
    let recorder = Recorder()
    simulator.window.addSubview(button)
    for event in [Control.Events.primaryActionTriggered, .touchUpInside, .touchDown, .touchUpOutside] {
      button.addAction(Action { _ in recorder.note("\(event)") }, for: event)
    }
    try simulator.user.tap(button)
    #expect(recorder.take() == [".touchDown", ".touchUpInside", ".primaryActionTriggered"])
    let finger = try simulator.user.touchDown(at: middle)
    try finger.move(to: CGPoint(x: 125, y: 400))
    finger.lift()
    #expect(recorder.take() == [".touchDown", ".touchUpOutside"])
  }

  @Test(.fact("D34")) func `a button's primary action is registered for primaryActionTriggered`() throws {
    var count = 0
    let button = Button(frame: lever.frame, primaryAction: Action(title: "Send") { _ in count += 1 })
    #expect(button.allControlEvents.rawValue == 8192)
    #expect(button.currentTitle == "Send")
    simulator.window.addSubview(button)
    try simulator.user.tap(button)
    #expect(count == 1)
  }

  @Test func `a button's title is that of its state or else of the normal one`() throws {
    let button = Button(frame: lever.frame)
    #expect(button.currentTitle == nil)
    button.setTitle("Send", for: .normal)
    button.setTitle("Sending", for: .highlighted)
    button.setTitle("Sent", for: [.disabled, .selected])
    simulator.window.addSubview(button)
    let finger = try simulator.user.touchDown(at: middle)
    #expect(button.currentTitle == "Sending")
    finger.lift()
    #expect(button.currentTitle == "Send")
    button.isEnabled = false
    #expect(button.currentTitle == "Send")
    button.isSelected = true
    #expect(button.currentTitle == "Sent")
    button.setTitle(nil, for: [.disabled, .selected])
    #expect(button.currentTitle == "Send")
    #expect(button.description == "<Button: frame = (100 200; 50 40); title = 'Send'>")
  }

  @Test func `a label says its text in its description`() {
    let label = Label(frame: CGRect(x: 0, y: 0.5, width: 80, height: 20))
    #expect(label.debugName == "Label")
    label.text = "Name"
    #expect(label.debugName == "Label \"Name\"")
    #expect(label.description == "<Label: frame = (0 0.5; 80 20); text = 'Name'>")
  }
}
