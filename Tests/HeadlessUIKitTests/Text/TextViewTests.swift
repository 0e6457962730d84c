import HeadlessUIKit
import Testing

@MainActor @Suite struct TextViewTests {
  // MARK: Focus

  @Test(.fact("A69", "A71", "S2"), arguments: ["4.3", "5.0", "7.1", "18.0"] as [SystemVersion])
  func `the keyboard is on its way before a text view begins to edit`(system: SystemVersion) {
    let scene = TextScene(system)
    #expect(scene.view.becomeFirstResponder())
    scene.simulator.settle()
    let frames = system >= "5.0"
    #expect(
      scene.diary.take() == ["shouldBegin"] + (frames ? ["KeyboardWillChangeFrame"] : []) + [
        "KeyboardWillShow", "didBegin", "posts TextDidBeginEditing",
      ] + (frames ? ["KeyboardDidChangeFrame"] : []) + ["KeyboardDidShow"]
    )
    #expect(scene.view.resignFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.diary.lines == ["shouldEnd"] + (frames ? ["KeyboardWillChangeFrame"] : []) + [
        "KeyboardWillHide", "didEnd", "posts TextDidEndEditing",
      ] + (frames ? ["KeyboardDidChangeFrame"] : []) + ["KeyboardDidHide"]
    )
  }

  @Test func `a text view that loses the focus to a handler of the keyboard never began to edit`() {
    let scene = TextScene()
    scene.diary.when("KeyboardWillShow") { scene.view.resignFirstResponder() }
    #expect(!scene.view.becomeFirstResponder())
    #expect(scene.diary.lines == ["shouldBegin", "KeyboardWillShow", "shouldEnd", "KeyboardWillHide"])
  }

  @Test func `a delegate may refuse the beginning and the end`() {
    let scene = TextScene()
    scene.diary.refused = ["shouldBegin"]
    #expect(!scene.view.becomeFirstResponder())
    scene.diary.refused = ["shouldEnd"]
    #expect(scene.view.becomeFirstResponder())
    #expect(!scene.view.resignFirstResponder())
    #expect(scene.view.isFirstResponder)
  }

  @Test func `a text for reading only takes the focus without a keyboard, and without editing`() {
    let scene = TextScene()
    scene.view.isEditable = false
    #expect(scene.view.becomeFirstResponder())
    #expect(!scene.simulator.keyboard.isVisible)
    #expect(scene.view.resignFirstResponder())
    scene.view.isSelectable = false
    #expect(!scene.view.becomeFirstResponder())
    #expect(scene.diary.lines == [])
  }

  // MARK: Keys

  @Test func `each key asks, changes the text, then tells of the selection and the text`() throws {
    let scene = TextScene.editing()
    var seen: [String] = []
    let moments = [
      "shouldChange {0, 0} \"a\"", "didChangeSelection {1, 0}", "didChange", "posts TextDidChange",
    ]
    for moment in moments { scene.diary.when(moment) { seen.append(scene.view.text) } }
    try scene.simulator.user.type("a")
    #expect(scene.diary.lines == moments)
    #expect(seen == ["", "a", "a", "a"])
  }

  @Test func `return types a line feed, which the delegate is asked about`() throws {
    let scene = TextScene.editing("a")
    try scene.simulator.user.type("\nb")
    #expect(
      scene.diary.lines == [
        "shouldChange {1, 0} \"\n\"", "didChangeSelection {2, 0}", "didChange", "posts TextDidChange",
        "shouldChange {2, 0} \"b\"", "didChangeSelection {3, 0}", "didChange", "posts TextDidChange",
      ]
    )
    #expect(scene.view.text == "a\nb")
  }

  @Test func `a refused key changes nothing`() throws {
    let scene = TextScene.editing()
    scene.diary.refused = ["shouldChange {0, 0} \"x\""]
    try scene.simulator.user.type("x")
    #expect(scene.diary.lines == ["shouldChange {0, 0} \"x\""])
    #expect(scene.view.text == "")
  }

  @Test(.fact("U21"), arguments: ["", "ab"], ["4.3", "18.0"] as [SystemVersion])
  func `backspace at the start of a text view asks, and changes nothing`(
    text: String,
    system: SystemVersion
  ) throws {
    let scene = TextScene.editing(text, on: system)
    scene.view.selectedRange = NSRange(location: 0, length: 0)
    _ = scene.diary.take()
    try scene.simulator.user.tap(key: "delete")
    #expect(scene.diary.take() == ["shouldChange {0, 0} \"\""])
    scene.diary.refused = ["shouldChange {0, 0} \"\""]
    try scene.simulator.user.tap(key: "delete")
    #expect(scene.diary.take() == ["shouldChange {0, 0} \"\""])
    #expect(scene.view.text == text)
    scene.view.deleteBackward()
    #expect(scene.diary.take() == [])
  }

  @Test(arguments: [
    "shouldChange {1, 0} \"b\"", "didChangeSelection {2, 0}", "didChange", "posts TextDidChange",
  ])
  func `the text may be set anew in the middle of each step`(moment: String) throws {
    let scene = TextScene.editing("a")
    scene.diary.when(moment) { scene.view.text = "new" }
    try scene.simulator.user.type("b")
    #expect(scene.view.text == (moment.hasPrefix("should") ? "newb" : "new"))
    try scene.simulator.user.type("!")
    #expect(scene.view.text == (moment.hasPrefix("should") ? "newb!" : "new!"))
    #expect(scene.diary.lines.filter { $0 == "didChange" }.count == 2)
  }

  @Test(
    arguments: ["shouldChange {1, 0} \"b\"", "didChangeSelection {2, 0}", "didChange", "posts TextDidChange"]
  )
  func `the text view may leave its window in the middle of each step`(moment: String) throws {
    let scene = TextScene.editing("a")
    scene.diary.when(moment) { scene.view.removeFromSuperview() }
    #expect(throws: InteractionError.self) { try scene.simulator.user.type("bc") }
    #expect(scene.view.text == "ab")
    #expect(scene.simulator.firstResponder == nil)
    #expect(scene.diary.lines.filter { $0 == "didEnd" }.count == 1)
  }

  @Test func `setting the text tells only of the selection; never nil when read`() {
    let scene = TextScene.editing("a")
    scene.view.text = nil
    #expect(scene.view.text == "")
    scene.view.text = "hello"
    #expect(scene.view.selectedRange == NSRange(location: 5, length: 0))
    #expect(scene.diary.lines == ["didChangeSelection {0, 0}", "didChangeSelection {5, 0}"])
  }

  // MARK: Touches

  @Test func `a tap begins to edit where it was, a drag scrolls`() throws {
    let scene = TextScene()
    scene.view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    try scene.simulator.drag(
      in: scene.view,
      CGPoint(x: 50, y: 80),
      CGPoint(x: 50, y: 60),
      CGPoint(x: 50, y: 30)
    )
    #expect(scene.view.contentOffset.y > 0)
    #expect(!scene.view.isFirstResponder)
    scene.view.contentOffset = .zero
    _ = scene.diary.take()
    // A point in the third line, between its second and third character.
    try scene.simulator.user.tap(scene.simulator.point(5 + 8, 8 + 2 * standardLineHeight + 5, in: scene.view))
    #expect(
      scene.diary.lines == [
        "shouldBegin", "KeyboardWillShow", "didBegin", "posts TextDidBeginEditing",
        "didChangeSelection {16, 0}", "KeyboardDidShow",
      ]
    )
  }

  @Test func `the second of two taps selects the word`() throws {
    let scene = TextScene.editing("one two three")
    let point = scene.simulator.point(5 + 44, 15, in: scene.view)
    try scene.simulator.user.manually {
      for _ in 1...2 { try scene.simulator.user.tap(point) }
    }
    #expect(scene.view.selectedRange == NSRange(location: 4, length: 3))
    try scene.simulator.user.type("2")
    #expect(scene.view.text == "one 2 three")
  }

  @Test func `a text view that is made read-only ends its editing, and begins anew when it may`() throws {
    let scene = TextScene.editing("old")
    scene.view.isEditable = false
    scene.simulator.settle()
    #expect(
      scene.diary.take() == ["KeyboardWillHide", "didEnd", "posts TextDidEndEditing", "KeyboardDidHide"]
    )
    #expect(!scene.view.isFirstResponder && !scene.simulator.keyboard.isVisible)
    #expect(scene.view.becomeFirstResponder(), "to select in")
    scene.simulator.settle()
    #expect(scene.diary.take() == [])
    scene.view.isEditable = true
    try scene.simulator.user.tap(scene.view)
    #expect(
      scene.diary.take().prefix(4) == [
        "shouldBegin", "KeyboardWillShow", "didBegin", "posts TextDidBeginEditing",
      ]
    )
    #expect(scene.simulator.keyboard.target === scene.view)
  }
}
