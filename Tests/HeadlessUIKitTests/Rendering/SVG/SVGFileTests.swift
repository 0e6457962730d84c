import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SVGFileTests {
  @Test(arguments: [
    "a < b && c > d", "]]>", "<!-- -->", "\"quoted\" & 'so'", "👩‍👩‍👧 🇩🇪 é", "日本語",
    "\u{0}\u{1}\u{7F}\u{FFFE}\u{FFFF}",
    "tab\tand\nline\r\n", "\u{202E}backwards", "a\u{300}\u{301}", "",
  ]) func `the file is valid XML for any text of a program`(text: String) throws {
    let simulator = Simulator.showing { view in
      let label = Label(frame: CGRect(x: 20, y: 30, width: 280, height: 20))
      label.text = text
      let field = TextField(frame: CGRect(x: 20, y: 60, width: 280, height: 31))
      (field.text, field.placeholder) = (text, text)
      let button = Button(frame: CGRect(x: 20, y: 100, width: 280, height: 44))
      button.setTitle(text, for: .normal)
      let lines = TextView(frame: CGRect(x: 20, y: 150, width: 280, height: 60))
      lines.text = text
      let image = ImageView(image: Image(named: text, size: CGSize(width: 60, height: 60)))
      image.frame.origin = CGPoint(x: 20, y: 220)
      for part in [label, field, button, lines, image] { view.addSubview(part) }
    }
    let svg = try SVGElement.read(simulator.svg(title: text))
    #expect(svg.name == "svg")
    #expect(svg["xmlns"] == "http://www.w3.org/2000/svg")
  }

  @Test func `signs of XML are shown as they are`() throws {
    let simulator = Simulator.showing { view in
      let label = Label(frame: CGRect(x: 20, y: 30, width: 280, height: 20))
      label.text = "1 < 2 & \"]]>\""
      view.addSubview(label)
    }
    #expect(try simulator.readSVG().words("1 < 2 & \"]]>\"").count == 1)
  }

  @Test func `control characters are shown as signs`() throws {
    let simulator = Simulator.showing { view in
      let label = Label(frame: CGRect(x: 20, y: 30, width: 280, height: 20))
      label.text = "a\u{7}b\u{202E}c"
      view.addSubview(label)
    }
    #expect(try simulator.readSVG().words("a␇bc").count == 1)
  }

  @Test func `the same program draws the same bytes`() throws {
    func draw() throws -> String {
      let simulator = Simulator(device: .iPhone16, system: "18.0")
      let form = PictureForm()
      simulator.launch(form)
      try simulator.user.tap(form.password)
      try simulator.user.type("xy")
      return simulator.svg()
    }
    let first = try draw()
    #expect(try draw() == first)
  }

  @Test func `no other file is named`() throws {
    let (simulator, form) = SignInController.launched(on: .current)
    try simulator.user.tap(form.username)
    let svg = simulator.svg().replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "")
    for name in ["http", "href", "@import", "@font-face", "src"] { #expect(!svg.contains(name)) }
    let references = svg.matches(of: /url\(([^)]*)\)/).map { String($0.output.1) }
    #expect(!references.isEmpty)
    let names = Set(
      try SVGElement.read(simulator.svg()).all("clipPath").compactMap { $0["id"].map { "#\($0)" } }
    )
    #expect(Set(references) == names)
  }

  @Test func `title and description are the visible texts`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    var svg = try simulator.readSVG()
    #expect(svg["role"] == "img")
    #expect(svg["aria-labelledby"] == "title desc")
    #expect(svg.all("title").map(\.text) == ["iPhone 4, iOS 4.3 at 0 s"])
    #expect(svg.all("desc").map(\.text) == ["The keyboard is away."])
    let finger = try simulator.user.touchDown(at: CGPoint(x: 100, y: 100))
    try finger.move(to: CGPoint(x: 100, y: 300))
    finger.cancel()
    try simulator.user.tap(form.username)
    simulator.user.manually { form.view.endEditing(true) }
    svg = try SVGElement.read(simulator.svg(title: "A <title>"))
    #expect(svg.all("title").map(\.text) == ["A <title>"])
    #expect(svg.all("desc").map(\.text) == ["The keyboard is moving, its top at 264."])
    form.username.becomeFirstResponder()
    simulator.settle()
    _ = try simulator.user.touchDown(at: CGPoint(x: 10, y: 20))
    svg = try simulator.readSVG()
    #expect(
      svg.all("desc").map(\.text) == [
        "The keyboard is up, its top at 264. First responder: TextField \"username\". A finger is at (10, 20)."
      ]
    )
  }

  @Test func `the texts beside the phone follow the reader's light or dark scheme`() throws {
    let style = try Simulator.showing { _ in }.readSVG().all("style").map(\.text).joined()
    #expect(style.contains("@media (prefers-color-scheme:dark){.caption{"))
  }

  @Test func `a snapshot stays as it was taken`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    let before = simulator.snapshot()
    let (picture, svg) = (simulator.picture(), simulator.svg())
    try simulator.user.tap(form.username)
    #expect(before.picture() == picture)
    #expect(before.svg() == svg)
    #expect(before.screenSize == CGSize(width: 320, height: 480))
    #expect(before != simulator.snapshot())
    #expect(!before.looksLike(simulator.snapshot()))
    form.username.resignFirstResponder()
    simulator.settle()
    #expect(before.looksLike(simulator.snapshot()))
    #expect(before != simulator.snapshot())
  }
}
