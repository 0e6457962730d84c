import Foundation
import HeadlessUIKit
import Testing

/// The tests that a trace prints.
@MainActor @Suite struct TraceScriptTests {
  /// Uses the form as the test in `TracedFormTest.swift` does.
  private func use(_ simulator: Simulator, _ form: TracedForm) throws {
    let user = simulator.user
    try user.tap(form.username)
    try user.type("Ada")
    #expect(throws: InteractionError.self) { try user.tap(form.low) }
    simulator.advance(by: .milliseconds(250))
    user.rotate(to: .landscapeLeft)
    user.rotate(to: .portrait)
    try user.dismissKeyboard()
    try user.manually { try user.buttons["Greet"].tap() }
    simulator.advance(by: .milliseconds(500))
  }

  /// Returns the lines of the log in a page.
  private func log(of trace: Trace) throws -> [String] {
    let html = trace.html
    let begin = try #require(html.range(of: "<ol id=\"log\">"))
    let end = try #require(html.range(of: "</ol>", range: begin.upperBound..<html.endIndex))
    return html[begin.upperBound..<end.lowerBound].components(separatedBy: "\n")
  }

  private func trace() throws -> Trace {
    let simulator = Simulator(device: .iPhone8, system: "12.0")
    let form = TracedForm()
    simulator.launch(form)
    let code = "simulator.launch(TracedForm())"
    return try simulator.trace("Traced form", launchCode: code) { try use(simulator, form) }
  }

  @Test("The Swift test of a trace is a file of this target, and repeats the log")
  func swiftTest() throws {
    let trace = try trace()
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "TracedFormTest.swift"
    )
    #expect(try String(contentsOf: file, encoding: .utf8) == trace.swiftTest + "\n")
    let traces = TestTraces("Traced form", .all)
    try TestTraces.$current.withValue(traces) { try tracedForm() }
    let repeated = try #require(traces.end(hasFailed: true).first)
    // The repetition is traced from before its launch.
    #expect(try log(of: repeated) == log(of: trace))
    let lines = repeated.swiftTest.components(separatedBy: "\n")
    #expect(
      lines.filter { $0.contains("user.") }
        == trace.swiftTest.components(separatedBy: "\n").filter { $0.contains("user.") }
    )
  }

  @Test("The XCUITest of a trace has a comment for each action without a counterpart")
  func uiTest() throws {
    #expect(
      try trace().uiTest == """
        import XCTest

        final class TracedTracedFormTests: XCTestCase {
          @MainActor func testTracedForm() {
            let app = XCUIApplication()
            app.launch()
            app.textFields["Username"].tap()
            app.typeText("Ada")
            // The next action was not possible.
            app.buttons["Low"].tap()
            // 0.25 s of virtual time pass here.
            XCUIDevice.shared.orientation = .landscapeLeft
            XCUIDevice.shared.orientation = .portrait
            // dismiss the keyboard: XCUITest has no counterpart of this action.
            app.buttons["Greet"].tap()
          }
        }
        """
    )
  }

  @Test("The page lists the actions with their lines, and the tests as text")
  func page() throws {
    let simulator = Simulator(device: .iPhone8, system: "12.0")
    simulator.launch(TracedForm())
    let line = #line + 2
    let html = try simulator.trace("Form") {
      try simulator.user.textFields["Username"].tap()
      try simulator.user.type("a\n")
    }.html
    #expect(
      html.contains(
        "<code>TraceScriptTests.swift:\(line)</code> <span>tap the text field &quot;Username&quot;"
      )
    )
    #expect(
      html.contains("<code>TraceScriptTests.swift:\(line + 1)</code> <span>type &quot;a\\n&quot;</span>")
    )
    #expect(html.contains("try simulator.user.textFields[&quot;Username&quot;].tap()\n"))
    #expect(html.contains("app.typeText(&quot;a\\n&quot;)\n"))
  }
}

/// The actions of a trace, as statements.
@MainActor @Suite struct TracedActionTests {
  private let simulator = Simulator(device: .iPhone8, system: "12.0")

