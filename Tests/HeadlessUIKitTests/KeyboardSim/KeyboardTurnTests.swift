import HeadlessUIKit
import Testing

/// The keyboard when the first responder changes while the interface turns.
@MainActor @Suite struct KeyboardTurnTests {
  /// A controller with a field that becomes first responder, once, in a callback of the rotation.
  private final class Form: ViewController {
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    var moment: String?

    override func viewDidLoad() { view.addSubview(field) }
    override var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
    override func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool { true }

    private func focus(at moment: String) {
      guard moment == self.moment else { return }
      self.moment = nil
      field.becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() { focus(at: "layout") }
    override func traitCollectionDidChange(_ previous: TraitCollection?) { focus(at: "traits") }
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any ViewControllerTransitionCoordinator
    ) {
      focus(at: "transition")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { [self] _ in focus(at: "alongside") })
    }
    override func willAnimateRotation(to orientation: InterfaceOrientation, duration: TimeInterval) {
      focus(at: "animation")
    }
  }

  @Test(
    .fact("Z2"),
    arguments: [(Device.iPhone5, "8.1"), (.iPhone16, "18.0"), (.iPadAir2, "12.4"), (.iPhone4, "7.1")]
      as [(Device, SystemVersion)],
    ["layout", "traits", "transition", "alongside", "animation"]
  )
  func `a field that becomes first responder in a rotation has the keyboard of the new orientation`(
    place: (device: Device, system: SystemVersion),
    moment: String
  ) throws {
    let simulator = Simulator(device: place.device, system: place.system)
    let (form, diary) = (Form(), Diary())
    simulator.launch(form)
    simulator.settle()
    simulator.tellWholeKeyboard(to: diary)
    form.moment = moment
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    // Some systems have no such callback, and a pad has the same traits in both orientations.
    guard form.moment == nil else { return }
    let keyboard = simulator.keyboard
    let frame = form.view.convert(keyboard.frame, from: nil)
    #expect(keyboard.isShown && frame.width == form.view.bounds.width)
    #expect(frame.maxY == form.view.bounds.maxY && keyboard.presentationFrame == keyboard.frame)
    #expect(keyboard.layoutName?.contains("Landscape") == true)
    let kinds = diary.take().compactMap { $0.split(separator: " ").first }
    // A keyboard that shows after the screen has turned reports that once.
    let round: [Substring] = ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"]
    #expect(moment == "transition" ? kinds.suffix(2) == round.suffix(2) : kinds == round)
    try simulator.user.type("a")
    #expect(form.field.text?.lowercased() == "a")
  }

  // MARK: Frames

  /// The frame of the keyboard in the form, whose view turns with the interface.
  private func frame(of keyboard: Keyboard, in form: Form) -> CGRect {
    form.view.convert(keyboard.frame, from: nil)
  }

  @Test(
    .fact("Z15"),
    arguments: [(Device.iPhone5, "7.1"), (.iPad2, "5.1"), (.iPadAir, "7.1"), (.iPhone16, "18.0")]
      as [(Device, SystemVersion)]
  )
  func `a keyboard that is hidden is below the screen in every orientation`(
    device: Device,
    system: SystemVersion
  ) {
    let simulator = Simulator(device: device, system: system)
    let form = Form()
    simulator.launch(form)
    for orientation in [DeviceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
      form.field.becomeFirstResponder()
      simulator.settle()
      form.field.resignFirstResponder()
      simulator.settle()
      simulator.rotate(to: orientation)
      simulator.settle()
      let keyboard = simulator.keyboard
      #expect(keyboard.presentationFrame == keyboard.frame)
      #expect(frame(of: keyboard, in: form).minY == form.view.bounds.maxY)
    }
  }

  @Test(
    .fact("Z15"),
    arguments: [(Device.iPad2, "5.1"), (.iPadAir, "7.1"), (.iPhone5, "7.1"), (.iPhone4, "4.3")]
      as [(Device, SystemVersion)],
    [0, 100, 200]
  )
  func `before iOS 8, a keyboard that turns in the middle of its slide is in the interface`(
    place: (device: Device, system: SystemVersion),
    delay: Int
  ) {
    let canUndock = place.device.idiom == .pad
    for mode in canUndock ? [Keyboard.Mode.docked, .undocked, .split] : [.docked] {
      let simulator = Simulator(device: place.device, system: place.system)
      let (form, keyboard) = (Form(), simulator.keyboard)
      simulator.launch(form)
      for orientation in [DeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
        form.field.becomeFirstResponder()
        if mode == .undocked { keyboard.undock() }
        if mode == .split { keyboard.split() }
        if mode != .docked { keyboard.move(to: CGPoint(x: 0, y: 400)) }
        simulator.advance(by: .milliseconds(delay))
        simulator.rotate(to: orientation)
        for time in [Duration.zero, .milliseconds(100), .seconds(1)] {
          simulator.advance(by: time)
          let (frame, bounds) = (frame(of: keyboard, in: form), form.view.bounds)
          #expect(frame.minX == 0 && frame.width == bounds.width && frame.minY >= 0)
          #expect(mode == .docked ? frame.maxY == bounds.maxY : frame.maxY <= bounds.maxY)
        }
        #expect(keyboard.isShown && keyboard.presentationFrame == keyboard.frame)
        form.field.resignFirstResponder()
        simulator.advance(by: .milliseconds(delay))
      }
    }
  }

  /// The part below the accessory view is beyond the bottom, which before iOS 8 is a side of the screen.
  @Test(
    .fact("Z15"),
    arguments: [(DeviceOrientation.landscapeLeft, CGFloat(-162)), (.landscapeRight, 290)]
  )
  func `before iOS 8, keys that a hardware keyboard replaces are beside the turned screen`(
    orientation: DeviceOrientation,
    x: CGFloat
  ) {
    let simulator = Simulator(device: .iPhone5, system: "7.1")
    let form = Form()
    simulator.launch(form)
    simulator.keyboard.isHardwareKeyboardConnected = true
    form.field.inputAccessoryView = View(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    form.field.becomeFirstResponder()
    simulator.settle()
    simulator.rotate(to: orientation)
    simulator.settle()
    #expect(simulator.keyboard.frame == CGRect(x: x, y: 0, width: 192, height: 568))
    #expect(frame(of: simulator.keyboard, in: form) == CGRect(x: 0, y: 290, width: 568, height: 192))
  }

  // MARK: Notifications

  private func kinds(of lines: [String]) -> [String] {
    lines.compactMap { $0.split(separator: " ").first.map(String.init) }.filter { !$0.contains("Frame") }
  }

  @Test(.fact("Z16"), arguments: [("6.1", 2), ("8.4", 2), ("18.0", 2)] as [(SystemVersion, Int)])
  func `a show that follows another one before its end has a did-notification of its own`(
    system: SystemVersion,
    count: Int
  ) {
    let device = system < "8.0" ? Device.iPhone4S : system < "9.0" ? .iPhone5s : .iPhone16
    let scene = SequenceScene(device, system)
    scene.first.inputAccessoryView = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    scene.first.becomeFirstResponder()
    scene.simulator.advance(by: .milliseconds(100))
    let lines = scene.told { scene.second.becomeFirstResponder() }
    #expect(
      kinds(of: lines).filter { $0.contains("Show") } == ["WillShow", "WillShow", "DidShow", "DidShow"]
    )
  }

  @Test(
    .fact("Z16"),
    arguments: [
      (Device.iPad7, "17.0"), (.iPadAir4, "14.5"), (.iPadAir2, "9.3"), (.iPad2, "5.1"), (.iPhone5, "8.1"),
      (.iPhone4, "4.3"),
    ] as [(Device, SystemVersion)]
  )
  func `after random changes of focus and rotations, every show has arrived or was followed by a hide`(
    device: Device,
    system: SystemVersion
  ) {
    for seed in 0..<UInt64(Repetitions.count(30, inDebug: 10)) {
      var random = FixedRandom(seed: seed)
      let simulator = Simulator(device: device, system: system)
      let (form, diary, second) = (
        Form(), Diary(), TextField(frame: CGRect(x: 20, y: 110, width: 200, height: 30))
      )
      simulator.launch(form)
      form.view.addSubview(second)
      if random.once(in: 2) {
        second.inputAccessoryView = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      }
      simulator.tellWholeKeyboard(to: diary)
      for _ in 0..<30 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: form.field.becomeFirstResponder()
        case 1: second.becomeFirstResponder()
        case 2: form.view.endEditing(true)
        case 3: simulator.rotate(to: random.once(in: 2) ? .portrait : .landscapeLeft)
        case 4: simulator.rotate(to: .landscapeRight)
        default: simulator.advance(by: .milliseconds(Int.random(in: 0...300, using: &random)))
        }
      }
      simulator.settle()
      var (pending, unexpected) = (0, 0)
      for kind in kinds(of: diary.take()) {
        switch kind {
        case "WillShow": pending += 1
        case "DidShow": (pending, unexpected) = pending > 0 ? (pending - 1, unexpected) : (0, unexpected + 1)
        default: pending = 0
        }
      }
      #expect(pending == 0 && unexpected == 0, "seed \(seed)")
      #expect(simulator.keyboard.isVisible == (simulator.firstResponder != nil), "seed \(seed)")
    }
  }
}
