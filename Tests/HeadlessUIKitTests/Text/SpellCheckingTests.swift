import HeadlessUIKit
import Testing

/// The marks below misspelled words.
@MainActor @Suite struct SpellCheckingTests {
  private func marks(_ scene: FieldScene) throws -> [String] {
    let svg = try scene.simulator.readSVG()
    return svg.all("text") { $0["text-decoration"]?.hasPrefix("underline dotted") == true }.map(\.text)
  }

  @Test func `words with a correction are marked while the text is edited`() throws {
    let scene = FieldScene("18.0")
    scene.simulator.keyboard.corrections = ["teh": "the", "adn": "and"]
    (scene.a.text, scene.a.autocorrectionType) = ("teh cat adn", .no)
    scene.a.spellCheckingType = .yes
    #expect(try marks(scene) == [])
    scene.a.becomeFirstResponder()
    // The word at the caret may still be typed.
    #expect(try marks(scene) == ["teh"])
    scene.a.insertText(" ")
    #expect(try marks(scene) == ["teh", "adn"])
    scene.a.spellCheckingType = .no
    #expect(try marks(scene) == [])
    // By default, spelling is checked only with autocorrection.
    scene.a.spellCheckingType = .default
    #expect(try marks(scene) == [])
    scene.a.autocorrectionType = .yes
    #expect(try marks(scene) == ["teh", "adn"])
  }

  @Test func `a text view marks words in its lines`() throws {
    let scene = TextScene.editing("one\nteh two", on: "18.0")
    scene.simulator.keyboard.corrections = ["teh": "the"]
    let svg = try scene.simulator.readSVG()
    let marked = svg.all("text") { $0["text-decoration"]?.hasPrefix("underline dotted") == true }
    #expect(marked.map(\.text) == ["teh"])
  }
}
