import HeadlessUIKit
import Testing

/// The notifications that are posted, or omitted, when first responder moves between fields and when editing
/// ends.
@MainActor @Suite struct FieldSwitchTests {
  @Test(.fact("KN16")) func `on 2 no key tells how long the keyboard slides, which is 0_3 seconds`() throws {
    let scene = SequenceScene(.iPhone3G, "2.2.1")
    var keys: [String] = []
    _ = scene.simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) {
      keys = ($0.userInfo ?? [:]).keys.compactMap { $0 as? String }.sorted()
    }
    scene.first.becomeFirstResponder()
    #expect(
      keys == [
        "UIKeyboardBoundsUserInfoKey", "UIKeyboardCenterBeginUserInfoKey", "UIKeyboardCenterEndUserInfoKey",
      ]
    )
    scene.simulator.advance(by: .milliseconds(299))
    #expect(
      scene.diary.take() == ["first.didBegin", "WillShow 320x216"] && !scene.simulator.keyboard.isShown
    )
    scene.simulator.advance(by: .milliseconds(1))
    #expect(scene.diary.take() == ["DidShow 320x216"] && scene.simulator.keyboard.isShown)
  }

  @Test(.fact("S4a", "S5a"), arguments: ["2.2.1", "3.1.3"] as [SystemVersion], [KeyboardType.default, .URL])
  func `up to 3_1 a switch hides and shows a keyboard that does not move`(
    system: SystemVersion,
    type: KeyboardType
  ) {
    let scene = SequenceScene(.iPhone3G, system, isEditing: true)
    scene.second.keyboardType = type
    let place = scene.simulator.keyboard.presentationFrame
    scene.second.becomeFirstResponder()
    let time = system < "3.0" ? "" : " in 0.3"
    #expect(
      scene.diary.take() == [
        "first.didEnd", "second.didBegin", "WillHide 320x216\(time)", "WillShow 320x216\(time)",
      ]
    )
    scene.simulator.advance(by: .milliseconds(150))
    #expect(scene.simulator.keyboard.presentationFrame == place)
    scene.simulator.settle()
    #expect(scene.diary.take() == ["DidShow 320x216\(time)"])
  }

  @Test(
    .fact("S5a"),
    arguments: [
      (Device.iPhone3GS, "3.2"), (.iPhone4, "4.3"), (.iPhone4, "5.1"), (.iPhone5, "6.1"), (.iPhone5, "7.1"),
    ] as [(Device, SystemVersion)]
  )
  func `from 3_2 to 7 another type of keys of the same height is told nobody`(
    device: Device,
    system: SystemVersion
  ) {
    let scene = SequenceScene(device, system, isEditing: true)
    scene.second.keyboardType = .numberPad
    let letters = scene.simulator.keyboard.keys.count
    #expect(scene.told { scene.second.becomeFirstResponder() } == ["first.didEnd", "second.didBegin"])
    #expect(scene.simulator.keyboard.keys.count < letters, "the keys are swapped in place")
  }

  @Test(
    .fact("S5c"),
    arguments: [("9.0", []), ("9.1", keyboardRound("Show", "409+258", "451+216"))]
      as [(SystemVersion, [String])]
  )
  func `on 9_0 a keyboard of another height is told nobody, from 9_1 as ever`(
    system: SystemVersion,
    told: [String]
  ) {
    let scene = SequenceScene(.iPhone6, system, isEditing: true)
    scene.second.keyboardType = .numberPad
    #expect(
      scene.told { scene.second.becomeFirstResponder() } == ["first.didEnd", "second.didBegin"] + told
    )
    let keyboard = scene.simulator.keyboard
    #expect(keyboard.isShown && keyboard.frame == CGRect(x: 0, y: 451, width: 375, height: 216))
    #expect(keyboard.presentationFrame == keyboard.frame)
  }

  @Test(.fact("S5c", "S6"), arguments: [("9.0", false), ("9.1", true)] as [(SystemVersion, Bool)])
  func `on 9_0 another height of the accessory view is told nobody, that of the bar is`(
    system: SystemVersion,
    isTold: Bool
  ) {
    let scene = SequenceScene(.iPhone6, system, isEditing: true)
    let keyboard = scene.simulator.keyboard
    scene.first.inputAccessoryView = View.bar("bar")
    #expect(
      scene.told { scene.first.reloadInputViews() }
        == (isTold ? keyboardRound("Show", "409+258", "365+302") : [])
    )
    #expect(keyboard.presentationFrame == CGRect(x: 0, y: 365, width: 375, height: 302))
    // A different view of the same height is also a change (S16b).
    scene.first.inputAccessoryView = View.bar("other")
    #expect(scene.told { scene.first.reloadInputViews() } == keyboardRound("Show", "365+302", "365+302"))
    #expect(scene.told { keyboard.predictiveBar = .off } == keyboardRound("Show", "365+302", "407+260"))
  }

  @Test func `a change that nobody hears of in the middle of a show keeps its did-show`() {
    let scene = SequenceScene(.iPhone6, "9.0")
    scene.second.keyboardType = .numberPad
    scene.first.becomeFirstResponder()
    scene.simulator.advance(by: .milliseconds(100))
    scene.second.becomeFirstResponder()
    scene.simulator.settle()
    #expect(
      scene.diary.take() == [
        "first.didBegin", "WillChangeFrame 667+258 -> 409+258 in 0.25", "WillShow 667+258 -> 409+258 in 0.25",
        "first.didEnd", "second.didBegin", "DidChangeFrame 667+258 -> 409+258 in 0.25",
        "DidShow 667+258 -> 409+258 in 0.25",
      ]
    )
    #expect(scene.simulator.keyboard.isShown && scene.simulator.keyboard.frame.height == 216)
  }

  @Test(.fact("S11")) func `on 10 a field that code ends announces the frame before the hide`() {
    let scene = SequenceScene(.iPhone7, "10.3", isEditing: true)
    #expect(
      scene.told { scene.first.resignFirstResponder() }
        == keyboardRound("Hide", "409+258", "667+258", between: ["first.didEnd"])
    )
  }

  @Test(.fact("KN21")) func `on 26 the keyboard takes 23 sixtieths of a second`() {
    let scene = SequenceScene(.iPhone17, "26.0")
    // The heights of keyboards are not established there, so the app provides an input view.
    scene.first.inputView = View.bar("pad", height: 200)
    #expect(
      scene.told { scene.first.becomeFirstResponder() } == ["first.didBegin"]
        + keyboardRound("Show", "874+234", "640+234", in: 0.3833333333333333)
    )
  }

  @Test(
    .fact("KN27"),
    arguments: [
      ("26.0", true, CGPoint(x: -100, y: 881)), ("26.0", false, CGPoint(x: 0, y: 961)),
      ("18.0", true, CGPoint(x: 0, y: 922)),
    ] as [(SystemVersion, Bool, CGPoint)]
  )
  func `on 26 an accessory in a window that is no screen brings the window's coordinates`(
    system: SystemVersion,
    hasAccessory: Bool,
    origin: CGPoint
  ) {
    let scene = SequenceScene(.iPad10, system)
    let window = scene.simulator.window
    window.frame = CGRect(x: 100, y: 36, width: 600, height: 900)
    scene.first.inputView = View.bar("pad", height: 194)
    if hasAccessory { scene.first.inputAccessoryView = View.bar("bar") }
    var end = CGRect.null
    _ = scene.simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) {
      end = $0.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
    }
    scene.first.becomeFirstResponder()
    // The safe area below is 5 points higher on 26 (KI79).
    let height: CGFloat = (hasAccessory ? 258 : 214) + (system == "26.0" ? 5 : 0)
    #expect(end == CGRect(origin: origin, size: CGSize(width: 820, height: height)))
  }

  @Test(
    .fact("S7b"),
    arguments: [("8.0", 1), ("8.2", 1), ("8.3", 2), ("8.4", 1)] as [(SystemVersion, Int)]
  )
  func `on 8 a rotation hides and shows, on 8_3 twice`(system: SystemVersion, times: Int) {
    let scene = SequenceScene(.iPhone6, system, isEditing: true)
    let told = scene.told { scene.simulator.rotate(to: .landscapeLeft) }
    #expect(
      told.prefix(8) == [
        "WillChangeFrame 409+258 -> 667+258 in 0.25", "WillHide 409+258 -> 667+258 in 0.25",
        "DidChangeFrame 409+258 -> 409+258 in 0.25", "DidHide 409+258 -> 409+258 in 0.25",
        "WillChangeFrame 181+194 -> 181+194 in 0.25", "WillShow 181+194 -> 181+194 in 0.25",
        "DidChangeFrame 181+194 -> 181+194 in 0.25", "DidShow 181+194 -> 181+194 in 0.25",
      ]
    )
    let again = [
      "WillChangeFrame 181+194 -> 375+194 in 0.25", "WillHide 181+194 -> 375+194 in 0.25",
      "DidChangeFrame 181+194 -> 181+194 in 0.25", "DidHide 181+194 -> 181+194 in 0.25",
    ]
    let rest: [String] = times == 1 ? [] : again + told[4..<8]
    #expect(Array(told.dropFirst(8)) == rest)
    #expect(scene.simulator.keyboard.isShown && scene.first.isFirstResponder)
  }
}
