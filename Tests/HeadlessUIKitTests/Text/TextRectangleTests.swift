import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The rectangles of carets and selections in text views.
@MainActor @Suite(.simulator(.iPhone16, "26.1")) struct TextRectangleTests {
  private func view(_ text: String, size: CGFloat = 17) -> TextView {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    (view.font, view.text) = (.systemFont(ofSize: size), text)
    return view
  }

  private func range(_ start: Int, _ end: Int, in view: TextView) throws -> TextRange {
    let from = try #require(view.position(from: view.beginningOfDocument, offset: start))
    let to = try #require(view.position(from: view.beginningOfDocument, offset: end))
    return try #require(view.textRange(from: from, to: to))
  }

  @Test(.fact("MX13")) func `a caret is higher than its line, and a selection as high as a caret`() throws {
    let view = view("Hello\nworld")
    let start = view.beginningOfDocument
    #expect(view.caretRect(for: start).isClose(to: CGRect(4, 7, 2, 22)))
    let second = try #require(view.position(from: start, offset: 6))
    #expect(view.caretRect(for: second).isClose(to: CGRect(4, 82.0 / 3, 2, 22)))
    #expect(try view.firstRect(for: range(0, 0, in: view)).isClose(to: CGRect(5, 8, 0, 61.0 / 3)))
    #expect(try view.firstRect(for: range(1, 3, in: view)).isClose(to: CGRect(52.0 / 3, 7, 13, 22)))
    let small = self.view("Hello", size: 12)
    #expect(small.caretRect(for: small.beginningOfDocument).isClose(to: CGRect(4, 7, 2, 16)))
  }

  @Test(.fact("MX14")) func `a selection over a line break reaches the right edge of the lines`() throws {
    let view = view("Hello\nworld")
    let both = try range(3, 8, in: view)
    let rects = view.selectionRects(for: both)
    #expect(rects.count == 2)
    #expect(rects[0].rect.isClose(to: CGRect(91.0 / 3, 7, 854.0 / 3, 64.0 / 3)))
    #expect(view.firstRect(for: both) == rects[0].rect)
    #expect(rects[1].rect.minX == 5 && rects[1].rect.minY.isNearly(rects[0].rect.maxY))
    #expect(rects[1].rect.maxY.isNearly(82.0 / 3 + 22), "as low as a caret")
    #expect(rects.map(\.containsStart) == [true, false] && rects.map(\.containsEnd) == [false, true])
  }

  @Test func `on iOS 18 the rectangles are those of the lines`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    try simulator.perform {
      let view = view("Hello\nworld")
      #expect(view.caretRect(for: view.beginningOfDocument) == CGRect(5, 8, 2, standardLineHeight))
      let rects = try view.selectionRects(for: range(3, 8, in: view)).map(\.rect)
      #expect(rects[0].maxX < 50 && rects[0].height == standardLineHeight)
    }
  }

  @Test func `vertical movement by many lines ends on the line in the same distance`() throws {
    let view = view((0..<40).map { "line \($0)" }.joined(separator: "\n"))
    let moved = try #require(view.position(from: view.beginningOfDocument, in: .down, offset: 30))
    let rest = try #require(view.textRange(from: moved, to: view.endOfDocument))
    #expect(view.text(in: rest)?.hasPrefix("line 30\n") == true)
  }
}
