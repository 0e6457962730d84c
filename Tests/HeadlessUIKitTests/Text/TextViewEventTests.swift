import HeadlessUIKit
import Testing

/// The calls and notifications of changes that code makes to a text view, as recorded from iOS 26.1.
@MainActor @Suite struct TextViewEventTests {
  private static let change = ["didChange", "posts TextDidChange"]

  private static func selection(_ location: Int, _ length: Int = 0) -> String {
    "didChangeSelection {\(location), \(length)}"
  }

  /// Returns a text view with a text that isn't first responder, and an empty diary.
  private func scene(_ text: String = "abcd") -> TextScene {
    let scene = TextScene("18.0")
    scene.view.text = text
    _ = scene.diary.take()
    return scene
  }

  private func range(_ scene: TextScene, _ start: Int, _ end: Int) throws -> TextRange {
    let view = scene.view
    let from = try #require(view.position(from: view.beginningOfDocument, offset: start))
    let to = try #require(view.position(from: view.beginningOfDocument, offset: end))
    return try #require(view.textRange(from: from, to: to))
  }

  @Test(.fact("MX1"), arguments: [false, true])
  func `a new text reports only a selection that has moved`(isAttributed: Bool) {
    let scene = TextScene("18.0")
    func set(_ text: String) {
      if isAttributed {
        scene.view.attributedText = NSAttributedString(string: text)
      } else {
        scene.view.text = text
      }
    }
    set("abc")
    #expect(scene.diary.take() == [Self.selection(3)])
    set("xyz")
    #expect(scene.diary.take() == [])
    scene.view.selectedRange = NSRange(location: 1, length: 0)
    _ = scene.diary.take()
    set("xyz")
    #expect(scene.diary.take() == [Self.selection(3)])
    set("")
    #expect(scene.diary.take() == [Self.selection(0)])
  }

  @Test(.fact("MX2")) func `insertion, deletion and replacement need no focus and are not asked about`()
    throws
  {
    let scene = scene()
    scene.view.insertText("e")
    #expect(scene.view.text == "abcde" && scene.diary.take() == [Self.selection(5)] + Self.change)
    scene.view.deleteBackward()
    #expect(scene.view.text == "abcd" && scene.diary.take() == [Self.selection(4)] + Self.change)
    scene.view.replace(try range(scene, 1, 3), withText: "x")
    #expect(scene.view.text == "axd" && scene.diary.take() == [Self.selection(2)] + Self.change)
    #expect(!scene.view.isFirstResponder)
  }

  @Test(.fact("MX3")) func `a selection that stays is left out`() throws {
    let scene = scene()
    scene.view.selectedRange = NSRange(location: 1, length: 0)
    _ = scene.diary.take()
    scene.view.replace(try range(scene, 0, 1), withText: "x")
    #expect(scene.view.text == "xbcd" && scene.diary.take() == Self.change)
    scene.view.insertText("")
    #expect(scene.diary.take() == Self.change)
    scene.view.replace(try range(scene, 3, 3), withText: "")
    #expect(scene.diary.take() == [Self.selection(3)] + Self.change)
  }

