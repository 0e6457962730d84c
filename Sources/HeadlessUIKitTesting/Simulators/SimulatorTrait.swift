import HeadlessUIKit
import Testing

/// Gives each test case a simulator of its own; see ``Testing/Trait/simulator(_:_:leftovers:)``.
public struct SimulatorTrait: TestTrait, SuiteTrait, TestScoping {
  /// What is done about things that a test leaves behind.
  public enum LeftoverReport: Sendable {
    /// Nothing.
    case ignored
    /// The test is warned of them.
    case warnings
    /// The test fails.
    case failures
  }

  let device: Device
  let system: SystemVersion?
  let leftovers: LeftoverReport

  /// Whether tests in suites inside have it too; they have.
  public var isRecursive: Bool { true }

  /// Runs a test case with a fresh simulator as the current one.
  ///
  /// An error of the simulated person's is recorded where the test's action stands, if it knows. The first issue of a
  /// failing test has the screen and the end of the log as its comment, as they were then. Other errors are thrown again.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard system.map(device.supports) ?? true else { throw ImpossibleSimulator(trait: self) }
    let scope = await SimulatorScope(device, system)
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
    if let testimony = remains.testimony {
      Issue.record(Comment(rawValue: testimony), severity: .warning, sourceLocation: test.sourceLocation)
    }
    if let log = remains.log { Attachment.record(log, named: "log.txt", sourceLocation: test.sourceLocation) }
    report(remains.leftovers, of: test)
    if let failure { throw failure }
  }

  private func report(_ things: [Leftover], of test: Test) {
    guard !things.isEmpty, leftovers != .ignored else { return }
    let lines = ["the test has left something behind:"] + things.map(\.description)
    Issue.record(
      Comment(rawValue: lines.joined(separator: "\n")),
      severity: leftovers == .failures ? .error : .warning,
      sourceLocation: test.sourceLocation
    )
  }
}

extension Trait where Self == SimulatorTrait {
  /// Each test case has a fresh simulator, which is the current one: `Simulator.current`, `Application.shared` and all
  /// other statics mean it, also while other tests run.
  ///
  /// ```swift
  /// @MainActor @Suite(.simulator(.iPhone4, "4.3")) struct SignInTests {
  ///   @Test func `the return key signs in`() throws {
  ///     let form = LoginViewController()
  ///     Simulator.current.launch(form)
  ///     ...
  /// ```
  ///
  /// A test's own trait comes before its suite's. A device that never ran the system fails the test.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - system: Its system version; without one, the newest that the tables know for the device.
  ///   - leftovers: What is done about fingers, timers, observers and controllers that a test leaves behind, unless it
  ///     fails anyway.
  public static func simulator(
    _ device: Device = .iPhone16,
    _ system: SystemVersion? = nil,
    leftovers: SimulatorTrait.LeftoverReport = .warnings
  ) -> Self {
    SimulatorTrait(device: device, system: system, leftovers: leftovers)
  }
}

/// A trait whose device never ran its system.
struct ImpossibleSimulator: Error, CustomStringConvertible {
  let trait: SimulatorTrait

  var description: String {
    let system = trait.system.map(\.description) ?? ""
    return "\(trait.device) never ran iOS \(system); it ran \(trait.device.systemRange)"
  }
}
