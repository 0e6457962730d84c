import HeadlessUIKit
import Testing

/// Cut, copy, paste and undo in texts.
@MainActor @Suite struct TextEditingActionTests {
  private let all: [(String, MethodSelector)] = [
    ("cut", .cut), ("copy", .copy), ("paste", .paste), ("select", .select), ("selectAll", .selectAll),
    ("delete", .delete),
  ]

  private func possible(_ responder: Responder) -> [String] {
    all.filter { responder.canPerformAction($0.1, withSender: nil) }.map(\.0)
  }

  private func editing(_ text: String) -> FieldScene {
    let scene = FieldScene()
    scene.a.text = text
    scene.beginEditingA()
    return scene
  }

  @Test(.fact("A59")) func `a field offers the menu items that apply`() {
    let scene = editing("one two")
    #expect(possible(scene.a) == ["select", "selectAll"])
    scene.a.select(nil)
    #expect(scene.a.selectedRange == NSRange(location: 4, length: 3))
    #expect(possible(scene.a) == ["cut", "copy", "selectAll", "delete"])
    scene.a.copy(nil)
    scene.a.selectAll(nil)
    #expect(possible(scene.a) == ["cut", "copy", "paste", "delete"])
    scene.a.isSecureTextEntry = true
    #expect(possible(scene.a) == ["paste", "delete"])
    scene.a.isSecureTextEntry = false
    scene.a.isEnabled = false
    #expect(possible(scene.a) == ["copy"])
  }

