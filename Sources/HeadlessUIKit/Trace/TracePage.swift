import Foundation
import Rendering
import Simulation

/// The HTML file of a trace.
struct TracePage {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// The values that the page's script reads. Lines of pictures, views and texts that several moments have
  /// are written once.
  private struct Values: Encodable {
    struct Moment: Encodable {
      var t: Double
      /// The lines of the picture, as places in `lines`.
      var p: [Int]
      /// The views, as places in `nodes`.
      var v: [Int]
      /// The responder chain.
      var c: [String]
      /// The number of actions that have begun.
      var a: Int
      /// The width and the height of the screen, which change when the interface turns.
      var z: [Double]
    }

    struct Node: Encodable, Hashable {
      var d: Int
      var n: String
      var f: [Double]
      /// 1 for a hidden view, 2 for the first responder.
      var s: Int
      /// The constraints, as places in `texts`; nil if they weren't recorded.
      var c: [Int]?
      /// Whether it can be tapped, as a place in `texts`; nil if it wasn't recorded.
      var t: Int?
    }

    /// An animation or a timer.
    struct Span: Encodable {
      var kind: String
      var name: String
      var begin: Double
      /// nil for one without an end.
      var end: Double?
      var state: String
      var fires: [Double]
    }

    var lines: [String] = []
    var texts: [String] = []
    var nodes: [Node] = []
    var spans: [Span] = []
    var moments: [Moment] = []
    /// The moment at which the page opens.
    var opening = 0
  }

