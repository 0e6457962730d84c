import HeadlessUIKit
import Testing

/// Ranges are in UTF-16 units; the delete key removes whole characters.
@MainActor @Suite struct TextFieldUnicodeTests {
  @Test(
    .fact("B12", "B14"),
    arguments: [
      ("a👍", 1, 2), ("👍🏽", 0, 4), ("👨‍👩‍👧", 0, 8), ("🇩🇪🇫🇷", 4, 4), ("🇩", 0, 2), ("xe\u{301}", 1, 2), ("xé", 1, 1),
      ("1\u{FE0F}\u{20E3}", 0, 3), ("\u{1112}\u{1161}\u{11AB}", 0, 3), ("नि", 0, 2), ("👍a", 2, 1), ("❤️", 0, 2),
      ("a\r\n", 1, 2), ("e\u{301}\u{323}", 0, 3),
    ]
  )
  func `the delete key takes one whole character, counted in UTF-16 units`(
    text: String,
    location: Int,
    length: Int
  ) throws {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.a.insertText(text)
    #expect(scene.a.text == text)
    #expect(scene.a.selectedRange == NSRange(location: location + length, length: 0))
    _ = scene.diary.take()
    try scene.simulator.user.tap(key: "delete")
    #expect(scene.diary.lines.first == "A shouldChange {\(location), \(length)} \"\"")
    #expect(scene.a.text == String(text.dropLast()))
    #expect(scene.a.selectedRange == NSRange(location: location, length: 0))
  }

  @Test(.fact("B12"), arguments: [("👍", 2), ("🇩🇪", 4), ("e\u{301}", 2), ("👨‍👩‍👧", 8)])
  func `a key after such a character is asked for at its UTF-16 place`(text: String, place: Int) throws {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.a.insertText(text)
    _ = scene.diary.take()
    try scene.simulator.user.type("x")
    #expect(scene.diary.lines.first == "A shouldChange {\(place), 0} \"x\"")
    #expect(scene.a.text == text + "x")
  }

  @Test(
    .fact("B14"),
    arguments: [
      ["e", "\u{301}"], ["🇩", "🇪"], ["👍", "🏽"], ["👩", "\u{200D}", "💻"], ["1", "\u{FE0F}", "\u{20E3}"],
    ]
  )
  func `parts that are inserted one by one and compose are deleted together`(parts: [String]) throws {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.a.text = "x"
    for part in parts { scene.a.insertText(part) }
    let length = parts.joined().utf16.count
    #expect(scene.a.selectedRange == NSRange(location: 1 + length, length: 0))
    _ = scene.diary.take()
    try scene.simulator.user.tap(key: "delete")
    #expect(scene.diary.lines.first == "A shouldChange {1, \(length)} \"\"")
    #expect(scene.a.text == "x")
  }

