import Foundation
import HeadlessUIKit
import Testing

/// A form with a field that is behind the keyboard.
@MainActor private final class FieldForm: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = TextField(frame: CGRect(x: 20, y: 400, width: 280, height: 31))
    field.placeholder = "Username"
    field.addAction(Action { _ in }, for: .editingDidEndOnExit)
    view.addSubview(field)
  }
}

@MainActor @Suite struct TraceTests {
  private func trace(typing text: String = "ada") throws -> Trace {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.launch(FieldForm())
    return try simulator.trace("Form & <field>") {
      try simulator.user.textFields["Username"].tap()
      try simulator.user.type(text)
      try simulator.user.type("\n")
    }
  }

  /// The values that the page's script reads.
  private struct Values: Decodable {
    struct Moment: Decodable {
      var t: Double
      var p: [Int]
      var v: [Int]
      var c: [String]
    }
    struct Node: Decodable {
      var n: String
      var c: [Int]
      var t: Int
    }
    struct Span: Decodable, Equatable {
      var kind: String
      var name: String
      var begin: Double
      var end: Double?
      var state: String
      var fires: [Double]
    }
    var lines: [String]
    var texts: [String]
    var nodes: [Node]
    var spans: [Span]
    var moments: [Moment]
  }

  private func values(of html: String) throws -> Values {
    let begin = try #require(html.range(of: "type=\"application/json\">"))
    let end = try #require(html.range(of: "</script>", range: begin.upperBound..<html.endIndex))
    return try JSONDecoder().decode(Values.self, from: Data(html[begin.upperBound..<end.lowerBound].utf8))
  }

  @Test("A page has each moment, the views, the responder chain and the log")
  func moments() throws {
    let trace = try trace()
    let html = trace.html
    let values = try values(of: html)
    #expect(values.moments.count == trace.momentCount && trace.momentCount > 8)
    #expect(values.moments.map(\.t) == values.moments.map(\.t).sorted())
    #expect(values.moments.first?.c == [])
    #expect(values.moments.contains { $0.c.first == "TextField \"Username\"" })
    #expect(values.nodes.contains { $0.n == "TextField \"Username\"" })
    #expect(html.contains("<span>UIKeyboardWillShowNotification"))
    #expect(html.contains("<title>Form &amp; &lt;field&gt;</title>"))
    #expect(html.utf8.count < 500_000, "\(html.utf8.count)")
  }

  @Test("The lines of pictures that moments share are written once")
  func sharing() throws {
    let values = try values(of: try trace().html)
    #expect(Set(values.lines).count == values.lines.count)
    #expect(values.moments.reduce(0) { $0 + $1.p.count } > values.lines.count * 3)
  }

  @Test("A moment has the constraints of a view, and the obstacle to a tap")
  func constraints() throws {
    let simulator = Simulator(device: .iPhone8, system: "12.0")
    simulator.launch(TracedForm())
    let trace = try simulator.trace { try simulator.user.textFields["Username"].tap() }
    let values = try values(of: trace.html)
    #expect(Set(values.texts).count == values.texts.count)
    func views(_ moment: Values.Moment, _ name: String) -> [Values.Node] {
      moment.v.map { values.nodes[$0] }.filter { $0.n == name }
    }
    func texts(_ moment: Values.Moment, _ name: String) -> [String] {
      views(moment, name).flatMap { $0.c.map { values.texts[$0] } }
    }
    func touch(_ moment: Values.Moment, _ name: String) -> String? {
      views(moment, name).first.map { values.texts[$0.t] }
    }
    let (first, last) = (try #require(values.moments.first), try #require(values.moments.last))
    #expect(
      texts(last, "TextField \"Username\"") == [
        "TextField \"Username\".top == View.top + 60",
        "TextField \"Username\".leading == View.leading + 20",
        "TextField \"Username\".trailing == View.trailing - 20",
        "Button \"Greet\".top == TextField \"Username\".bottom + 8",
      ]
    )
    #expect(texts(last, "Button \"Low\"") == [])
    #expect(touch(first, "Button \"Low\"") == "can be tapped at (160, 415.5)")
    #expect(touch(last, "Button \"Low\"")?.hasPrefix("can't be tapped: it is under the keyboard") == true)
  }

