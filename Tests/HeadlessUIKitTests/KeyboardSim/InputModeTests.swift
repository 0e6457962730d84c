import HeadlessUIKit
import Testing

/// The enabled keyboards, and the notifications about a change of the current one.
@MainActor @Suite struct InputModeTests {
  private static let swype: InputModes = [.letters("en"), .otherMakers(.swype)]

  @Test(
    .fact("KN20"),
    arguments: [
      (Device.iPhone4, "4.3", ["WillShow 264+216 -> 264+216 in 0.0", "DidShow 264+216 -> 264+216 in 0.0"]),
      (.iPhone4, "6.1", keyboardRound("Show", "264+216", "264+216", in: 0)),
      (.iPhone8, "16.0", keyboardRound("Show", "407+260", "407+260", in: 0)),
    ] as [(Device, SystemVersion, [String])]
  )
  func `the globe key changes the keyboard in place, which takes no time`(
    device: Device,
    system: SystemVersion,
    told: [String]
  ) throws {
    let scene = SequenceScene(device, system, isEditing: true)
    let keyboard = scene.simulator.keyboard
    #expect(keyboard.inputMode == .letters("en"))
    try scene.simulator.user.tap(key: "globe")
    #expect(scene.diary.take() == told && keyboard.inputMode == .letters("fr") && keyboard.isShown)
    try scene.simulator.user.tap(key: "globe")
    #expect(scene.diary.take() == told && keyboard.inputMode == .letters("en"))
    try scene.simulator.user.type("Ada")
    #expect(scene.first.text == "Ada")
  }

  @Test(.fact("KN20")) func `before 4 a change of keyboards is told nobody`() throws {
    let scene = SequenceScene(.iPhone3G, "3.1.3", isEditing: true)
    try scene.simulator.user.tap(key: "globe")
    #expect(scene.diary.take() == [] && scene.simulator.keyboard.inputMode == .letters("fr"))
  }

  @Test(
    .fact("S5e", "KH110"),
    arguments: [
      (Device.iPhone6, "10.3", PredictiveBar.off, keyboardRound("Show", "451+216", "409+258", in: 0)),
      (.iPhone8, "11.4", .off, []),
      (.iPhone8, "11.4", .shown, keyboardRound("Show", "407+260", "407+260", in: 0)),
      (.iPhone8, "12.0", .off, keyboardRound("Show", "451+216", "407+260", in: 0)),
    ] as [(Device, SystemVersion, PredictiveBar, [String])]
  )
  func `emoji are as high as letters with their bar, which on 11 is told nobody`(
    device: Device,
    system: SystemVersion,
    bar: PredictiveBar,
    told: [String]
  ) {
    let scene = SequenceScene(device, system)
    let keyboard = scene.simulator.keyboard
    keyboard.inputModes = [.letters("en"), .letters("fr"), .emoji]
    keyboard.predictiveBar = bar
    scene.first.becomeFirstResponder()
    scene.simulator.settle()
    _ = scene.diary.take()
    #expect(scene.told { keyboard.inputMode = .emoji } == told)
    #expect(keyboard.frame.height == (system < "11.0" ? 258 : 260))
    #expect(keyboard.presentationFrame == keyboard.frame && keyboard.keys.isEmpty && keyboard.isShown)
    keyboard.inputMode = .letters("en")
    scene.simulator.settle()
    #expect(keyboard.frame.height == (bar == .off ? 216 : keyboard.frame.height) && !keyboard.keys.isEmpty)
  }

  @Test(arguments: [Device.iPhone5, .iPhone16])
  func `the key for emoji leads to them, and the globe past the last keyboard to the first`(device: Device)
    throws
  {
    let scene = SequenceScene(device, device == .iPhone5 ? "6.1" : "18.0", isEditing: true)
    let keyboard = scene.simulator.keyboard
    keyboard.inputModes = .oneWithEmoji
    try scene.simulator.user.tap(key: device == .iPhone5 ? "globe" : "emoji")
    #expect(keyboard.inputMode == .emoji && keyboard.keys.isEmpty)
    #expect(throws: InteractionError.self) { try scene.simulator.user.type("a") }
    keyboard.inputModes = .several
    #expect(keyboard.inputMode == .letters("en") && !keyboard.keys.isEmpty, "emoji are switched off")
  }

