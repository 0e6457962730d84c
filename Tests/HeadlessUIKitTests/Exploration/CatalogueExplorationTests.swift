import Foundation
import HeadlessUIKit
import Stories
import Testing

/// The search for the flaws of the catalogue, which isn't told what they are.
@MainActor @Suite struct CatalogueExplorationTests {
  /// The explorations of the published techniques by the ids of their interfaces.
  private static var published: [String: Exploration] = [:]

  /// Returns the exploration of a published technique, which takes place once.
  private static func exploration(of interface: ExploredInterface) -> Exploration {
    if let known = published[interface.id] { return known }
    let exploration = interface.explore(.classic)
    published[interface.id] = exploration
    return exploration
  }

  @Test(
    "The search finds the flaw of a published technique, and nothing in the corrected one",
    arguments: ExploredInterface.all.map(\.id)
  )
  func flaws(id: String) throws {
    let interface = try #require(ExploredInterface.all.first { $0.id == id })
    let published = Self.exploration(of: interface)
    #expect(!published.findings.isEmpty, "\(published)")
    let corrected = interface.explore(.fixed, actions: Repetitions.count(600, inDebug: 150))
    #expect(corrected.findings.isEmpty, "\(corrected)")
  }

  @Test("The printed test of each finding is the one in FoundFlaws.swift")
  func printedTests() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("FoundFlaws.swift")
    var text = """
      // The tests that explorations print for the flaws of the catalogue and for TrappingForm.
      // CatalogueExplorationTests compares the file with the present ones and writes it with UPDATE_GOLDEN=1.

      import HeadlessUIKit
      import HeadlessUIKitTesting
      import Stories
      import Testing

      @MainActor enum FoundFlaws {

      """
    var ids: [String] = []
    for interface in ExploredInterface.all {
      guard let finding = Self.exploration(of: interface).findings.first else { continue }
      ids.append(interface.id)
      let lines = finding.test.split(separator: "\n", omittingEmptySubsequences: false)
      text += "  static func find\(interface.id)() throws {\n"
      text += lines.dropFirst().map { "  \($0)\n" }.joined() + "\n"
    }
    for form in TrappingForm.allCases {
      let finding = try #require(form.explore().findings.first, "\(form)")
      ids.append(form.rawValue)
      let lines = finding.test.split(separator: "\n", omittingEmptySubsequences: false)
      text += "  static func find\(form.rawValue)() throws {\n"
      text += lines.dropFirst().map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "\n"
    }
    text += "  static let all: [(id: String, test: @MainActor () throws -> Void)] = [\n"
    text += ids.map { "    (\"\($0)\", find\($0)),\n" }.joined() + "  ]\n"
    text += "  nonisolated static let ids = [\n"
    text += ids.map { "    \"\($0)\",\n" }.joined() + "  ]\n}\n"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: url, encoding: .utf8)))
  }

  @Test("The documentation lists the flaws that the search finds")
  func documentation() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/FoundFlaws.md")
    var text = """
      # Flaws that the search finds by itself

      `Simulator.explore` uses each technique of the documents, as published, in the setting of a scenario of the catalogue; the search
      has no description of the bug. These are the first findings, with the seed 1; in the corrected techniques it finds nothing.
      `CatalogueExplorationTests` writes this page, and `FoundFlaws.swift` beside it has the printed tests, each of which fails.

      | scenario | technique | device | actions | states | broken | after |
      | --- | --- | --- | ---: | ---: | --- | --- |

      """
    for interface in ExploredInterface.all {
      let exploration = Self.exploration(of: interface)
      guard let result = exploration.results.first, let finding = result.findings.first else { continue }
      let claim = finding.claim.text.replacingOccurrences(of: "|", with: "\\|")
      let steps = finding.actions.map(\.description).joined(separator: "; ")
      text +=
        "| \(interface.id) | \(interface.name) | \(result.stage.device.name), iOS \(result.stage.system) "
      text += "| \(result.actionCount) | \(result.stateCount) | \(claim) | \(steps) |\n"
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: url, encoding: .utf8)))
  }

  @Test("A failed expectation shows each finding in a line, as its comment has the rest")
  func lines() throws {
    let exploration = TrappingForm.screen.explore()
    let finding = try #require(exploration.findings.first)
    let line = "Broken: what was opened can be closed: no action leads back"
    #expect(String(describingForTest: exploration.findings) == "[\(line)]")
    #expect(finding.description.hasPrefix("\(line)\n- tap the button \"Open\"\n"))
  }

  @Test(
    "The printed exploration has a try only if the code of the launch throws",
    arguments: [
      ("try show(in: simulator)", "try Simulator"), ("try? show(in: simulator)", "Simulator"),
      ("try\n  show(in: simulator)", "try Simulator"), ("retry (in: simulator)", "Simulator"),
    ]
  )
  func throwing(launch: String, call: String) throws {
    let exploration = Simulator.explore(
      on: [.iPhone4],
      systems: ["4.3"],
      kinds: [.taps, .typing],
      launchCode: launch
    ) { TrappingForm.screen.launch(in: $0) }
    let finding = try #require(exploration.findings.first)
    #expect(finding.test.contains("  let exploration = \(call).explore(\n"))
  }

  @Test("The printed tests fail", arguments: FoundFlaws.ids)
  func failing(id: String) throws {
    let flaw = try #require(FoundFlaws.all.first { $0.id == id })
    // An action that isn't possible isn't the flaw, unless it is the dismissal that the flaw prevents.
    try withKnownIssue {
      try flaw.test()
    } matching: { issue in
      guard let error = issue.error as? InteractionError else { return issue.error == nil }
      if case .noWayToDismissKeyboard = error.reason {
        return id == "X21" || id == TrappingForm.keyboard.rawValue
      }
      return false
    }
  }
}
