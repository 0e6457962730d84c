import Simulation
import UserSim

/// An action of the simulated user, or an issue of the test, in a trace.
struct TraceAction: Sendable {
  let action: UserAction
  /// The virtual time at the action's begin.
  let begin: VirtualClock.Instant
  /// The virtual time at the action's end.
  var end: VirtualClock.Instant
  /// The error that the action has thrown.
  var error: String?
  /// Whether it is an issue of the test.
  var isIssue = false

  /// The name of the file and the line of the call: `SignInTests.swift:12`.
  var place: String {
    action.place.map { "\($0.fileID.split(separator: "/").last ?? ""):\($0.line)" } ?? ""
  }
}

/// The tests that perform the actions of a trace.
struct TraceScript {
  private let trace: Trace
  /// The places of fingers in the variable `fingers`, by their numbers.
  private var fingers: [Int: Int] = [:]

  init(_ trace: Trace) {
    self.trace = trace
    for action in trace.actions.map(\.action) {
      if let finger = action.finger, fingers[finger] == nil, action.code?.hasPrefix("fingers.append") == true
      {
        fingers[finger] = fingers.count
      }
    }
  }

  // MARK: Swift Testing

  /// The test of Swift Testing.
  var swiftTest: String {
    var lines = [
      "import HeadlessUIKit", "import Testing", "",
      "@MainActor @Test func \(name(after: ""))() throws {",
      "  let simulator = Simulator(device: try .named(\(trace.device.name.inSwift)), system: \"\(trace.system)\")",
    ]
    lines += launch.map { "  \($0)" }
    if !fingers.isEmpty { lines.append("  var fingers: [Finger] = []") }
    var (time, place) = (trace.start.time, 0)
    while place < trace.actions.count {
      let first = trace.actions[place]
      lines += gap(from: time, to: first.begin).map { "  simulator.advance(by: \($0.code))" }
      // The actions of one event are one statement.
      let event = first.action.event
      let count = event == nil ? 1 : trace.actions[place...].prefix { $0.action.event == event }.count
      lines += statement(place..<place + count).map { "  \($0)" }
      place += count
      time = trace.actions[place - 1].end
    }
    lines += gap(from: time, to: trace.end).map { "  simulator.advance(by: \($0.code))" }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private var launch: [String] {
    var lines: [String] = []
    if let code = trace.launchCode {
      lines += code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    } else {
      let example = trace.start.controller.map { ": simulator.launch(\($0)())" } ?? "."
      lines.append("// Launch the interface here\(example)")
    }
    if let orientation = trace.start.orientation { lines.append("simulator.rotate(to: .\(orientation))") }
    if trace.start.hasHardwareKeyboard {
      lines.append("simulator.keyboard.isHardwareKeyboardConnected = true")
    }
    if trace.start.time.offset > .zero {
      lines.append("// The trace begins at \(GeometryText.seconds(trace.start.time.offset)) of virtual time.")
    }
    return lines
  }

  /// Returns the time between two actions; empty if there is none.
  private func gap(from start: VirtualClock.Instant, to end: VirtualClock.Instant) -> [Duration] {
    end > start ? [start.duration(to: end)] : []
  }

  /// Returns the lines of one statement for the actions in a range.
  private func statement(_ range: Range<Int>) -> [String] {
    let actions = trace.actions[range]
    var body = actions.flatMap { action -> [String] in
      if action.isIssue { return [issueComment(action)] }
      guard let code = code(of: action.action) else {
        return ["// \(action.action.words): its arguments can't be written as code"]
      }
      return [code]
    }
    guard let first = actions.first, !body.allSatisfy({ $0.hasPrefix("//") }) else { return body }
    func wrap(_ call: String, isTrying: Bool) {
      let head = (isTrying && body.contains { $0.contains("try ") } ? "try " : "") + call
      body = body.count == 1 ? ["\(head) { \(body[0]) }"] : ["\(head) {"] + body.map { "  \($0)" } + ["}"]
    }
    if first.action.event != nil { wrap("simulator.user.atOnce", isTrying: true) }
    if first.action.isManual { wrap("simulator.user.manually", isTrying: true) }
    let isExpected = actions.contains { $0.error != nil } && range.upperBound < trace.actions.count
    if isExpected { wrap("#expect(throws: InteractionError.self)", isTrying: false) }
    return body
  }

  private func issueComment(_ issue: TraceAction) -> String {
    let line = issue.action.words.split(separator: "\n").first.map(String.init) ?? ""
    return "// The test failed here, \(issue.place): \(line)"
  }

  private func code(of action: UserAction) -> String? {
    guard let code = action.code, let finger = action.finger else { return action.code }
    return fingers[finger].map { code.replacing(UserAction.finger, with: "fingers[\($0)]") }
  }

  // MARK: XCUITest

  /// The test of XCUITest.
  var uiTest: String {
    var lines = [
      "import XCTest", "",
      "final class \(name(after: "traced").capitalizedFirst)Tests: XCTestCase {",
      "  @MainActor func test\(name(after: "").capitalizedFirst)() {",
      "    let app = XCUIApplication()", "    app.launch()",
    ]
    if let orientation = trace.start.orientation {
      lines.append("    XCUIDevice.shared.orientation = .\(orientation)")
    }
    var time = trace.start.time
    for entry in trace.actions {
      lines += gap(from: time, to: entry.begin).map {
        "    // \(GeometryText.seconds($0)) of virtual time pass here."
      }
      if entry.error != nil { lines.append("    // The next action was not possible.") }
      let missing = "// \(entry.action.words): XCUITest has no counterpart of this action."
      lines.append("    " + (entry.isIssue ? issueComment(entry) : entry.action.counterpart ?? missing))
      time = entry.end
    }
    return (lines + ["  }", "}"]).joined(separator: "\n")
  }

  private func name(after prefix: String) -> String {
    trace.title.functionName(after: prefix, ending: "actions")
  }
}
