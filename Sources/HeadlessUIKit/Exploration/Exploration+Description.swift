import Foundation
import Simulation
import ViewTree

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
      "\(stage): found \(found) in \(count(actionCount, "action")), "
      + "\(count(stateCount, "state")) and \(count(edgeCount, "edge")); \(end)\n"
    for (place, finding) in findings.enumerated() { text += "\n\(place + 1). \(finding)\n" }
    if !unusedElements.isEmpty {
      text += "\nnever tapped:\n" + unusedElements.map { "- \($0)\n" }.joined()
    }
    return text
  }
}

/// Returns a number with its noun: `1 action`, `2 actions`.
func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

extension Exploration.Finding: CustomDebugStringConvertible {
  /// The condition and the claim. A list shows its elements so, as in a failed expectation about
  /// `exploration.findings`, whose comment has the whole text.
  public var debugDescription: String { "Broken: \(invariant.name): \(claim.text)" }
}

extension Exploration.Finding: CustomStringConvertible {
  /// The condition, the claim, the actions, the screen before the last one and at the end, and a test.
  public var description: String {
    let steps = actions.isEmpty ? "after the launch" : actions.map { "- \($0)" }.joined(separator: "\n")
    var text = "\(debugDescription)\n\(steps)\n"
    if let before { text += "\nbefore the last action:\n\(before.picture())\n" }
    if let after { text += "\nat the end:\n\(after.picture())\n" }
    if let why { text += "\nwhy: \(why)\n" }
    return text + "\n" + test
  }
}

extension Exploration.Stage: CustomStringConvertible {
  /// The device and the system, and the settings that aren't the default ones:
  /// `iPhone 8, iOS 12.4, text size AX XL, right to left`.
  public var description: String {
    var parts = [device.name, system.name]
    if textSize != .large { parts.append("text size \(textSize.words)") }
    if direction == .rightToLeft { parts.append(direction.words) }
    return parts.joined(separator: ", ")
  }
}
