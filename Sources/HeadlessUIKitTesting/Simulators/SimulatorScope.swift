import HeadlessUIKit
import Synchronization
import Testing

/// A test case with its simulator, from the start to the check for leftovers at the end.
@MainActor final class SimulatorScope {
  /// The results to report after a test.
  struct Leftovers: Sendable {
    /// The screen and the log of a failed test, if no issue has them yet.
    var failureContext: String?
    /// The whole log of a failed test.
    var log: String?
    /// The leftovers of a test that did not fail.
    var leftovers: [Leftover] = []
  }

  private var simulator: Simulator?
  private let recording: TestRecording?
  private let departures = Departures()
  private let progress = Mutex(Progress())

  private struct Progress {
    var hasFailed = false
    var hasReportedContext = false
  }

  init(_ device: Device, _ system: SystemVersion?, _ recording: TestRecording?) {
    // A trait for all simulators of the test doesn't record this one, too.
    let simulator = TestTraces.withoutRecording { Simulator(device: device, system: system) }
    self.recording = recording
    recording?.traces.add(simulator)
    simulator.application.departures = departures
    self.simulator = simulator
  }

  /// Runs the test, and records an error of the simulated user at the action that threw it; an error without
  /// a place is rethrown.
  func run(_ function: @Sendable () async throws -> Void) async throws {
    guard let context = simulator?.application.context else { return }
    try await context.withTask {
      try await Innermost.$scope.withValue(self) {
        do {
          try await function()
        } catch let error as InteractionError {
          guard let place = error.place else { throw error }
          Issue.record(
            error,
            sourceLocation: place.location
          )
        }
      }
    }
  }

  /// Releases the simulator, and returns the results to report.
  func end(failedWith error: (any Error)?) -> Leftovers {
    let progress = self.progress.withLock { $0 }
    // #require has already recorded an issue for the error that it throws.
    let hasThrown = error.map { !($0 is ExpectationFailedError) } ?? false
    var remains = Leftovers()
    recording?.end(hasFailed: progress.hasFailed || hasThrown, throwing: hasThrown ? error : nil)
    if progress.hasFailed || hasThrown {
      remains.failureContext = progress.hasReportedContext ? nil : failureContext
      remains.log = simulator?.log.description
    } else {
      remains.leftovers = simulator?.leftovers ?? []
    }
    simulator = nil
    if !progress.hasFailed, !hasThrown { remains.leftovers += departures.survivors.map(Leftover.controller) }
    return remains
  }

  // MARK: Issues

  /// Adds the screen and the log to the first issue that is recorded on the main actor, where they can be
  /// read.
  nonisolated func explained(_ issue: Issue) -> Issue {
    guard issue.isFailure, Innermost.scope === self else { return issue }
    let reportsContext = progress.withLock { progress in
      progress.hasFailed = true
      defer { progress.hasReportedContext = progress.hasReportedContext || MainQueue.isCurrent }
      return !progress.hasReportedContext && MainQueue.isCurrent
    }
    recording?.note(issue)
    guard reportsContext else { return issue }
    var issue = issue
    issue.comments.append(ASCIIText.comment(MainActor.assumeIsolated { failureContext }))
    return issue
  }

  /// The number of log entries in the report.
  private static let entryCount = 20

  /// The screen and the last entries of the log, as text.
  private var failureContext: String {
    guard let simulator else { return "" }
    let time = GeometryText.seconds(simulator.clock.now.offset)
    let entries = simulator.log.entries
    let last = entries.suffix(SimulatorScope.entryCount)
    let part =
      last.count < entries.count ? "the last \(last.count) of \(entries.count) entries" : "all entries"
    return
      (simulator.waitingWork
      + ["the screen of \(simulator.device) with \(simulator.system.name) at \(time):"]
      + simulator.picture().rows + ["\(part) of its log:"] + last.map(\.description)).joined(separator: "\n")
  }
}

/// The scope of the current task, so that an outer scope doesn't explain the issues of an inner one.
private enum Innermost {
  @TaskLocal static var scope: SimulatorScope?
}
