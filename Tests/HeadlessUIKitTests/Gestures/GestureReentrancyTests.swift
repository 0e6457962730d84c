import HeadlessUIKit
import Testing

@MainActor @Suite struct GestureReentrancyTests {
  /// A target that records a recognizer's actions, and calls the test's closure once.
  @MainActor private final class Actor {
    let recorder: Recorder
    let name: String
    var reaction: (@MainActor (GestureRecognizer) -> Void)?

    init(_ name: String, _ recorder: Recorder) {
      self.name = name
      self.recorder = recorder
    }

    func act(_ recognizer: GestureRecognizer) {
      recorder.note("\(name): \(recognizer.name ?? "") \(recognizer.state)")
      let once = reaction
      reaction = nil
      once?(recognizer)
    }

    static let selector = MethodSelector("act", Actor.act)
  }

  private let scene = GestureScene()
  private let recorder = Recorder()

  private func add<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    _ actors: Actor...
  ) -> Recognizer {
    recognizer.name = name
    for actor in actors { recognizer.addTarget(actor, action: Actor.selector) }
    scene.inner.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func drag() throws {
    try scene.drag([0, 20, 30, 40].map { scene.middle.moved(CGFloat($0), 0) })
  }

  // MARK: The recognizer itself

  @Test(arguments: ["removed", "disabled"])
  func `a tap recognizer that goes in its own action has told its other targets, and is gone`(how: String)
    throws
  {
    let (a, b) = (Actor("a", recorder), Actor("b", recorder))
    let tap = add(TapGestureRecognizer(), "tap", a, b)
    a.reaction = {
      if how == "removed" { $0.view?.removeGestureRecognizer($0) } else { $0.isEnabled = false }
    }
    try scene.simulator.user.tap(scene.inner)
    #expect(recorder.take() == ["a: tap ended", "b: tap ended"])
    try scene.simulator.user.tap(scene.inner)
    #expect(recorder.take() == [])
    #expect(scene.inner.heard == ["began 1", "cancelled 1", "began 1", "ended 1"])
    if how == "removed" { scene.inner.addGestureRecognizer(tap) } else { tap.isEnabled = true }
    try scene.simulator.user.tap(scene.inner)
    #expect(recorder.take() == ["a: tap ended", "b: tap ended"])
  }

  @Test(arguments: ["removed", "disabled", "view removed"])
  func `a pan recognizer that goes in its own action is cancelled and follows no more`(how: String) throws {
    let a = Actor("a", recorder)
    let pan = add(PanGestureRecognizer(), "pan", a)
    a.reaction = {
      switch how {
      case "removed": $0.view?.removeGestureRecognizer($0)
      case "disabled": $0.isEnabled = false
      default: $0.view?.removeFromSuperview()
      }
    }
    try drag()
    #expect(recorder.take() == ["a: pan began", "a: pan cancelled"])
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
    if how == "removed" { scene.inner.addGestureRecognizer(pan) }
    pan.isEnabled = true
    scene.outer.addSubview(scene.inner)
    try drag()
    #expect(recorder.take() == ["a: pan began", "a: pan changed", "a: pan changed", "a: pan ended"])
  }

  // MARK: Other recognizers

  @Test func `a recognizer that is added in an action sees the next touch only`() throws {
    let (a, b) = (Actor("a", recorder), Actor("b", recorder))
    _ = add(TapGestureRecognizer(), "tap", a)
    a.reaction = { _ in
      let late = self.add(TapGestureRecognizer(), "late", b)
      late.delegate = self.scene
      self.scene.simultaneous = true
    }
    try scene.simulator.user.tap(scene.inner)
    #expect(recorder.take() == ["a: tap ended"])
    try scene.simulator.user.tap(scene.inner)
    #expect(recorder.take() == ["a: tap ended", "b: late ended"])
  }

  @Test(arguments: ["removed", "disabled"])
  func `a recognizer that another's action takes away does not recognize`(how: String) throws {
    let (a, b) = (Actor("a", recorder), Actor("b", recorder))
    let first = add(TapGestureRecognizer(), "first", a)
    let second = add(TapGestureRecognizer(), "second", b)
    first.delegate = scene
    scene.simultaneous = true
    a.reaction = { _ in
      if how == "removed" { second.view?.removeGestureRecognizer(second) } else { second.isEnabled = false }
    }
    try scene.simulator.user.tap(scene.inner)
    #expect(recorder.take() == ["a: first ended"])
  }

  @Test func `a recognizer that waits for one that is taken away recognizes`() throws {
    let a = Actor("a", recorder)
    let single = add(TapGestureRecognizer(), "single", a)
    let double = add(TapGestureRecognizer(), "double", a)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    try scene.simulator.user.manually { try scene.simulator.user.tap(scene.inner) }
    #expect(recorder.take() == [])
    scene.inner.removeGestureRecognizer(double)
    #expect(recorder.take() == ["a: single ended"])
  }

  @Test(arguments: ["removed", "disabled"])
  func `a recognizer that its delegate takes away when asked stays silent`(how: String) throws {
    final class Taker: GestureRecognizerDelegate {
      var how = ""
      func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        if how == "removed" { recognizer.view?.removeGestureRecognizer(recognizer) }
        recognizer.isEnabled = false
        return true
      }
    }
    let a = Actor("a", recorder)
    let taker = Taker()
    taker.how = how
    let tap = add(TapGestureRecognizer(), "tap", a)
    tap.delegate = taker
    try scene.simulator.user.tap(scene.inner)
    #expect(recorder.take() == [])
    #expect(tap.state == .possible)
  }

  // MARK: Targets

  @Test func `targets that come and go in an action count from the next time on, dead ones are skipped`()
    throws
  {
    let (a, b, late) = (Actor("a", recorder), Actor("b", recorder), Actor("late", recorder))
    var dying: Actor? = Actor("dying", recorder)
    let tap = add(TapGestureRecognizer(), "tap", a, b)
    if let dying { tap.addTarget(dying, action: Actor.selector) }
    a.reaction = { recognizer in
      recognizer.removeTarget(b, action: nil)
      recognizer.addTarget(late, action: Actor.selector)
      dying = nil
    }
    try scene.simulator.user.tap(scene.inner)
    #expect(recorder.take() == ["a: tap ended", "b: tap ended"])
    try scene.simulator.user.tap(scene.inner)
    #expect(recorder.take() == ["a: tap ended", "late: tap ended"])
  }

  @Test func `the log of a view that goes in its pan's action`() throws {
    let a = Actor("a", recorder)
    _ = add(PanGestureRecognizer(), "pan", a)
    a.reaction = { $0.view?.removeFromSuperview() }
    scene.inner.accessibilityIdentifier = "inner"
    try drag()
    #expect(
      scene.simulator.log.lines(.gesture, .touch) == [
        "touch TouchedView \"inner\": touchesBegan at (150, 190)",
        "touch TouchedView \"inner\": touchesCancelled",
        "gesture PanGestureRecognizer \"pan\": began",
        "gesture PanGestureRecognizer \"pan\": cancelled",
      ]
    )
  }

  @Test func `a state that is set while no finger is followed does not count`() throws {
    let actor = Actor("a", recorder)
    let tap = add(TapGestureRecognizer(), "tap", actor)
    tap.state = .failed
    try scene.simulator.user.tap(scene.inner)
    #expect(recorder.take() == ["a: tap ended"])
  }

  @Test func `a finger whose view goes as a recognizer sees it is followed by none above`() throws {
    final class Taker: GestureRecognizer {
      override func touchesBegan(_ touches: Set<Touch>, with event: Event) { view?.removeFromSuperview() }
    }
    scene.inner.addGestureRecognizer(Taker())
    let above = scene.add(TapGestureRecognizer(), "above", to: scene.simulator.window)
    try scene.simulator.user.touchDown(at: scene.middle).lift()
    #expect(scene.inner.superview == nil && above.numberOfTouches == 0 && scene.told == [])
    try scene.simulator.user.tap(scene.outer)
    #expect(scene.told == ["above ended"])
  }

  @Test(arguments: ["removed", "disabled"])
  func `a recognizer that a window takes away before it hands an event on sees nothing of it`(how: String)
    throws
  {
    final class Filter: Window {
      var reaction: (@MainActor () -> Void)?
      override func sendEvent(_ event: Event) {
        reaction.take()?()
        super.sendEvent(event)
      }
    }
    let filter = scene.simulator.perform { Filter(frame: scene.simulator.screen.bounds) }
    let view = TouchedView(frame: filter.bounds)
    filter.addSubview(view)
    filter.makeKeyAndVisible()
    let tap = scene.add(TapGestureRecognizer(), "tap", to: view)
    filter.reaction = {
      if how == "removed" { view.removeGestureRecognizer(tap) } else { tap.isEnabled = false }
    }
    try scene.simulator.user.tap(view)
    #expect(scene.told == [] && tap.numberOfTouches == 0)
    #expect(view.heard == ["began 1", "ended 1"])
    if how == "removed" { view.addGestureRecognizer(tap) } else { tap.isEnabled = true }
    try scene.simulator.user.tap(view)
    #expect(scene.told == ["tap ended"])
  }
}
