import HeadlessUIKit
import Testing

/// The keyboard during rotations.
@MainActor @Suite struct KeyboardRotationTests {
  /// A controller with a focused field, and a record of its callbacks and of the keyboard's notifications.
  @MainActor private struct Scene {
    let simulator: Simulator
    let recorder = Recorder()
    let root: RotatingController
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))

    init(_ setup: Setup) {
      simulator = setup.simulator()
      root = RotatingController("A", recorder)
      simulator.launch(root)
      field.autocapitalizationType = .none
      root.view.addSubview(field)
      field.becomeFirstResponder()
      simulator.settle()
      _ = recorder.take()
      _ = simulator.notifications.addObserver(forName: nil) { [recorder] notification in
        guard notification.name.rawValue.hasPrefix("UIKeyboard") else { return }
        let name = notification.name.rawValue.dropFirst(10).dropLast("Notification".count)
        let info = notification.userInfo ?? [:]
        let end = info["UIKeyboardFrameEndUserInfoKey"] as? CGRect
        let time = info["UIKeyboardAnimationDurationUserInfoKey"]
        recorder.note("\(name) \(end.map(short) ?? "")\(time.map { " in \($0)" } ?? "")")
      }
    }
  }

  @Test(.fact("S7a", "KN29", "KH4")) func `all that is posted on iOS 5 to 7`() {
    let scene = Scene(Setup(device: .iPhone4, system: "5.1"))
    scene.simulator.user.rotate(to: .landscapeLeft)
    #expect(
      scene.recorder.take() == [
        "A.willRotate to landscapeRight in 0.3",
        "WillChangeFrame 0 480 320 216 in 0.25", "WillHide 0 480 320 216 in 0.25",
        "DidChangeFrame 0 264 320 216", "DidHide 0 264 320 216",
        "A.willAnimateRotation at (480.0, 300.0)",
        "WillChangeFrame 0 0 162 480 in 0.25", "WillShow 0 0 162 480 in 0.25",
        "A.didRotate from portrait", "DidChangeFrame 0 0 162 480", "DidShow 0 0 162 480",
      ]
    )
    #expect(scene.field.isFirstResponder && scene.simulator.keyboard.isShown)
  }

  @Test(.fact("S7a")) func `all that is posted before iOS 5`() {
    let scene = Scene(.classic)
    scene.simulator.user.rotate(to: .landscapeRight)
    #expect(
      scene.recorder.take() == [
        "A.willRotate to landscapeLeft in 0.3", "WillHide 0 480 320 216 in 0.3",
        "DidHide 0 264 320 216 in 0.3",
        "A.willAnimateRotation at (480.0, 300.0)", "WillShow 158 0 162 480 in 0.3",
        "A.didRotate from portrait", "DidShow 158 0 162 480 in 0.3",
      ]
    )
  }

  @Test(.fact("S7c", "KH62")) func `all that is posted from iOS 13`() {
    let scene = Scene(.current)
    scene.simulator.user.rotate(to: .landscapeLeft)
    #expect(
      scene.recorder.take() == [
        "A.viewWillTransition to (852.0, 393.0)",
        "WillChangeFrame 0 852 393 336 in 0.25", "WillHide 0 852 393 336 in 0.25",
        "A alongside at (852.0, 393.0)",
        "WillChangeFrame 0 174 852 219 in 0.25", "WillShow 0 174 852 219 in 0.25",
        "A completion", "DidChangeFrame 0 174 852 219 in 0.25", "DidShow 0 174 852 219 in 0.25",
      ]
    )
  }

  @Test(
    .fact("KN25", "KN9"),
    arguments: [
      (DeviceOrientation.landscapeLeft, CGRect(x: 0, y: 0, width: 162, height: 480)),
      (.landscapeRight, CGRect(x: 158, y: 0, width: 162, height: 480)),
    ]
  )
  func `before iOS 8 the frames are those of portrait, and the bounds are not`(
    orientation: DeviceOrientation,
    end: CGRect
  ) throws {
    let (simulator, form) = SignInController.launched(on: Setup(device: .iPhone4, system: "7.1"))
    simulator.user.rotate(to: orientation)
    var info: [AnyHashable: Any] = [:]
    _ = simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) {
      info = $0.userInfo ?? [:]
    }
    try simulator.user.tap(form.username)
    #expect(info["UIKeyboardFrameEndUserInfoKey"] as? CGRect == end)
    #expect(info["UIKeyboardBoundsUserInfoKey"] as? CGRect == CGRect(x: 0, y: 0, width: 480, height: 162))
    #expect(info["UIKeyboardCenterEndUserInfoKey"] as? CGPoint == CGPoint(x: 240, y: 239))
    #expect(simulator.keyboard.frame == end && simulator.keyboard.presentationFrame == end)
  }

  @Test(.fact("KN25", "KN26"), arguments: [(Setup.seven, 162), (.current, 219)])
  func `converted into the root view, the frame is the covered area on any system`(
    setup: Setup,
    height: CGFloat
  ) throws {
    let (simulator, form) = SignInController.launched(on: setup)
    simulator.user.rotate(to: .landscapeRight)
    var end = CGRect.null
    _ = simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) {
      end = $0.userInfo?["UIKeyboardFrameEndUserInfoKey"] as? CGRect ?? .null
    }
    try simulator.user.tap(form.username)
    let bounds = form.view.bounds
    let covered = form.view.convert(end, from: nil).intersection(bounds)
    #expect(covered == CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
    #expect(bounds.width == simulator.device.size.height)
  }

  @Test(.fact("KW13")) func `before iOS 8 the keyboard's window turns itself`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    form.username.becomeFirstResponder()
    let window = try #require(simulator.keyboard.window)
    simulator.settle()
    // The form doesn't declare orientations, which before iOS 6 means portrait only.
    simulator.window.rootViewController = RotatingController("A", Recorder())
    simulator.user.rotate(to: .landscapeLeft)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(window.transform == ViewTransform(a: 0, b: 1, c: -1, d: 0, tx: -80, ty: 80))
    simulator.user.rotate(to: .portrait)
    #expect(window.transform == .identity && window.bounds == simulator.screen.bounds)
    #expect(window.frame == simulator.screen.bounds)
  }

  @Test(
    .fact("KL2", "KH4", "KH62", "KH63"),
    arguments: [
      (Setup(device: .iPhone4, system: "6.1"), KeyboardType.default, 162, "iPhone-Landscape-QWERTY"),
      (Setup(device: .iPhone4, system: "6.1"), .numberPad, 162, "iPhone-Landscape-NumberPad"),
      (.current, .default, 219, "iPhone-Landscape-QWERTY"),
      (.current, .numberPad, 181, "iPhone-Landscape-NumberPad"),
    ]
  )
  func `the keys of a phone held sideways type`(
    setup: Setup,
    type: KeyboardType,
    height: CGFloat,
    name: String
  ) throws {
    let scene = Scene(setup)
    scene.field.resignFirstResponder()
    scene.field.keyboardType = type
    scene.simulator.user.rotate(to: .landscapeLeft)
    try scene.simulator.user.tap(scene.field)
    try scene.simulator.user.type(type == .numberPad ? "42" : "ada")
    #expect(scene.field.text == (type == .numberPad ? "42" : "ada"))
    let (keyboard, screen) = (scene.simulator.keyboard, scene.simulator.device.size)
    #expect(keyboard.view?.bounds.size == CGSize(width: screen.height, height: height))
    #expect(keyboard.layoutName == name)
    if setup.system < "8.0", type == .default {
      let rows = Set(keyboard.keys.map(\.key.frame.minY)).sorted()
      #expect(rows == [6, 46, 86, 126] && keyboard.keys[0].key.frame.height == 33)
      #expect(keyboard.keys[1].key.frame.minX - keyboard.keys[0].key.frame.minX == 48)
    }
    scene.simulator.user.rotate(to: .portrait)
    try scene.simulator.user.type("1")
    #expect(scene.field.text == (type == .numberPad ? "421" : "ada1"))
  }

  @Test(arguments: [Setup.classic, .current])
  func `a handler that resigns when the keyboard is said to leave`(setup: Setup) {
    let scene = Scene(setup)
    _ = scene.simulator.notifications.addObserver(forName: Responder.keyboardWillHideNotification) { _ in
      scene.field.resignFirstResponder()
    }
    scene.simulator.user.rotate(to: .landscapeLeft)
    #expect(scene.recorder.take().filter { $0.contains("Show") } == [])
    let keyboard = scene.simulator.keyboard
    #expect(!keyboard.isVisible && keyboard.view == nil && scene.simulator.firstResponder == nil)
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    #expect(keyboard.isShown && scene.simulator.screen.bounds.contains(keyboard.frame))
  }

  @Test(arguments: Setup.both)
  func `a keyboard that goes or comes while the interface turns arrives in its own time`(setup: Setup) {
    let scene = Scene(setup)
    let slide = setup.system < "5.0" ? Duration.milliseconds(300) : .milliseconds(250)
    for (orientation, isDisappearing) in [(DeviceOrientation.landscapeLeft, true), (.portrait, false)] {
      scene.simulator.rotate(to: orientation)
      scene.simulator.advance(by: .milliseconds(200))
      if isDisappearing { scene.field.resignFirstResponder() } else { scene.field.becomeFirstResponder() }
      _ = scene.recorder.take()
      scene.simulator.advance(by: slide - .milliseconds(1))
      #expect(!scene.recorder.take().contains { $0.hasPrefix("Did") })
      #expect(scene.simulator.keyboard.view != nil && !scene.simulator.keyboard.isShown)
      scene.simulator.advance(by: .milliseconds(1))
      let dids = scene.recorder.take().compactMap { $0.split(separator: " ").first }
      #expect(
        dids == (setup.system < "5.0" ? [] : ["DidChangeFrame"]) + [isDisappearing ? "DidHide" : "DidShow"]
      )
      #expect(scene.simulator.keyboard.isShown != isDisappearing)
    }
  }
}

/// Returns a rectangle as four numbers.
private func short(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0))" }.joined(separator: " ")
}
