import Foundation
import HeadlessUIKit
import Testing

/// Traces of views whose coordinates have no sum, product or center.
@MainActor @Suite struct HugeTraceTests {
  @Test(arguments: [1e307, -1e307, 1e308]) func `a trace has the values of a huge frame`(size: CGFloat) throws
  {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let controller = ViewController()
    simulator.launch(controller)
    let huge = View(frame: CGRect(x: size, y: size, width: 1e307, height: 1e307))
    let trace = try simulator.trace("Huge") { simulator.perform { controller.view?.addSubview(huge) } }
    let start = try #require(trace.html.range(of: "<script id=\"values\" type=\"application/json\">"))
    let end = try #require(trace.html[start.upperBound...].range(of: "</script>"))
    let json = Data(trace.html[start.upperBound..<end.lowerBound].utf8)
    let values = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect((values["moments"] as? [Any])?.isEmpty == false)
    #expect((values["nodes"] as? [Any])?.isEmpty == false)
  }
}
