import HeadlessUIKit
import Testing

/// Controls and the recognizers of their ancestors.
@MainActor @Suite struct AncestorGestureTests {
  /// The kinds of control whose own taps take precedence.
  enum Kind: String, CaseIterable {
    case button, switched, stepper, segmented, pages

    @MainActor func make() -> Control {
      switch self {
      case .button: Button(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      case .switched: Switch()
      case .stepper: Stepper()
      case .segmented: SegmentedControl(items: ["One", "Two"])
      case .pages: threePages()
      }
    }

    @MainActor private func threePages() -> Control {
      let pages = PageControl(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      pages.numberOfPages = 3
      return pages
    }
  }

  private let recorder = EventRecorder()

  private func launch(_ control: Control, _ system: SystemVersion, _ recognizer: GestureRecognizer)
    -> Simulator
  {
    control.frame.origin = CGPoint(x: 50, y: 100)
    recorder.listen(to: control)
    let simulator = Simulator(device: .iPhone4, system: system)
    let controller = ViewController()
    controller.view.addSubview(control)
    controller.view.addGestureRecognizer(recognizer)
    recognizer.addTarget(recorder, action: EventRecorder.gestureHappened)
    simulator.launch(controller)
    return simulator
  }

  private func tap(_ simulator: Simulator, _ control: Control) throws {
    let point = simulator.point(control.bounds.width * 0.75, control.bounds.midY, in: control)
    try simulator.user.tap(point)
  }

  @Test(.fact("F7"), arguments: Kind.allCases) func `from iOS 6 a tap on a control is the control's`(
    kind: Kind
  )
    throws
  {
    let control = kind.make()
    let simulator = launch(control, "6.0", TapGestureRecognizer())
    try tap(simulator, control)
    let middle = kind == .button ? [] : [".valueChanged"]
    let end = kind == .button ? [".primaryActionTriggered"] : []
    #expect(recorder.take() == [".touchDown"] + middle + [".touchUpInside"] + end)
  }

  @Test(.fact("F8"), arguments: Kind.allCases) func `before iOS 6 the recognizer takes the tap`(kind: Kind)
    throws
  {
    let control = kind.make()
    let simulator = launch(control, "5.1", TapGestureRecognizer())
    try tap(simulator, control)
    #expect(recorder.take() == [".touchDown", ".touchCancel", "gesture"])
  }

  @Test(.fact("F7")) func `a double tap, and a tap on a disabled control, are the recognizer's`() throws {
    let control = Button(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    let recognizer = TapGestureRecognizer()
    let simulator = launch(control, "6.0", recognizer)
    control.isEnabled = false
    try tap(simulator, control)
    #expect(recorder.take() == ["gesture"])
    control.isEnabled = true
    recognizer.numberOfTapsRequired = 2
    simulator.advance(by: .seconds(1))
    let finger = simulator.point(45, 15, in: control)
    try simulator.user.manually {
      try simulator.user.tap(finger)
      try simulator.user.tap(finger)
    }
    #expect(recorder.take().contains("gesture"))
  }

  @Test(.fact("F7"), arguments: ["6.0", "5.1"]) func `a pan along a switch is the switch's from iOS 6`(
    system: SystemVersion
  ) throws {
    let control = Switch()
    let simulator = launch(control, system, PanGestureRecognizer())
    try simulator.drag(in: control, CGPoint(x: 5, y: 15), CGPoint(x: 45, y: 15))
    let isOwn = system == "6.0"
    #expect(control.isOn == isOwn)
    #expect(recorder.take().contains("gesture") == !isOwn)
  }

  @Test(.fact("F7"), arguments: ["6.0", "5.1"]) func `a swipe along a slider is the slider's from iOS 6`(
    system: SystemVersion
  ) throws {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 223, height: 31))
    let simulator = launch(slider, system, SwipeGestureRecognizer())
    try simulator.drag(
      in: slider,
      CGPoint(x: 10, y: 15),
      CGPoint(x: 60, y: 15),
      CGPoint(x: 110, y: 15),
      CGPoint(x: 210, y: 15)
    )
    let isOwn = system == "6.0"
    #expect((slider.value == 1) == isOwn)
    #expect(recorder.take().contains("gesture") == !isOwn)
  }

  @Test(.fact("F7")) func `a swipe across a slider is not the slider's`() throws {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 223, height: 31))
    let swipe = SwipeGestureRecognizer()
    swipe.direction = .down
    let simulator = launch(slider, "6.0", swipe)
    try simulator.drag(in: slider, CGPoint(x: 10, y: 15), CGPoint(x: 10, y: 60), CGPoint(x: 10, y: 120))
    #expect(recorder.take().contains("gesture"))
  }
}
