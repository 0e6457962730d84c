import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct TextInputTests {
  private func range(_ start: Int, _ end: Int, in input: some TextInput) throws -> TextRange {
    let zero = input.beginningOfDocument
    let from = try #require(input.position(from: zero, offset: start))
    let to = try #require(input.position(from: zero, offset: end))
    return try #require(input.textRange(from: from, to: to))
  }

  @Test func `positions count UTF-16 units`() throws {
    let field = TextField()
    field.text = "a👍b"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
    #expect(field.position(from: field.endOfDocument, offset: -5) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    #expect(try field.text(in: range(3, 1, in: field)) == "👍")
    #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
    #expect(field.compare(field.endOfDocument, to: field.beginningOfDocument) == .orderedDescending)
    #expect(field.compare(field.endOfDocument, to: field.endOfDocument) == .orderedSame)
    let end = field.endOfDocument
    field.text = ""
    #expect(field.offset(from: field.beginningOfDocument, to: end) == 0)
    #expect(field.text(in: TextRange(start: TextPosition(), end: end, isEmpty: false)) == nil)
  }

  @Test func `a field's rectangles are as wide as its words, and places belong to them`() throws {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.borderStyle = .roundedRect
    field.text = "a👍bc"
    let rect = try field.firstRect(for: range(1, 4, in: field))
    let size = "a👍b".size(withAttributes: [.font: Font.systemFont(ofSize: 17)])
    let first = "a".size(withAttributes: [.font: Font.systemFont(ofSize: 17)]).width
    let expected = CGRect(
      x: 7 + first,
      y: 15 - size.height / 2,
      width: size.width - first,
      height: size.height
    )
    #expect(rect.isClose(to: expected))
    #expect(field.caretRect(for: field.endOfDocument).minX == 56.2900390625)
    let closest = try #require(field.closestPosition(to: CGPoint(x: 7 + first + 15, y: 0)))
    #expect(field.offset(from: field.beginningOfDocument, to: closest) == 3)
  }

  @Test(.fact("B20")) func `replacing a range from code asks the delegate and tells`() throws {
    let scene = FieldScene()
    scene.a.text = "hello"
    try scene.a.replace(range(0, 2, in: scene.a), withText: "J")
    #expect(
      scene.diary.take() == ["A shouldChange {0, 2} \"J\"", "A .editingChanged", "A posts TextDidChange"]
    )
    scene.diary.refused = ["A shouldChange {0, 1} \"\""]
    try scene.a.replace(range(0, 1, in: scene.a), withText: "")
    #expect(scene.diary.take() == ["A shouldChange {0, 1} \"\""])
    #expect(scene.a.text == "Jllo")
  }

  // MARK: Composing

  @Test(.fact("B22"), arguments: ["7.1", "18.0"] as [SystemVersion])
  func `each step of a composition asks; picking the candidate from iOS 10`(system: SystemVersion) {
    let scene = FieldScene(system)
    scene.a.text = "x"
    scene.beginEditingA()
    let keyboard = scene.simulator.keyboard
    let told = ["A .editingChanged", "A posts TextDidChange"]
    keyboard.compose("n")
    keyboard.compose("ni")
    #expect(scene.a.markedTextRange.flatMap(scene.a.text) == "ni")
    #expect(
      scene.diary.take() == ["A shouldChange {1, 0} \"n\""] + told + ["A shouldChange {1, 1} \"ni\""] + told
    )
    keyboard.pickCandidate("你")
    #expect(scene.diary.take() == (system >= "10.0" ? ["A shouldChange {1, 2} \"你\""] : []) + told)
    #expect(scene.a.text == "x你")
    #expect(scene.a.markedTextRange == nil)
  }

  @Test func `the delete key deletes from the marked text, as a step of the composition`() throws {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.simulator.keyboard.compose("か\u{3099}ん")
    _ = scene.diary.take()
    try scene.simulator.user.tap(key: "delete")
    #expect(scene.diary.take().first == "A shouldChange {0, 3} \"か\u{3099}\"")
    #expect(scene.a.markedTextRange.flatMap(scene.a.text) == "か\u{3099}")
    try scene.simulator.user.tap(key: "delete")
    #expect(scene.a.markedTextRange == nil)
    #expect(scene.a.text == "")
  }

  @Test func `a refused step leaves the marked text`() {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.diary.refused = ["A shouldChange {0, 1} \"ab\""]
    scene.simulator.keyboard.compose("a")
    scene.simulator.keyboard.compose("ab")
    #expect(scene.a.markedTextRange.flatMap(scene.a.text) == "a")
  }

  @Test func `marked text from code is told, not asked, and selects inside itself`() {
    let scene = FieldScene()
    scene.a.text = "ab"
    scene.beginEditingA()
    scene.a.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 1))
    #expect(scene.diary.take() == ["A .editingChanged", "A posts TextDidChange"])
    #expect(scene.a.selectedRange == NSRange(location: 3, length: 1))
    scene.a.setMarkedText("👍", selectedRange: NSRange(location: NSNotFound, length: 9))
    #expect(scene.a.selectedRange == NSRange(location: 4, length: 0))
    #expect(scene.a.text == "ab👍")
    scene.a.unmarkText()
    #expect(scene.a.markedTextRange == nil)
    scene.a.setMarkedText("q", selectedRange: NSRange(location: 1, length: 0))
    scene.a.text = "new"
    #expect(scene.a.markedTextRange == nil)
  }

  // MARK: The end of editing

  @Test(.fact("A51")) func `the end of editing sets the text once, through an override`() {
    final class Counting: TextField {
      var sets: [String?] = []
      override var text: String? {
        get { super.text }
        set {
          sets.append(newValue)
          super.text = newValue
        }
      }
    }
    let scene = FieldScene()
    let field = Counting(frame: CGRect(x: 20, y: 160, width: 200, height: 30))
    scene.listen(to: field, named: "C")
    scene.controller.view.addSubview(field)
    field.becomeFirstResponder()
    field.insertText("ada")
    #expect(field.sets == [])
    scene.diary.when("C didEnd") { #expect(field.sets == ["ada"]) }
    field.resignFirstResponder()
    #expect(field.sets == ["ada"])
    field.becomeFirstResponder()
    scene.controller.view.endEditing(true)
    #expect(field.sets == ["ada", "ada"])
  }

  @Test(.fact("A78")) func `a field whose text was set to nil has the empty text once it is first`() {
    let scene = FieldScene()
    scene.a.text = nil
    scene.a.becomeFirstResponder()
    #expect(scene.a.text == "")
  }

  // MARK: Long texts

  @Test(.fact("B26")) func `there is no maximum length`() throws {
    let scene = FieldScene()
    scene.beginEditingA()
    let unit = "añ👍 e\u{301}🇩🇪\n"
    let long = String(repeating: unit, count: 10_000)
    scene.a.insertText(long)
    try scene.simulator.user.type("xy")
    try scene.simulator.user.tap(key: "delete")
    #expect(scene.a.text == long + "x")
    #expect(scene.a.selectedRange.location == long.utf16.count + 1)
    scene.a.selectedTextRange = try range(100_002, 100_002, in: scene.a)
    try scene.simulator.user.type("z")
    var reference = Array((long + "x").utf16)
    reference.insert(contentsOf: "z".utf16, at: scene.a.selectedRange.location - 1)
    #expect(scene.a.text.map { Array($0.utf16) } == reference)
  }
}
