import HeadlessUIKit
import Testing

/// The notifications of the keyboards of iOS 26 and 27, with accessories, hardware keyboards and input views.
@MainActor @Suite struct RoundedKeyboardStoryTests {
  private let diary = Diary()

  private func launch(
    _ device: Device = .iPhone17,
    _ system: SystemVersion = "26.5"
  ) -> (simulator: Simulator, field: TextField) {
    let simulator = Simulator(device: device, system: system)
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let controller = ViewController()
    controller.view.addSubview(field)
    simulator.launch(controller)
    simulator.tellKeyboard(to: diary)
    return (simulator, field)
  }

  /// Returns what was posted since the last call, without durations.
  private func posted() -> [String] { diary.take().map { $0.components(separatedBy: " in ")[0] } }

  // MARK: Times

  @Test(.fact("KI46"), arguments: ["26.0", "26.5"] as [SystemVersion])
  func `the slide takes 23 frames of a sixtieth of a second, with curve 7`(system: SystemVersion) {
    let (simulator, field) = launch(.iPhone17, system)
    var infos: [(duration: Double, curve: Int)] = []
    for name in [Responder.keyboardWillShowNotification, Responder.keyboardWillHideNotification] {
      _ = simulator.notifications.addObserver(forName: name) { notification in
        let info = notification.userInfo ?? [:]
        infos.append(
          (
            info[Responder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0,
            info[Responder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0
          )
        )
      }
    }
    field.becomeFirstResponder()
    simulator.settle()
    field.resignFirstResponder()
    simulator.settle()
    #expect(infos.count == 2 && infos.allSatisfy { abs($0.duration - 23.0 / 60) < 1e-9 && $0.curve == 7 })
  }

  @Test(.fact("KI104")) func `the slide of iOS 27 takes a quarter of a second, from below the screen`() {
    let (simulator, field) = launch(.iPhone17, "27.0")
    var begins: [CGRect] = []
    _ = simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) {
      begins.append($0.userInfo?[Responder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null)
    }
    field.becomeFirstResponder()
    simulator.settle()
    #expect(
      diary.take() == [
        "WillChangeFrame 546+328 in 0.25", "WillShow 546+328 in 0.25", "DidChangeFrame 546+328",
        "DidShow 546+328",
      ]
    )
    #expect(begins == [CGRect(x: 0, y: 874, width: 402, height: 328)])
  }

  // MARK: Accessories

  @Test(.fact("KI13", "KI56", "KI57", "KI111"))
  func `a toolbar above the keys is 48 points high and part of the frame`() {
    let (simulator, field) = launch()
    field.keyboardType = .numberPad
    let toolbar = Toolbar()
    toolbar.items = [BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(systemItem: .done)]
    toolbar.sizeToFit()
    field.inputAccessoryView = toolbar
    field.becomeFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.frame == CGRect(x: 0, y: 518, width: 402, height: 356))
    let place = toolbar.convert(toolbar.bounds, to: nil)
    #expect(place == CGRect(x: 0, y: 518, width: 402, height: 48))
    #expect(
      posted() == [
        "WillChangeFrame 518+356", "WillShow 518+356", "DidChangeFrame 518+356", "DidShow 518+356",
      ]
    )
  }

  @Test(.fact("KI17")) func `an accessory of 57 points is part of the frame`() {
    let (simulator, field) = launch(.iPhone16ProMax, "26.1")
    field.inputAccessoryView = .bar("send", height: 57)
    field.becomeFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.frame.height == 402)
  }

  // MARK: Hardware keyboards

  @Test(.fact("KI32"))
  func `with a hardware keyboard a phone shows nothing, and hides a frame without height`() {
    let (simulator, field) = launch(.iPhone17, "26.4")
    simulator.keyboard.isHardwareKeyboardConnected = true
    field.becomeFirstResponder()
    simulator.settle()
    #expect(posted() == [] && !simulator.keyboard.isVisible)
    field.resignFirstResponder()
    simulator.settle()
    _ = diary.take()
    simulator.keyboard.isHardwareKeyboardConnected = false
    field.becomeFirstResponder()
    simulator.settle()
    _ = diary.take()
    simulator.keyboard.isHardwareKeyboardConnected = true
    simulator.settle()
    #expect(
      posted() == ["WillChangeFrame 874+0", "WillHide 874+0", "DidChangeFrame 874+0", "DidHide 874+0"]
    )
  }

  // MARK: Input views

  @Test(.fact("KI53")) func `an input view without a height hides the keyboard, and the field stays`() {
    let (simulator, field) = launch()
    field.becomeFirstResponder()
    simulator.settle()
    _ = diary.take()
    field.inputView = View(frame: .zero)
    field.reloadInputViews()
    field.inputView = nil
    field.reloadInputViews()
    #expect(
      posted() == [
        "WillChangeFrame 874+335", "WillHide 874+335", "WillChangeFrame 539+335", "WillShow 539+335",
      ]
    )
    simulator.settle()
    field.inputView = View(frame: .zero)
    field.reloadInputViews()
    simulator.settle()
    #expect(field.isFirstResponder && !simulator.keyboard.isVisible)
  }

  // MARK: Typing and iPads

  @Test(.fact("KI45")) func `a capital follows the end of a sentence only after a space`() throws {
    let (simulator, field) = launch()
    try simulator.user.tap(field)
    #expect(simulator.keyboard.isShifted)
    for (typed, isShifted) in [
      ("A", false), (".", false), (" ", true), ("B", false), ("?", false), (" ", true), ("C", false),
      ("!", false), ("d", false),
    ] {
      try simulator.user.typeText(typed)
      #expect(simulator.keyboard.isShifted == isShifted, "after \(typed)")
    }
  }

  @Test(.fact("KI74", "KI77")) func `a keyboard that floats hides, and its frames are on the screen`() {
    let (simulator, field) = launch(.iPadPro11M4, "26.1")
    field.becomeFirstResponder()
    simulator.settle()
    #expect(
      posted() == [
        "WillChangeFrame 870+340", "WillShow 870+340", "DidChangeFrame 870+340", "DidShow 870+340",
      ]
    )
    simulator.keyboard.float()
    simulator.settle()
    #expect(
      posted() == [
        "WillChangeFrame 478+254", "WillHide 478+254", "DidChangeFrame 478+254", "DidHide 478+254",
      ]
    )
    simulator.keyboard.dock()
    simulator.settle()
    #expect(
      posted() == [
        "WillChangeFrame 870+340", "WillShow 870+340", "DidChangeFrame 870+340", "DidShow 870+340",
      ]
    )
  }

  // MARK: Insets

  @Test(.fact("KI68")) func `a scroll view around the focused field has no inset for the keyboard`() {
    let (simulator, field) = launch(.iPhoneSE3, "26.1")
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    field.superview?.addSubview(scrollView)
    scrollView.addSubview(field)
    scrollView.contentSize = CGSize(width: 375, height: 1000)
    let before = scrollView.adjustedContentInset
    field.becomeFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.isShown && scrollView.adjustedContentInset == before)
    #expect(scrollView.contentInset == .zero)
  }
}
