import HeadlessUIKit
import Testing

@MainActor @Suite struct WindowTests {
  private final class NamedWindow: Window {
    var recorder: Recorder?
    override func becomeKey() { recorder?.note("\(accessibilityIdentifier ?? "?") becomes key") }
    override func resignKey() { recorder?.note("\(accessibilityIdentifier ?? "?") resigns key") }
  }

  private let recorder = Recorder()

  private func window(_ name: String, in simulator: Simulator, level: Window.Level = .normal) -> NamedWindow {
    let window = simulator.perform { NamedWindow(frame: simulator.screen.bounds) }
    window.accessibilityIdentifier = name
    window.recorder = recorder
    window.windowLevel = level
    return window
  }

  private func order(_ simulator: Simulator) -> [String] {
    simulator.application.windows.map { $0.accessibilityIdentifier ?? "?" }
  }

  // MARK: Lifetime

  @Test(.fact("U6")) func `a window that became key and visible lives to the end of the turn`() {
    let simulator = Simulator()
    weak var gone: Window?
    /// Returns a view in a window that nothing else retains.
    func makeView() -> View {
      let view = View()
      simulator.perform {
        let window = Window(frame: simulator.screen.bounds)
        gone = window
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.makeKeyAndVisible()
      }
      return view
    }
    let view = makeView()
    #expect(view.window === gone && gone?.isKeyWindow == true && gone?.isHidden == false)
    simulator.advance(by: .zero)
    #expect(gone == nil && view.window == nil && simulator.application.keyWindow == nil)
  }

  @Test(.fact("U6")) func `a window that isn't shown is deallocated with its last reference`() {
    let simulator = Simulator()
    weak var gone: Window?
    simulator.perform {
      let window = Window(frame: simulator.screen.bounds)
      gone = window
      window.isHidden = false
    }
    #expect(gone == nil)
  }

