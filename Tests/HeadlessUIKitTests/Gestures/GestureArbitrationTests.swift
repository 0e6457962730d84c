import HeadlessUIKit
import Testing

@MainActor @Suite struct GestureArbitrationTests {
  // MARK: Touches and views

  @Test(.fact("F1", "F2")) func `a recognizer sees touches of subviews, before the view does`() throws {
    let scene = GestureScene()
    final class Watcher: GestureRecognizer {
      var order: () -> Int = { 0 }
      var seen: [String] = []
      override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        seen.append("began, view \(order())")
      }
      override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        seen.append("ended, view \(order())")
        state = .failed
      }
    }
    let watcher = Watcher()
    watcher.order = { scene.inner.heard.count }
    scene.outer.addGestureRecognizer(watcher)
    try scene.simulator.user.tap(scene.inner)
    #expect(watcher.seen == ["began, view 0", "ended, view 1"])
    #expect(scene.inner.heard == ["began 1", "ended 1"])
    #expect(!scene.inner.chain.contains { $0 === watcher })
  }

  @Test(.fact("F3")) func `without a gesture the view hears of all touches`() throws {
    let scene = GestureScene()
    scene.add(TapGestureRecognizer(), "tap", to: scene.outer)
    try scene.drag([scene.middle, scene.middle.moved(30, 0)])
    #expect(scene.inner.heard == ["began 1", "moved 1", "ended 1"])
    #expect(scene.told == [])
  }

  @Test(.fact("F4", "F5", "C32", "F19")) func `a tap above takes the touch away, once the finger is lifted`()
    throws
  {
    let scene = GestureScene()
    scene.add(TapGestureRecognizer(), "tap", to: scene.outer)
    try scene.simulator.user.tap(scene.inner)
    #expect(scene.told == ["tap ended"])
    #expect(scene.inner.heard == ["began 1", "cancelled 1"])
  }

  @Test(.fact("F12")) func `with cancelsTouchesInView off both happen`() throws {
    let scene = GestureScene()
    scene.add(TapGestureRecognizer(), "tap", to: scene.outer).cancelsTouchesInView = false
    try scene.simulator.user.tap(scene.inner)
    #expect(scene.told == ["tap ended"])
    #expect(scene.inner.heard == ["began 1", "ended 1"])
  }

  @Test(.fact("F6")) func `a view hears late while recognizers hold touches back`() throws {
    let scene = GestureScene()
    let double = scene.add(TapGestureRecognizer(), "double", to: scene.outer)
    double.numberOfTapsRequired = 2
    #expect(!double.delaysTouchesBegan && double.delaysTouchesEnded)
    try scene.simulator.user.manually { try scene.simulator.user.tap(scene.inner) }
    #expect(scene.inner.heard == ["began 1"])
    scene.simulator.advance(by: .milliseconds(400))
    #expect(scene.inner.heard == ["began 1", "ended 1"])

    scene.inner.heard = []
    double.delaysTouchesBegan = true
    try scene.simulator.user.manually { try scene.simulator.user.tap(scene.inner) }
    #expect(scene.inner.heard == [])
    scene.simulator.settle()
    #expect(scene.inner.heard == ["began 1", "ended 1"])
    #expect(scene.told == [])
  }

  @Test(.fact("F13")) func `a delegate may keep touches from a recognizer, by the view that was hit`() throws
  {
    let scene = GestureScene()
    let tap = scene.add(TapGestureRecognizer(), "tap", to: scene.outer)
    tap.delegate = scene
    var views: [View?] = []
    scene.receives = { touch in
      views.append(touch.view)
      return touch.view !== scene.inner
    }
    try scene.simulator.user.tap(scene.inner)
    #expect(scene.told == [])
    try scene.simulator.user.tap(CGPoint(x: 20, y: 60))
    #expect(scene.told == ["tap ended"])
    #expect(views == [scene.inner, scene.outer])
  }

  // MARK: Controls

  /// Launches a form with a tap recognizer on its view, behind a button and a field.
  private func form(on setup: Setup) -> (GestureScene, SignInController, TapGestureRecognizer) {
    let scene = GestureScene(setup)
    let form = SignInController()
    scene.simulator.launch(form)
    let tap = scene.add(TapGestureRecognizer(), "background", to: form.view)
    return (scene, form, tap)
  }

  @Test(
    .fact("F7", "F8"),
    arguments: [
      (Setup(device: .iPhone4, system: "5.1"), ["background ended"], "touchDown touchCancel"),
      (Setup(device: .iPhone4, system: "6.0"), [], "touchDown touchUpInside primaryActionTriggered"),
      (.current, [], "touchDown touchUpInside primaryActionTriggered"),
    ]
  )
  func `from iOS 6 a button keeps its tap from a recognizer behind it`(
    setup: Setup,
    told: [String],
    events: String
  ) throws {
    let (scene, form, _) = form(on: setup)
    let start = scene.simulator.log.entries.count
    try scene.simulator.user.tap(form.button)
    #expect(scene.told == told)
    let sent = scene.simulator.log.entries.dropFirst(start).filter { $0.event.hasPrefix("sends .") }
    #expect(sent.map { $0.event.split(separator: " ")[1].dropFirst() }.joined(separator: " ") == events)
  }

  @Test(.fact("F9")) func `a recognizer on the button itself wins over the button's action`() throws {
    let (scene, form, _) = form(on: .current)
    scene.add(TapGestureRecognizer(), "own", to: form.button)
    try scene.simulator.user.tap(form.button)
    #expect(scene.told == ["own ended"])
    #expect(!scene.simulator.log.lines(.action).contains { $0.contains("touchUpInside") })
  }

  @Test(.fact("F10", "B40")) func `a tap on another field moves the focus, also with work waiting behind it`()
    throws
  {
    let (scene, form, _) = form(on: .current)
    try scene.simulator.user.tap(form.username)
    #expect(form.username.isFirstResponder)
    try scene.simulator.user.tap(form.password)
    #expect(form.password.isFirstResponder)
    #expect(scene.told == [])
    try scene.simulator.user.tap(CGPoint(x: 160, y: 400))
    #expect(scene.told == ["background ended"])
  }

  // MARK: Several recognizers

  @Test(.fact("F16")) func `of two taps only the deeper one is recognized`() throws {
    let scene = GestureScene()
    scene.add(TapGestureRecognizer(), "outer", to: scene.outer)
    scene.add(TapGestureRecognizer(), "inner", to: scene.inner)
    try scene.simulator.user.tap(scene.inner)
    #expect(scene.told == ["inner ended"])
    let lines = scene.simulator.log.lines(.gesture)
    #expect(
      lines == [
        "gesture TapGestureRecognizer \"outer\": fails", "gesture TapGestureRecognizer \"inner\": ended",
      ]
    )
  }

  @Test(.fact("F17"), arguments: [true, false])
  func `one delegate's yes lets both recognize, a no forbids nothing`(isOuter: Bool) throws {
    let scene = GestureScene()
    let outer = scene.add(TapGestureRecognizer(), "outer", to: scene.outer)
    let inner = scene.add(TapGestureRecognizer(), "inner", to: scene.inner)
    (isOuter ? outer : inner).delegate = scene
    scene.simultaneous = true
    try scene.simulator.user.tap(scene.inner)
    #expect(scene.told == ["inner ended", "outer ended"])
  }

  @Test func `a single tap waits for a double tap to fail, and a double tap comes alone`() throws {
    for byDelegate in [false, true] {
      let scene = GestureScene()
      let single = scene.add(TapGestureRecognizer(), "single", to: scene.outer)
      let double = scene.add(TapGestureRecognizer(), "double", to: scene.outer)
      double.numberOfTapsRequired = 2
      if byDelegate {
        single.delegate = scene
        scene.failures = [("single", "double")]
      } else {
        single.require(toFail: double)
      }
      try scene.simulator.user.manually { try scene.simulator.user.tap(scene.inner) }
      #expect(scene.told == [])
      scene.simulator.settle()
      #expect(scene.told == ["single ended"])
      scene.told = []
      try scene.simulator.user.manually {
        try scene.simulator.user.tap(scene.inner)
        try scene.simulator.user.tap(scene.inner)
      }
      scene.simulator.settle()
      #expect(scene.told == ["double ended"])
    }
  }

  @Test func `a delegate's no lets the recognizer fail and the others have the gesture`() throws {
    let scene = GestureScene()
    scene.add(TapGestureRecognizer(), "inner", to: scene.inner).delegate = scene
    scene.add(TapGestureRecognizer(), "outer", to: scene.outer)
    scene.begins = false
    try scene.simulator.user.tap(scene.inner)
    #expect(scene.told == ["outer ended"])
  }

  @Test(.fact("F18")) func `a named target that is added twice is called once`() throws {
    let scene = GestureScene()
    let tap = TapGestureRecognizer()
    tap.name = "tap"
    let selector = MethodSelector("note", GestureScene.note)
    tap.addTarget(scene, action: selector)
    tap.addTarget(scene, action: MethodSelector("note", GestureScene.note))
    scene.outer.addGestureRecognizer(tap)
    try scene.simulator.user.tap(scene.inner)
    #expect(scene.told == ["tap ended"])
    tap.removeTarget(scene, action: selector)
    try scene.simulator.user.tap(scene.inner)
    #expect(scene.told == ["tap ended"])
  }

  @Test func `a recognizer that is disabled or removed in the middle cancels its gesture`() throws {
    for isRemoved in [false, true] {
      let scene = GestureScene()
      let pan = scene.add(PanGestureRecognizer(), "pan", to: scene.outer)
      try scene.drag([scene.middle, scene.middle.moved(20, 0)], lift: false)
      #expect(scene.told == ["pan began"])
      if isRemoved { scene.outer.removeGestureRecognizer(pan) } else { pan.isEnabled = false }
      #expect(scene.told == ["pan began", "pan cancelled"])
    }
  }

  @Test func `a view that goes in its own tap's action takes nothing down`() throws {
    let scene = GestureScene()
    @MainActor final class Remover {
      func remove(_ tap: TapGestureRecognizer) { tap.view?.removeFromSuperview() }
    }
    let remover = Remover()
    let tap = TapGestureRecognizer(target: remover, action: Remover.remove)
    scene.inner.addGestureRecognizer(tap)
    try scene.simulator.user.tap(scene.inner)
    #expect(scene.inner.superview == nil)
    try scene.simulator.user.tap(scene.outer)
    #expect(scene.outer.heard == ["began 1", "ended 1"])
  }
}
