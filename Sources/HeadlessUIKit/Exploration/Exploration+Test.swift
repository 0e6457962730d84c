import Foundation
import Simulation
import ViewTree

extension Exploration.Finding {
  /// A test that performs the actions and checks the condition; it fails as long as the condition is broken.
  ///
  /// The test of a condition about all states, such as ``Invariant/openedCanBeClosed``, explores the
  /// interface with the same arguments. A condition without code has a test that fails until a check is
  /// written.
  public var test: String { ExplorationTest(stage, plan, invariant).text(actions, firstEdit: firstEdit) }
}

/// The Swift test of a broken condition.
struct ExplorationTest {
  private let stage: Exploration.Stage
  private let plan: Exploration.Plan
  private let invariant: Invariant

  init(_ stage: Exploration.Stage, _ plan: Exploration.Plan, _ invariant: Invariant) {
    (self.stage, self.plan, self.invariant) = (stage, plan, invariant)
  }

  /// Returns the test with some actions.
  ///
  /// - Parameter firstEdit: The place of the action that begins the last editing.
  func text(_ actions: [ExplorationAction], firstEdit: Int = 0) -> String {
    let name = invariant.name.functionName(ending: "holds")
    let isExit = if case .exit = invariant.form { true } else { false }
    let ending = isExit ? "() async" : isAsynchronous ? "() async throws" : "() throws"
    return (["@MainActor @Test func \(name)\(ending) {"] + indented(body(actions, firstEdit)) + ["}"])
      .joined(separator: "\n")
  }

  private var isAsynchronous: Bool { plan.settling == .asynchronous }

  private var settle: String { isAsynchronous ? "await simulator.settle()" : "simulator.settle()" }

  /// The statements of an action, after which the app is at rest.
  private func step(_ action: ExplorationAction) -> [String] {
    isAsynchronous ? [action.code, settle] : [action.code]
  }

  private func body(_ actions: [ExplorationAction], _ firstEdit: Int) -> [String] {
    switch invariant.form {
    case .statements(let before, let check):
      var steps: [String] = []
      for (place, action) in actions.enumerated() {
        if place == firstEdit, let before { steps.append(before) }
        steps += step(action)
      }
      return launch + steps + end + [check]
    case .watch(let name):
      return launch + watched(name, actions) + end + ["expectClaim(watch.claim)"]
    case .watchAfterwards(let name):
      let steps = launch + ["watch" + watched(name, actions)[0].dropFirst("let watch".count)]
      return ["let watch: InvariantWatch", "do {"]
        + indented(steps + watched(name, actions).dropFirst() + end)
        + ["}", "expectClaim(watch.claim)"]
    case .exploration(let name): return exploration(name, actions)
    case .exit:
      return ["await #expect(processExitsWith: .success) { @MainActor in"]
        + indented(launch + actions.flatMap(step)) + ["}"]
    }
  }

  /// The statements before a check at the end; after each action of an asynchronous test, the app is at rest.
  private var end: [String] { isAsynchronous ? [] : [settle] }

  private func watched(_ name: String, _ actions: [ExplorationAction]) -> [String] {
    ["let watch = InvariantWatch(.\(name), in: simulator)"]
      + actions.flatMap { step($0) + ["watch.check()"] }
  }

  private var launchLines: [String] {
    plan.launchCode.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var launch: [String] {
    var lines = [
      "let simulator = Simulator(device: try .named(\"\(stage.device.name)\"), system: \"\(stage.system)\")"
    ]
    if stage.textSize != .large { lines.append("simulator.contentSizeCategory = .\(stage.textSize.code)") }
    if stage.direction == .rightToLeft { lines.append("simulator.language = \"ar\"") }
    return lines + launchLines + [settle]
  }

  private func exploration(_ name: String, _ actions: [ExplorationAction]) -> [String] {
    var arguments = ["on: [try .named(\"\(stage.device.name)\")],", "systems: [\"\(stage.system)\"],"]
    if stage.textSize != .large { arguments.append("textSizes: [.\(stage.textSize.code)],") }
    if stage.direction == .rightToLeft { arguments.append("directions: [.rightToLeft],") }
    arguments += [
      "seed: \(plan.seed),", "actions: \(plan.actionLimit),", "depth: \(plan.depthLimit),",
      "kinds: \(plan.kinds.code),", "keeping: [.\(name)]",
    ]
    // The call throws the errors of the launch only.
    let prefix = (plan.launchCode.contains(/\btry\s/) ? "try " : "") + (isAsynchronous ? "await " : "")
    let call = "\(prefix)Simulator.explore"
    return ["let exploration = \(call)("] + indented(arguments) + [") { simulator in"]
      + indented(launchLines) + ["}"]
      + ["#expect(exploration.findings.isEmpty, \"\\(exploration)\")"]
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? $0 : "  \($0)" } }
}

extension ContentSizeCategory {
  /// The name in Swift, without a dot: `accessibilityExtraLarge`.
  fileprivate var code: String {
    let word = words.split(separator: " ").last ?? "L"
    let size = ["S": "small", "M": "medium", "L": "large"][word.last ?? "L"] ?? "large"
    var parts = word.dropLast().map { _ in "extra" } + [size]
    if isAccessibilityCategory { parts.insert("accessibility", at: 0) }
    return parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