  /// Returns the statements of the Swift test and of the XCUITest.
  private func statements(launching controller: ViewController, _ body: (User) throws -> Void) rethrows
    -> (swift: [String], counterparts: [String])
  {
    simulator.launch(controller)
    let trace = try simulator.trace("Actions") { try body(simulator.user) }
    func lines(_ text: String, _ indent: String) -> [String] {
      text.components(separatedBy: "\n").filter { $0.hasPrefix(indent) && !$0.hasPrefix(indent + " ") }
        .map { String($0.dropFirst(indent.count)) }
    }
    return (Array(lines(trace.swiftTest, "  ").dropFirst(2)), Array(lines(trace.uiTest, "    ").dropFirst(2)))
  }

  @Test("Actions on elements")
  func elements() throws {
    let form = TracedForm()
    let slider = Slider(frame: CGRect(x: 20, y: 250, width: 280, height: 31))
    slider.accessibilityIdentifier = "Volume"
    form.view.addSubview(slider)
    let (swift, counterparts) = try statements(launching: form) { user in
      try user.buttons["Greet"].doubleTap()
      try user.buttons["Greet"].press(forDuration: 0.5)
      try user.buttons.matching(.button).firstMatch.twoFingerTap()
      try user.buttons["Greet"].tap(force: true)
      try user.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.75)
      try user.textFields["Username"].tap()
      try user.textFields["Username"].typeText("ab")
      try user.textFields["Username"].clearText()
      try user.element(for: form.greet).swipeUp(velocity: .slow)
      try user.buttons["Greet"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.25)).tap()
      try user.buttons["Greet"].press(forDuration: 1, thenDragTo: user.staticTexts["Hello"])
      #expect(user.buttons["Greet"].waitForExistence(timeout: 2))
      try user.buttons.matching { $0.identifier == "Greet" }.element.tap()
    }
    #expect(
      swift == [
        "try simulator.user.buttons[\"Greet\"].doubleTap()",
        "try simulator.user.buttons[\"Greet\"].press(forDuration: 0.5)",
        "try simulator.user.buttons.matching(.button).firstMatch.twoFingerTap()",
        "try simulator.user.buttons[\"Greet\"].tap(force: true)",
        "try simulator.user.sliders[\"Volume\"].adjust(toNormalizedSliderPosition: 0.75)",
        "try simulator.user.textFields[\"Username\"].tap()",
        "try simulator.user.textFields[\"Username\"].typeText(\"ab\")",
        "try simulator.user.textFields[\"Username\"].clearText()",
        "try simulator.user.buttons[\"Greet\"].swipeUp(velocity: .slow)",
        "try simulator.user.buttons[\"Greet\"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.25)).tap()",
        "try simulator.user.buttons[\"Greet\"].press(forDuration: 1, thenDragTo: simulator.user.staticTexts[\"Hello\"])",
        "_ = simulator.user.buttons[\"Greet\"].waitForExistence(timeout: 2)",
        "try simulator.user.buttons[\"Greet\"].tap()",
      ]
    )
    #expect(
      counterparts == [
        "app.buttons[\"Greet\"].doubleTap()",
        "app.buttons[\"Greet\"].press(forDuration: 0.5)",
        "app.buttons.matching(.button, identifier: nil).firstMatch.twoFingerTap()",
        "app.buttons[\"Greet\"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()",
        "app.sliders[\"Volume\"].adjust(toNormalizedSliderPosition: 0.75)",
        "app.textFields[\"Username\"].tap()",
        "app.textFields[\"Username\"].typeText(\"ab\")",
        "// clear the text field \"Username\": XCUITest has no counterpart of this action.",
        "app.buttons[\"Greet\"].swipeUp(velocity: .slow)",
        "app.buttons[\"Greet\"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.25)).tap()",
        "app.buttons[\"Greet\"].press(forDuration: 1, thenDragTo: app.staticTexts[\"Hello\"])",
        "_ = app.buttons[\"Greet\"].waitForExistence(timeout: 2)",
        "app.buttons[\"Greet\"].tap()",
      ]
    )
  }

  @Test("Actions on the screen, the keyboard and the device")
  func screen() throws {
    let (swift, counterparts) = try statements(launching: TracedForm()) { user in
      try user.tap(CGPoint(x: 100, y: 300.5))
      try user.textFields["Username"].tap()
      try user.tap(key: "a")
      try user.typeText("\n")
      user.swipeDown(velocity: 300)
      user.swipeBack()
      try user.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 20, y: 310))
      try user.touch(along: [FingerPath(from: CGPoint(x: 10, y: 300)).holding(for: .milliseconds(40))])
      try user.leaveProgram()
      user.returnToProgram()
      simulator.rotate(to: .landscapeRight)
      simulator.simulateMemoryWarning()
    }
    #expect(
      swift == [
        "try simulator.user.tap(CGPoint(x: 100, y: 300.5))",
        "try simulator.user.textFields[\"Username\"].tap()",
        "try simulator.user.tap(key: \"a\")",
        "try simulator.user.typeText(\"\\n\")",
        "simulator.user.swipeDown(velocity: 300)",
        "simulator.user.swipeBack()",
        "try simulator.user.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 20, y: 310))",
        "try simulator.user.touch(along: [FingerPath(from: CGPoint(x: 10, y: 300))"
          + ".moving(to: CGPoint(x: 10, y: 300), over: .milliseconds(40))])",
        "try simulator.user.leaveProgram()",
        "simulator.user.returnToProgram()",
        "simulator.rotate(to: .landscapeRight)",
        "simulator.simulateMemoryWarning()",
      ]
    )
    let corner = "app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).withOffset"
    #expect(
      counterparts == [
        "\(corner)(CGVector(dx: 100, dy: 300.5)).tap()",
        "app.textFields[\"Username\"].tap()",
        "app.keyboards.keys[\"A\"].tap()",
        "app.typeText(\"\\n\")",
        "app.swipeDown(velocity: 300)",
        "app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5)).press(forDuration: 0, "
          + "thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.8, dy: 0.5)))",
        "\(corner)(CGVector(dx: 10, dy: 300)).press(forDuration: 0.6, "
          + "thenDragTo: \(corner)(CGVector(dx: 20, dy: 310)))",
        "// move a finger along a path: XCUITest has no counterpart of this action.",
        "XCUIDevice.shared.press(.home)",
        "app.activate()",
        "XCUIDevice.shared.orientation = .landscapeRight",
        "// send a memory warning: XCUITest has no counterpart of this action.",
      ]
    )
  }

  @Test("Fingers are a variable, and an event of several is one statement")
  func fingers() throws {
    let (swift, _) = try statements(launching: TracedForm()) { user in
      let (one, other) = try user.atOnce {
        (try user.touchDown(at: CGPoint(x: 10, y: 300)), try user.touchDown(at: CGPoint(x: 90, y: 300)))
      }
      try one.move(to: CGPoint(x: 15, y: 300))
      user.atOnce {
        one.lift()
        other.lift()
      }
    }
    #expect(
      swift == [
        "var fingers: [Finger] = []",
        "try simulator.user.atOnce {",
        "}",
        "try fingers[0].move(to: CGPoint(x: 15, y: 300))",
        "simulator.user.atOnce {",
        "}",
      ]
    )
  }

  @Test("An action that is a part of another isn't recorded, and none is after the end")
  func nesting() throws {
    simulator.launch(TracedForm())
    let recorder = simulator.beginTrace("Form")
    try simulator.user.textFields["Username"].tap()
    try simulator.user.dismissKeyboard()
    let trace = recorder.end()
    try simulator.user.buttons["Greet"].tap()
    #expect(trace.swiftTest.components(separatedBy: "simulator.user.").count == 3)
    #expect(recorder.end().swiftTest.components(separatedBy: "simulator.user.").count == 3)
  }
}
