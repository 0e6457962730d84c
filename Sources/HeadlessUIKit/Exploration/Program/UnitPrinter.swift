import Foundation
import Synchronization

/// Prints the outcomes of stages in their order, each as soon as those before it are known.
final class UnitPrinter: Sendable {
  private struct State {
    var outcomes: [Int: Result<ExplorationUnit.Outcome, any Error>] = [:]
    /// The number of outcomes that are printed.
    var printedCount = 0
    var (actionCount, findingCount, stopCount, errorCount) = (0, 0, 0, 0)
  }

  private let units: [ExplorationUnit]
  private let state = Mutex(State())

  init(_ units: [ExplorationUnit]) { self.units = units }

  /// Notes an outcome, and prints those that follow the last printed one.
  func add(_ outcome: Result<ExplorationUnit.Outcome, any Error>, at place: Int) {
    state.withLock { state in
      state.outcomes[place] = outcome
      while let next = state.outcomes.removeValue(forKey: state.printedCount) {
        print(next, state.printedCount, &state)
        state.printedCount += 1
      }
    }
  }

  private func print(
    _ outcome: Result<ExplorationUnit.Outcome, any Error>,
    _ place: Int,
    _ state: inout State
  ) {
    let name = units[place].interface
    if place == 0 || units[place - 1].interface != name { Swift.print("== \(name)") }
    switch outcome {
    case .success(let outcome):
      Swift.print(outcome.text)
      state.actionCount += outcome.actionCount
      state.findingCount += outcome.findingCount
      state.stopCount += outcome.stopCount
    case .failure(let error):
      Swift.print("error: \(error)\n")
      state.errorCount += 1
    }
    fflush(nil)
  }

  /// Prints the counts, and returns the exit status.
  func end() -> Int32 {
    state.withLock { state in
      let names = Set(units.map(\.interface)).count
      let errors = state.errorCount == 0 ? "" : ", \(count(state.errorCount, "error"))"
      Swift.print(
        "\(count(names, "interface")), \(count(units.count, "stage")), \(count(state.actionCount, "action")): "
          + "\(count(state.findingCount, "broken condition")), \(count(state.stopCount, "stop")) of the program\(errors)"
      )
      return state.findingCount + state.stopCount + state.errorCount == 0 ? 0 : 1
    }
  }
}