  @Test func `many inserts and deletes end as in a plain string`() {
    let pieces = ["a", "é", "e\u{301}", "👍", "🏽", "🇩", "🇪", "\u{200D}", "\u{301}", " ", "한", "\u{FE0F}"]
    let field = TextField()
    var reference = ""
    var state: UInt64 = 7
    for step in 0..<2_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let choice = Int(state >> 33) % (pieces.count + 6)
      if choice < pieces.count {
        field.insertText(pieces[choice])
        reference += pieces[choice]
      } else {
        field.deleteBackward()
        _ = reference.popLast()
      }
      guard field.text?.utf16.elementsEqual(reference.utf16) == true,
        field.selectedRange == NSRange(location: reference.utf16.count, length: 0)
      else {
        Issue.record("step \(step): \(field.text ?? "nil"), \(field.selectedRange), instead of \(reference)")
        return
      }
    }
    #expect(reference.utf16.count > 100)
  }

  @Test(arguments: 1...4)
  func `edits anywhere end as in a plain string`(seed: UInt64) {
    var random = FixedRandom(seed: seed)
    let pieces = [
      "a", "b c", "é", "e\u{301}", "👍", "🏽", "🇩", "🇪", "\u{200D}", " ", "한", "\r\n", "long word ",
    ]
    let field = TextField()
    var reference: [Unicode.Scalar] = []
    func text(_ range: Range<Int>) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: reference[range])
      return String(text)
    }
    func units(_ index: Int) -> Int { text(0..<index).utf16.count }
    func position(_ index: Int) -> TextPosition {
      field.position(from: field.beginningOfDocument, offset: units(index)) ?? field.endOfDocument
    }
    func range(_ range: Range<Int>) -> TextRange? {
      field.textRange(from: position(range.lowerBound), to: position(range.upperBound))
    }
    var caret = 0
    for step in 0..<600 {
      if random.once(in: 3) {
        caret = Int.random(in: 0...reference.count, using: &random)
        field.selectedTextRange = range(caret..<caret)
      }
      if random.once(in: 3) {
        field.deleteBackward()
        let length = text(0..<caret).last?.unicodeScalars.count ?? 0
        reference.removeSubrange(caret - length..<caret)
        caret -= length
      } else {
        var selected = caret..<caret
        if random.once(in: 4) {
          let other = Int.random(in: 0...reference.count, using: &random)
          selected = min(caret, other)..<min(max(caret, other), min(caret, other) + 5)
          field.selectedTextRange = range(selected)
        }
        let piece = pieces.randomElement(using: &random) ?? ""
        field.insertText(piece)
        reference.replaceSubrange(selected, with: piece.unicodeScalars)
        caret = selected.lowerBound + piece.unicodeScalars.count
      }
      let start = Int.random(in: 0...reference.count, using: &random)
      let part = start..<Int.random(in: start...reference.count, using: &random)
      #expect(range(part).flatMap(field.text)?.unicodeScalars.elementsEqual(reference[part]) == true)
      #expect(field.selectedRange == NSRange(location: units(caret), length: 0))
      // Reading the text changes its internal storage, so it isn't read in each step.
      guard random.once(in: 5) || step == 599 else { continue }
      #expect(field.text?.unicodeScalars.elementsEqual(reference) == true)
    }
  }

  // MARK: Secure fields

  @Test func `a secure field passes the typed text to its delegate, and shows dots`() throws {
    let scene = FieldScene()
    scene.a.isSecureTextEntry = true
    scene.beginEditingA()
    scene.a.insertText("👨‍👩‍👧e\u{301}")
    try scene.simulator.user.type("x")
    #expect(scene.diary.lines.contains("A shouldChange {10, 0} \"x\""))
    #expect(scene.a.text == "👨‍👩‍👧e\u{301}x")
    #expect(
      scene.a.description == "<TextField: frame = (20 60; 200 30); id = 'A'; text = '•••'; editing = YES>"
    )
    scene.a.isSecureTextEntry = false
    #expect(scene.a.description.contains("text = '👨‍👩‍👧e\u{301}x'"))
  }

  @Test func `the log of a secure field's editing has dots in place of the secret`() throws {
    let scene = FieldScene()
    scene.a.isSecureTextEntry = true
    scene.beginEditingA()
    scene.simulator.log.removeAll()
    try scene.simulator.user.type("no")
    try scene.simulator.user.tap(key: "delete")
    let name = "editing TextField \"A\":"
    #expect(
      scene.simulator.log.lines(.editing) == [
        "\(name) shouldChangeCharactersIn {0, 0} replacement \"•\" -> true", "\(name) text \"\" -> \"•\"",
        "\(name) shouldChangeCharactersIn {1, 0} replacement \"•\" -> true", "\(name) text \"•\" -> \"••\"",
        "\(name) shouldChangeCharactersIn {1, 1} replacement \"\" -> true", "\(name) text \"••\" -> \"•\"",
      ]
    )
  }

  @Test func `the log of an open field's editing has the text`() throws {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.simulator.log.removeAll()
    try scene.simulator.user.type("n")
    let name = "editing TextField \"A\":"
    #expect(
      scene.simulator.log.lines(.editing) == [
        "\(name) shouldChangeCharactersIn {0, 0} replacement \"n\" -> true", "\(name) text \"\" -> \"n\"",
      ]
    )
  }
}
