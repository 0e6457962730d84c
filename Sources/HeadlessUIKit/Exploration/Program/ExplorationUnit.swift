import Foundation

/// A stage of an interface, whose exploration runs in processes of its own.
struct ExplorationUnit: Sendable {
  let interface: String
  let stage: Int

  /// The text and the counts of an exploration.
  struct Outcome: Sendable {
    var text = ""
    var actionCount = 0
    var findingCount = 0
    var stopCount = 0
  }

  /// The error of an interface's closure.
  private struct InterfaceError: Error, CustomStringConvertible {
    let description: String
  }

  /// A stop of the program: its error, and the actions whose last one stopped it.
  private struct Stop {
    let error: String
    let path: [ExplorationAction]
  }

  /// The largest number of stops after which the stage is explored again.
  private static let stopLimit = 20

  /// Explores the stage, again after each stop of the program.
  ///
  /// - Throws: The error of Foundation if a process can't be started, or the interface's own error.
  func explore() throws -> Outcome {
    var outcome = Outcome()
    var stops: [Stop] = []
    while true {
      let run = try ExplorationProcess.run(order(.explore(stage: stage, stops: stops.map(\.path))))
      if let report = run.report {
        if let error = report.error { throw InterfaceError(description: error) }
        outcome.text = report.text
        outcome.actionCount = report.actionCount
        outcome.findingCount = report.findingCount
        break
      }
      stops.append(Stop(error: run.error, path: run.path))
      if run.path.isEmpty || stops.count == Self.stopLimit {
        outcome.text = "not explored to its end: the program was stopped \(stops.count) times\n"
        break
      }
    }
    for stop in distinct(stops) {
      outcome.stopCount += 1
      outcome.text += "\n" + (try describe(stop)) + "\n"
    }
    return outcome
  }

  private func order(_ work: ExplorationWorker.Work) -> ExplorationProcess.Order {
    ExplorationProcess.Order(interface: interface, work: work)
  }

  /// The stops with different errors, each with the shortest of its lists of actions.
  private func distinct(_ stops: [Stop]) -> [Stop] {
    var result: [Stop] = []
    for stop in stops {
      guard let known = result.firstIndex(where: { $0.error == stop.error }) else {
        result.append(stop)
        continue
      }
      if stop.path.count < result[known].path.count { result[known] = stop }
    }
    return result
  }

  /// Shortens the actions, and returns the finding as text.
  private func describe(_ stop: Stop) throws -> String {
    let path = try Shrinker<ExplorationAction>.shrink(stop.path) { actions in
      let run = try ExplorationProcess.run(order(.replay(stage: stage, actions)))
      return run.report == nil && run.error == stop.error
    }
    let run = try ExplorationProcess.run(order(.describe(stage: stage, path, error: stop.error)))
    return run.report?.text ?? stop.error
  }
}
