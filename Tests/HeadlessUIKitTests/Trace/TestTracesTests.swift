import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The traces that a failing test attaches.
@MainActor @Suite struct TestTracesTests {
  private func traces(_ moments: TestTraces.Moments, hasFailed: Bool, issue: String? = nil) throws -> [Trace]
  {
    let traces = TestTraces("A test", moments)
    try TestTraces.$current.withValue(traces) {
      let simulator = Simulator(device: .iPhone8, system: "12.0")
      simulator.launch(TracedForm())
      try simulator.user.textFields["Username"].tap()
      try simulator.user.type("ada")
      if let issue {
        let place = SourcePlace(
          fileID: "Tests/FormTests.swift",
          filePath: "/FormTests.swift",
          line: 7,
          column: 1
        )
        traces.noteIssue(issue, at: place)
      }
    }
    return traces.end(hasFailed: hasFailed)
  }

  @Test("A test that passes has no trace") func passing() throws {
    #expect(try traces(.actions, hasFailed: false).isEmpty)
  }

  @Test("A test that fails has the moments of its actions and of its issues")
  func failing() throws {
    let trace = try #require(try traces(.actions, hasFailed: true, issue: "Expectation failed: 1 == 2").first)
    // The start, one before each action, and the issue, which looks like the end.
    #expect(trace.momentCount == 4)
    #expect(
      trace.html.contains("<code>FormTests.swift:7</code> <span class=\"error\">Expectation failed: 1 == 2")
    )
    // The page opens at the issue.
    #expect(trace.html.contains("<p id=\"counts\">1 failure</p>"))
    #expect(trace.html.contains("\"opening\":3"))
    #expect(
      trace.swiftTest.contains("  // The test failed here, FormTests.swift:7: Expectation failed: 1 == 2\n")
    )
    #expect(try #require(try traces(.all, hasFailed: true).first).momentCount > 8)
  }

  @Test("Only the last three simulators of a test are traced") func limit() throws {
    let traces = TestTraces("A test", .actions)
    TestTraces.$current.withValue(traces) {
      for device in [Device.iPhone4, .iPhone5s, .iPhone8, .iPhone11] { _ = Simulator(device: device) }
    }
    #expect(traces.end(hasFailed: true).map { $0.html.contains("<p>iPhone 4") } == [false, false, false])
    #expect(TestTraces.current == nil)
  }

  @Test("The trait retains the simulators of a test until its end", .traces) func trait() {
    weak var simulator: Simulator?
    do {
      let made = Simulator(device: .iPhone8)
      simulator = made
    }
    #expect(simulator != nil)
  }

  @Test("A trait without traces retains no simulator", .traces(.none)) func none() {
    weak var simulator: Simulator?
    do {
      let made = Simulator(device: .iPhone8)
      simulator = made
    }
    #expect(simulator == nil)
  }

  @Test("Explorations aren't recorded, so that their simulators are released and leaks are found")
  func explorations() {
    let traces = TestTraces("explorations", .actions)
    let findings = TestTraces.$current.withValue(traces) { TrappingForm.leak.explore().findings }
    #expect(findings.map(\.claim.text) == ["Screen is alive after its simulator"])
    #expect(traces.end(hasFailed: true).isEmpty)
  }

  @Test(
    "An interface with many views has no moments before actions",
    arguments: [(100, 3), (6_000, 2)]
  )
  func manyViews(count: Int, moments: Int) throws {
    let traces = TestTraces("many views", .actions)
    let simulator = TestTraces.$current.withValue(traces) { Simulator(device: .iPhone4, system: "4.3") }
    let controller = ViewController()
    var parent = try #require(controller.view)
    // In a debug build, most of them are siblings.
    let step = Repetitions.count(1, inDebug: 50)
    for index in 0..<count {
      let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      parent.addSubview(view)
      if index % step == 0 { parent = view }
    }
    simulator.launch(controller)
    try simulator.user.tap(CGPoint(x: 50, y: 60))
    let trace = try #require(traces.end(hasFailed: true).first)
    // The first one is before the launch, the last one at the end.
    #expect(trace.momentCount == moments)
    #expect(trace.html.contains("tap the point (50, 60)"))
  }
}
