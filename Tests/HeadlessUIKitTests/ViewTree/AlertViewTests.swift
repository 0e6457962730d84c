import HeadlessUIKit
import Testing

/// Alert views, which have windows of their own.
@MainActor @Suite struct AlertViewTests {
  /// A delegate that records the calls of an alert.
  @MainActor private final class Listener: AlertViewDelegate {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }

    func willPresentAlertView(_ alertView: AlertView) { diary.note("willPresent") }
    func didPresentAlertView(_ alertView: AlertView) { diary.note("didPresent") }
    func alertView(_ alertView: AlertView, clickedButtonAt buttonIndex: Int) {
      diary.note("clicked \(buttonIndex)")
    }
    func alertView(_ alertView: AlertView, willDismissWithButtonIndex buttonIndex: Int) {
      diary.note("willDismiss \(buttonIndex)")
    }
    func alertView(_ alertView: AlertView, didDismissWithButtonIndex buttonIndex: Int) {
      diary.note("didDismiss \(buttonIndex)")
    }
  }

  private func alert(in scene: SequenceScene, _ listener: Listener) -> AlertView {
    scene.simulator.perform {
      let alert = AlertView(
        title: "Name?",
        message: "It is needed.",
        delegate: listener,
        cancelButtonTitle: "Cancel",
        otherButtonTitles: "OK"
      )
      alert.alertViewStyle = .plainTextInput
      alert.textField(at: 0).accessibilityIdentifier = "name"
      alert.textField(at: 0).delegate = scene
      return alert
    }
  }

  @Test(
    .fact("S22", "KW16"),
    arguments: [(Device.iPhone4, "5.1", "264+216", "480+216"), (.iPhone5, "7.1", "352+216", "568+216")]
      as [(Device, SystemVersion, String, String)]
  )
  func `an alert with a field takes the keyboard, and gives it back`(
    device: Device,
    system: SystemVersion,
    up: String,
    away: String
  ) throws {
    let scene = SequenceScene(device, system, isEditing: true)
    let (simulator, listener) = (scene.simulator, Listener(scene.diary))
    let alert = alert(in: scene, listener)
    func wills(_ kind: String, _ move: String) -> [String] {
      ["WillChangeFrame \(move) in 0.25", "Will\(kind) \(move) in 0.25"]
    }
    func dids(_ move: String) -> [String] { ["DidChangeFrame \(move) in 0.25", "DidShow \(move) in 0.25"] }
    simulator.perform { alert.show() }
    #expect(
      scene.diary.take()
        == ["willPresent"] + wills("Hide", "\(up) -> \(away)") + ["first.didEnd", "name.didBegin"]
        + wills("Show", "\(away) -> \(up)")
    )
    #expect(simulator.application.keyWindow === alert.window && alert.window !== simulator.window)
    #expect(scene.told {} == ["didPresent"] + dids("\(away) -> \(up)"))
    let windows = simulator.application.windows
    #expect(windows == [simulator.window, alert.window, simulator.keyboard.window])
    #expect(windows[1] !== simulator.keyboard.window, "walks to a button on the keyboard go astray")

    try simulator.user.type("Ada")
    #expect(alert.textField(at: 0).text == "Ada" && scene.first.text == "")
    #expect(throws: InteractionError.self, "the alert is in front") { try simulator.user.tap(scene.second) }
    simulator.user.manually { try? simulator.user.tap(alert.buttons[1]) }
    #expect(
      scene.diary.take()
        == ["clicked 1", "willDismiss 1"] + wills("Hide", "\(up) -> \(away)") + [
          "name.didEnd", "first.didBegin",
        ]
        + wills("Show", "\(away) -> \(up)")
    )
    #expect(scene.told {} == ["didDismiss 1"] + dids("\(away) -> \(up)"))
    #expect(!alert.isVisible && simulator.window.isKeyWindow && scene.first.isFirstResponder)
    #expect(simulator.application.windows == [simulator.window, simulator.keyboard.window])
  }

  @Test(.fact("S22")) func `a program's own field in the alert, as on 4`() throws {
    let scene = SequenceScene(.iPhone4, "4.3", isEditing: true)
    let alert = scene.simulator.perform {
      AlertView(title: "Name?", message: nil, delegate: nil, cancelButtonTitle: "OK")
    }
    alert.addSubview(scene.second)
    scene.simulator.perform { alert.show() }
    #expect(
      scene.told {} == [
        "WillHide 264+216 -> 480+216 in 0.3", "first.didEnd", "DidHide 264+216 -> 480+216 in 0.3",
      ]
    )
    #expect(
      scene.told { scene.second.becomeFirstResponder() } == [
        "second.didBegin", "WillShow 480+216 -> 264+216 in 0.3", "DidShow 480+216 -> 264+216 in 0.3",
      ]
    )
  }

  @Test func `an alert over nothing that is edited leaves the keyboard away`() throws {
    let scene = SequenceScene(.iPhone5, "7.1")
    let alert = scene.simulator.perform {
      AlertView(
        title: "Hello",
        message: nil,
        delegate: nil,
        cancelButtonTitle: nil,
        otherButtonTitles: "A",
        "B"
      )
    }
    #expect(alert.cancelButtonIndex == -1 && alert.buttons.map(\.currentTitle) == ["A", "B"])
    scene.simulator.perform {
      alert.show()
      alert.show()
    }
    #expect(scene.told {} == [] && alert.isVisible && alert.alertViewStyle == .default)
    #expect(alert.frame == CGRect(x: 25, y: 218, width: 270, height: 132))
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    #expect(scene.told {} == [] && alert.window == nil && scene.simulator.window.isKeyWindow)
  }

  @Test(.fact("Z10"), arguments: [true, false])
  func `an alert whose app window is hidden meanwhile makes another window key`(hasOther: Bool) {
    let scene = SequenceScene(.iPhone4, "5.1", isEditing: true)
    let simulator = scene.simulator
    let (alert, other) = simulator.perform {
      (
        AlertView(title: "Hello", message: nil, delegate: nil, cancelButtonTitle: "OK"),
        Window(frame: simulator.screen.bounds)
      )
    }
    other.isHidden = !hasOther
    simulator.perform { alert.show() }
    simulator.settle()
    simulator.window.isHidden = true
    alert.dismiss(withClickedButtonIndex: 0, animated: false)
    simulator.settle()
    #expect(simulator.application.keyWindow === (hasOther ? other : nil))
    #expect(!scene.first.isFirstResponder && !simulator.keyboard.isVisible)
  }

  @Test func `an alert turns with the interface`() throws {
    let simulator = Simulator(device: .iPhone5, system: "7.1")
    simulator.launch(RotatingController("A", Recorder()))
    let alert = simulator.perform {
      AlertView(title: "Hello", message: nil, delegate: nil, cancelButtonTitle: "OK")
    }
    simulator.perform { alert.show() }
    #expect(alert.frame == CGRect(x: 25, y: 240, width: 270, height: 88))
    // An alert doesn't influence rotation: the app's controller decides.
    simulator.user.rotate(to: .landscapeLeft)
    #expect(alert.convert(alert.bounds, to: nil) == CGRect(x: 116, y: 149, width: 88, height: 270))
    try simulator.user.tap(alert.buttons[0])
    #expect(!alert.isVisible)
  }

  @Test(arguments: AlertView.Style.RawValue(0)...3) func `each style has its fields`(number: Int) throws {
    let style = try #require(AlertView.Style(rawValue: number))
    let simulator = Simulator(device: .iPhone5, system: "7.1")
    let alert = simulator.perform {
      AlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: "OK")
    }
    simulator.perform {
      alert.alertViewStyle = style
      alert.show()
    }
    let secureFields = alert.subviews.compactMap { ($0 as? TextField)?.isSecureTextEntry }
    #expect(secureFields == [[], [true], [false], [false, true]][number])
    #expect(simulator.firstResponder === alert.subviews.first { $0 is TextField })
  }

  @Test(
    .fact("U55"),
    arguments: [(Device.iPhone5, "8.0"), (.iPhone16, "18.0")] as [(Device, SystemVersion)]
  )
  func `an alert view is shown from iOS 8 on, too`(device: Device, system: SystemVersion) throws {
    let scene = SequenceScene(device, system, isEditing: true)
    let (simulator, listener) = (scene.simulator, Listener(Diary()))
    let alert = alert(in: scene, listener)
    simulator.perform { alert.show() }
    simulator.settle()
    #expect(listener.diary.take() == ["willPresent", "didPresent"] && alert.isVisible)
    #expect(simulator.application.keyWindow === alert.window && alert.window !== simulator.window)
    try simulator.user.type("Ada")
    #expect(alert.textField(at: 0).text == "Ada" && scene.first.text == "")
    #expect(throws: InteractionError.self, "the alert is in front") { try simulator.user.tap(scene.second) }
    try simulator.user.tap(alert.buttons[1])
    #expect(listener.diary.take() == ["clicked 1", "willDismiss 1", "didDismiss 1"] && !alert.isVisible)
    #expect(simulator.window.isKeyWindow && scene.first.isFirstResponder)
  }

  @Test func `a property of an alert that the system lacks is refused`() async {
    let fields = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Simulator(device: .iPhone4, system: "4.3").perform {
          let alert = AlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
          alert.alertViewStyle = .plainTextInput
        }
      }
    }
    expectTrap(fields, says: "alerts have no fields on iOS 4.3")
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Simulator().perform {
          AlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil).textField(at: 1)
        }
      }
    }
    expectTrap(none, says: "AlertView has no text field 1")
  }

  @Test(arguments: ["willPresent", "first.didEnd"])
  func `an alert that is shown again on its way to the screen comes once`(moment: String) {
    let scene = SequenceScene(.iPhone5, "7.1", isEditing: true)
    let listener = Listener(scene.diary)
    let alert = alert(in: scene, listener)
    scene.diary.when(moment) { alert.show() }
    let told = scene.told { scene.simulator.perform { alert.show() } }
    #expect(told.filter { $0.contains("resent") } == ["willPresent", "didPresent"])
    #expect(alert.isVisible && alert.subviews.count == 5)
    #expect(scene.simulator.application.windows.filter { $0 === alert.window }.count == 1)
  }

  @Test(arguments: ["willDismiss 1", "name.didEnd"])
  func `an alert that is sent away, or shown, on its way from the screen goes once`(moment: String) {
    let scene = SequenceScene(.iPhone5, "7.1", isEditing: true)
    let listener = Listener(scene.diary)
    let alert = alert(in: scene, listener)
    scene.simulator.perform { alert.show() }
    _ = scene.told {}
    scene.diary.when(moment) {
      alert.dismiss(withClickedButtonIndex: 0, animated: true)
      alert.show()
    }
    let told = scene.told { alert.dismiss(withClickedButtonIndex: 1, animated: true) }
    #expect(told.filter { $0.contains("ismiss") } == ["willDismiss 1", "didDismiss 1"])
    #expect(!alert.isVisible && alert.subviews == [] && scene.first.isFirstResponder)
  }

  @Test func `an alert that is sent away as it reaches its window leaves none`() {
    final class Shy: AlertView {
      override func didMoveToWindow() {
        if window != nil { dismiss(withClickedButtonIndex: 0, animated: true) }
      }
    }
    let scene = SequenceScene(.iPhone5, "7.1")
    let shy = scene.simulator.perform {
      Shy(title: "Name?", message: nil, delegate: nil, cancelButtonTitle: "OK")
    }
    let told = scene.told {
      scene.simulator.perform {
        shy.alertViewStyle = .plainTextInput
        shy.show()
      }
    }
    #expect(told == [] && !shy.isVisible && shy.window == nil && scene.simulator.window.isKeyWindow)
    #expect(scene.simulator.application.windows == [scene.simulator.window])
  }

  @Test func `an alert that is sent away as its field begins leaves no window`() {
    let scene = SequenceScene(.iPhone5, "7.1")
    let listener = Listener(scene.diary)
    let alert = alert(in: scene, listener)
    scene.diary.when("name.didBegin") { alert.dismiss(withClickedButtonIndex: 0, animated: true) }
    let told = scene.told { scene.simulator.perform { alert.show() } }
    #expect(told.filter { $0.contains("ismiss") } == ["willDismiss 0", "didDismiss 0"])
    #expect(!alert.isVisible && scene.simulator.window.isKeyWindow)
    #expect(scene.simulator.application.windows == [scene.simulator.window])
  }
}
