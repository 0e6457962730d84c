import HeadlessUIKit
import Testing

/// The shortcuts bar above the keys of pads.
@MainActor @Suite struct InputAssistantTests {
  private func bar(_ scene: PadScene) -> Toolbar? {
    scene.keyboard.view?.predictiveBar?.subviews.first as? Toolbar
  }

  private func titles(_ scene: PadScene) -> [String] {
    (bar(scene)?.items ?? []).compactMap(\.title)
  }

  @Test(.fact("KG7")) func `the bar has the program's items, at both ends, and it can be tapped`() throws {
    let scene = PadScene(.iPadAir2, "9.3")
    #expect(titles(scene) == ["Undo", "Redo"])
    var taps: [String] = []
    func item(_ title: String) -> BarButtonItem {
      BarButtonItem(title: title, primaryAction: Action { _ in taps.append(title) })
    }
    let assistant = scene.field.inputAssistantItem
    #expect(assistant === scene.field.inputAssistantItem)
    assistant.leadingBarButtonGroups = [
      BarButtonItemGroup(barButtonItems: [item("Bold"), item("Italic")]),
      BarButtonItemGroup(barButtonItems: [item("List")]),
    ]
    assistant.trailingBarButtonGroups = [BarButtonItemGroup(barButtonItems: [item("Send")])]
    scene.simulator.settle()
    #expect(titles(scene) == ["Bold", "Italic", "List", "Send"])
    let buttons = try #require(bar(scene)).subviews
    #expect(bar(scene)?.frame == CGRect(x: 0, y: 0, width: 768, height: 55))
    #expect(buttons.map(\.frame.minX).sorted() == buttons.map(\.frame.minX))
    #expect(buttons.first?.frame.minX == 8 && buttons.last?.frame.maxX == 760)
    for button in buttons { try scene.simulator.user.tap(button) }
    #expect(taps == ["Bold", "Italic", "List", "Send"] && scene.field.isFirstResponder)
    #expect(scene.told.isEmpty)
  }

  @Test(.fact("KG7")) func `undo and redo are those of the field`() throws {
    let scene = PadScene(.iPadAir2, "9.3")
    try scene.simulator.user.type("ab")
    let buttons = try #require(bar(scene)).subviews
    try scene.simulator.user.tap(buttons[0])
    #expect(scene.field.text == "")
    try scene.simulator.user.tap(buttons[1])
    #expect(scene.field.text == "ab")
  }

  @Test(.fact("KG7")) func `emptied, the bar goes, and with it its height`() {
    let scene = PadScene(.iPadAir2, "9.3")
    scene.field.inputAssistantItem.trailingBarButtonGroups = []
    scene.simulator.settle()
    #expect(scene.told.isEmpty && scene.keyboard.frame.height == 313)
    scene.field.inputAssistantItem.leadingBarButtonGroups = []
    scene.simulator.settle()
    #expect(
      scene.take(Responder.keyboardFrameEndUserInfoKey, as: CGRect.self)
        == Array(repeating: CGRect(x: 0, y: 766, width: 768, height: 258), count: 4)
    )
    #expect(scene.keyboard.view?.predictiveBar == nil)
    let other = TextField(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
    scene.controller.view.addSubview(other)
    other.becomeFirstResponder()
    #expect(scene.keyboard.frame.height == 313 && titles(scene) == ["Undo", "Redo"])
  }

  @Test(.fact("KG7")) func `on phones it changes nothing`() {
    let scene = PadScene(.iPhone6, "9.3")
    let frame = scene.keyboard.frame
    scene.field.inputAssistantItem.leadingBarButtonGroups = []
    scene.simulator.settle()
    #expect(scene.keyboard.frame == frame && scene.told.isEmpty && bar(scene) == nil)
  }

  @Test(
    .fact("KG7", "KG8"),
    arguments: [(Device.iPadAir2, "9.3", 55), (.iPadPro11Inch, "18.0", 69)]
      as [(Device, SystemVersion, CGFloat)]
  )
  func `with a hardware keyboard the bar is the visible part, unless it is empty`(
    device: Device,
    system: SystemVersion,
    height: CGFloat
  ) {
    let scene = PadScene(device, system)
    let screen = scene.simulator.screen.bounds
    scene.keyboard.isHardwareKeyboardConnected = true
    scene.simulator.settle()
    #expect(scene.keyboard.frame.intersection(screen).height == height && titles(scene) == ["Undo", "Redo"])
    scene.field.inputAssistantItem.leadingBarButtonGroups = []
    scene.simulator.settle()
    #expect(!scene.keyboard.isVisible && scene.field.isFirstResponder)
  }

  @Test func `before iOS 9 there is none`() async {
    let early = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PadScene(.iPadAir2, "8.4")
        _ = scene.field.inputAssistantItem
      }
    }
    expectTrap(early, says: "View.inputAssistantItem came with iOS 9.0; this is iOS 8.4")
    #expect(bar(PadScene(.iPadAir2, "8.4")) == nil)
  }

  // MARK: Hardware

  @Test(.fact("S9d", "KG8")) func `toggling the hardware keyboard while editing posts two shows and no hide`()
  {
    let scene = PadScene(.iPadAir2, "9.3")
    scene.keyboard.isHardwareKeyboardConnected = true
    scene.simulator.settle()
    _ = scene.takeLog()
    for isConnected in [false, true] {
      scene.keyboard.isHardwareKeyboardConnected = isConnected
      scene.simulator.settle()
    }
    func round(_ change: String) -> [String] {
      let posts = ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"].map {
        "notification UIKeyboard\($0)Notification \(change) to a closure"
      }
      return posts[..<2] + ["keyboard keyboard: slides \(change) in 0.25 s"] + posts[2...]
    }
    #expect(
      scene.takeLog() == [
        "keyboard hardware keyboard: is disconnected",
        "keyboard keyboard: has the keys of iPad-Portrait-QWERTY",
      ] + round("(0 969; 768 313) -> (0 711; 768 313)") + ["keyboard hardware keyboard: is connected"]
        + round("(0 711; 768 313) -> (0 969; 768 313)")
    )
  }
}
