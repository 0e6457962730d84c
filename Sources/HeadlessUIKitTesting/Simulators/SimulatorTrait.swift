import HeadlessUIKit
import Testing

/// A trait that gives each test case its own simulator; see `Trait.simulator(_:_:leftovers:trace:)`.
public struct SimulatorTrait: TestTrait, SuiteTrait, TestScoping {
  /// The way to report the leftovers of a test.
  public enum LeftoverReport: Sendable {
    /// They are not reported.
    case ignored
    /// They are reported as a warning.
    case warnings
    /// The test fails.
    case failures
  }

  let device: Device
  let system: SystemVersion?
  let leftovers: LeftoverReport
  let trace: TraceMoments

  /// Whether tests in nested suites have the trait too; true.
  public var isRecursive: Bool { true }

  /// Runs a test case with a new simulator as the current one.
  ///
  /// An error of the simulated user is recorded at the test's line that called the action, if the error has
  /// it. The first issue of a failing test gets the screen and the end of the log at that moment as its
  /// comment; its log and its trace are attachments. Other errors are rethrown.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard system.map(device.supports) ?? true else { throw ImpossibleSimulator(trait: self) }
    let recording = await TestRecording(test, trace)
    let scope = await SimulatorScope(device, system, recording)
    var failure: (any Error)?
    do {
      try await IssueHandlingTrait.compactMapIssues(scope.explained).provideScope(
        for: test,
        testCase: testCase
      ) {
        try await scope.run(function)
      }
    } catch {
      failure = error
    }
    let remains = await scope.end(failedWith: failure)
    if let failureContext = remains.failureContext {
      Issue.record(ASCIIText.comment(failureContext), severity: .warning, sourceLocation: test.sourceLocation)
    }
    if let log = remains.log { Attachment.record(log, named: "log.txt", sourceLocation: test.sourceLocation) }
    report(remains.leftovers, of: test)
    if let failure { throw failure }
  }

  private func report(_ things: [Leftover], of test: Test) {
    guard !things.isEmpty, leftovers != .ignored else { return }
    let lines = ["the test has left something behind:"] + things.map(\.description)
    Issue.record(
      ASCIIText.comment(lines.joined(separator: "\n")),
      severity: leftovers == .failures ? .error : .warning,
      sourceLocation: test.sourceLocation
    )
  }
}

extension Trait where Self == SimulatorTrait {
  /// Gives each test case a new simulator, which is the current one: `Simulator.current`,
  /// `Application.shared` and all other statics refer to it, also while other tests run.
  ///
  /// ```swift
  /// @MainActor @Suite(.simulator(.iPhone4, "4.3")) struct SignInTests {
  ///   @Test func `the return key signs in`() throws {
  ///     let form = LoginViewController()
  ///     Simulator.current.launch(form)
  ///     ...
  /// ```
  ///
  /// A test's own trait takes precedence over its suite's. A device that never ran the system fails the test.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - system: The system version; if nil, the newest known version for the device.
  ///   - leftovers: The way to report fingers, timers, observers and controllers that a test leaves behind,
  ///     unless it fails anyway.
  ///   - trace: The moments of the trace that a failing test attaches as `trace.html`. The environment
  ///     variable `HEADLESSUIKIT_TRACE`, which is `none`, `actions` or `all`, takes precedence. `swift test
  ///     --attachments-path FOLDER` writes the attachments into a folder that exists.
  public static func simulator(
    _ device: Device = .iPhone17,
    _ system: SystemVersion? = nil,
    leftovers: SimulatorTrait.LeftoverReport = .warnings,
    trace: TraceMoments = .actions
  ) -> Self {
    SimulatorTrait(device: device, system: system, leftovers: leftovers, trace: trace)
  }
}

/// The error of a trait whose device never ran its system.
struct ImpossibleSimulator: Error, CustomStringConvertible {
  let trait: SimulatorTrait

  var description: String {
    let system = trait.system?.name ?? "this system"
    return "\(trait.device) never ran \(system); it ran \(trait.device.systemRange)"
  }
}
