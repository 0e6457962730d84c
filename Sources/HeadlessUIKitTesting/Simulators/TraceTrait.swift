import HeadlessUIKit
import Synchronization
import Testing

/// A trait that attaches a trace of each simulator that a failing test has created; see
/// `Trait.traces(_:)`.
public struct TraceTrait: TestTrait, SuiteTrait, TestScoping {
  let moments: TraceMoments

  /// Whether tests in nested suites have the trait too; true.
  public var isRecursive: Bool { true }

  /// Runs a test case, records its simulators, and attaches their traces if it fails.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let recording = await TestRecording(test, moments) else { return try await function() }
    let failure = Failure()
    do {
      try await TestTraces.$current.withValue(recording.traces) {
        try await IssueHandlingTrait.compactMapIssues { issue in
          if issue.isFailure {
            failure.happens()
            recording.note(issue)
          }
          return issue
        }.provideScope(for: test, testCase: testCase, performing: function)
      }
    } catch {
      // `#require` has already recorded an issue for the error that it throws.
      await recording.end(hasFailed: true, throwing: error is ExpectationFailedError ? nil : error)
      throw error
    }
    await recording.end(hasFailed: failure.hasHappened)
  }
}

/// Whether a test has failed; set on any thread.
private final class Failure: Sendable {
  private let value = Mutex(false)
  var hasHappened: Bool { value.withLock { $0 } }
  func happens() { value.withLock { $0 = true } }
}

extension Trait where Self == TraceTrait {
  /// Attaches a trace of each simulator that a failing test creates, as `trace.html`: the screen before each
  /// action, the log, and the actions as a test.
  ///
  /// ```swift
  /// @MainActor @Suite(.traces) struct SignUpTests { ...
  /// ```
  ///
  /// `swift test --attachments-path FOLDER` writes the attachments into a folder that exists. The simulators
  /// of a test, but no more than three, are retained until its end. A simulator of the trait `.simulator` has
  /// a trace anyway.
  public static var traces: Self { TraceTrait(moments: .actions) }

  /// Attaches a trace of each simulator that a failing test creates; see ``traces``.
  ///
  /// - Parameter moments: The moments. The environment variable `HEADLESSUIKIT_TRACE`, which is `none`,
  ///   `actions` or `all`, takes precedence.
  public static func traces(_ moments: TraceMoments) -> Self { TraceTrait(moments: moments) }
}