  /// The complete text.
  var text: String {
    let title = Self.escaped(trace.title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <header><h1>\(title)</h1>\(subtitle)<p>\(Self.escaped(trace.device.name)), \(Self.escaped(trace.system.name))</p></header>
      <main>
      <section class="stage" aria-label="Screen">
      <div id="picture" role="img" aria-label="The screen at the chosen moment"></div>
      <p><label for="time">Moment <output id="now"></output></label></p>
      <input id="time" type="range" min="0" max="\(max(0, trace.moments.count - 1))" value="0" step="1">
      <p class="buttons"><button id="back">&#9664; Back</button> <button id="on">On &#9654;</button>
      <button id="mark">Compare from here</button></p>
      <div id="state" aria-live="polite"></div>
      </section>
      <section aria-label="Details">
      \(marks)
      <h2>Time</h2><div id="lanes"></div>
      \(spans)
      \(actions)
      <h2>View</h2><div id="view"><p>Click the picture or a view of the tree.</p></div>
      <h2>Responder chain</h2><p id="chain"></p>
      <h2>Changes</h2><ul id="changes"><li>"Compare from here" marks a moment; then choose another one.</li></ul>
      <h2>View tree</h2><ol id="tree"></ol>
      </section>
      <section aria-label="Log"><h2>Log</h2>
      <ol id="log">
      \(log)
      </ol>
      </section>
      </main>
      <script id="values" type="application/json">\(values)</script>
      <script>\(Self.script)
      \(Self.lanesScript)
      \(Self.controlsScript)</script>
      </body>
      </html>

      """
  }

  private var subtitle: String {
    trace.subtitle.isEmpty ? "" : "<p class=\"subtitle\">\(Self.escaped(trace.subtitle))</p>"
  }

  /// The steps and the verdicts, each with a button that shows its moment.
  private var marks: String {
    guard !trace.marks.isEmpty else { return "" }
    let items = trace.marks.map { mark in
      let time = Self.number(mark.time)
      let words = mark.verdict.map { "<b>\($0.words)</b> " } ?? ""
      return
        "<li class=\"\(mark.verdict?.rawValue ?? "step")\" data-m=\"\(mark.moment)\" data-t=\"\(time)\">"
        + "<button type=\"button\"><time>\(time)</time> \(words)<span>\(Self.escaped(mark.text))</span></button></li>"
    }
    let counts = Trace.Verdict.allCases.compactMap { verdict in
      let count = trace.marks.count { $0.verdict == verdict }
      return count == 0 ? nil : verdict.words(of: count)
    }
    let summary = counts.isEmpty ? "" : "<p id=\"counts\">\(counts.joined(separator: ", "))</p>"
    return """
      <h2>\(counts.isEmpty ? "Steps" : "Steps and verdicts")</h2>\(summary)
      <ol id="marks">
      \(items.joined(separator: "\n"))
      </ol>
      """
  }

  /// The actions and the tests that perform them.
  private var actions: String {
    guard !trace.actions.isEmpty else { return "" }
    let items = trace.actions.map { action in
      let begin = Self.number(action.begin)
      let error = action.error.map { error in
        let line = error.split(separator: "\n").first.map(String.init) ?? ""
        return "<span class=\"error\">failed: \(Self.escaped(line))</span>"
      }
      return
        "<li data-t=\"\(begin)\" data-end=\"\(Self.number(action.end))\"><code>\(Self.escaped(action.place))</code>"
        + " <span\(action.isIssue ? " class=\"error\"" : "")>\(Self.escaped(action.action.words))</span>\(error ?? "")</li>"
    }
    let script = TraceScript(trace)
    return """
      <h2>Test code</h2>
      <ol id="code">
      \(items.joined(separator: "\n"))
      </ol>
      <p class="buttons"><button data-copy="swift">Copy as a Swift test</button>
      <button data-copy="xcui">Copy as an XCUITest</button> <output id="copied"></output></p>
      <details><summary>Swift test</summary><pre id="swift" tabindex="0">\(Self.escaped(script.swiftTest))</pre></details>
      <details><summary>XCUITest</summary><pre id="xcui" tabindex="0">\(Self.escaped(script.uiTest))</pre></details>
      """
  }

  /// The animations and timers as text.
  private var spans: String {
    guard !trace.spans.isEmpty else { return "" }
    let items = trace.spans.map { span in
      let end = span.end.map(Self.number) ?? "no end"
      let fires =
        span.fires.isEmpty ? "" : ", fired \(span.fires.count == 1 ? "once" : "\(span.fires.count) times")"
      return
        "<li data-t=\"\(Self.number(span.begin))\"><time>\(Self.number(span.begin)) to \(end)</time> <b>\(span.kind)</b>"
        + " <span>\(Self.escaped("\(span.name): \(span.state)\(fires)"))</span></li>"
    }
    return
      "<details><summary>Animations and timers</summary><ol id=\"spans\">\n\(items.joined(separator: "\n"))\n</ol></details>"
  }

  private var log: String {
    trace.log.map { entry in
      let time = Self.number(entry.time)
      let cause = entry.cause.map { " data-cause=\"\($0)\"" } ?? ""
      let what = entry.subject.isEmpty ? entry.event : "\(entry.subject): \(entry.event)"
      return "<li id=\"e\(entry.index)\" data-t=\"\(time)\" data-kind=\"\(entry.category.rawValue)\"\(cause) "
        + "data-subject=\"\(Self.escaped(entry.subject))\">"
        + "<time>\(time)</time> <b>\(entry.category.rawValue)</b> <span>\(Self.escaped(what))</span></li>"
    }.joined(separator: "\n")
  }

  private var values: String {
    var values = Values()
    var places: [String: Int] = [:]
    var nodePlaces: [Values.Node: Int] = [:]
    var textPlaces: [String: Int] = [:]
    func place(of text: String) -> Int {
      if let known = textPlaces[text] { return known }
      textPlaces[text] = values.texts.count
      values.texts.append(text)
      return values.texts.count - 1
    }
    // A product or a sum of huge coordinates isn't finite, and JSON has only finite numbers.
    func rounded(_ number: CGFloat) -> Double {
      guard !number.isNaN else { return 0 }
      let limited = min(max(number, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
      let rounded = (limited * 100).rounded() / 100
      return rounded.isFinite ? rounded : limited
    }
    for moment in trace.moments {
      let size = moment.snapshot.screenSize
      let picture = moment.snapshot.screenLines.map { line in
        if let known = places[line] { return known }
        places[line] = values.lines.count
        values.lines.append(line)
        return values.lines.count - 1
      }
      let views = moment.nodes.map { node in
        let frame = node.frame
        let value = Values.Node(
          d: node.depth,
          n: node.name,
          f: [frame.minX, frame.minY, frame.width, frame.height].map(rounded),
          s: (node.isShown ? 0 : 1) + (node.isFirstResponder ? 2 : 0),
          c: node.constraints?.map(place),
          t: node.touch.map(place)
        )
        if let known = nodePlaces[value] { return known }
        nodePlaces[value] = values.nodes.count
        values.nodes.append(value)
        return values.nodes.count - 1
      }
      values.moments.append(
        .init(
          t: moment.time,
          p: picture,
          v: views,
          c: moment.chain,
          a: moment.actionCount,
          z: [size.width, size.height]
        )
      )
    }
    values.opening = trace.opening
    values.spans = trace.spans.map { span in
      Values.Span(
        kind: span.kind,
        name: span.name,
        begin: span.begin.offset.inSeconds,
        end: span.end?.offset.inSeconds,
        state: span.state,
        fires: span.fires.map(\.offset.inSeconds)
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(values)) ?? Data("null".utf8)
    // No text can end the element of the script.
    return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
  }

  /// A time in seconds, to the millisecond.
  private static func number(_ time: VirtualClock.Instant) -> String {
    GeometryText.fixed(time.offset.inSeconds, digits: 3)
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}

extension Trace.Verdict {
  /// The word before the text of a verdict.
  fileprivate var words: String {
    switch self {
    case .holds: "holds"
    case .flaw: "flaw"
    case .failure: "failed"
    }
  }

  /// The number of verdicts in words.
  fileprivate func words(of count: Int) -> String {
    switch self {
    case .holds: count == 1 ? "1 claim holds" : "\(count) claims hold"
    case .flaw: count == 1 ? "1 flaw" : "\(count) flaws"
    case .failure: count == 1 ? "1 failure" : "\(count) failures"
    }
  }
}