  @Test(.fact("U6")) func `a simulator releases its windows without a further turn`() {
    weak var gone: Window?
    do {
      let simulator = Simulator()
      simulator.perform {
        let window = Window(frame: simulator.screen.bounds)
        gone = window
        window.makeKeyAndVisible()
      }
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  // MARK: Order

  @Test(.fact("C16")) func `windows are in the order of their levels and then of their showing`() {
    let simulator = Simulator()
    let (a, b) = (window("a", in: simulator), window("b", in: simulator))
    let (alert, bar) = (
      window("alert", in: simulator, level: .alert), window("bar", in: simulator, level: .statusBar)
    )
    #expect(order(simulator) == ["a", "b", "bar", "alert"])
    for window in [alert, b, bar, a] { window.isHidden = false }
    #expect(order(simulator) == ["b", "a", "bar", "alert"])
    b.isHidden = true
    #expect(order(simulator) == ["b", "a", "bar", "alert"])
    b.isHidden = false
    #expect(order(simulator) == ["a", "b", "bar", "alert"])
    a.windowLevel = Window.Level(rawValue: 1500)
    #expect(order(simulator) == ["b", "bar", "a", "alert"])
  }

  @Test func `making a visible window key and visible brings it to the front of its level`() {
    let simulator = Simulator()
    let (a, b) = (window("a", in: simulator), window("b", in: simulator))
    let alert = window("alert", in: simulator, level: .alert)
    for window in [alert, a, b] { window.makeKeyAndVisible() }
    #expect(order(simulator) == ["a", "b", "alert"])
    a.makeKeyAndVisible()
    #expect(order(simulator) == ["b", "a", "alert"])
    b.makeKey()
    #expect(order(simulator) == ["b", "a", "alert"])
  }

  @Test(.fact("U5"), arguments: [("8.4", false), ("9.0", true), ("9.3", true)] as [(SystemVersion, Bool)])
  func `a window without a frame fills the screen from iOS 9 on`(system: SystemVersion, fills: Bool) {
    let simulator = Simulator(device: .iPhone6, system: system)
    simulator.perform {
      let frame = fills ? simulator.screen.bounds : .zero
      #expect(Window().frame == frame && NamedWindow().frame == frame)
      #expect(Window(frame: .zero).frame == .zero)
    }
  }

  @Test func `a window that is released is no window any more`() {
    let simulator = Simulator()
    do {
      let window = window("short", in: simulator)
      window.makeKeyAndVisible()
      #expect(order(simulator) == ["short"])
    }
    simulator.advance(by: .zero)
    #expect(order(simulator) == [])
    #expect(simulator.application.keyWindow == nil)
  }

  // MARK: Touches

  @Test(.fact("C16", "C17", "C19"), arguments: ["4.3", "14.1", "14.2", "26.1"] as [SystemVersion])
  func `the front window gets the touch, and becomes key by it from iOS 14.2 on`(system: SystemVersion) throws
  {
    let device: Device = system < "14.0" ? .iPhone4 : system < "26.0" ? .iPhone11 : .iPhone17
    let simulator = Simulator(device: device, system: system)
    let (back, front) = (window("back", in: simulator), window("front", in: simulator))
    front.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    front.isHidden = false
    back.makeKeyAndVisible()
    front.windowLevel = .alert
    _ = recorder.take()
    simulator.log.removeAll()
    try simulator.user.tap(CGPoint(x: 50, y: 50))
    try simulator.user.tap(CGPoint(x: 150, y: 50))
    #expect(
      simulator.log.lines(.touch) == [
        "touch NamedWindow \"front\": touchesBegan at (50, 50)",
        "touch NamedWindow \"front\": touchesEnded at (50, 50)",
        "touch NamedWindow \"back\": touchesBegan at (150, 50)",
        "touch NamedWindow \"back\": touchesEnded at (150, 50)",
      ]
    )
    #expect(simulator.application.keyWindow === back)
    let changes = ["back resigns key", "front becomes key", "front resigns key", "back becomes key"]
    #expect(recorder.take() == (system < "14.2" ? [] : changes))
  }

  @Test(
    .fact("C39"),
    arguments: [("14.8", true), ("15.0", false), ("26.1", false)] as [(SystemVersion, Bool)]
  )
  func `a window that can't become key stays without it from iOS 15 on`(system: SystemVersion, isKey: Bool)
    throws
  {
    final class Overlay: Window {
      override var canBecomeKey: Bool { false }
    }
    let simulator = Simulator(device: system < "26.0" ? .iPhone11 : .iPhone17, system: system)
    let back = window("back", in: simulator)
    back.makeKeyAndVisible()
    let overlay = simulator.perform { Overlay(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    overlay.windowLevel = .alert
    overlay.isHidden = false
    try simulator.user.tap(CGPoint(x: 50, y: 50))
    #expect(overlay.isKeyWindow == isKey)
    back.makeKey()
    overlay.makeKeyAndVisible()
    #expect(overlay.isKeyWindow == isKey && !overlay.isHidden)
    #expect(back.isKeyWindow == !isKey)
  }

  @Test(.fact("C19")) func `a touch on a key of the keyboard leaves the key window as it is`() throws {
    let simulator = Simulator()
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 280, height: 44))
    simulator.window.addSubview(field)
    simulator.window.makeKeyAndVisible()
    try simulator.user.tap(field)
    try simulator.user.type("a")
    #expect(field.text == "a" && simulator.window.isKeyWindow)
  }

  @Test(.fact("C18")) func `an empty window blocks those behind unless its hit test says nil`() throws {
    final class Glass: Window {
      override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let simulator = Simulator()
    let button = Button(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    simulator.window.addSubview(button)
    simulator.window.isHidden = false
    let solid = window("solid", in: simulator, level: .alert)
    solid.isHidden = false
    let cover = Obstacle.Cover(
      view: "NamedWindow \"solid\"",
      path: ["NamedWindow \"solid\""],
      ancestor: nil,
      point: CGPoint(x: 25, y: 25),
      isSeenThrough: true
    )
    expectRefusal(.obstructed(view: "Button", .covered(by: cover))) { try simulator.user.tap(button) }
    solid.isHidden = true
    let glass = simulator.perform { Glass(frame: simulator.screen.bounds) }
    glass.windowLevel = .alert
    glass.isHidden = false
    #expect(simulator.user.obstacle(to: button) == nil)
  }

  @Test(.fact("C16")) func `windows at the same place are hit as their frames and bounds say`() throws {
    let simulator = Simulator()
    let small = window("small", in: simulator)
    let item = Control(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    small.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
    small.addSubview(item)
    simulator.window.isHidden = false
    small.isHidden = false
    try simulator.user.tap(CGPoint(x: 110, y: 210))
    try simulator.user.tap(CGPoint(x: 99, y: 210))
    #expect(
      simulator.log.lines(.touch).filter { $0.contains("Began") } == [
        "touch Control: touchesBegan at (110, 210)", "touch Window: touchesBegan at (99, 210)",
      ]
    )
  }

  @Test func `a finger where no window is touches nothing`() throws {
    let simulator = Simulator()
    try simulator.user.tap(CGPoint(x: 5, y: 5))
    #expect(simulator.log.lines() == ["touch nothing: is hit at (5, 5)"])
  }

  // MARK: The key window

  @Test func `one window is key and hears when it becomes and is no longer`() {
    let simulator = Simulator()
    let (a, b) = (window("a", in: simulator), window("b", in: simulator))
    #expect(simulator.application.keyWindow == nil)
    a.makeKey()
    #expect(a.isKeyWindow && a.isHidden)
    a.makeKey()
    b.makeKeyAndVisible()
    #expect(!a.isKeyWindow && b.isKeyWindow)
    b.isHidden = true
    #expect(simulator.application.keyWindow == nil)
    #expect(recorder.take() == ["a becomes key", "a resigns key", "b becomes key", "b resigns key"])
  }

  @Test(.fact("A32")) func `each window has a first responder of its own`() {
    let simulator = Simulator()
    let windows = [window("a", in: simulator), window("b", in: simulator)]
    let fields = windows.map { window in
      let field = TextField()
      window.addSubview(field)
      return field
    }
    for field in fields { #expect(field.becomeFirstResponder()) }
    #expect(zip(windows, fields).allSatisfy { $0.findFirstResponder() === $1 })
    // The application retains no window, and the optimizer releases unused objects.
    withExtendedLifetime(windows) {
      windows[1].makeKey()
      #expect(simulator.firstResponder === fields[1])
      windows[0].makeKey()
      #expect(simulator.firstResponder === fields[0])
    }
  }

  @Test func `levels compare by their numbers`() {
    #expect(Window.Level.normal < .statusBar && Window.Level.statusBar < .alert)
    #expect([Window.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
  }

  // MARK: The application

  private class Node: View {
    var received: [String] = []
    func ping(_ sender: Any) { received.append("ping from \(type(of: sender))") }
  }
  private final class Box: View {}
  private static let ping = MethodSelector("ping", Node.ping)

  @Test(.fact("A56")) func `an action without a target goes up from the key window's first responder`() {
    let simulator = Simulator()
    let (outer, field, button) = (Node(), TextField(), Button())
    simulator.window.addSubview(outer)
    outer.addSubview(field)
    simulator.window.addSubview(button)
    simulator.window.makeKeyAndVisible()
    let application = simulator.application
    #expect(!application.sendAction(Self.ping, to: nil, from: button, for: nil))
    #expect(field.becomeFirstResponder())
    #expect(application.sendAction(Self.ping, to: nil, from: button, for: nil))
    #expect(outer.received == ["ping from Button"])
    #expect(
      simulator.log.lines(.action) == [
        "action Button: Node.ping found nobody on the responder chain",
        "action TextField: sends .editingDidBegin to 0 actions", "action Node: performs ping for Button",
      ]
    )
  }

  @Test(.fact("A57")) func `without a first responder an action goes up from its sender`() {
    let simulator = Simulator()
    let (outer, inner, button) = (Node(), Node(), Button())
    simulator.window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(button)
    #expect(simulator.application.sendAction(Self.ping, to: nil, from: button, for: nil))
    #expect(inner.received.count == 1)
    #expect(outer.received == [])
    #expect(!simulator.application.sendAction(Self.ping, to: nil, from: nil, for: nil))
  }

  @Test func `an action with a target is performed by it wherever it is`() {
    let simulator = Simulator()
    let (node, field) = (Node(), TextField())
    simulator.window.addSubview(field)
    simulator.window.makeKeyAndVisible()
    #expect(field.becomeFirstResponder())
    #expect(simulator.application.sendAction(Self.ping, to: node, from: Box(), for: nil))
    #expect(node.received == ["ping from Box"])
  }

  @Test(.fact("A54")) func `a responder that refuses an action is passed over`() {
    final class Shy: Node {
      override func canPerformAction(_ action: MethodSelector, withSender sender: Any?) -> Bool { false }
    }
    let simulator = Simulator()
    let (outer, shy, button) = (Node(), Shy(), Button())
    simulator.window.addSubview(outer)
    outer.addSubview(shy)
    shy.addSubview(button)
    #expect(simulator.application.sendAction(Self.ping, to: nil, from: button, for: nil))
    #expect(shy.received == [])
    #expect(outer.received.count == 1)
  }

  @Test(.fact("A58")) func `a tap goes from the view over its action to the application and the target`()
    throws
  {
    final class Messenger: Button {
      var recorder: Recorder?
      override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        recorder?.note("touchesEnded")
        super.touchesEnded(touches, with: event)
        recorder?.note("touchesEnded is done")
      }
      override func sendAction(_ action: MethodSelector, to target: Any?, for event: Event?) {
        recorder?.note("sendAction \(event == nil ? "without" : "with") event")
        super.sendAction(action, to: target, for: event)
      }
    }
    let simulator = Simulator()
    let (node, button) = (Node(), Messenger(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    button.recorder = recorder
    button.addTarget(node, action: Self.ping, for: .touchUpInside)
    simulator.window.addSubview(button)
    simulator.window.isHidden = false
    try simulator.user.tap(button)
    #expect(recorder.take() == ["touchesEnded", "sendAction with event", "touchesEnded is done"])
    #expect(node.received == ["ping from Messenger"])
    button.sendActions(for: .touchUpInside)
    #expect(recorder.take() == ["sendAction without event"])
  }
}
