import Foundation
import HeadlessUIKit
import Testing

/// The moments of the trace that a failing test attaches; see `Simulator.trace`.
public enum TraceMoments: String, Sendable {
  /// No trace is attached.
  case none
  /// The moment before each action of the simulated user, those of the issues, and the last one. Only the
  /// moments of issues and the last one have the constraints of views and the obstacles to taps.
  case actions
  /// Those of the actions, and one every 50 milliseconds of virtual time, all with constraints and obstacles.
  case all

  /// The moments that the environment variable `HEADLESSUIKIT_TRACE` names, or else those of the trait.
  var effective: TraceMoments {
    ProcessInfo.processInfo.environment["HEADLESSUIKIT_TRACE"].flatMap(TraceMoments.init) ?? self
  }
}

/// The recording of a test's traces, and their attachment.
struct TestRecording: Sendable {
  let traces: TestTraces
  private let test: Test

  /// Creates the recording of a test; nil if nothing is recorded.
  @MainActor init?(_ test: Test, _ moments: TraceMoments) {
    self.test = test
    let title = test.displayName ?? test.name
    switch moments.effective {
    case .none: return nil
    case .actions: traces = TestTraces(title, .actions)
    case .all: traces = TestTraces(title, .all)
    }
  }

  /// Adds an issue that is recorded on the main actor.
  func note(_ issue: Issue) {
    guard MainQueue.isCurrent else { return }
    let place = issue.sourceLocation.map {
      SourcePlace(fileID: $0.fileID, filePath: $0.filePath, line: $0.line, column: $0.column)
    }
    let text = "\(issue)".split(separator: "\n").prefix(8).joined(separator: "\n")
    MainActor.assumeIsolated { traces.noteIssue(text, at: place) }
  }

  /// Ends the recording, and attaches the pages of a failed test: `trace.html`, and `trace-2.html` for a
  /// second simulator.
  ///
  /// - Parameter error: The error that the test has thrown and that isn't an issue yet.
  @MainActor func end(hasFailed: Bool, throwing error: (any Error)? = nil) {
    if let error {
      let line = "\(error)".split(separator: "\n").first.map(String.init) ?? ""
      traces.noteIssue("Caught error: \(line)", at: (error as? InteractionError)?.place)
    }
    for (place, trace) in traces.end(hasFailed: hasFailed).enumerated() {
      let name = place == 0 ? "trace.html" : "trace-\(place + 1).html"
      Attachment.record(trace.html, named: name, sourceLocation: test.sourceLocation)
    }
  }
}
