import Foundation
import Simulation

extension Exploration: CustomStringConvertible {
  /// The results on each stage, and each finding with its actions, its pictures and its test.
  public var description: String { results.map(\.description).joined(separator: "\n") }
}

extension Exploration.Result: CustomStringConvertible {
  /// One line with the counts, then the findings, then the elements that were not used.
  public var description: String {
    let found = findings.isEmpty ? "nothing" : findings.count == 1 ? "1 thing" : "\(findings.count) things"
    let end = isComplete ? "everything reachable was tried" : "not everything was tried"
    var text =
      "\(stage.device.name), iOS \(stage.system): found \(found) in \(actionCount) actions, "
      + "\(stateCount) states and \(edgeCount) edges; \(end)\n"
    for (place, finding) in findings.enumerated() { text += "\n\(place + 1). \(finding)\n" }
    if !unusedElements.isEmpty {
      text += "\nnever tapped:\n" + unusedElements.map { "- \($0)\n" }.joined()
    }
    return text
  }
}

extension Exploration.Finding: CustomStringConvertible {
  /// The condition, the claim, the actions, the screen before the last one and at the end, and a test.
  public var description: String {
    let steps = actions.isEmpty ? "after the launch" : actions.map { "- \($0)" }.joined(separator: "\n")
    var text = "Broken: \(invariant.name): \(claim.text)\n\(steps)\n"
    if let before { text += "\nbefore the last action:\n\(before.picture())\n" }
    if let after { text += "\nat the end:\n\(after.picture())\n" }
    if let why { text += "\nwhy: \(why)\n" }
    return text + "\n" + test
  }

  /// A test that performs the actions and checks the condition; it fails as long as the condition is broken.
  ///
  /// Of a condition about all states, such as ``Invariant/openedCanBeClosed``, and of one without code, the
  /// test ends with a comment, and the check has to be added.
  public var test: String {
    let name = invariant.name.split(separator: " ").enumerated().map { place, word in
      place == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined().filter { $0.isLetter || $0.isNumber }
    var lines = ["@MainActor @Test func \(name)() throws {"]
    lines.append(
      "  let simulator = Simulator(device: try .named(\"\(stage.device.name)\"), system: \"\(stage.system)\")"
    )
    lines += launchCode.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    lines.append("  simulator.settle()")
    if let name = invariant.watchedName {
      lines.append("  let watch = InvariantWatch(.\(name), in: simulator)")
    }
    for (place, action) in actions.enumerated() {
      if place == firstEdit, let before = invariant.code.before { lines.append("  \(before)") }
      lines.append("  \(action.code)")
      if invariant.watchedName != nil { lines.append("  watch.check()") }
    }
    lines += ["  simulator.settle()", "  \(invariant.code.check)", "}"]
    return lines.joined(separator: "\n")
  }
}
