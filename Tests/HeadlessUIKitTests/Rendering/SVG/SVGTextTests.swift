import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SVGTextTests {
  private func showing(_ field: TextField) -> Simulator { .showing { $0.addSubview(field) } }

  /// Returns the middles of the carets: rectangles two points wide in the tint color.
  private func carets(_ svg: SVGElement) -> [CGFloat] {
    svg.all("rect") { $0["fill"] == "#007aff" && $0.number("width") == 2 }.map(\.rect.midX)
  }

  @Test func `words are as wide as the toolkit measures them, in any font`() throws {
    let simulator = Simulator.showing { view in
      let label = Label(frame: CGRect(x: 20, y: 40, width: 280, height: 20))
      label.text = "Sign in"
      view.addSubview(label)
    }
    let words = try #require(try simulator.readSVG().words("Sign in").first)
    #expect([words.number("x"), words.number("textLength")] == [20, 51.95])
    #expect(words.number("y") > 50 && words.number("y") < 60)
  }

  @Test func `words that have no room are cut`() throws {
    let simulator = Simulator.showing { view in
      let label = Label(frame: CGRect(x: 20, y: 40, width: 50, height: 20))
      label.text = "Sign in please"
      view.addSubview(label)
    }
    let svg = try simulator.readSVG()
    #expect(svg.allWords.contains("Sig…"), "\(svg.allWords)")
    #expect(svg.words("Sig…").allSatisfy { $0.number("textLength") <= 50 })
  }

  @Test func `a text has its own color on any ground`() throws {
    let simulator = Simulator.showing { view in
      let dark = View(frame: CGRect(x: 0, y: 40, width: 320, height: 40))
      dark.backgroundColor = .black
      for (index, parent) in [view, dark].enumerated() {
        let label = Label(frame: CGRect(x: 20, y: 0, width: 280, height: 20))
        label.text = "text \(index)"
        parent.addSubview(label)
      }
      view.addSubview(dark)
    }
    let svg = try simulator.readSVG()
    #expect(svg.words("text 0").map { $0["fill"] } == ["#111111"])
    #expect(svg.words("text 1").map { $0["fill"] } == ["#111111"])
  }

  @Test func `an empty field shows its placeholder, and the caret while it is edited`() throws {
    let field = TextField(frame: CGRect(x: 20, y: 40, width: 200, height: 31))
    field.placeholder = "Username"
    field.borderStyle = .roundedRect
    let simulator = showing(field)
    #expect(carets(try simulator.readSVG()) == [])
    try simulator.user.tap(field)
    let svg = try simulator.readSVG()
    #expect(svg.words("Username").map { $0["fill"] } == ["#6e6e73"])
    #expect(carets(svg) == [26])
  }

  @Test func `the caret is where the toolkit has it, between two pieces of the text`() throws {
    let field = TextField(frame: CGRect(x: 20, y: 40, width: 200, height: 31))
    field.text = "hello"
    field.borderStyle = .roundedRect
    let simulator = showing(field)
    try simulator.user.tap(field)
    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 2).flatMap {
      field.textRange(from: $0, to: $0)
    }
    let svg = try simulator.readSVG()
    #expect(svg.words("he").map { $0.number("x") } == [27])
    #expect(svg.words("llo").map { $0.number("x") } == [45.58])
    #expect(carets(svg) == [45.58])
  }

  @Test func `a selection is on a colored ground, without a caret`() throws {
    let field = TextField(frame: CGRect(x: 20, y: 40, width: 200, height: 31))
    field.text = "hello"
    field.borderStyle = .roundedRect
    let simulator = showing(field)
    try simulator.user.tap(field)
    field.selectAll(nil)
    let svg = try simulator.readSVG()
    let grounds = svg.all("rect") { $0["fill-opacity"] == "0.25" && $0["fill"] == "#007aff" }
    #expect(grounds.map(\.rect) == [CGRect(x: 27, y: 45.36, width: 35.89, height: 20.28)])
    #expect(carets(svg) == [])
  }

  @Test func `a secret is dots`() throws {
    let field = TextField(frame: CGRect(x: 20, y: 40, width: 200, height: 31))
    field.text = "secret"
    field.isSecureTextEntry = true
    let svg = try showing(field).readSVG()
    #expect(svg.words("••••••").count == 1)
    #expect(!svg.allWords.contains { $0.contains("secret") })
  }

  @Test func `of a long text the part at the caret is seen`() throws {
    let field = TextField(frame: CGRect(x: 20, y: 40, width: 94, height: 31))
    field.text = "abcdefghijklmnop"
    field.borderStyle = .roundedRect
    let simulator = showing(field)
    #expect(try simulator.readSVG().words("abcdefg…").count == 1)
    try simulator.user.tap(field)
    let svg = try simulator.readSVG()
    #expect(svg.words("hijklmnop").count == 1, "\(svg.allWords)")
    #expect(carets(svg).allSatisfy { $0 <= 114 } && carets(svg).count == 1)
  }

  @Test func `a text view shows its lines, each where it is`() throws {
    let simulator = Simulator.showing { view in
      let text = TextView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
      text.text = "one\ntwo"
      view.addSubview(text)
    }
    let svg = try simulator.readSVG()
    let (one, two) = (try #require(svg.words("one").first), try #require(svg.words("two").first))
    #expect(abs(two.number("y") - one.number("y") - standardLineHeight) < 0.01)
    #expect(one.number("x") == two.number("x"))
  }

  @Test func `a ring is around the first responder and nobody else`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    func rings() throws -> [CGRect] {
      try simulator.readSVG().all("rect") { $0["stroke"] == "#007aff" && $0["stroke-width"] == "2" }.map(
        \.rect
      )
    }
    #expect(try rings() == [])
    try simulator.user.tap(form.password)
    #expect(try rings() == [form.password.convert(form.password.bounds, to: nil).insetBy(dx: 1, dy: 1)])
  }
}
