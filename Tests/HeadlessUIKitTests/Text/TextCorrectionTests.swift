import HeadlessUIKit
import Testing

/// Autocorrection of mistyped words.
@MainActor @Suite struct TextCorrectionTests {
  private func scene() -> FieldScene {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.simulator.keyboard.corrections = ["teh": "the"]
    return scene
  }

  @Test(.fact("KT17"), arguments: [" ", ".", "!"])
  func `a character that ends a word accepts the correction first`(end: String) throws {
    let scene = scene()
    try scene.simulator.user.type("teh")
    _ = scene.diary.take()
    try scene.simulator.user.type(end)
    let told = ["A .editingChanged", "A posts TextDidChange"]
    #expect(
      scene.diary.lines == ["A shouldChange {0, 3} \"the\""] + told + ["A shouldChange {3, 0} \"\(end)\""]
        + told
    )
    #expect(scene.a.text == "the" + end)
  }

  @Test(.fact("KT17")) func `return accepts it before the delegate is asked to return`() throws {
    let scene = scene()
    try scene.simulator.user.type("Teh")
    _ = scene.diary.take()
    try scene.simulator.user.type("\n")
    #expect(
      scene.diary.lines == [
        "A shouldChange {0, 3} \"The\"", "A .editingChanged", "A posts TextDidChange", "A shouldReturn",
      ]
    )
  }

  @Test(.fact("A53")) func `losing the focus accepts it: asked, but not told`() throws {
    let scene = scene()
    try scene.simulator.user.type("a teh")
    _ = scene.diary.take()
    scene.a.resignFirstResponder()
    #expect(
      scene.diary.lines == [
        "A shouldEnd", "KeyboardWillHide", "A shouldChange {2, 3} \"the\"", "A didEnd", "A .editingDidEnd",
        "A posts TextDidEndEditing",
      ]
    )
    #expect(scene.a.text == "a the")
  }

  @Test(.fact("A53")) func `a text view does so too`() throws {
    let scene = TextScene.editing()
    scene.simulator.keyboard.corrections = ["teh": "the"]
    try scene.simulator.user.type("teh")
    _ = scene.diary.take()
    scene.view.resignFirstResponder()
    #expect(
      scene.diary.lines == [
        "shouldEnd", "KeyboardWillHide", "shouldChange {0, 3} \"the\"", "didEnd", "posts TextDidEndEditing",
      ]
    )
    #expect(scene.view.text == "the")
  }

  @Test func `a refused word stays, and is not offered again`() throws {
    let scene = scene()
    scene.diary.refused = ["A shouldChange {0, 3} \"the\""]
    try scene.simulator.user.type("teh ")
    scene.a.resignFirstResponder()
    #expect(scene.diary.lines.filter { $0.contains("\"the\"") }.count == 1)
    #expect(scene.a.text == "teh ")
  }

  @Test(.fact("KT17"), arguments: ["secret", "off", "address", "from code", "elsewhere"])
  func
    `no correction in a secure field, nor where it is off, and only of the text that was typed at the caret`(
      reason: String
    ) throws
  {
    let scene = scene()
    switch reason {
    case "secret": scene.a.isSecureTextEntry = true
    case "off": scene.a.autocorrectionType = .no
    case "address": scene.a.keyboardType = .emailAddress
    default: break
    }
    if reason == "from code" { scene.a.text = "teh" } else { try scene.simulator.user.type("teh") }
    if reason == "elsewhere" {
      let start = scene.a.beginningOfDocument
      scene.a.selectedTextRange = scene.a.textRange(from: start, to: start)
    }
    try scene.simulator.user.type(" ")
    #expect(scene.a.text == (reason == "elsewhere" ? " teh" : "teh "))
  }

  @Test(arguments: [" ", "\n"])
  func `a key types nothing if somebody ends the editing when the word is mended`(key: String) throws {
    let scene = scene()
    try scene.simulator.user.type("teh")
    _ = scene.diary.take()
    scene.diary.when("A .editingChanged") { scene.a.resignFirstResponder() }
    try scene.simulator.user.type(key)
    #expect(
      scene.diary.lines.filter { !$0.contains("Keyboard") } == [
        "A shouldChange {0, 3} \"the\"", "A .editingChanged", "A shouldEnd", "A didEnd",
        "A .editingDidEnd", "A posts TextDidEndEditing", "A posts TextDidChange",
      ]
    )
    #expect(scene.a.text == "the" && !scene.a.isEditing)
  }
}