  @Test("Animations and timers have a begin and an end")
  func spans() throws {
    let simulator = Simulator(device: .iPhone8, system: "12.0")
    simulator.launch(TracedForm())
    let line = #line + 5
    let trace = try simulator.trace {
      try simulator.user.buttons["Greet"].tap()
      simulator.advance(by: .milliseconds(150))
      simulator.perform {
        _ = simulator.clock.schedule(after: .milliseconds(200), label: "save") {}
        simulator.clock.schedule(after: .seconds(9), label: "poll") {}.cancel()
        _ = simulator.clock.schedule(every: .milliseconds(100), label: "blink") {}
        _ = simulator.clock.schedule(after: .seconds(9), label: "late") {}
      }
      simulator.advance(by: .milliseconds(300))
    }
    let place = "HeadlessUIKitTests/TraceTests.swift"
    let spans = try values(of: trace.html).spans
    #expect(
      spans.first { $0.name == "Label \"Hello\"" && $0.kind == "animation" }
        == .init(
          kind: "animation",
          name: "Label \"Hello\"",
          begin: 0.05,
          end: 0.55,
          state: "ended",
          fires: []
        )
    )
    let timers = spans.filter { $0.kind == "timer" }
    #expect(
      timers.map(\.name) == (0..<4).map { "\(["save", "poll", "blink", "late"][$0]), \(place):\(line + $0)" }
    )
    #expect(timers.map(\.state) == ["ended", "cut short", "still runs", "still runs"])
    #expect(timers.map { $0.fires.count } == [1, 0, 3, 0])
    #expect(timers.map { $0.end.map { ($0 * 100).rounded() / 100 } } == [0.9, 0.7, nil, 9.7])
    #expect(trace.html.contains("<b>animation</b> <span>Label &quot;Hello&quot;: ended</span>"))
  }

  @Test("No typed text ends an element")
  func escaping() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let form = ViewController()
    let label = Label(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    label.text = "</script><b>\"&'"
    label.accessibilityIdentifier = "</script><i>"
    form.view.addSubview(label)
    simulator.launch(form)
    let html = simulator.trace { simulator.settle() }.html
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(!html.contains("<i>") && !html.contains("<b>\""))
    #expect(try values(of: html).nodes.contains { $0.n.contains("</script><i>") })
  }

  @Test("The same actions give the same page") func determinism() throws {
    #expect(try trace().html == trace().html)
  }

  @Test("A trace over several closures ends when it is told")
  func recorder() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.launch(FieldForm())
    let recorder = simulator.beginTrace("Steps")
    try simulator.user.textFields["Username"].tap()
    let trace = recorder.end()
    let count = trace.momentCount
    try simulator.user.type("a")
    #expect(count > 3 && trace.momentCount == count)
  }
}

/// The browser of this machine, if there is one.
private let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// The page in a browser; skipped where there is none.
@MainActor
@Suite(
  .serialized,
  .enabled(if: browser != nil, "chromium isn't installed")
)
struct TraceBrowserTests {
  /// Opens a page at an address and returns the document after its script, and the console's lines.
  private func open(_ file: URL, _ hash: String) async throws -> (document: String, console: String) {
    let outcome = try await ProgramRuns.run(
      URL(fileURLWithPath: try #require(browser)),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr",
        "--user-data-dir=\(file.deletingPathExtension().path)", "--virtual-time-budget=3000", "--dump-dom",
        file.absoluteString + hash,
      ]
    )
    return (outcome.output, outcome.errors)
  }

