import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The layout of lines with 8 points per character and 16 points per line, as the simulator assumes.
@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct TextViewLayoutTests {
  /// Returns a text view with room for `columns` characters in a line.
  private func view(columns: Int, _ text: String = "") -> TextView {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: CGFloat(columns) * 8 + 10, height: 100))
    view.text = text
    return view
  }

  /// Returns the lines, computed from the caret's rectangles.
  private func lines(_ view: TextView) -> [String] {
    var result: [String] = [""]
    var here = 0
    for character in view.text {
      let top = view.caretRect(for: position(here, in: view)).minY
      let index = Int(((top - 8) / standardLineHeight).rounded())
      while result.count <= index { result.append("") }
      result[index].append(character)
      here += character.utf16.count
    }
    let last = Int(((view.caretRect(for: view.endOfDocument).minY - 8) / standardLineHeight).rounded())
    while result.count <= last { result.append("") }
    return result
  }

  private func position(_ offset: Int, in view: TextView) -> TextPosition {
    view.position(from: view.beginningOfDocument, offset: offset) ?? view.endOfDocument
  }

  @Test(arguments: [
    ("", [""]), ("abc", ["abc"]), ("abc def ghi", ["abc def ", "ghi"]), ("abcdefghijk", ["abcdefg", "hijk"]),
    ("a\n\nb\n", ["a\n", "\n", "b\n", ""]), ("abcdefg i", ["abcdefg ", "i"]),
    ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧x", ["👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧x"]),
  ]) func `lines break at white space, or where a word is too long`(text: String, expected: [String]) {
    let view = view(columns: 8, text)
    #expect(lines(view) == expected)
    let height = 16 + standardLineHeight * CGFloat(expected.count)
    #expect(view.contentSize == CGSize(width: 74, height: (height * 3).rounded(.up) / 3))
  }

  @Test func `lines after any edit are those of the whole text laid out anew`() {
    var random = FixedRandom(seed: 5)
    let pieces = [
      "a", "bc", " ", "  ", "\n", "long", "é", "👍", "🇩🇪", "e\u{301}", "\r\n", "verylongword", "\u{301}",
    ]
    let edited = view(columns: 7)
    for step in 0..<Repetitions.count(600, inDebug: 200) {
      let length = edited.text.utf16.count
      let start = Int.random(in: 0...length, using: &random)
      let range = NSRange(location: start, length: min(length - start, Int.random(in: 0...6, using: &random)))
      edited.selectedRange = random.once(in: 3) ? range : NSRange(location: start, length: 0)
      edited.insertText(random.once(in: 4) ? "" : pieces[Int.random(in: 0..<pieces.count, using: &random)])
      let fresh = view(columns: 7, edited.text)
      guard lines(edited) == lines(fresh), edited.contentSize == fresh.contentSize else {
        Issue.record("step \(step): \(lines(edited)) instead of \(lines(fresh))")
        return
      }
      if length > 150 { edited.text = String(edited.text.suffix(60)) }
    }
  }

  @Test func `the content grows with the lines, and the caret stays in sight`() throws {
    let scene = TextScene.editing()
    #expect(scene.view.contentSize == CGSize(width: 200, height: 37))
    try scene.simulator.user.type("a\nb\nc\nd\ne\nf\ng")
    #expect(scene.view.contentSize == CGSize(width: 200, height: 163))
    // The last line ends at 8 + 7 * 21; the view's height is 96.
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 59))
    scene.view.frame.size.width = 18
    #expect(scene.view.contentSize.width == 18)
  }

  @Test func `a size that fits has the height of the lines in that width`() {
    let view = view(columns: 20, "one two three four")
    #expect(view.sizeThatFits(CGSize(width: 90, height: 1000)) == CGSize(width: 90, height: 170.0 / 3))
    #expect(
      view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 10))
        == CGSize(width: 150, height: 109.0 / 3)
    )
  }

  @Test func `places and rectangles belong together`() {
    let view = view(columns: 8, "abc def ghi\n👍x")
    for offset in [0, 3, 8, 9, 11, 12, 14] {
      let rect = view.caretRect(for: position(offset, in: view))
      let closest = view.closestPosition(to: CGPoint(x: rect.minX + 1, y: rect.midY))
      #expect(closest.map { view.offset(from: view.beginningOfDocument, to: $0) } == offset)
    }
    let range = view.textRange(from: position(4, in: view), to: position(9, in: view))
    let expected = CGRect(x: 37.3896484375, y: 8, width: 29.35986328125, height: standardLineHeight)
    #expect(range.map(view.firstRect) == expected)
  }
}