  @Test(.fact("MX4")) func `a selection by code is reported once, and an equal one isn't`() throws {
    let scene = scene()
    scene.view.selectedRange = NSRange(location: 1, length: 2)
    #expect(scene.diary.take() == [Self.selection(1, 2)])
    scene.view.selectedRange = NSRange(location: 1, length: 2)
    scene.view.selectedTextRange = try range(scene, 1, 3)
    #expect(scene.diary.take() == [])
    scene.view.selectedTextRange = try range(scene, 2, 2)
    #expect(scene.diary.take() == [Self.selection(2)])
    scene.view.selectedTextRange = nil
    #expect(scene.diary.take() == [Self.selection(0)])
    #expect(
      scene.view.selectedTextRange == nil && scene.view.selectedRange == NSRange(location: 0, length: 0)
    )
    scene.view.insertText("x")
    #expect(scene.view.selectedTextRange == (try range(scene, 1, 1)))
    scene.view.selectedTextRange = nil
    scene.view.selectedRange = NSRange(location: 0, length: 0)
    #expect(scene.view.selectedTextRange == (try range(scene, 0, 0)))
  }

  @Test(.fact("MX5")) func `the beginning and the end of editing report no selection`() {
    let scene = scene()
    scene.view.selectedRange = NSRange(location: 2, length: 0)
    _ = scene.diary.take()
    func events() -> [String] { scene.diary.take().filter { !$0.hasPrefix("Keyboard") } }
    scene.view.becomeFirstResponder()
    scene.simulator.settle()
    #expect(events() == ["shouldBegin", "didBegin", "posts TextDidBeginEditing"])
    scene.view.resignFirstResponder()
    scene.simulator.settle()
    #expect(events() == ["shouldEnd", "didEnd", "posts TextDidEndEditing"])
  }

  // MARK: Composed text

  @Test(.fact("MX6")) func `composed text replaces the selection and selects inside itself`() throws {
    let scene = scene()
    scene.view.selectedRange = NSRange(location: 1, length: 2)
    _ = scene.diary.take()
    scene.view.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 1))
    #expect(scene.view.text == "axyzd" && scene.diary.take() == [Self.selection(2, 1)] + Self.change)
    #expect(scene.view.markedTextRange == (try range(scene, 1, 4)))
    scene.view.setMarkedText("q", selectedRange: NSRange(location: 0, length: 9))
    #expect(scene.view.text == "aqd" && scene.diary.take() == [Self.selection(1, 1)] + Self.change)
    #expect(scene.view.markedTextRange == (try range(scene, 1, 2)))
  }

  @Test(.fact("MX7")) func `the end of a composition reports two selections and a change`() {
    let scene = scene("ab")
    scene.view.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 1))
    _ = scene.diary.take()
    scene.view.unmarkText()
    #expect(scene.diary.take() == [Self.selection(3), Self.selection(3)] + Self.change)
    #expect(scene.view.text == "abxyz" && scene.view.markedTextRange == nil)
    #expect(scene.view.selectedRange == NSRange(location: 3, length: 0))
    scene.view.unmarkText()
    #expect(scene.diary.take() == [])
  }

  @Test(.fact("MX8"), arguments: [nil, ""] as [String?])
  func `removing composed text reports everything twice`(nothing: String?) {
    let scene = scene("ab")
    scene.view.setMarkedText("xyz", selectedRange: NSRange(location: 3, length: 0))
    _ = scene.diary.take()
    scene.view.setMarkedText(nothing, selectedRange: NSRange(location: 0, length: 0))
    let series = [Self.selection(2)] + Self.change
    #expect(scene.diary.take() == series + series)
    #expect(scene.view.text == "ab" && scene.view.markedTextRange == nil)
  }

  @Test(.fact("MX9")) func `inserted text replaces composed text in one change`() {
    let scene = scene("ab")
    scene.view.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 0))
    _ = scene.diary.take()
    scene.view.insertText("q")
    #expect(scene.view.text == "abq" && scene.view.markedTextRange == nil)
    // The caret is where it was: at 3.
    #expect(scene.diary.take() == Self.change)
    scene.view.setMarkedText("xyz", selectedRange: NSRange(location: 3, length: 0))
    _ = scene.diary.take()
    scene.view.insertText("r")
    #expect(scene.diary.take() == [Self.selection(4)] + Self.change)
  }

  @Test(.fact("MX10")) func `a selection outside of composed text keeps it composed`() throws {
    let scene = scene("ab")
    scene.view.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 0))
    _ = scene.diary.take()
    scene.view.selectedRange = NSRange(location: 0, length: 1)
    #expect(scene.diary.take() == [Self.selection(0, 1)])
    #expect(scene.view.markedTextRange == (try range(scene, 2, 5)))
  }

  // MARK: UTF-16

  @Test(.fact("MX11")) func `positions may lie inside a surrogate pair`() throws {
    let scene = scene("a👍b")
    let view = scene.view
    #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 4)
    for offset in [-1, 5] { #expect(view.position(from: view.beginningOfDocument, offset: offset) == nil) }
    let parts = [
      (0, 1, "a"), (0, 2, "a\u{FFFD}"), (1, 3, "👍"), (2, 2, ""), (2, 4, "\u{FFFD}b"), (1, 2, "\u{FFFD}"),
    ]
    for (start, end, text) in parts { #expect(view.text(in: try range(scene, start, end)) == text) }
    let backwards = try range(scene, 3, 1)
    #expect(backwards == (try range(scene, 1, 3)) && !backwards.isEmpty)
    view.selectedRange = NSRange(location: 2, length: 0)
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    #expect(scene.diary.take() == [Self.selection(2)])
    #expect(view.selectedTextRange == (try range(scene, 2, 2)))
    // An edit there changes whole scalars.
    view.selectedRange = NSRange(location: 2, length: 1)
    view.insertText("x")
    #expect(view.text == "axb")
    view.text = "a👍b"
    view.selectedRange = NSRange(location: 2, length: 0)
    view.deleteBackward()
    #expect(view.text == "ab" && view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test(.fact("MX12"), arguments: ["👍", "👨‍👩‍👧", "🇩🇪", "👍🏽"])
  func `a deletion after an emoji removes all of it`(emoji: String) {
    let scene = scene("a" + emoji)
    scene.view.deleteBackward()
    #expect(scene.view.text == "a" && scene.diary.take() == [Self.selection(1)] + Self.change)
  }

  // MARK: Scrolling

  @Test(.fact("MX18")) func `a range is scrolled to in the next turn`() {
    let scene = scene(Array(repeating: "line", count: 40).joined(separator: "\n"))
    scene.simulator.settle()
    scene.simulator.perform {
      scene.view.scrollRangeToVisible(NSRange(location: 199, length: 0))
      #expect(scene.view.contentOffset.y == 0)
      scene.simulator.advance(by: .zero)
      #expect(scene.view.contentOffset.y > 500)
    }
  }
}