  @Test(.fact("B13")) func `a paste is one change with the whole text`() {
    let scene = editing("ab")
    Pasteboard.general.string = "one two 👍"
    scene.a.paste(nil)
    #expect(
      scene.diary.lines.filter { !$0.hasPrefix("Pasteboard") } == [
        "A shouldChange {2, 0} \"one two 👍\"", "A .editingChanged", "A posts TextDidChange",
      ]
    )
    #expect(scene.a.text == "abone two 👍")
  }

  @Test func `cut moves the selection to the pasteboard, and asks`() {
    let scene = TextScene.editing("one two")
    scene.view.select(nil)
    scene.view.cut(nil)
    #expect(scene.view.text == "one ")
    #expect(Pasteboard.general.string == "two")
    #expect(scene.diary.lines.contains("shouldChange {4, 3} \"\""))
    scene.view.cut(nil)
    #expect(Pasteboard.general.string == "two")
    scene.view.isEditable = false
    scene.view.paste(nil)
    #expect(scene.view.text == "one ")
  }

  @Test func `a secret is not copied`() {
    let scene = editing("secret")
    scene.a.isSecureTextEntry = true
    scene.a.selectAll(nil)
    scene.a.copy(nil)
    scene.a.cut(nil)
    #expect(Pasteboard.general.string == nil)
    #expect(scene.a.text == "secret")
  }

  // MARK: Undo

  @Test func `a run of typed keys is undone at once, and redone`() throws {
    let scene = editing("x")
    let undo = try #require(scene.a.undoManager)
    try scene.simulator.user.type("abc")
    _ = scene.diary.take()
    #expect(undo.undoMenuItemTitle == "Undo Typing")
    undo.undo()
    #expect(
      scene.diary.lines == ["A shouldChange {1, 3} \"\"", "A .editingChanged", "A posts TextDidChange"]
    )
    #expect(scene.a.text == "x")
    #expect(!undo.canUndo)
    undo.redo()
    #expect(scene.a.text == "xabc")
    undo.undo()
    #expect(scene.a.text == "x")
  }

  @Test func `a delete and a moved caret begin another change`() throws {
    let scene = editing("")
    let undo = try #require(scene.a.undoManager)
    try scene.simulator.user.type("abc")
    try scene.simulator.user.tap(key: "delete")
    try scene.simulator.user.tap(key: "delete")
    try scene.simulator.user.type("de")
    let start = scene.a.beginningOfDocument
    scene.a.selectedTextRange = scene.a.textRange(from: start, to: start)
    try scene.simulator.user.type("f")
    var texts = [scene.a.text]
    while undo.canUndo {
      undo.undo()
      texts.append(scene.a.text)
    }
    #expect(texts == ["fade", "ade", "a", "abc", ""])
    while undo.canRedo { undo.redo() }
    #expect(scene.a.text == "fade")
  }

  @Test func `changes of two fields are undone in their order`() throws {
    let scene = editing("")
    let undo = try #require(scene.a.undoManager)
    try scene.simulator.user.type("a")
    scene.b.insertText("1")
    try scene.simulator.user.type("b")
    undo.undo()
    #expect([scene.a.text, scene.b.text] == ["a", "1"])
    undo.undo()
    #expect([scene.a.text, scene.b.text] == ["a", ""])
    undo.undo()
    #expect([scene.a.text, scene.b.text] == ["", ""])
  }

  @Test func `setting another text clears the undo actions; the same text does not`() throws {
    let scene = editing("")
    let undo = try #require(scene.a.undoManager)
    try scene.simulator.user.type("abc")
    scene.a.text = "abc"
    #expect(undo.canUndo)
    scene.a.text = "new"
    #expect(!undo.canUndo)
  }

  @Test func `a composition is undone as a whole`() throws {
    let scene = editing("x")
    let undo = try #require(scene.a.undoManager)
    scene.a.selectAll(nil)
    scene.simulator.keyboard.compose("n")
    scene.simulator.keyboard.compose("ni")
    scene.simulator.keyboard.pickCandidate("你")
    scene.simulator.settle()
    undo.undo()
    #expect(scene.a.text == "x")
    #expect(!undo.canUndo)
    undo.redo()
    #expect(scene.a.text == "你")
  }

  @Test(.fact("B23", "U34")) func `an undo beyond the end of the text that the delegate permits is a crash`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let scene = FieldScene()
        scene.beginEditingA()
        let undo = try #require(scene.a.undoManager)
        try scene.simulator.user.type("abcdef")
        scene.diary.when("A shouldChange {0, 6} \"\"") { scene.a.text = "xy" }
        undo.undo()
      }
    }
    expectTrap(
      result,
      says: "TextField \"A\": its delegate has shortened the text to 2 characters, and returned true for the"
        + " change of {0, 6}, which is beyond the end"
    )
  }

  @Test func `the delegate may refuse an undo`() throws {
    let scene = editing("")
    let undo = try #require(scene.a.undoManager)
    try scene.simulator.user.type("ab")
    scene.diary.refused = ["A shouldChange {0, 2} \"\""]
    undo.undo()
    #expect(scene.a.text == "ab")
    #expect(!undo.canRedo)
  }

  @Test func `text that is typed after the undo actions were cleared can be undone by itself`() throws {
    let scene = FieldScene()
    scene.beginEditingA()
    let undo = try #require(scene.a.undoManager)
    try scene.simulator.user.type("ab")
    undo.removeAllActions()
    try scene.simulator.user.type("cd")
    #expect(undo.canUndo)
    undo.undo()
    #expect(scene.a.text == "ab" && !undo.canUndo)
  }

  @Test func `text that is still composed when editing ends can be undone`() throws {
    let scene = FieldScene()
    scene.beginEditingA()
    let undo = try #require(scene.a.undoManager)
    try scene.simulator.user.type("a")
    scene.simulator.keyboard.compose("xyz")
    scene.a.resignFirstResponder()
    #expect(scene.a.text == "axyz" && scene.a.markedTextRange == nil)
    undo.undo()
    #expect(scene.a.text == "a")
    undo.undo()
    #expect(scene.a.text == "")
  }

  @Test func `text that is composed when something else is changed can be undone`() throws {
    let scene = FieldScene()
    scene.beginEditingA()
    let undo = try #require(scene.a.undoManager)
    try scene.simulator.user.type("a")
    scene.simulator.keyboard.compose("xyz")
    scene.a.deleteBackward()
    #expect(scene.a.text == "axy" && scene.a.markedTextRange == nil)
    for _ in 0..<3 where undo.canUndo { undo.undo() }
    #expect(scene.a.text == "")
    for _ in 0..<3 where undo.canRedo { undo.redo() }
    #expect(scene.a.text == "axy")
  }
}
