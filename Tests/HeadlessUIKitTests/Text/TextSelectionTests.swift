import HeadlessUIKit
import Testing

@MainActor @Suite struct TextSelectionTests {
  /// A delegate that records changes of the selection beside its other calls.
  private final class Listener: TextFieldDelegate {
    let diary = Diary()
    func textField(
      _ textField: TextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      diary.ask("shouldChange \(range.location) \(range.length) \(string)")
    }
    func textFieldDidBeginEditing(_ textField: TextField) { diary.note("didBegin") }
    func textFieldDidChangeSelection(_ textField: TextField) {
      diary.note("selection \(textField.selectedRange.location) \(textField.selectedRange.length)")
    }
  }

  private func scene(_ system: SystemVersion) -> (FieldScene, Listener) {
    let scene = FieldScene(system)
    let listener = Listener()
    scene.a.delegate = listener
    scene.a.addAction(Action { _ in listener.diary.note("changed") }, for: .editingChanged)
    return (scene, listener)
  }

  @Test(
    .fact("B24", "B25"),
    arguments: [("7.1", false), ("18.0", true)] as [(SystemVersion, Bool)]
  )
  func `from iOS 13 the delegate hears of each selection, before the change of the text`(
    system: SystemVersion,
    tells: Bool
  ) throws {
    let (scene, listener) = scene(system)
    scene.a.becomeFirstResponder()
    try scene.simulator.user.type("ab")
    scene.a.selectedTextRange = scene.a.textRange(
      from: scene.a.beginningOfDocument,
      to: scene.a.endOfDocument
    )
    let all = [
      "didBegin", "selection 0 0", "shouldChange 0 0 a", "selection 1 0", "changed", "shouldChange 1 0 b",
      "selection 2 0", "changed", "selection 0 2",
    ]
    #expect(listener.diary.lines == all.filter { tells || !$0.hasPrefix("selection") })
  }

  @Test(.fact("B24")) func `the same selection again, and a text from code, are not told`() {
    let (scene, listener) = scene("18.0")
    scene.a.text = "abc"
    scene.a.selectedTextRange = scene.a.selectedTextRange
    #expect(listener.diary.lines == [])
  }

  @Test(.fact("MX7", "MX8")) func `the end of a composition and its removal are told as in a text view`() {
    let (scene, listener) = scene("18.0")
    scene.a.text = "ab"
    scene.a.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 1))
    #expect(listener.diary.take() == ["selection 3 1", "changed"])
    scene.a.unmarkText()
    #expect(listener.diary.take() == ["selection 3 0", "selection 3 0", "changed"])
    scene.a.unmarkText()
    #expect(listener.diary.take() == [])
    scene.a.setMarkedText("q", selectedRange: NSRange(location: 1, length: 0))
    _ = listener.diary.take()
    scene.a.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(listener.diary.take() == ["selection 3 0", "changed", "selection 3 0", "changed"])
    #expect(scene.a.text == "abxyz")
  }

  @Test(.fact("B49")) func `moving the caret to the start sends no editingChanged`() {
    let (scene, listener) = scene("18.0")
    scene.a.text = "abc"
    scene.a.becomeFirstResponder()
    _ = listener.diary.take()
    let start = scene.a.beginningOfDocument
    scene.a.selectedTextRange = scene.a.textRange(from: start, to: start)
    #expect(listener.diary.lines == ["selection 0 0"])
  }

  @Test(.fact("B12")) func `a key takes the place of the selection`() throws {
    let (scene, listener) = scene("18.0")
    scene.a.text = "hello"
    scene.a.becomeFirstResponder()
    let start = scene.a.beginningOfDocument
    let from = try #require(scene.a.position(from: start, offset: 1))
    let to = try #require(scene.a.position(from: start, offset: 4))
    scene.a.selectedTextRange = scene.a.textRange(from: from, to: to)
    _ = listener.diary.take()
    try scene.simulator.user.type("x")
    #expect(listener.diary.lines == ["shouldChange 1 3 x", "selection 2 0", "changed"])
    #expect(scene.a.text == "hxo")
  }

  @Test(.fact("B41"), arguments: [("2.0", true), ("3.1.3", true), ("4.0", false)] as [(SystemVersion, Bool)])
  func `until iPhone OS 3 touching a field begins editing, with the finger still down`(
    system: SystemVersion,
    begins: Bool
  ) throws {
    let scene = FieldScene(system)
    let finger = try scene.simulator.user.touchDown(at: scene.simulator.point(20, 15, in: scene.a))
    #expect(scene.a.isEditing == begins)
    finger.lift()
    #expect(scene.a.isEditing)
    #expect(scene.diary.lines.filter { $0 == "A didBegin" }.count == 1)
  }

  @Test func `a tap in a field that is editing places the caret`() throws {
    let (scene, _) = scene("18.0")
    scene.a.text = "hello"
    try scene.simulator.user.tap(scene.a)
    #expect(scene.a.selectedRange == NSRange(location: 5, length: 0))
    try scene.simulator.user.tap(scene.simulator.point(17, 15, in: scene.a))
    #expect(scene.a.selectedRange == NSRange(location: 2, length: 0))
    try scene.simulator.user.type("x")
    #expect(scene.a.text == "hexllo")
  }

  @Test(
    .fact("MX11"),
    arguments: [
      (1, 0, "-👍x😀"), (0, 1, "-x😀"), (1, 1, "-x😀"), (1, 2, "-😀"), (3, 1, "👍x-"), (4, 1, "👍x-"),
      (99, 5, "👍x😀-"), (-4, 2, "-x😀"),
    ]
  )
  func `a selection reaches at most to the end, and an edit of it cuts no surrogate pair`(
    location: Int,
    length: Int,
    edited: String
  ) {
    let view = TextView()
    view.text = "👍x😀"
    view.selectedRange = NSRange(location: location, length: length)
    let start = min(max(location, 0), 5)
    #expect(view.selectedRange == NSRange(location: start, length: min(length, 5 - start)))
    view.insertText("-")
    #expect(view.text == edited)
  }
}
