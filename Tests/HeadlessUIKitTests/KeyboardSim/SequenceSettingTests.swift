import HeadlessUIKit
import Testing

/// Settings that change the notifications.
@MainActor @Suite struct SequenceSettingTests {
  // MARK: AutoFill

  @Test(.fact("S12", "KB8"), arguments: ["16.0", "17.5"] as [SystemVersion])
  func `on 16 and 17 a keyboard that fills in a password tells two heights`(system: SystemVersion) {
    let scene = SequenceScene(.iPhone14, system)
    scene.first.isSecureTextEntry = true
    scene.simulator.keyboard.isAutoFillEnabled = true
    #expect(
      scene.told { scene.first.becomeFirstResponder() } == [
        "first.didBegin", "WillChangeFrame 844+291 -> 553+291 in 0.25",
        "WillShow 844+291 -> 553+291 in 0.25", "WillChangeFrame 553+291 -> 508+336 in 0.25",
        "WillShow 553+291 -> 508+336 in 0.25", "DidChangeFrame 553+291 -> 508+336 in 0.25",
        "DidShow 553+291 -> 508+336 in 0.25",
      ]
    )
  }

  @Test(
    .fact("S12"),
    arguments: [
      (Device.iPhone14, "16.0", false, true), (.iPhone14, "16.0", true, false),
      (.iPhone16, "18.0", true, true),
      (.iPhone13, "15.5", true, true), (.iPhone8, "16.0", true, true),
    ] as [(Device, SystemVersion, Bool, Bool)]
  )
  func `one round without the setting, a secret, a home indicator or the system`(
    device: Device,
    system: SystemVersion,
    isEnabled: Bool,
    isSecret: Bool
  ) {
    let scene = SequenceScene(device, system)
    scene.first.isSecureTextEntry = isSecret
    scene.simulator.keyboard.isAutoFillEnabled = isEnabled
    let told = scene.told { scene.first.becomeFirstResponder() }
    #expect(told.count { $0.hasPrefix("WillShow") } == 1 && told.count == 5)
  }

  // MARK: Cross-fade

  @Test(
    .fact("S14", "KB9"),
    arguments: [(Device.iPhone12, "14.1"), (.iPhone16, "18.0")] as [(Device, SystemVersion)]
  )
  func `a keyboard that fades away has no frame to go to, and takes no time`(
    device: Device,
    system: SystemVersion
  ) {
    let scene = SequenceScene(device, system)
    let keyboard = scene.simulator.keyboard
    keyboard.prefersCrossFadeTransitions = true
    let bottom = Int(device.size.height)
    let (away, letters, pad) = ("\(bottom)+336", "\(bottom - 336)+336", "\(bottom - 291)+291")
    #expect(
      scene.told { scene.first.becomeFirstResponder() } == ["first.didBegin"]
        + keyboardRound("Show", away, letters)
    )
    scene.second.keyboardType = .numberPad
    #expect(
      scene.told { scene.second.becomeFirstResponder() } == [
        "first.didEnd", "second.didBegin", "WillChangeFrame \(letters) -> zero in 0.0",
        "WillShow \(letters) -> zero in 0.0", "DidChangeFrame \(letters) -> \(pad) in 0.0",
        "DidShow \(letters) -> \(pad) in 0.0",
      ]
    )
    #expect(keyboard.frame.height == 291 && keyboard.presentationFrame == keyboard.frame)
    #expect(
      scene.told { scene.second.resignFirstResponder() } == [
        "WillChangeFrame \(pad) -> zero in 0.0", "WillHide \(pad) -> zero in 0.0", "second.didEnd",
        "DidChangeFrame \(pad) -> \(bottom)+291 in 0.0", "DidHide \(pad) -> \(bottom)+291",
      ]
    )
    #expect(keyboard.view == nil)
  }

  @Test func `nothing fades before 14`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let keyboard = Simulator(device: .iPhone8, system: "13.7").keyboard
        keyboard.prefersCrossFadeTransitions = false
        keyboard.prefersCrossFadeTransitions = true
      }
    }
    expectTrap(result, says: "transitions can't cross-fade on iOS 13.7")
  }

  // MARK: The first frame

  @Test(
    .fact("KN32"),
    arguments: [
      (Device.iPhone11, "13.0", 288, "896+288", "550+346", PredictiveBar.shown),
      (.iPhone11, "13.0", 54, "896+54", "595+301", .off), (.iPhone5, "8.4", 0, "568+0", "315+253", .shown),
    ] as [(Device, SystemVersion, CGFloat, String, String, PredictiveBar)]
  )
  func `a show may begin with another height than it ends with, once`(
    device: Device,
    system: SystemVersion,
    height: CGFloat,
    begin: String,
    end: String,
    bar: PredictiveBar
  ) {
    let scene = SequenceScene(device, system)
    scene.simulator.keyboard.predictiveBar = bar
    scene.simulator.keyboard.nextBeginHeight = height
    let did = system < "9.0" ? " in 0.25" : ""
    #expect(
      scene.told { scene.first.becomeFirstResponder() } == ["first.didBegin"]
        + keyboardRound("Show", begin, end)
    )
    #expect(scene.simulator.keyboard.nextBeginHeight == nil)
    let away = end.replacing(/^[0-9]+/, with: String(Int(device.size.height)))
    #expect(
      scene.told { scene.first.resignFirstResponder() }
        == keyboardRound("Hide", end, away, between: ["first.didEnd"]).dropLast() + [
          "DidHide \(end) -> \(away)\(did)"
        ]
    )
    #expect(
      scene.told { scene.first.becomeFirstResponder() } == ["first.didBegin"]
        + keyboardRound("Show", away, end)
    )
  }
}
