import Simulation
import UserSim

/// The traces of the simulators of a test, which a test framework's trait records for a failure.
@MainActor package final class TestTraces {
  /// The moments that are recorded during a test.
  package enum Moments: Sendable {
    /// One before each action, without the constraints of views and the obstacles to taps; none in
    /// interfaces with more than `TraceRecorder.viewLimit` views.
    case actions
    /// Those of `Simulator.trace`.
    case all
  }

  /// The traces of the test that creates a simulator in the current task.
  @TaskLocal package static var current: TestTraces?

  /// The number of simulators whose traces are kept: the last ones.
  private static let simulatorLimit = 3

  private let title: String
  private let moments: Moments
  private var recorders: [(simulator: Simulator, recorder: TraceRecorder)] = []

  /// Performs code whose simulators aren't recorded, and so aren't retained, as those of explorations.
  package static func withoutRecording<Result>(_ body: () -> Result) -> Result {
    $current.withValue(nil, operation: body)
  }

  package init(_ title: String, _ moments: Moments) {
    (self.title, self.moments) = (title, moments)
  }

  /// Begins the trace of a simulator, which is retained until ``end()``.
  package func add(_ simulator: Simulator) {
    if recorders.count == Self.simulatorLimit {
      recorders[0].recorder.stop()
      recorders.removeFirst()
    }
    let recorder = TraceRecorder(title, of: simulator, limit: 400, isDetailed: moments == .all)
    recorder.begin(every: moments == .all ? .milliseconds(50) : nil)
    recorders.append((simulator, recorder))
  }

  /// Adds an issue of the test, with a moment of all simulators.
  package func noteIssue(_ text: String, at place: SourcePlace?) {
    for entry in recorders { entry.recorder.noteIssue(text, at: place) }
  }

  /// Ends the recording and returns the traces, if the test has failed.
  package func end(hasFailed: Bool) -> [Trace] {
    defer { recorders = [] }
    for entry in recorders where !hasFailed { entry.recorder.stop() }
    return hasFailed ? recorders.map { $0.recorder.end() } : []
  }
}
