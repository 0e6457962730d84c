import HeadlessUIKit
import Testing

/// The complete order of calls when first responder is gained, moved and lost: delegate, control events,
/// notifications, keyboard.
@MainActor @Suite struct FocusOrderTests {
  private static let begin = ["A didBegin", "A .editingDidBegin", "A posts TextDidBeginEditing"]
  private static let end = ["A didEnd", "A .editingDidEnd", "A posts TextDidEndEditing"]

  /// Returns the keyboard's notifications at a moment such as `WillShow`.
  private func keyboard(_ moment: String, on system: SystemVersion) -> [String] {
    let frame = "Keyboard\(moment.prefix { $0 != "S" && $0 != "H" })ChangeFrame"
    return (system >= "5.0" ? [frame] : []) + ["Keyboard\(moment)"]
  }

  @Test(.fact("A66", "A68", "A72", "B27"), arguments: ["4.3", "5.0", "18.0"] as [SystemVersion])
  func `editing begins before the keyboard comes`(system: SystemVersion) {
    let scene = FieldScene(system)
    #expect(scene.a.becomeFirstResponder())
    #expect(scene.diary.take() == ["A shouldBegin"] + Self.begin + keyboard("WillShow", on: system))
    scene.simulator.settle()
    #expect(scene.diary.lines == keyboard("DidShow", on: system))
    #expect(scene.first == "A")
  }

  @Test(.fact("A66", "A68")) func `a tap begins editing in the same order`() throws {
    let scene = FieldScene()
    try scene.simulator.user.tap(scene.a)
    #expect(scene.diary.lines == ["A shouldBegin"] + Self.begin + ["KeyboardWillShow", "KeyboardDidShow"])
  }

