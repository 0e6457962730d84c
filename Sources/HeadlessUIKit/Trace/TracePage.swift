import Foundation
import Rendering
import Simulation

/// The HTML file of a trace.
struct TracePage {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// The values that the page's script reads. Lines of pictures and views that several moments have are
  /// written once.
  private struct Values: Encodable {
    struct Moment: Encodable {
      var t: Double
      /// The lines of the picture, as places in `lines`.
      var p: [Int]
      /// The views, as places in `nodes`.
      var v: [Int]
      /// The responder chain.
      var c: [String]
    }

    struct Node: Encodable, Hashable {
      var d: Int
      var n: String
      var f: [Double]
      /// 1 for a hidden view, 2 for the first responder.
      var s: Int
    }

    var width: Double
    var height: Double
    var lines: [String] = []
    var nodes: [Node] = []
    var moments: [Moment] = []
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
      <header><h1>\(title)</h1><p>\(Self.escaped(trace.device.name)), iOS \(trace.system)</p></header>
      <main>
      <section class="stage" aria-label="Screen">
      <div id="picture" role="img" aria-label="The screen at the chosen moment"></div>
      <p><label for="time">Moment <output id="now"></output></label></p>
      <input id="time" type="range" min="0" max="\(max(0, trace.moments.count - 1))" value="0" step="1">
      <p class="buttons"><button id="back">&#9664; Back</button> <button id="on">On &#9654;</button>
      <button id="mark">Compare from here</button></p>
      </section>
      <section aria-label="Details">
      <h2>Lanes</h2><div id="lanes"></div>
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
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  private var log: String {
    trace.log.map { entry in
      let time = GeometryText.fixed(entry.time.offset.inSeconds, digits: 3)
      let cause = entry.cause.map { " data-cause=\"\($0)\"" } ?? ""
      let what = entry.subject.isEmpty ? entry.event : "\(entry.subject): \(entry.event)"
      return "<li id=\"e\(entry.index)\" data-t=\"\(time)\" data-kind=\"\(entry.category.rawValue)\"\(cause) "
        + "data-subject=\"\(Self.escaped(entry.subject))\">"
        + "<time>\(time)</time> <b>\(entry.category.rawValue)</b> <span>\(Self.escaped(what))</span></li>"
    }.joined(separator: "\n")
  }

  private var values: String {
    var values = Values(width: trace.size.width, height: trace.size.height)
    var places: [String: Int] = [:]
    var nodePlaces: [Values.Node: Int] = [:]
    func rounded(_ number: CGFloat) -> Double { (number * 100).rounded() / 100 }
    for moment in trace.moments {
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
          s: (node.isShown ? 0 : 1) + (node.isFirstResponder ? 2 : 0)
        )
        if let known = nodePlaces[value] { return known }
        nodePlaces[value] = values.nodes.count
        values.nodes.append(value)
        return values.nodes.count - 1
      }
      values.moments.append(.init(t: moment.time, p: picture, v: views, c: moment.chain))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(values)) ?? Data("null".utf8)
    // No text can end the element of the script.
    return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
