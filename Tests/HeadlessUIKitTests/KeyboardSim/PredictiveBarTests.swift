import HeadlessUIKit
import Testing

/// The predictive bar while the keyboard is shown.
@MainActor @Suite struct PredictiveBarTests {
  /// Two fields on a phone of 320 points, the first one being edited.
  @MainActor private struct Scene {
    let simulator: Simulator
    let diary = Diary()
    let first = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    let second = TextField(frame: CGRect(x: 20, y: 110, width: 200, height: 30))

    init(_ device: Device = .iPhone4S, _ system: SystemVersion = "8.4") {
      simulator = Simulator(device: device, system: system)
      let controller = ViewController()
      for field in [first, second] { controller.view.addSubview(field) }
      simulator.launch(controller)
      first.becomeFirstResponder()
      simulator.settle()
      simulator.tellKeyboard(to: diary)
    }

    func told(_ place: String) -> [String] {
      [
        "WillChangeFrame \(place) in 0.25", "WillShow \(place) in 0.25", "DidChangeFrame \(place)",
        "DidShow \(place)",
      ]
    }
  }

  @Test(.fact("S6", "KH6", "KH7", "KH8"))
  func `dragging it down and switching it off post all that a show posts`()
    throws
  {
    let scene = Scene()
    let keyboard = scene.simulator.keyboard
    let key = keyboard.keys[0]
    for (bar, place) in [
      (PredictiveBar.collapsed, "256+224"), (.off, "264+216"), (.shown, "227+253"),
    ] {
      keyboard.predictiveBar = bar
      #expect(keyboard.predictiveBar == bar)
      scene.simulator.settle()
      #expect(scene.diary.take() == scene.told(place))
    }
    #expect(keyboard.keys[0] === key, "the keys stay")
    keyboard.predictiveBar = .shown
    scene.simulator.settle()
    #expect(scene.diary.take() == [])
    try scene.simulator.user.type("Ada")
    #expect(scene.first.text == "Ada")
  }

  @Test(.fact("S6", "KH56", "KH57")) func `from iOS 11 it can be switched off, but not collapsed`() async {
    let scene = Scene(.iPhone16, "18.0")
    scene.simulator.keyboard.predictiveBar = .off
    await scene.simulator.settle()
    #expect(scene.diary.take() == scene.told("561+291"))
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Simulator(device: .iPhone16, system: "18.0").keyboard.predictiveBar = .collapsed }
    }
    expectTrap(result, says: "the predictive bar can't be collapsed on iOS 18.0")
  }

  @Test func `where there is no bar, switching it off changes nothing`() {
    let scene = Scene(.iPhone4, "7.1")
    scene.simulator.keyboard.predictiveBar = .off
    scene.simulator.settle()
    #expect(scene.diary.take() == [] && scene.simulator.keyboard.frame.height == 216)
  }

  @Test func `it may be set while the keyboard is away`() {
    let scene = Scene()
    scene.first.resignFirstResponder()
    scene.simulator.settle()
    _ = scene.diary.take()
    scene.simulator.keyboard.predictiveBar = .off
    #expect(scene.diary.take() == [] && !scene.simulator.keyboard.isVisible)
    scene.first.becomeFirstResponder()
    #expect(scene.simulator.keyboard.frame.height == 216)
  }

  @Test(.fact("S4d", "S5b", "KH8", "KH116"), arguments: ["secret", "uncorrected", "pad"])
  func `a switch to a field without the bar posts all four`(kind: String) {
    let scene = Scene()
    switch kind {
    case "secret": scene.second.isSecureTextEntry = true
    case "pad": scene.second.keyboardType = .numberPad
    default: scene.second.autocorrectionType = .no
    }
    scene.second.becomeFirstResponder()
    scene.simulator.settle()
    #expect(scene.diary.take() == scene.told("264+216"))
    #expect(scene.simulator.keyboard.view?.predictiveBar == nil)
    scene.first.becomeFirstResponder()
    scene.simulator.settle()
    #expect(scene.diary.take() == scene.told("227+253"))
  }

  @Test(
    .fact("KH116"),
    arguments: [(Device.iPhone4S, "9.3" as SystemVersion, 216), (.iPhone16, "18.0", 336)]
  )
  func `a secret has the bar from iOS 11`(device: Device, system: SystemVersion, height: CGFloat) {
    let scene = Scene(device, system)
    scene.second.isSecureTextEntry = true
    scene.second.becomeFirstResponder()
    #expect(scene.simulator.keyboard.frame.height == height)
  }

  @Test(.fact("KH5")) func `candidates come and go while the keyboard is up`() throws {
    let scene = Scene(.iPhone4, "7.1")
    scene.simulator.keyboard.hasCandidates = true
    scene.simulator.settle()
    #expect(scene.diary.take() == scene.told("228+252"))
    try scene.simulator.user.type("Ni")
    scene.simulator.keyboard.hasCandidates = false
    scene.simulator.settle()
    #expect(scene.diary.take() == scene.told("264+216"))
    #expect(scene.first.text == "Ni")
  }

  @Test func `the log has the text that was set`() {
    let scene = Scene()
    scene.simulator.log.removeAll()
    scene.simulator.keyboard.predictiveBar = .collapsed
    #expect(scene.simulator.log.lines(.keyboard).first == "keyboard predictive bar: is collapsed")
  }
}
