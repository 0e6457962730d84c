import HeadlessUIKit
import Testing

@MainActor @Suite struct TextFieldReturnTests {
  /// A target with an empty method for the return key.
  @MainActor private final class Empty {
    func exit() {}
  }

  private static let end = ["A didEnd", "A .editingDidEnd", "A posts TextDidEndEditing"]

  /// Returns a scene in which A is editing; if `exits`, the return key's event is recorded.
  private func scene(exits: Bool) -> FieldScene {
    let scene = FieldScene()
    if exits {
      scene.a.addAction(
        Action { [diary = scene.diary] _ in diary.note("A .editingDidEndOnExit") },
        for: .editingDidEndOnExit
      )
    }
    scene.beginEditingA()
    return scene
  }

  @Test(.fact("B1", "B4", "B9")) func `return without a target asks, and does nothing more`() throws {
    let scene = scene(exits: false)
    try scene.simulator.user.tap(key: "return")
    try scene.simulator.user.type("\n")
    #expect(scene.diary.lines == ["A shouldReturn", "A shouldReturn"])
    #expect(scene.first == "A")
    #expect(scene.a.text == "")
  }

  @Test(.fact("A67", "B2", "B3", "B6", "B7", "B9"), arguments: ["4.3", "18.0"] as [SystemVersion])
  func `return with a target sends its event, then the field resigns by itself`(system: SystemVersion) throws
  {
    let scene = FieldScene(system)
    scene.a.addAction(
      Action { [diary = scene.diary] _ in diary.note("A .editingDidEndOnExit") },
      for: .editingDidEndOnExit
    )
    scene.beginEditingA()
    try scene.simulator.user.tap(key: "return")
    #expect(
      scene.diary.lines.filter { !$0.hasPrefix("Keyboard") } == [
        "A shouldReturn", "A .editingDidEndOnExit", "A shouldEnd",
      ] + Self.end
    )
    #expect(scene.diary.lines.contains("KeyboardDidHide"))
    #expect(scene.simulator.firstResponder == nil)
    #expect(scene.a.text == "")
  }

  @Test(.fact("B3")) func `a target with an empty method is enough`() throws {
    let scene = scene(exits: false)
    let empty = Empty()
    scene.a.addTarget(empty, action: Empty.exit, for: .editingDidEndOnExit)
    try scene.simulator.user.tap(key: "return")
    #expect(scene.simulator.firstResponder == nil)
    #expect(!scene.simulator.keyboard.isVisible)
  }

  @Test(.fact("B4")) func `a target that is gone, or was removed, does not count`() throws {
    let scene = scene(exits: false)
    scene.a.addTarget(Empty(), action: Empty.exit, for: .editingDidEndOnExit)
    let removed = Empty()
    scene.a.addTarget(removed, action: Empty.exit, for: .editingDidEndOnExit)
    scene.a.removeTarget(removed, action: nil, for: .editingDidEndOnExit)
    try scene.simulator.user.tap(key: "return")
    #expect(scene.diary.lines == ["A shouldReturn"])
    #expect(scene.first == "A")
  }

  @Test(.fact("B1", "B2")) func `a delegate that says no keeps the event from being sent`() throws {
    let scene = scene(exits: true)
    scene.diary.refused = ["A shouldReturn"]
    try scene.simulator.user.tap(key: "return")
    #expect(scene.diary.lines == ["A shouldReturn"])
    #expect(scene.first == "A")
  }

  @Test(.fact("B5")) func `the event's action may move focus on`() throws {
    let scene = scene(exits: true)
    scene.diary.when("A .editingDidEndOnExit") { #expect(scene.b.becomeFirstResponder()) }
    try scene.simulator.user.tap(key: "return")
    #expect(
      scene.diary.lines == ["A shouldReturn", "A .editingDidEndOnExit", "B shouldBegin", "A shouldEnd"]
        + Self.end
        + ["B didBegin", "B .editingDidBegin", "B posts TextDidBeginEditing"]
    )
    #expect(scene.first == "B")
  }

  @Test(.fact("B10"), arguments: [true, false])
  func `a delegate that resigns itself does not hinder the event`(
    saysYes: Bool
  ) throws {
    let scene = scene(exits: true)
    if !saysYes { scene.diary.refused = ["A shouldReturn"] }
    scene.diary.when("A shouldReturn") { scene.a.resignFirstResponder() }
    try scene.simulator.user.tap(key: "return")
    #expect(
      scene.diary.lines == ["A shouldReturn", "A shouldEnd", "KeyboardWillHide"] + Self.end
        + (saysYes ? ["A .editingDidEndOnExit"] : []) + ["KeyboardDidHide"]
    )
  }

  @Test(.fact("B6")) func `a field that may not end keeps its focus after the event`() throws {
    let scene = scene(exits: true)
    scene.diary.refused = ["A shouldEnd"]
    try scene.simulator.user.tap(key: "return")
    #expect(scene.diary.lines == ["A shouldReturn", "A .editingDidEndOnExit", "A shouldEnd"])
    #expect(scene.first == "A")
    #expect(scene.simulator.keyboard.isShown)
  }
}
