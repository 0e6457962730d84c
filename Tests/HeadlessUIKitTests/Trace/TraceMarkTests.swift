import Foundation
import HeadlessUIKit
import Testing

/// The steps and verdicts of a trace.
@MainActor @Suite struct TraceMarkTests {
  private struct Values: Decodable {
    struct Moment: Decodable { var t: Double }
    var moments: [Moment]
    var opening: Int
  }

  /// The time at which a page opens, in seconds.
  private func opening(_ trace: Trace) throws -> Double {
    let html = trace.html
    let begin = try #require(html.range(of: "type=\"application/json\">"))
    let end = try #require(html.range(of: "</script>", range: begin.upperBound..<html.endIndex))
    let data = Data(html[begin.upperBound..<end.lowerBound].utf8)
    let values = try JSONDecoder().decode(Values.self, from: data)
    return values.moments[values.opening].t
  }

  /// Records verdicts, each one second after the previous one.
  private func trace(_ verdicts: [Trace.Verdict]) -> Trace {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.launch(TracedForm())
    let recorder = simulator.beginTrace("Verdicts")
    for verdict in verdicts {
      simulator.advance(by: .seconds(1))
      recorder.verdict("the claim", verdict)
    }
    simulator.advance(by: .seconds(1))
    return recorder.end()
  }

  @Test(
    "A page opens at the first failure, the first flaw, the last claim or the beginning",
    arguments: [
      ([], 0), ([.holds], 1), ([.holds, .holds, .holds], 3), ([.holds, .flaw, .flaw, .holds], 2),
      ([.flaw, .holds, .failure, .failure, .holds], 3),
    ] as [([Trace.Verdict], Double)]
  )
  func openings(verdicts: [Trace.Verdict], time: Double) throws {
    #expect(try opening(trace(verdicts)) == time)
  }

  @Test func `a page has the title, the subtitle, the device, and the steps with their verdicts`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.launch(TracedForm())
    let recorder = simulator.beginTrace("A form <1>", subtitle: "As published & corrected")
    recorder.note(step: "1. The user taps the field.")
    try simulator.user.textFields["Username"].tap()
    recorder.verdict(simulator.claimFocusVisible())
    recorder.verdict(Claim("the text is \"ada\"", false))
    recorder.note(step: "2. The user taps <Low>.")
    recorder.verdict("Low is under the keyboard", .flaw)
    let html = recorder.end().html
    #expect(
      html.contains(
        "<header><h1>A form &lt;1&gt;</h1><p class=\"subtitle\">As published &amp; corrected</p><p>iPhone 4, iOS 4.3</p></header>"
      )
    )
    let lines = html.split(separator: "\n").filter { $0.contains("data-m=") }
    let marks = lines.map { line in
      line.replacing(/data-m="\d+" data-t="[\d.]+"/, with: "").replacing(/<[^>]*>/, with: "|")
        .replacing(/\|+/, with: "|")
    }
    #expect(
      marks == [
        "|0.000| |1. The user taps the field.|",
        "|0.350| |holds| |TextField &quot;Username&quot; is above the keyboard: its bottom 103, the keyboard's top 264|",
        "|0.350| |failed| |the text is &quot;ada&quot;|", "|0.350| |2. The user taps &lt;Low&gt;.|",
        "|0.350| |flaw| |Low is under the keyboard|",
      ]
    )
    #expect(lines.map { $0.prefix { $0 != " " } == "<li" }.allSatisfy { $0 })
    #expect(html.contains("<h2>Steps and verdicts</h2><p id=\"counts\">1 claim holds, 1 flaw, 1 failure</p>"))
  }

  @Test func `a page without steps and verdicts has no list of them`() {
    let html = trace([]).html
    #expect(!html.contains("<ol id=\"marks\">") && !html.contains("<p class=\"subtitle\">"))
  }

  @Test func `a step has a moment of its own, also beyond the limit`() {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.launch(TracedForm())
    let recorder = simulator.beginTrace("Steps", limit: 1)
    let start = recorder.end().momentCount
    recorder.note(step: "1. The user waits.")
    recorder.note(step: "2. The user waits.")
    recorder.verdict("nothing has changed", .holds)
    #expect(recorder.end().momentCount == start + 2)
  }
}
