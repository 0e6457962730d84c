import Foundation
import Simulation
import ViewTree

/// A part of the explorations of a program, in a process of its own.
@MainActor final class ExplorationWorker {
  /// The part of the present process; nil in a test, which explores every stage.
  static var current: ExplorationWorker?

  /// The work of a process. Stages are numbered over all explorations of an interface.
  enum Work: Codable {
    /// Counts the stages.
    case count
    /// Explores a stage without the lists of actions whose last one stops the program.
    case explore(stage: Int, stops: [[ExplorationAction]])
    /// Performs actions.
    case replay(stage: Int, [ExplorationAction])
    /// Describes the finding of actions that stop the program with an error.
    case describe(stage: Int, [ExplorationAction], error: String)
  }

  /// The results of a process.
  struct Report: Codable {
    var stageCount = 0
    var text = ""
    var findingCount = 0
    var actionCount = 0
    /// The error of the interface's closure.
    var error: String?
  }

  private(set) var report = Report()
  private let work: Work
  private let journal: ExplorationJournal?

  init(_ work: Work, journal: ExplorationJournal? = nil) {
    (self.work, self.journal) = (work, journal)
  }

  /// Explores an interface on all stages, or does the part of the present process.
  static func explore(
    _ stages: [Exploration.Stage],
    _ plan: Exploration.Plan,
    _ launch: @escaping @MainActor (Simulator) -> Void
  ) async -> Exploration {
    if let current { return Exploration(results: await current.perform(stages, plan, launch)) }
    var exploration = Exploration()
    for stage in stages {
      var explorer = Explorer(plan, on: stage, launch: launch)
      exploration.results.append(await explorer.run())
    }
    return exploration
  }

  /// Runs an interface's closure, and returns the report.
  func run(_ explore: @MainActor () async throws -> Exploration) async -> Report {
    Self.current = self
    defer { Self.current = nil }
    do { _ = try await explore() } catch { report.error = "\(error)" }
    return report
  }

  private func perform(
    _ stages: [Exploration.Stage],
    _ plan: Exploration.Plan,
    _ launch: @escaping @MainActor (Simulator) -> Void
  ) async -> [Exploration.Result] {
    let first = report.stageCount
    report.stageCount += stages.count
    func explorer(_ number: Int, stops: [[ExplorationAction]] = []) -> Explorer? {
      guard stages.indices.contains(number - first) else { return nil }
      return Explorer(plan, on: stages[number - first], journal: journal, stops: Set(stops), launch: launch)
    }
    switch work {
    case .count: return []
    case .explore(let number, let stops):
      guard var explorer = explorer(number, stops: stops) else { return [] }
      let result = await explorer.run()
      report.text = result.description
      report.findingCount = result.findings.count
      report.actionCount = result.actionCount
      return [result]
    case .replay(let number, let actions):
      await explorer(number)?.perform(actions)
    case .describe(let number, let actions, let error):
      if let explorer = explorer(number) {
        report.text = "\(explorer.stage): \(await explorer.stop(error, after: actions))"
      }
    }
    return []
  }
}