  @Test(.fact("A28", "A65", "A67", "A73"), arguments: ["4.3", "7.1.2", "18.0"] as [SystemVersion])
  func `a switch asks the new field, then the old one, and leaves the keyboard where it is`(
    system: SystemVersion
  ) {
    let scene = FieldScene(system)
    scene.beginEditingA()
    let frame = scene.simulator.keyboard.frame
    #expect(scene.b.becomeFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.diary.lines == ["B shouldBegin", "A shouldEnd"] + Self.end + [
        "B didBegin", "B .editingDidBegin", "B posts TextDidBeginEditing",
      ]
    )
    #expect(scene.first == "B")
    #expect(scene.simulator.keyboard.frame == frame)
    #expect(scene.simulator.keyboard.target === scene.b)
  }

  @Test(.fact("A65")) func `a tap on another field switches in the same order`() throws {
    let scene = FieldScene()
    scene.beginEditingA()
    try scene.simulator.user.tap(scene.b)
    #expect(
      scene.diary.lines == ["B shouldBegin", "A shouldEnd"] + Self.end + [
        "B didBegin", "B .editingDidBegin", "B posts TextDidBeginEditing",
      ]
    )
  }

  @Test(.fact("A20", "A36", "A67", "B27"), arguments: ["4.3", "5.0", "18.0"] as [SystemVersion])
  func `the keyboard begins to leave before editing ends, and nobody is first then`(system: SystemVersion) {
    let scene = FieldScene(system)
    scene.beginEditingA()
    #expect(scene.a.resignFirstResponder())
    #expect(scene.diary.take() == ["A shouldEnd"] + keyboard("WillHide", on: system) + Self.end)
    scene.simulator.settle()
    #expect(scene.diary.lines == keyboard("DidHide", on: system))
    #expect(scene.simulator.firstResponder == nil)
  }

  @Test(.fact("A29")) func `between two fields neither is first`() {
    let scene = FieldScene()
    scene.beginEditingA()
    var seen: [Bool] = []
    for line in ["A shouldEnd", "A didEnd", "B didBegin"] {
      scene.diary.when(line) { seen += [scene.a.isFirstResponder, scene.b.isFirstResponder] }
    }
    scene.b.becomeFirstResponder()
    #expect(seen == [true, false, false, false, false, true])
  }

  @Test(.fact("B37")) func `a field is editing exactly while it is first responder`() {
    let scene = FieldScene()
    var seen: [String] = []
    let moments = [
      "A shouldBegin", "A didBegin", "KeyboardWillShow", "A shouldEnd", "KeyboardWillHide", "A didEnd",
      "A .editingDidEnd",
    ]
    for line in moments {
      scene.diary.when(line) {
        #expect(scene.a.isEditing == scene.a.isFirstResponder, "\(line)")
        if scene.a.isEditing { seen.append(line) }
      }
    }
    scene.a.becomeFirstResponder()
    scene.a.resignFirstResponder()
    #expect(seen == ["A didBegin", "KeyboardWillShow", "A shouldEnd"])
    #expect(!scene.a.isEditing)
  }

  @Test func `the log tells a whole switch in order`() {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.simulator.log.removeAll()
    scene.b.becomeFirstResponder()
    #expect(
      scene.simulator.log.lines(.focus, .editing, .action, .keyboard) == [
        "focus TextField \"B\": becomeFirstResponder",
        "editing TextField \"B\": textFieldShouldBeginEditing -> true",
        "editing TextField \"A\": textFieldShouldEndEditing -> true",
        "focus TextField \"A\": resigns first responder", "editing TextField \"A\": textFieldDidEndEditing",
        "action TextField \"A\": sends .editingDidEnd to 1 action",
        "action TextField \"A\": performs an untitled action", "focus TextField \"B\": is first responder",
        "editing TextField \"B\": textFieldDidBeginEditing",
        "action TextField \"B\": sends .editingDidBegin to 1 action",
        "action TextField \"B\": performs an untitled action",
      ]
    )
  }

  // MARK: Vetoes

  @Test(.fact("A25", "A30")) func `a field that declines leaves the other one as it is`() {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.diary.refused = ["B shouldBegin"]
    #expect(!scene.b.becomeFirstResponder())
    #expect(scene.diary.lines == ["B shouldBegin"])
    #expect(scene.first == "A")
    #expect(scene.a.isEditing)
    #expect(scene.simulator.keyboard.isShown)
  }

  @Test(.fact("A27")) func `a field that does not let go stays first`() {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.diary.refused = ["A shouldEnd"]
    #expect(!scene.b.becomeFirstResponder())
    #expect(scene.diary.take() == ["B shouldBegin", "A shouldEnd"])
    #expect(!scene.a.resignFirstResponder())
    #expect(scene.diary.lines == ["A shouldEnd"])
    #expect(scene.first == "A")
    #expect(scene.a.isEditing)
    #expect(scene.simulator.keyboard.isShown)
  }

  @Test(.fact("A25", "A27")) func `the log has the delegate that refused`() {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.simulator.log.removeAll()
    scene.diary.refused = ["A shouldEnd"]
    scene.b.becomeFirstResponder()
    scene.diary.refused = ["B shouldBegin"]
    scene.b.becomeFirstResponder()
    #expect(
      scene.simulator.log.lines(.focus, .editing) == [
        "focus TextField \"B\": becomeFirstResponder",
        "editing TextField \"B\": textFieldShouldBeginEditing -> true",
        "editing TextField \"A\": textFieldShouldEndEditing -> false",
        "focus TextField \"A\": refuses to resign first responder",
        "focus TextField \"B\": becomeFirstResponder",
        "editing TextField \"B\": textFieldShouldBeginEditing -> false",
        "focus TextField \"B\": refuses to become first responder",
      ]
    )
  }

  @Test(.fact("A27")) func `a responder whose resign fails without asking anybody stays first`() {
    /// A view whose `resignFirstResponder()` returns a fixed value and does nothing.
    final class Stubborn: View {
      var answer = false
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool { answer }
    }
    let scene = FieldScene()
    let stubborn = Stubborn()
    scene.controller.view.addSubview(stubborn)
    #expect(stubborn.becomeFirstResponder())
    for answer in [false, true] {
      stubborn.answer = answer
      #expect(!scene.a.becomeFirstResponder())
      #expect(stubborn.isFirstResponder)
    }
    #expect(scene.diary.lines == ["A shouldBegin", "A shouldBegin"])
  }
}