  @Test(
    .fact("S13", "KH111", "KB8"),
    arguments: [(ThirdPartyKeyboard.swype, "312+256"), (.swiftKey, "309+259")]
  )
  func `a keyboard of another maker tells three heights`(keyboard: ThirdPartyKeyboard, place: String) {
    let scene = SequenceScene(.iPhone5, "8.4")
    scene.simulator.keyboard.inputModes = [.letters("en"), .otherMakers(keyboard)]
    scene.simulator.keyboard.inputMode = .otherMakers(keyboard)
    #expect(
      scene.told { scene.first.becomeFirstResponder() } == [
        "first.didBegin", "WillChangeFrame 568+0 -> 568+0 in 0.25", "WillShow 568+0 -> 568+0 in 0.25",
        "WillChangeFrame 568+0 -> 352+216 in 0.25", "WillShow 568+0 -> 352+216 in 0.25",
        "WillChangeFrame 352+216 -> \(place) in 0.25", "WillShow 352+216 -> \(place) in 0.25",
        "DidChangeFrame 352+216 -> \(place) in 0.25", "DidShow 352+216 -> \(place) in 0.25",
      ]
    )
    #expect(scene.simulator.keyboard.frame.height == keyboard.height && scene.simulator.keyboard.keys.isEmpty)
    #expect(scene.told { scene.second.becomeFirstResponder() } == ["first.didEnd", "second.didBegin"])
  }

  @Test(.fact("S13")) func `it slides once, from below the screen`() {
    let scene = SequenceScene(.iPhone5, "8.4")
    scene.simulator.keyboard.inputModes = Self.swype
    scene.simulator.keyboard.inputMode = .otherMakers(.swype)
    scene.first.becomeFirstResponder()
    var tops: [CGFloat] = []
    for _ in 0..<6 {
      tops.append(scene.simulator.keyboard.presentationFrame.minY)
      scene.simulator.advance(by: .milliseconds(50))
    }
    #expect(tops.first == 568 && tops.last == 312 && tops == tops.sorted(by: >) && Set(tops).count == 6)
  }

  @Test(.fact("KT18")) func `secureFields and pads of digits have the system's keys`() {
    let scene = SequenceScene(.iPhone5, "8.4", isEditing: true)
    let keyboard = scene.simulator.keyboard
    keyboard.inputModes = Self.swype
    keyboard.inputMode = .otherMakers(.swype)
    #expect(keyboard.keys.isEmpty)
    scene.second.isSecureTextEntry = true
    scene.second.becomeFirstResponder()
    #expect(!keyboard.keys.isEmpty && keyboard.inputMode == .otherMakers(.swype))
    scene.first.becomeFirstResponder()
    #expect(keyboard.keys.isEmpty)
    scene.second.isSecureTextEntry = false
    scene.second.keyboardType = .numberPad
    scene.second.becomeFirstResponder()
    #expect(keyboard.layoutName == "iPhone-Portrait-NumberPad")
  }

  @Test func `the last of the changes inside a change notification is kept`() {
    let scene = SequenceScene(.iPhone6, "10.3", isEditing: true)
    let (simulator, keyboard) = (scene.simulator, scene.simulator.keyboard)
    var told: [String?] = []
    let bus = simulator.notifications
    let willShow = Responder.keyboardWillShowNotification
    let tokens = [
      bus.addObserver(forName: willShow) { _ in keyboard.inputMode = .letters("fr") },
      bus.addObserver(forName: TextInputMode.currentInputModeDidChangeNotification) {
        told.append(($0.object as? TextInputMode)?.primaryLanguage)
      },
    ]
    keyboard.inputModes = [.letters("en"), .letters("fr"), .emoji]
    keyboard.inputMode = .emoji
    #expect(keyboard.inputMode == .letters("fr") && told == ["fr"] && tokens.count == 2)
  }

  @Test func `a keyboard that is away changes silently`() {
    let scene = SequenceScene(.iPhone5, "8.4")
    #expect(scene.told { scene.simulator.keyboard.inputMode = .letters("fr") } == [])
    scene.simulator.keyboard.isHardwareKeyboardConnected = true
    scene.first.becomeFirstResponder()
    _ = scene.diary.take()
    #expect(scene.told { scene.simulator.keyboard.inputMode = .letters("en") } == [])
  }

  @Test func `a keyboard that can't be switched on, or is not switched on, is refused by name`() async {
    let old = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Simulator(device: .iPhone4, system: "7.1").keyboard.inputModes = [
          .letters("en"), .otherMakers(.swype),
        ]
      }
    }
    expectTrap(old, says: "Swype can't be switched on on iOS 7.1")
    let absent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Simulator().keyboard.inputMode = .emoji }
    }
    expectTrap(absent, says: "emoji is not among the keyboards that are switched on: en, fr")
    let wordless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [.emoji, .letters("en")] as InputModes
    }
    expectTrap(wordless, says: "the first keyboard that is switched on has to have letters, not emoji")
  }

  @Test(.fact("KH111"))
  func `in landscape another maker's keyboard has the height of portrait, as an estimate`() {
    let scene = SequenceScene(.iPhone6, "8.4", isEditing: true)
    let keyboard = scene.simulator.keyboard
    keyboard.inputModes = [.letters("en"), .otherMakers(.swype)]
    keyboard.inputMode = .otherMakers(.swype)
    scene.simulator.settle()
    #expect(keyboard.frame.height == 256 && !keyboard.isEstimated)
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.settle()
    #expect(min(keyboard.frame.height, keyboard.frame.width) == 256 && keyboard.isEstimated)
  }
}
