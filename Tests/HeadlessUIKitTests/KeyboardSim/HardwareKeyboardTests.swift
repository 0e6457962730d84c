import HeadlessUIKit
import Testing

@MainActor @Suite struct HardwareKeyboardTests {
  private func scene(_ system: SystemVersion, accessory: CGFloat? = nil) -> (FieldScene, Diary) {
    let scene = FieldScene(system)
    scene.simulator.keyboard.isHardwareKeyboardConnected = true
    scene.a.inputAccessoryView = accessory.map { View.bar("bar", height: $0) }
    let diary = Diary()
    scene.simulator.tellKeyboard(to: diary)
    return (scene, diary)
  }

  // MARK: Visible views

  @Test(.fact("A79", "S9a"), arguments: ["4.3", "7.1", "18.0"] as [SystemVersion], [nil, 0] as [CGFloat?])
  func `without an accessory view nothing is shown and nothing posted`(
    system: SystemVersion,
    height: CGFloat?
  ) {
    let (scene, diary) = scene(system, accessory: height)
    #expect(scene.a.becomeFirstResponder())
    scene.simulator.settle()
    #expect(scene.a.resignFirstResponder())
    scene.simulator.settle()
    #expect(diary.lines == [])
    #expect(scene.diary.lines.filter { $0.contains("Keyboard") } == [])
    #expect(!scene.simulator.keyboard.isVisible && scene.simulator.keyboard.window == nil)
  }

  @Test(.fact("S9b"), arguments: [("7.1", "436+260"), ("18.0", "774+380")] as [(SystemVersion, String)])
  func `an accessory view alone is seen, but the frame has the height of the keys too`(
    system: SystemVersion,
    place: String
  ) {
    let (scene, diary) = scene(system, accessory: 44)
    scene.a.becomeFirstResponder()
    scene.simulator.settle()
    #expect(
      diary.take() == [
        "WillChangeFrame \(place) in 0.25", "WillShow \(place) in 0.25", "DidChangeFrame \(place)",
        "DidShow \(place)",
      ]
    )
    #expect(scene.simulator.keyboard.keys.isEmpty)
  }

  @Test(.fact("S9d")) func `connecting and disconnecting while editing posts two shows and no hide`() {
    let scene = FieldScene("7.1")
    scene.a.inputAccessoryView = View.bar("bar")
    scene.beginEditingA()
    let diary = Diary()
    scene.simulator.tellKeyboard(to: diary)
    for isConnected in [true, true, false] {
      scene.simulator.keyboard.isHardwareKeyboardConnected = isConnected
      scene.simulator.settle()
    }
    #expect(
      diary.lines == [
        "WillChangeFrame 436+260 in 0.25", "WillShow 436+260 in 0.25", "DidChangeFrame 436+260",
        "DidShow 436+260", "WillChangeFrame 220+260 in 0.25", "WillShow 220+260 in 0.25",
        "DidChangeFrame 220+260", "DidShow 220+260",
      ]
    )
    #expect(scene.simulator.keyboard.keys.count > 20)
  }

  @Test func `without an accessory view, connecting takes the keys away and disconnecting brings them`() {
    let scene = FieldScene("4.3")
    scene.beginEditingA()
    scene.simulator.keyboard.isHardwareKeyboardConnected = true
    scene.simulator.settle()
    #expect(!scene.simulator.keyboard.isVisible)
    scene.simulator.keyboard.isHardwareKeyboardConnected = false
    scene.simulator.settle()
    #expect(scene.simulator.keyboard.isShown)
    #expect(
      scene.diary.lines == ["KeyboardWillHide", "KeyboardDidHide", "KeyboardWillShow", "KeyboardDidShow"]
    )
    #expect(scene.first == "A")
  }

  @Test func `an input view of the program's stays`() {
    let (scene, diary) = scene("18.0", accessory: 44)
    scene.a.inputView = View.bar("wheel", height: 200)
    scene.a.becomeFirstResponder()
    #expect(diary.lines == ["WillChangeFrame 574+278 in 0.25", "WillShow 574+278 in 0.25"])
  }

  // MARK: Typing

  @Test func `keys ask the delegate, change the text and tell, as those on the screen do`() throws {
    let (scene, _) = scene("18.0")
    scene.a.becomeFirstResponder()
    _ = scene.diary.take()
    let user = scene.simulator.user
    try user.typeKey("h", modifierFlags: .shift)
    try user.typeKey("i", modifierFlags: [])
    try user.typeKey("\u{8}", modifierFlags: [])
    try user.typeKey("\n", modifierFlags: [])
    #expect(scene.a.text == "H")
    #expect(
      scene.diary.lines == [
        "A shouldChange {0, 0} \"H\"", "A .editingChanged", "A posts TextDidChange",
        "A shouldChange {1, 0} \"i\"", "A .editingChanged", "A posts TextDidChange",
        "A shouldChange {1, 1} \"\"", "A .editingChanged", "A posts TextDidChange", "A shouldReturn",
      ]
    )
  }

  @Test func `a key that the delegate refuses types nothing`() throws {
    let (scene, _) = scene("18.0")
    scene.a.becomeFirstResponder()
    scene.diary.refused = ["A shouldChange {0, 0} \"x\""]
    try scene.simulator.user.typeKey("x", modifierFlags: [])
    #expect(scene.a.text == "")
  }

  @Test func `a return key that asks for text does nothing without it`() throws {
    let (scene, _) = scene("18.0")
    scene.a.enablesReturnKeyAutomatically = true
    scene.a.becomeFirstResponder()
    _ = scene.diary.take()
    try scene.simulator.user.typeKey("\n", modifierFlags: [])
    #expect(scene.diary.lines == [])
    scene.a.text = "x"
    try scene.simulator.user.typeKey("\n", modifierFlags: [])
    #expect(scene.diary.lines == ["A shouldReturn"])
  }

  @Test func `each kind of keyboard must be there to be typed on`() {
    let scene = FieldScene("18.0")
    scene.beginEditingA()
    expectRefusal(.noHardwareKeyboard) {
      try scene.simulator.user.typeKey("a", modifierFlags: [])
    }
    scene.simulator.keyboard.isHardwareKeyboardConnected = true
    scene.simulator.settle()
    expectRefusal(.noKeyboard(firstResponder: "TextField \"A\"")) {
      try scene.simulator.user.type("a")
    }
    #expect(scene.a.text == "")
  }

  @Test func `the log has the key that was hit and its effect`() throws {
    let (scene, _) = scene("18.0")
    scene.a.becomeFirstResponder()
    scene.simulator.log.removeAll()
    try scene.simulator.user.typeKey("x", modifierFlags: .shift)
    try scene.simulator.user.typeKey("s", modifierFlags: .command)
    #expect(
      scene.simulator.log.lines(.keyboard, .editing) == [
        "keyboard hardware keyboard: shift-x is hit",
        "editing TextField \"A\": shouldChangeCharactersIn {0, 0} replacement \"X\" -> true",
        "editing TextField \"A\": text \"\" -> \"X\"",
        "editing TextField \"A\": textFieldDidChangeSelection",
        "keyboard hardware keyboard: command-s is hit",
        "keyboard hardware keyboard: the key does nothing",
      ]
    )
  }
}
