import Foundation
import HeadlessUIKit
import Testing

/// A form with a field that is behind the keyboard.
@MainActor private final class TracedForm: ViewController {
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
    simulator.launch(TracedForm())
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
    struct Node: Decodable { var n: String }
    var lines: [String]
    var nodes: [Node]
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
    simulator.launch(TracedForm())
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
  private func open(_ file: URL, _ hash: String) throws -> (document: String, console: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr",
      "--user-data-dir=\(file.deletingPathExtension().path)", "--virtual-time-budget=3000", "--dump-dom",
      file.absoluteString + hash,
    ]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let document = output.fileHandleForReading.readDataToEndOfFile()
    let console = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: document, as: UTF8.self), String(decoding: console, as: UTF8.self))
  }

  @Test("The page loads without an error, a moment moves the picture, and a point gives the why")
  func page() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.launch(TracedForm())
    let trace = try simulator.trace("Form") { try simulator.user.textFields["Username"].tap() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("trace.html")
    try trace.write(to: file)
    let start = try open(file, "")
    #expect(!start.console.contains("CONSOLE"), "\(start.console)")
    #expect(
      start.document.contains("data-time=\"0\"") && start.document.contains("There is no first responder.")
    )
    let later = try open(file, "#t=9&from=0")
    #expect(!later.console.contains("CONSOLE"), "\(later.console)")
    #expect(!later.document.contains("data-time=\"0\""))
    #expect(later.document.contains("TextField \"Username\" \u{2192} "))
    #expect(later.document.contains("TextField \"Username\"  is first responder"))
    let chosen = try open(file, "#t=0.05&at=160,430")
    #expect(!chosen.console.contains("CONSOLE"), "\(chosen.console)")
    #expect(chosen.document.contains("frame on the screen: (20 420; 280 x 31)"))
    #expect(chosen.document.contains("why: 0.0"))
  }
}
