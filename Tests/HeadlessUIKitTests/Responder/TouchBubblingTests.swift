import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct TouchBubblingTests {
  private enum Kind: String { case began, moved, ended, cancelled }

  /// A view that records its touches, and passes them on if `passesOn`.
  private final class Noting: View {
    let diary: Diary
    let passesOn: Bool
    private(set) var event: Event?

    init(_ name: String, _ diary: Diary, passesOn: Bool = true, frame: CGRect = Noting.box) {
      self.diary = diary
      self.passesOn = passesOn
      super.init(frame: frame)
      accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    static let box = CGRect(x: 20, y: 80, width: 100, height: 100)

    private func note(_ kind: Kind, _ touches: Set<Touch>, _ event: Event?) -> Bool {
      diary.note("\(accessibilityIdentifier ?? "?") \(kind)")
      self.event = event
      return passesOn
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      if note(.began, touches, event) { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
      if note(.moved, touches, event) { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
      if note(.ended, touches, event) { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
      if note(.cancelled, touches, event) { super.touchesCancelled(touches, with: event) }
    }
  }

  /// A controller that records the touches that reach it.
  private final class NotingController: ViewController {
    let diary: Diary

    init(_ diary: Diary) {
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      diary.note("controller began")
      super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
      diary.note("controller ended")
      super.touchesEnded(touches, with: event)
    }
  }

  private final class NotingWindow: Window {
    let diary = Diary()
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { diary.note("window began") }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { diary.note("window ended") }
  }

  private let simulator = Simulator(device: .iPhone4, system: "4.3")
  private let diary = Diary()

  private func launch(_ views: View...) -> NotingController {
    let controller = NotingController(diary)
    for view in views { controller.view.addSubview(view) }
    simulator.launch(controller)
    return controller
  }

  @Test(.fact("C21", "C24"))
  func `a touch on a plain view goes to its superviews, the controller and the window`()
    throws
  {
    let window = simulator.perform { NotingWindow(frame: simulator.screen.bounds) }
    let controller = NotingController(diary)
    let outer = Noting("outer", diary)
    let plain = View(frame: outer.bounds)
    let label = Label(frame: outer.bounds)
    label.isUserInteractionEnabled = true
    plain.addSubview(label)
    outer.addSubview(plain)
    window.rootViewController = controller
    controller.view.addSubview(outer)
    window.makeKeyAndVisible()
    try simulator.user.tap(label)
    #expect(diary.lines == ["outer began", "controller began", "outer ended", "controller ended"])
    #expect(window.diary.lines == ["window began", "window ended"])
  }

  @Test(.fact("C21"), arguments: ["View", "Label", "Responder", "ViewController"])
  func `each of the four kinds goes on by default`(type: String) {
    let outer = Noting("outer", diary)
    let responder: Responder
    switch type {
    case "Label": responder = Label(frame: .zero)
    case "View": responder = View(frame: .zero)
    case "ViewController":
      let controller = ViewController()
      outer.addSubview(controller.view)
      responder = controller
    default: responder = Linked(to: outer)
    }
    if let view = responder as? View { outer.addSubview(view) }
    responder.touchesBegan([], with: nil)
    responder.touchesMoved([], with: nil)
    responder.touchesEnded([], with: nil)
    responder.touchesCancelled([], with: nil)
    #expect(diary.lines == ["outer began", "outer moved", "outer ended", "outer cancelled"])
  }

  /// A responder with a given next responder.
  private final class Linked: Responder {
    private let target: Responder
    init(to target: Responder) { self.target = target }
    override var next: Responder? { target }
  }

  @Test(.fact("C22")) func `overriding one kind without super lets the others go on`() throws {
    /// A view that passes on all touch callbacks except `touchesBegan`.
    final class Half: View {
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
    }
    let outer = Noting("outer", diary)
    let half = Half(frame: outer.bounds)
    outer.addSubview(half)
    _ = launch(outer)
    try simulator.user.tap(half)
    #expect(diary.lines == ["outer ended", "controller ended"])
  }

  @Test(.fact("C23"), arguments: [true, false]) func `a control keeps its touches, enabled or not`(
    isEnabled: Bool
  ) throws {
    let outer = Noting("outer", diary)
    let button = Button(frame: outer.bounds)
    button.isEnabled = isEnabled
    let field = TextField(frame: outer.bounds)
    field.isEnabled = isEnabled
    outer.addSubview(field)
    outer.addSubview(button)
    _ = launch(outer)
    try simulator.user.tap(button, force: true)
    button.removeFromSuperview()
    try simulator.user.tap(field, force: true)
    #expect(diary.lines == [])
    #expect(field.isFirstResponder == isEnabled)
  }

  @Test(.fact("C25")) func `a scroll view stops touches of its background and of its content`() throws {
    let outer = Noting("outer", diary, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scrollView = ScrollView(frame: outer.bounds)
    let content = Noting("content", diary)
    scrollView.addSubview(content)
    outer.addSubview(scrollView)
    _ = launch(outer)
    try simulator.user.tap(CGPoint(x: 290, y: 290))
    #expect(diary.take() == [])
    try simulator.user.tap(content)
    #expect(diary.lines == ["content began", "content ended"])
  }

  @Test(.fact("C20")) func `a touch ends at the view it began on, though that has moved away`() throws {
    let view = Noting("view", diary, passesOn: false)
    let other = Noting("other", diary, passesOn: false, frame: CGRect(x: 200, y: 300, width: 50, height: 50))
    _ = launch(view, other)
    simulator.clock.schedule(after: .milliseconds(20), label: "swap") {
      (view.frame, other.frame) = (other.frame, view.frame)
    }
    try simulator.user.tap(view)
    #expect(diary.lines == ["view began", "view ended"])
  }

  @Test(.fact("C20", "C31"))
  func `a touch is cancelled when its view leaves the window, and does not end then`()
    throws
  {
    let outer = Noting("outer", diary)
    let view = View(frame: outer.bounds)
    outer.addSubview(view)
    _ = launch(outer)
    simulator.clock.schedule(after: .milliseconds(20), label: "remove") { outer.removeFromSuperview() }
    try simulator.user.tap(view)
    #expect(diary.lines == ["outer began", "controller began", "outer cancelled"])
  }

  @Test func `a touch knows its place, its view, its window and its time`() throws {
    let view = Noting("view", diary, passesOn: false)
    let controller = launch(view)
    simulator.advance(by: .seconds(2))
    var seen: [String] = []
    var touches: Set<Touch> = []
    func look() {
      touches = view.event?.allTouches ?? []
      guard let touch = touches.first else { return }
      let (own, window) = (touch.location(in: view), touch.location(in: nil))
      seen += ["\(touch.phase) \(touch.timestamp) (\(own.x) \(own.y)) (\(window.x) \(window.y))"]
      #expect(touch.view === view)
      #expect(touch.window === simulator.window)
      #expect(touch.location(in: controller.view) == CGPoint(x: 30, y: 90))
    }
    simulator.clock.schedule(after: .milliseconds(10), label: "look") { look() }
    try simulator.user.tap(CGPoint(x: 30, y: 110))
    look()
    #expect(touches.count == 1)
    #expect(seen == ["began 2.0 (10.0 10.0) (30.0 110.0)", "ended 2.05 (10.0 10.0) (30.0 110.0)"])
  }

  @Test func `a touch goes up a chain of many thousand plain views`() throws {
    let outer = Noting("outer", diary, passesOn: false)
    var leaf: View = outer
    for _ in 0..<20_000 {
      let view = View(frame: outer.bounds)
      leaf.addSubview(view)
      leaf = view
    }
    _ = launch(outer)
    leaf.touchesBegan([], with: nil)
    #expect(diary.lines == ["outer began"])
    #expect(leaf.chain.reduce(into: 0) { count, _ in count += 1 } == 20_005)
  }

  @Test func `a touch passes a view that has outlived its controller`() throws {
    let outer = Noting("outer", diary, passesOn: false, frame: CGRect(x: 0, y: 60, width: 200, height: 200))
    var controller: ViewController? = ViewController()
    let orphan = try #require(controller?.view)
    orphan.frame = outer.bounds
    controller = nil
    let leaf = View(frame: outer.bounds)
    orphan.addSubview(leaf)
    outer.addSubview(orphan)
    _ = launch(outer)
    #expect(
      leaf.chain.prefix(3).map(ObjectIdentifier.init) == [leaf, orphan, outer].map(ObjectIdentifier.init)
    )
    try simulator.user.tap(leaf)
    #expect(diary.lines == ["outer began", "outer ended"])
  }
}
