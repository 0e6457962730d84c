import HeadlessUIKit
import Testing

@MainActor @Suite struct ElementTapTests {
  /// Adds a view with recognizers of all kinds, which record their actions.
  private func gestures(_ scene: ElementScene, size: CGSize = CGSize(width: 300, height: 300)) -> View {
    let view = scene.add(View(), "area", size: size)
    view.isMultipleTouchEnabled = true
    return view
  }

  @Test(arguments: Setup.both) func `a tap by name is the same as a tap on the view`(setup: Setup) throws {
    let logs = try [true, false].map { isByName in
      let (simulator, form) = SignInController.launched(on: setup)
      if isByName {
        try simulator.user.textFields["username"].tap()
        try simulator.user.buttons["Sign in"].tap()
      } else {
        try simulator.user.tap(form.username)
        try simulator.user.tap(form.button)
      }
      return simulator.log.description
    }
    #expect(logs[0] == logs[1] && logs[0].contains("touchesEnded"))
  }

  @Test func `a covered element is not tapped, unless by force`() throws {
    let scene = ElementScene()
    scene.addButton("Go")
    let cover = View(frame: scene.controller.view.bounds)
    scene.controller.view.addSubview(cover)
    scene.simulator.settle()
    let (entries, now) = (scene.simulator.log.entries.count, scene.simulator.clock.now)
    let line = #line + 1
    let error = #expect(throws: InteractionError.self) { try scene.user.buttons["Go"].tap() }
    #expect(error?.place?.line == line && error?.call == #"user.buttons["Go"].tap()"#)
    guard case .obstructed(view: #"Button "Go""#, _) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(scene.simulator.log.entries.count == entries && scene.simulator.clock.now == now)
    try scene.user.buttons["Go"].tap(force: true)
    #expect(scene.recorder.take() == [] && scene.simulator.clock.now > now)
    cover.isUserInteractionEnabled = false
    try scene.user.buttons["Go"].tap()
    #expect(scene.recorder.take() == ["tap Go"])
  }

  @Test func `each action looks for obstacles before a finger goes down`() throws {
    let scene = ElementScene()
    let field = scene.add(TextField(), "field")
    let element = scene.user.textFields["field"]
    field.text = "text"
    scene.controller.view.addSubview(View(frame: scene.controller.view.bounds))
    scene.simulator.settle()
    let actions: [(Element) throws -> Void] = [
      { try $0.tap() }, { try $0.doubleTap() }, { try $0.twoFingerTap() }, { try $0.press(forDuration: 1) },
      { try $0.tap(withNumberOfTaps: 3, numberOfTouches: 1) }, { try $0.swipeUp() }, { try $0.swipeDown() },
      { try $0.swipeLeft() }, { try $0.swipeRight() }, { try $0.press(forDuration: 0, thenDragTo: $0) },
      { try $0.pinch(withScale: 2, velocity: 1) }, { try $0.rotate(1, withVelocity: 1) },
      { try $0.clearText() },
      { try $0.adjust(toNormalizedSliderPosition: 1) }, { try $0.adjust(toPickerWheelValue: "a") },
    ]
    let (entries, now) = (scene.simulator.log.entries.count, scene.simulator.clock.now)
    for (index, action) in actions.enumerated() {
      let error = #expect(throws: InteractionError.self) { try action(element) }
      guard case .obstructed = error?.reason else {
        Issue.record("action \(index): \(String(describing: error))")
        continue
      }
    }
    #expect(scene.simulator.log.entries.count == entries && scene.simulator.clock.now == now)
  }

  /// A number of taps and touches, for a recognizer that requires them.
  struct Taps: Sendable {
    var taps: Int
    var touches: Int
  }

  @Test(arguments: [
    Taps(taps: 1, touches: 1), Taps(taps: 2, touches: 1), Taps(taps: 1, touches: 2),
    Taps(taps: 3, touches: 3),
  ])
  func `several taps with several fingers are those that a recognizer counts`(taps: Taps) throws {
    let scene = ElementScene()
    let view = gestures(scene)
    // A single-tap recognizer would recognize the first tap of a double tap.
    for (count, touches) in [(taps.taps, taps.touches), (1, 2), (2, 2), (3, 3)] {
      let tap = TapGestureRecognizer()
      tap.numberOfTapsRequired = count
      tap.numberOfTouchesRequired = touches
      scene.listen(tap, on: view) { [recorder = scene.recorder] tap in
        recorder.note("\(count) x \(touches) at \(tap.location(in: view))")
      }
    }
    let element = scene.user.otherElements["area"]
    switch (taps.taps, taps.touches) {
    case (1, 1): try element.tap()
    case (2, 1): try element.doubleTap()
    case (1, 2): try element.twoFingerTap()
    default: try element.tap(withNumberOfTaps: taps.taps, numberOfTouches: taps.touches)
    }
    let line = "\(taps.taps) x \(taps.touches) at \(CGPoint(x: 150, y: 150))"
    #expect(Set(scene.recorder.take()) == [line])
  }

  @Test func `fingers on a narrow element stay on it`() throws {
    let scene = ElementScene()
    let view = gestures(scene, size: CGSize(width: 12, height: 40))
    let tap = TapGestureRecognizer()
    tap.numberOfTouchesRequired = 3
    scene.listen(tap, on: view) { [recorder = scene.recorder] _ in recorder.note("tap") }
    try scene.user.otherElements["area"].tap(withNumberOfTaps: 1, numberOfTouches: 3)
    #expect(scene.recorder.take() == ["tap"])
  }

  @Test(arguments: [0.3, 0.5, 0.8]) func `a press lasts as long as it says`(duration: Double) throws {
    let scene = ElementScene()
    let view = gestures(scene)
    scene.listen(LongPressGestureRecognizer(), on: view) { [recorder = scene.recorder] in
      recorder.note("\($0.state)")
    }
    let start = scene.simulator.clock.now
    try scene.user.manually { try scene.user.otherElements["area"].press(forDuration: duration) }
    #expect(scene.recorder.take() == (duration >= 0.5 ? ["began", "ended"] : []))
    #expect(start.duration(to: scene.simulator.clock.now) == .milliseconds(Int(duration * 1000)))
  }

  @Test func `a press may last for ever, as far as the clock goes`() throws {
    let scene = ElementScene()
    let view = gestures(scene)
    scene.listen(LongPressGestureRecognizer(), on: view) { [recorder = scene.recorder] in
      recorder.note("\($0.state)")
    }
    let start = scene.simulator.clock.now
    try scene.user.manually { try scene.user.otherElements["area"].press(forDuration: .infinity) }
    #expect(scene.recorder.take() == ["began", "ended"])
    #expect(start.duration(to: scene.simulator.clock.now) == .seconds(1_000_000_000))
  }

  // MARK: Two fingers

  @Test(arguments: [1e-6, -1e-9] as [CGFloat]) func `two fingers take a minute at most`(velocity: CGFloat)
    throws
  {
    let scene = ElementScene()
    _ = gestures(scene)
    let element = scene.user.otherElements["area"]
    let (clock, start) = (scene.simulator.clock, scene.simulator.clock.now)
    try scene.user.manually { try element.pinch(withScale: 2, velocity: velocity) }
    #expect(start.duration(to: clock.now) == .seconds(60))
    try scene.user.manually { try element.rotate(1, withVelocity: velocity) }
    #expect(start.duration(to: clock.now) == .seconds(120))
  }

  @Test(arguments: [0.5, 2, 3.5] as [CGFloat]) func `a pinch has the scale that was asked for`(scale: CGFloat)
    throws
  {
    let scene = ElementScene()
    let view = gestures(scene)
    var (last, velocity): (CGFloat, CGFloat) = (0, 0)
    let pinch = PinchGestureRecognizer()
    scene.listen(pinch, on: view) {
      (last, velocity) = ($0.scale, $0.state == .changed ? $0.velocity : velocity)
    }
    try scene.user.otherElements["area"].pinch(withScale: scale, velocity: 2)
    #expect(abs(last - scale) < 0.001)
    #expect(abs(abs(velocity) - 2) < 0.1 && (velocity > 0) == (scale > 1))
  }

  @Test(arguments: [-1.5, 0.5, 4] as [CGFloat]) func `a rotation turns as far as was asked for`(
    angle: CGFloat
  ) throws {
    let scene = ElementScene()
    let view = gestures(scene)
    var last: CGFloat = 0
    let rotation = RotationGestureRecognizer()
    scene.listen(rotation, on: view) { last = $0.rotation }
    try scene.user.otherElements["area"].rotate(angle, withVelocity: 3)
    #expect(abs(last - angle) < 0.001)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat]) func `a scale that is none is refused`(
    scale: CGFloat
  ) {
    let scene = ElementScene()
    _ = gestures(scene)
    let error = #expect(throws: InteractionError.self) {
      try scene.user.otherElements["area"].pinch(withScale: scale, velocity: 1)
    }
    guard case .notAdjustable(view: #"View "area""#, value: _, allowed: "a scale is above 0") = error?.reason
    else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
