import HeadlessUIKit
import Testing

/// A controller that records its position in a presentation.
@MainActor private final class StateController: RecordingController {
  private func record(_ callback: String) {
    let presented = presentedViewController?.debugName ?? "-"
    let presenting = presentingViewController?.debugName ?? "-"
    let way = isBeingPresented ? " comes" : isBeingDismissed ? " goes" : ""
    recorder.note("\(name).\(callback) over \(presenting) below \(presented)\(way)")
  }

  override func viewWillAppear(_ animated: Bool) { record("willAppear") }
  override func viewDidAppear(_ animated: Bool) { record("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
}

@MainActor @Suite struct PresentationTests {
  /// A scene with the root `A` on the screen, and `B` to present.
  @MainActor private struct Stage {
    let simulator: Simulator
    let recorder = Recorder()
    let a: RecordingController
    let b: RecordingController

    init(_ setup: Setup, style: ModalPresentationStyle = .fullScreen) {
      simulator = setup.simulator()
      a = RecordingController("A", recorder)
      b = RecordingController("B", recorder)
      b.modalPresentationStyle = style
      simulator.launch(a)
      _ = recorder.take()
    }

    func note(_ text: String) -> @MainActor () -> Void {
      { recorder.note(text) }
    }

    func present(animated: Bool = true) {
      a.present(b, animated: animated, completion: note("presented"))
    }

    func dismiss(animated: Bool = true) {
      a.dismiss(animated: animated, completion: note("dismissed"))
    }
  }

  static let coming =
    heard("A.WillDisappear", "B.WillAppear", "B.DidAppear", "A.DidDisappear") + ["presented"]
  static let going =
    heard("B.WillDisappear", "A.WillAppear", "A.DidAppear", "B.DidDisappear") + ["dismissed"]

  @Test(.fact("G13", "G14", "G31"), arguments: Setup.both, [true, false])
  func `a controller that fills the screen: all callbacks in order`(setup: Setup, animated: Bool) {
    let stage = Stage(setup)
    stage.b.recordsAll = true
    stage.present(animated: animated)
    let isAppearing = setup.system == "18.0" ? heard("B.IsAppearing") : []
    #expect(
      stage.recorder.take() == heard("B.DidLoad", "A.WillDisappear", "B.WillAppear") + isAppearing
        + heard("B.WillLayoutSubviews", "B.DidLayoutSubviews")
    )
    stage.b.recordsAll = false
    stage.simulator.settle()
    #expect(stage.recorder.take() == Array(Self.coming.dropFirst(2)))
    #expect(stage.a.view.window == nil)
    stage.dismiss(animated: animated)
    #expect(stage.recorder.take() == Array(Self.going.prefix(2)))
    stage.simulator.settle()
    #expect(stage.recorder.take() == Array(Self.going.dropFirst(2)))
    #expect(stage.b.view.window == nil && stage.simulator.window.subviews == [stage.a.view])
  }

  @Test(
    .fact("G15"),
    arguments: [
      (Setup.current, ModalPresentationStyle.automatic, false), (.current, .pageSheet, false),
      (.current, .formSheet, false), (.current, .overFullScreen, false),
      (.current, .overCurrentContext, false), (.current, .custom, false), (.current, .fullScreen, true),
      (.classic, .automatic, true), (.classic, .pageSheet, true), (.classic, .overFullScreen, false),
    ]
  )
  func `a presenter that stays visible hears nothing`(
    setup: Setup,
    style: ModalPresentationStyle,
    hears: Bool
  ) {
    let stage = Stage(setup, style: style)
    stage.present()
    stage.simulator.settle()
    #expect(stage.recorder.take() == Self.coming.filter { hears || !$0.hasPrefix("A") })
    #expect((stage.a.view.window == nil) == hears)
    stage.dismiss()
    stage.simulator.settle()
    #expect(stage.recorder.take() == Self.going.filter { hears || !$0.hasPrefix("A") })
  }

  @Test(.fact("G16", "G17", "G18"), arguments: Setup.both)
  func `the relation of both during the callbacks`(setup: Setup) {
    let simulator = setup.simulator()
    let recorder = Recorder()
    let (a, b) = (StateController("A", recorder), StateController("B", recorder))
    b.modalPresentationStyle = .fullScreen
    simulator.launch(a)
    _ = recorder.take()
    a.present(b, animated: false) {
      recorder.note("done \(b.isBeingPresented)")
    }
    #expect(a.presentedViewController === b && b.presentingViewController === a)
    simulator.settle()
    #expect(
      recorder.take() == [
        "A.willDisappear over - below B", "B.willAppear over A below - comes",
        "B.didAppear over A below - comes", "A.didDisappear over - below B", "done false",
      ]
    )
    b.dismiss(animated: true) {
      recorder.note("done \(b.isBeingDismissed) \(a.presentedViewController == nil)")
    }
    #expect(a.presentedViewController === b)
    simulator.settle()
    #expect(
      recorder.take() == [
        "B.willDisappear over A below - goes", "A.willAppear over - below B",
        "A.didAppear over - below -", "B.didDisappear over - below - goes", "done false true",
      ]
    )
  }

  @Test(
    .fact("G30"),
    arguments: [
      (Setup.current, ModalPresentationStyle.fullScreen, CGRect(x: 0, y: 0, width: 393, height: 852)),
      (.current, .pageSheet, CGRect(x: 0, y: 69, width: 393, height: 783)),
      (.classic, .fullScreen, CGRect(x: 0, y: 20, width: 320, height: 460)),
    ]
  )
  func `where a presented view stands does not depend on the presenter's`(
    setup: Setup,
    style: ModalPresentationStyle,
    frame: CGRect
  ) {
    let stage = Stage(setup, style: style)
    stage.a.view.frame = CGRect(x: 50, y: 100, width: 100, height: 100)
    stage.present()
    stage.simulator.settle()
    #expect(stage.b.view.convert(stage.b.view.bounds, to: nil) == frame)
  }

  @Test(.fact("A5"), arguments: Setup.both)
  func `the chain goes from a presented controller to its presenter`(
    setup: Setup
  ) {
    let stage = Stage(setup)
    let child = ViewController()
    stage.a.addChild(child)
    stage.a.view.addSubview(child.view)
    child.present(stage.b, animated: true)
    stage.simulator.settle()
    #expect(child.presentedViewController === stage.b && stage.b.presentingViewController === stage.a)
    let chain: [Responder] = [
      stage.b.view, stage.b, stage.a, stage.simulator.window, stage.simulator.application,
    ]
    #expect(Array(stage.b.view.chain) == chain)
  }

  // MARK: Calls inside callbacks

  @Test(arguments: Setup.both) func `presenting inside viewDidAppear, dismissing inside the completion`(
    setup: Setup
  ) {
    let simulator = setup.simulator()
    let recorder = Recorder()
    let (a, b) = (RecordingController("A", recorder), RecordingController("B", recorder))
    b.modalPresentationStyle = .fullScreen
    a.during["viewDidAppear"] = {
      a.during = [:]
      a.present(b, animated: true) {
        recorder.note("presented")
        a.dismiss(animated: true) { recorder.note("dismissed") }
      }
    }
    simulator.launch(a)
    simulator.settle()
    #expect(recorder.take() == heard("A.WillAppear", "A.DidAppear") + Self.coming + Self.going)
  }

  @Test(arguments: Setup.both, ["viewWillAppear", "viewDidAppear"])
  func `a dismissal on the way up waits`(setup: Setup, callback: String) {
    let stage = Stage(setup)
    stage.b.during[callback] = { [stage] in stage.dismiss() }
    stage.present()
    stage.simulator.settle()
    #expect(stage.recorder.take() == Self.coming + Self.going)
  }

  @Test(arguments: Setup.both) func `presenting inside the presented controller's viewDidAppear`(setup: Setup)
  {
    let stage = Stage(setup)
    let c = RecordingController("C", stage.recorder)
    c.modalPresentationStyle = .fullScreen
    stage.b.during["viewDidAppear"] = { [stage] in stage.b.present(c, animated: true) }
    stage.present()
    stage.simulator.settle()
    _ = stage.recorder.take()
    stage.dismiss()
    stage.simulator.settle()
    #expect(
      stage.recorder.take()
        == heard("C.WillDisappear", "A.WillAppear", "A.DidAppear", "C.DidDisappear") + ["dismissed"]
    )
    #expect(stage.simulator.window.subviews == [stage.a.view])
    #expect(stage.b.presentedViewController == nil && c.presentingViewController == nil)
  }

  @Test func `a presentation that is refused is in the log`() {
    let stage = Stage(.current)
    let (c, away) = (RecordingController("C", stage.recorder), ViewController())
    away.present(c, animated: true)
    stage.present()
    stage.a.present(c, animated: true)
    stage.b.present(c, animated: true)
    stage.simulator.settle()
    #expect(stage.recorder.take() == Self.coming)
    #expect(
      stage.simulator.log.lines(.controller).filter { $0.contains("can't") } == [
        "controller ViewController: can't present C on ViewController, whose view is in no window",
        "controller A: can't present C on A, which presents B",
        "controller B: can't present C on B, which is on its way up or down",
      ]
    )
  }

  @Test(.fact("Z4"), arguments: Setup.both, [true, false])
  func `a dismissal removes three controllers that only their presentations retain`(
    setup: Setup,
    animated: Bool
  ) {
    let stage = Stage(setup)
    weak var last: ViewController?
    do {
      var top: ViewController = stage.a
      for name in ["B", "C", "D"] {
        let next = RecordingController(name, stage.recorder)
        next.modalPresentationStyle = .fullScreen
        top.present(next, animated: false)
        stage.simulator.settle()
        top = next
      }
      last = top
    }
    _ = stage.recorder.take()
    stage.dismiss(animated: animated)
    stage.simulator.settle()
    #expect(
      stage.recorder.take()
        == heard("D.WillDisappear", "A.WillAppear", "A.DidAppear", "D.DidDisappear") + ["dismissed"]
    )
    #expect(stage.simulator.window.subviews == [stage.a.view] && stage.a.presentedViewController == nil)
    #expect(last == nil)
  }

  // MARK: Focus and alerts

  private func form(_ setup: Setup) throws -> (Simulator, SignInController, Recorder) {
    let (simulator, form) = SignInController.launched(on: setup)
    try simulator.user.tap(form.username)
    return (simulator, form, Recorder())
  }

  @Test(.fact("A49"), arguments: [(Setup.classic, false), (.current, true)])
  func `an alert takes the keyboard from iOS 8 and gives it back`(setup: Setup, takes: Bool) throws {
    let (simulator, form, recorder) = try form(setup)
    let alert = AlertController(title: "Sorry", message: "Wrong password", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in recorder.note("Cancel") })
    alert.addAction(AlertAction(title: "Again", style: .default) { _ in recorder.note("Again") })
    form.present(alert, animated: true)
    simulator.settle()
    #expect(form.username.isFirstResponder == !takes && simulator.keyboard.isVisible == !takes)
    #expect(alert.buttons.map(\.currentTitle) == ["Again", "Cancel"])
    guard takes else { return }
    try simulator.user.tap(alert.buttons[0])
    #expect(recorder.take() == ["Again"])
    #expect(form.presentedViewController == nil && form.view.window === simulator.window)
    #expect(form.username.isFirstResponder && simulator.keyboard.isShown)
  }

  @Test(.fact("A49")) func `another controller does not give the keyboard back`() throws {
    let (simulator, form, _) = try form(.current)
    form.present(ViewController(), animated: true)
    simulator.settle()
    form.dismiss(animated: true)
    simulator.settle()
    #expect(simulator.firstResponder == nil && !simulator.keyboard.isVisible)
  }

  @Test(arguments: Setup.both) func `an alert's fields are edited, and the view below is covered`(
    setup: Setup
  )
    throws
  {
    let (simulator, form) = SignInController.launched(on: setup)
    let alert = AlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    form.present(alert, animated: true)
    simulator.settle()
    let field = try #require(alert.textFields?.first)
    #expect(simulator.user.obstacle(to: form.button) != nil)
    try simulator.user.tap(field)
    try simulator.user.type("Ada")
    #expect(field.text == "Ada")
  }

  @Test func `a controller that is already on the screen can't be presented`() {
    let simulator = Setup.current.simulator()
    let recorder = Recorder()
    let (root, child) = (RecordingController("A", recorder), RecordingController("B", recorder))
    let presented = RecordingController("C", recorder)
    root.addChild(child)
    root.view.addSubview(child.view)
    simulator.launch(root)
    root.present(child, animated: true)
    root.present(presented, animated: false)
    simulator.settle()
    presented.present(root, animated: true)
    let refusals = simulator.log.lines(.controller).filter { $0.contains("can't") }
    #expect(
      refusals == [
        "controller A: can't present B on A, since it is inside A",
        "controller C: can't present A on C, since it is the root of a window",
      ]
    )
    root.dismiss(animated: true)
    simulator.settle()
    #expect(root.presentedViewController == nil && root.view.subviews == [child.view])
  }
}