  @Test("The page loads without an error, a moment moves the picture, and a point gives the why")
  func page() async throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.launch(FieldForm())
    let trace = try simulator.trace("Form") { try simulator.user.textFields["Username"].tap() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("trace.html")
    try trace.write(to: file)
    let start = try await open(file, "")
    #expect(!start.console.contains("CONSOLE"), "\(start.console)")
    #expect(
      start.document.contains("data-time=\"0\"") && start.document.contains("There is no first responder.")
    )
    let later = try await open(file, "#t=9&from=0")
    #expect(!later.console.contains("CONSOLE"), "\(later.console)")
    #expect(!later.document.contains("data-time=\"0\""))
    #expect(later.document.contains("TextField \"Username\" \u{2192} "))
    #expect(later.document.contains("TextField \"Username\"  is first responder"))
    let chosen = try await open(file, "#t=0.05&at=160,430")
    #expect(!chosen.console.contains("CONSOLE"), "\(chosen.console)")
    #expect(chosen.document.contains("id=\"touch\">can be tapped at (160, 435.5)"))
    #expect(chosen.document.contains("id=\"rules\">no constraint refers to it"))
    #expect(chosen.document.contains("frame on the screen: (20 420; 280 x 31)"))
    #expect(chosen.document.contains("why: 0.0"))
  }

  @Test("The page marks the present action, and has lanes of actions, animations and timers")
  func actions() async throws {
    let simulator = Simulator(device: .iPhone8, system: "12.0")
    simulator.launch(TracedForm())
    let trace = try simulator.trace("Form") {
      try simulator.user.textFields["Username"].tap()
      _ = simulator.clock.schedule(after: .milliseconds(100), label: "save") {}
      try simulator.user.type("a")
      #expect(throws: InteractionError.self) { try simulator.user.buttons["Low"].tap() }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("trace.html")
    // The copy button is used once the page is loaded; headless pages of files have no clipboard.
    let click = """
      <script>
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
      document.querySelector('[data-copy=xcui]').click();
      document.querySelectorAll('#code li')[1].click();
      </script></body>
      """
    try Data(trace.html.replacing("</body>", with: click).utf8).write(to: file)
    let page = try await open(file, "#t=0&at=160,\(75)")
    #expect(!page.console.contains("CONSOLE"), "\(page.console)")
    let lanes = page.document.components(separatedBy: "class=\"lane bars\"><span>").dropFirst()
      .map { $0.prefix { $0 != "<" } }
    #expect(lanes == ["actions", "animations", "timers"])
    let marked = page.document.components(separatedBy: "aria-current=\"step\"")
    #expect(marked.count == 2)
    #expect(marked[1].contains("<span>type \"a\"</span>"))
    #expect(page.document.contains("The text is selected: copy it."))
    #expect(page.document.contains("<textarea id=\"selection\""))
    #expect(page.document.contains("app.textFields[\"Username\"].tap()\n"))
    #expect(page.document.contains("TextField \"Username\".top == View.top + 60"))
    #expect(page.document.contains("failed: user.buttons[\"Low\"].tap() failed: "))
  }

  /// A trace with two steps, a claim that holds and two flaws.
  private func verdicts() throws -> Trace {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.launch(FieldForm())
    let recorder = simulator.beginTrace("Form", subtitle: "As published")
    recorder.note(step: "1. The user taps the field.")
    try simulator.user.textFields["Username"].tap()
    recorder.verdict(simulator.claimFocusVisible().text, .flaw)
    recorder.note(step: "2. The user types.")
    try simulator.user.type("ada")
    recorder.verdict("the text is \"ada\"", .holds)
    recorder.verdict("the button is hidden", .flaw)
    return recorder.end()
  }

  @Test("A page opens at its first flaw, with a time axis, and an address has precedence")
  func opening() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("trace.html")
    let trace = try verdicts()
    try trace.write(to: file)
    let page = try await open(file, "")
    #expect(!page.console.contains("CONSOLE"), "\(page.console)")
    #expect(page.document.contains("data-time=\"0.35\""))
    let state = "<p>1. The user taps the field.</p><p class=\"flaw\">flaw: TextField \"Username\" is under"
    #expect(page.document.contains(state))
    let lanes = page.document.components(separatedBy: "class=\"lane ").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(lanes.prefix(4) == ["axis", "marks", "marks", "bars"])
    let ticks = page.document.matches(of: /<span[^>]*style="left: [^"]*"[^>]*>([^<]*)<\/span>/).map(
      \.output.1
    )
    #expect(ticks.count > 2 && ticks.first == "0 ms" && ticks.allSatisfy { $0.hasSuffix(" ms") }, "\(ticks)")
    let buttons = page.document.matches(of: /<button type="button" class="([a-z]+)"[^>]*>([^<]*)<\/button>/)
      .map { "\($0.output.1) \($0.output.2)" }
    #expect(buttons == ["step 1", "step 2", "flaw !", "holds \u{2713}", "flaw !"])
    #expect(page.document.components(separatedBy: "aria-current=\"step\"").count == 4)

    let start = try await open(file, "#t=0")
    #expect(start.document.contains("data-time=\"0\"") && !start.document.contains("<p class=\"flaw\">"))
    // Enter on a button of the list, as a click, shows its moment.
    let click = "<script>document.querySelectorAll('#marks button')[3].click();</script></body>"
    try Data(trace.html.replacing("</body>", with: click).utf8).write(to: file)
    let last = try await open(file, "#t=0")
    #expect(!last.console.contains("CONSOLE"), "\(last.console)")
    #expect(
      last.document.contains(
        "<p>2. The user types.</p><p class=\"holds\">holds: the text is \"ada\"</p><p class=\"flaw\">flaw: the button is hidden</p>"
      )
    )
  }
}
