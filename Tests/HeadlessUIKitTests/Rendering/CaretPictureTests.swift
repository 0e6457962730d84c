import Foundation
import HeadlessUIKit
import Testing

/// The caret and the selection in text pictures and in SVG.
@MainActor @Suite struct CaretPictureTests {
  /// A field with a text and its caret or selection, and the field in a text picture, with its sides.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var selection: Range<Int>?
    var alignment = TextAlignment.natural
    var isSecure = false
    var row: String
    var testDescription: String { "\(row) \(isSecure)" }
  }

  private func simulator(_ field: TextField, selection: Range<Int>?) -> Simulator {
    let simulator = Simulator.showing { $0.addSubview(field) }
    field.becomeFirstResponder()
    if let selection {
      let start = field.position(from: field.beginningOfDocument, offset: selection.lowerBound)
      let end = field.position(from: field.beginningOfDocument, offset: selection.upperBound)
      if let start, let end { field.selectedTextRange = field.textRange(from: start, to: end) }
    }
    return simulator
  }

  private func field(_ text: String, width: CGFloat, _ style: TextField.BorderStyle = .none) -> TextField {
    let field = TextField(frame: CGRect(x: 0, y: 48, width: width, height: 16))
    (field.text, field.borderStyle, field.placeholder) = (text, style, "Name")
    return field
  }

  @Test(
    "In a text picture the caret is after the text, and a selection is between bars",
    arguments: [
      Case(text: "", row: "║▏‹Name›       ║"),
      Case(text: "", alignment: .right, row: "║       ‹Name›▏║"),
      Case(text: "ada", row: "║ada▏          ║"),
      Case(text: "ada", alignment: .right, row: "║          ada▏║"),
      Case(text: "ada", alignment: .center, row: "║     ada▏     ║"),
      Case(text: "ada ", row: "║ada ▏         ║"),
      Case(text: "ada", isSecure: true, row: "║•••▏          ║"),
      Case(text: "hello", selection: 2..<2, row: "║he▏llo        ║"),
      Case(text: "hello", selection: 0..<5, row: "║▐hello▌       ║"),
      Case(text: "hello", selection: 1..<3, row: "║h▐el▌lo       ║"),
      Case(text: "a long text with an end", row: "║… with an end▏║"),
      Case(text: "a long text with an end", selection: 0..<0, row: "║▏a long text …║"),
      Case(text: "a long text with an end", selection: 0..<23, row: "║▐a long text…▌║"),
      Case(text: "a long text with an end", selection: 20..<23, row: "║…with an ▐end▌║"),
      Case(text: "שלום", alignment: .right, row: "║         שלום▏\u{200F}║"),
    ]
  )
  func textPicture(_ example: Case) {
    let field = field(example.text, width: 128)
    (field.textAlignment, field.isSecureTextEntry) = (example.alignment, example.isSecure)
    let simulator = simulator(field, selection: example.selection)
    let row = simulator.picture().rows[4]
    let last = row.lastIndex(of: "║") ?? row.startIndex
    #expect(row.dropFirst()[...last] == example.row)
  }

  @Test func `in a text view, the caret and the selection are visible in a line with too many characters`() {
    let view = TextView(frame: CGRect(x: 0, y: 48, width: 104, height: 64))
    view.text = "illilli illilli illil"
    let simulator = Simulator.showing { $0.addSubview(view) }
    func line() -> String { String(simulator.picture().rows[5].dropFirst().prefix(13)) }
    #expect(line() == " illilli il…┊")
    view.becomeFirstResponder()
    #expect(line() == " …lli illil▏║")
    view.selectAll(nil)
    #expect(line() == " ▐illilli …▌║")
    view.selectedRange = NSRange(location: 16, length: 5)
    #expect(line() == " …li ▐illil▌║")
  }

  @Test func `in a text view, spaces at which a line is broken are not cut with an ellipsis`() {
    let view = TextView(frame: CGRect(x: 0, y: 48, width: 104, height: 64))
    view.text = "mmmm mm mmm mmmm"
    let simulator = Simulator.showing { $0.addSubview(view) }
    view.becomeFirstResponder()
    view.selectAll(nil)
    let rows = simulator.picture().rows.map { $0.dropFirst().prefix(13) }
    #expect(rows.allSatisfy { !$0.contains("…") })
  }

  /// Returns the caret and the texts of a field 200 points wide.
  private func svg(_ text: String, _ selection: Range<Int>? = nil, _ alignment: TextAlignment = .natural)
    throws
    -> (caret: CGRect?, texts: [SVGElement], selections: [CGRect])
  {
    let field = field(text, width: 200, .roundedRect)
    field.textAlignment = alignment
    let svg = try simulator(field, selection: selection).readSVG()
    let blue = svg.all("rect") { $0["fill"] == "#007aff" }
    return (
      blue.first { $0.number("width") == 2 }?.rect, svg.all("text") { text.contains($0.text) },
      blue.filter { $0["fill-opacity"] == "0.25" }.map(\.rect)
    )
  }

  @Test
  func `in an SVG the caret is behind the last character, in front of the first one and between others`()
    throws
  {
    let end = try svg("ada")
    let text = try #require(end.texts.first { $0.text == "ada" })
    #expect(isEqual(end.caret?.minX, text.number("x") + text.number("textLength")))
    #expect(isEqual(try svg("ada", 0..<0).caret?.maxX, text.number("x")))
    let middle = try svg("ada", 1..<1)
    let after = try #require(middle.texts.first { $0.text == "da" })
    #expect(isEqual(middle.caret?.midX, after.number("x")))
    #expect(try svg("").caret?.maxX == 7)
    #expect(try svg("", nil, .right).caret?.minX == 193)
    #expect(try svg("", nil, .center).caret?.midX == 100)
  }

  @Test func `a single character has its measured width, so that the caret is behind it in any font`() throws
  {
    let drawn = try svg("W")
    let text = try #require(drawn.texts.first { $0.text == "W" })
    #expect(text.number("textLength") > 10)
    #expect(isEqual(drawn.caret?.minX, text.number("x") + text.number("textLength")))
  }

  @Test func `text from right to left starts at its right edge, with the caret at its left`() throws {
    let drawn = try svg("שלום")
    let text = try #require(drawn.texts.first { $0.text == "שלום" })
    #expect(text["direction"] == "rtl")
    #expect(isEqual(text.number("x"), 7 + text.number("textLength")))
    #expect(drawn.caret?.maxX == 7)
    #expect(isEqual(try svg("שלום", 0..<0).caret?.minX, text.number("x")))
    let part = try svg("שלום", 0..<1)
    #expect(part.texts.map(\.text) == ["שלום"])
    #expect(part.selections.count == 1 && isEqual(part.selections.first?.maxX, text.number("x")))
  }

  @Test(
    "A line with two directions has its runs in the order in which they are displayed",
    arguments: [
      ("abc שלום", ["abc ", "שלום"]), ("שלום abc", ["abc", "שלום "]),
      ("abc שלום 12", ["abc ", "12", "שלום "]),
      ("שלום 12:30 ,", [" ,", "12:30", "שלום "]), ("abc", ["abc"]), ("12", ["12"]),
    ]
  )
  func directions(text: String, runs: [String]) throws {
    let texts = try svg(text).texts
    #expect(texts.sorted { left($0) < left($1) }.map(\.text) == runs, "\(texts.map { ($0.text, left($0)) })")
  }

  /// Whether two lengths are equal in a file, which has two decimals.
  private func isEqual(_ one: CGFloat?, _ other: CGFloat) -> Bool {
    one.map { abs($0 - other) < 0.011 } ?? false
  }

  private func left(_ text: SVGElement) -> CGFloat {
    text.number("x") - (text["direction"] == "rtl" ? text.number("textLength") : 0)
  }
}
