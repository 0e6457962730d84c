import HeadlessUIKit
import Testing

@MainActor @Suite struct TextFieldTypingTests {
  private func scene(text: String = "") -> FieldScene {
    let scene = FieldScene()
    scene.a.text = text
    scene.beginEditingA()
    return scene
  }

  // MARK: Keys

  @Test(.fact("B11", "B12")) func `each key asks, changes the text, then tells`() throws {
    let scene = scene()
    var seen: [String?] = []
    for line in ["A shouldChange {0, 0} \"h\"", "A .editingChanged", "A posts TextDidChange"] {
      scene.diary.when(line) { seen.append(scene.a.text) }
    }
    try scene.simulator.user.type("hi")
    #expect(
      scene.diary.lines == [
        "A shouldChange {0, 0} \"h\"", "A .editingChanged", "A posts TextDidChange",
        "A shouldChange {1, 0} \"i\"", "A .editingChanged", "A posts TextDidChange",
      ]
    )
    #expect(seen == ["", "h", "h"])
    #expect(scene.a.text == "hi")
    #expect(scene.a.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test(.fact("B14")) func `the delete key replaces the last character with nothing`() throws {
    let scene = scene(text: "ab")
    try scene.simulator.user.tap(key: "delete")
    #expect(
      scene.diary.lines == ["A shouldChange {1, 1} \"\"", "A .editingChanged", "A posts TextDidChange"]
    )
    #expect(scene.a.text == "a")
    #expect(scene.a.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test(.fact("B15")) func `the delete key asks and tells nobody when there is nothing to delete`() throws {
    let scene = scene()
    try scene.simulator.user.tap(key: "delete")
    #expect(scene.diary.lines == [])
    #expect(!scene.a.hasText)
  }

  @Test(.fact("B16")) func `a change that is refused changes nothing and is told to nobody`() throws {
    let scene = scene(text: "ab")
    scene.diary.refused = ["A shouldChange {2, 0} \"c\"", "A shouldChange {1, 1} \"\""]
    try scene.simulator.user.type("c")
    try scene.simulator.user.tap(key: "delete")
    #expect(scene.diary.lines == ["A shouldChange {2, 0} \"c\"", "A shouldChange {1, 1} \"\""])
    #expect(scene.a.text == "ab")
    #expect(scene.a.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test(.fact("B21")) func `a delegate may refuse a change and set the text itself, which tells nobody`()
    throws
  {
    let scene = scene(text: "ab")
    let question = "A shouldChange {2, 0} \"c\""
    scene.diary.refused = [question]
    scene.diary.when(question) { scene.a.text = "ABC" }
    try scene.simulator.user.type("c")
    #expect(scene.diary.take() == [question])
    #expect(scene.a.text == "ABC")
    try scene.simulator.user.type("d")
    #expect(scene.diary.lines.first == "A shouldChange {3, 0} \"d\"")
    #expect(scene.a.text == "ABCd")
  }

  @Test func `a delegate that sets a shorter text and then agrees gets the key at its end`() throws {
    let scene = scene(text: "abcdef")
    scene.diary.when("A shouldChange {6, 0} \"g\"") { scene.a.text = "x" }
    try scene.simulator.user.type("g")
    #expect(scene.a.text == "xg")
    scene.a.text = "abc"
    scene.diary.when("A shouldChange {2, 1} \"\"") { scene.a.text = "" }
    try scene.simulator.user.tap(key: "delete")
    #expect(scene.a.text == "")
    #expect(scene.a.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test(.fact("B36")) func `a handler of a change may move focus, and typing stops there`() {
    let scene = scene()
    scene.diary.when("A .editingChanged") { scene.b.becomeFirstResponder() }
    expectRefusal(.focusLost(field: "TextField \"A\"", typed: "h", text: "hi")) {
      try scene.simulator.user.type("hi")
    }
    #expect((scene.a.text, scene.b.text) == ("h", ""))
    #expect(
      scene.diary.lines == [
        "A shouldChange {0, 0} \"h\"", "A .editingChanged", "B shouldBegin", "A shouldEnd", "A didEnd",
        "A .editingDidEnd", "A posts TextDidEndEditing", "B didBegin", "B .editingDidBegin",
        "B posts TextDidBeginEditing", "A posts TextDidChange",
      ]
    )
  }

  @Test(.fact("B36")) func `a handler of a change may resign`() throws {
    let scene = scene()
    scene.diary.when("A .editingChanged") { #expect(scene.a.resignFirstResponder()) }
    try scene.simulator.user.type("h")
    #expect(scene.diary.lines.filter { $0 == "A .editingChanged" }.count == 1)
    #expect(scene.simulator.firstResponder == nil)
    #expect(!scene.simulator.keyboard.isVisible)
  }

  @Test func `a handler of a change may remove the field`() throws {
    let scene = scene()
    scene.diary.when("A .editingChanged") { scene.a.removeFromSuperview() }
    expectRefusal(.focusLost(field: "TextField \"A\"", typed: "h", text: "hi")) {
      try scene.simulator.user.type("hi")
    }
    #expect(scene.simulator.firstResponder == nil)
    #expect(scene.a.text == "h")
  }

  // MARK: Code

  @Test(.fact("B17", "B18")) func `setting the text tells nobody and puts the caret at the end`() throws {
    let scene = scene(text: "ab")
    scene.a.text = "hello"
    #expect(scene.diary.lines == [])
    #expect(scene.a.selectedRange == NSRange(location: 5, length: 0))
    try scene.simulator.user.type("x")
    #expect(scene.diary.lines.first == "A shouldChange {5, 0} \"x\"")
    #expect(scene.a.text == "hellox")
  }

  @Test(.fact("B38")) func `a field without text reads as the empty text`() {
    let field = TextField()
    #expect(field.text == "" && field.attributedText?.string == "")
    #expect(!field.hasText)
    field.text = "a"
    #expect(field.hasText)
    field.text = nil
    #expect(field.text == "" && field.attributedText?.string == "")
  }

  @Test(.fact("B19")) func `inserting and deleting from code does not ask, but tells`() {
    let scene = scene()
    scene.a.insertText("hello")
    #expect(scene.diary.take() == ["A .editingChanged", "A posts TextDidChange"])
    scene.a.deleteBackward()
    #expect(scene.diary.take() == ["A .editingChanged", "A posts TextDidChange"])
    #expect(scene.a.text == "hell")
    scene.a.text = ""
    scene.a.deleteBackward()
    #expect(scene.diary.lines == [])
  }

  // MARK: The beginning and the end

  @Test(.fact("B30", "B31", "B32")) func `a field that clears itself asks, and tells of the change`() {
    let scene = FieldScene()
    scene.a.text = "old"
    scene.a.clearsOnBeginEditing = true
    scene.a.becomeFirstResponder()
    #expect(
      scene.diary.lines == [
        "A shouldBegin", "A didBegin", "A .editingDidBegin", "A posts TextDidBeginEditing", "A shouldClear",
        "A .editingChanged", "A posts TextDidChange", "KeyboardWillShow",
      ]
    )
    #expect(scene.a.text == "")
  }

  @Test(.fact("B31", "B33")) func `a delegate can keep the text from being cleared`() {
    let scene = FieldScene()
    scene.a.text = "old"
    scene.a.clearsOnBeginEditing = true
    scene.diary.refused = ["A shouldClear"]
    scene.a.becomeFirstResponder()
    #expect(scene.diary.lines.suffix(2) == ["A shouldClear", "KeyboardWillShow"])
    #expect(scene.a.text == "old")
  }

  @Test func `a field whose delegate ends the editing at its beginning keeps its text`() {
    let scene = FieldScene()
    scene.a.text = "old"
    scene.a.clearsOnBeginEditing = true
    scene.diary.when("A didBegin") { scene.a.resignFirstResponder() }
    scene.a.becomeFirstResponder()
    #expect(!scene.diary.lines.contains("A shouldClear"))
    #expect(scene.a.text == "old" && !scene.a.isEditing)
  }

  @Test(.fact("B30"), arguments: [("", true), ("old", false)])
  func `nothing is cleared in an empty field, or in one that is not set to`(text: String, clears: Bool) {
    let scene = FieldScene()
    scene.a.text = text
    scene.a.clearsOnBeginEditing = clears
    scene.a.becomeFirstResponder()
    #expect(scene.diary.lines.suffix(2) == ["A posts TextDidBeginEditing", "KeyboardWillShow"])
    #expect(scene.a.text == text)
  }

  @Test(.fact("B28", "B29")) func `a delegate with the reason hears the end through that method alone`() {
    /// A delegate with both methods for the end of editing.
    final class Both: TextFieldDelegate {
      let diary = Diary()
      func textFieldDidEndEditing(_ textField: TextField) { diary.note("without reason") }
      func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
        diary.note("\(reason)")
      }
    }
    let scene = FieldScene()
    let both = Both()
    scene.a.delegate = both
    scene.a.becomeFirstResponder()
    scene.a.resignFirstResponder()
    scene.a.becomeFirstResponder()
    scene.controller.view.endEditing(true)
    #expect(both.diary.lines == ["committed", "committed"])
  }

  @Test func `a field works without a delegate`() throws {
    let scene = FieldScene()
    scene.a.delegate = nil
    scene.a.text = "old"
    scene.a.clearsOnBeginEditing = true
    try scene.simulator.user.tap(scene.a)
    try scene.simulator.user.type("hi\n")
    #expect(scene.a.text == "hi")
    #expect(scene.first == "A")
    #expect(scene.a.resignFirstResponder())
  }
}
