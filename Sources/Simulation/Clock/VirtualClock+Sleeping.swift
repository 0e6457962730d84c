extension VirtualClock {
  /// Suspends the task until the clock has been advanced to `deadline`.
  ///
  /// The task is resumed at its instant, after all other work of that instant; of several tasks, the one
  /// created first is resumed first. Its code continues when the main actor is free: in `await
  /// simulator.settle()` and `await simulator.advance(by:)` before more time passes, otherwise after the call
  /// that advanced the clock.
  ///
  /// - Throws: `CancellationError` if the task is cancelled first, or the simulator ends (U71).
  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws
  {
    try Task.checkCancellation()
    try await wait(until: deadline, name: Task.name)
  }

  @MainActor private func wait(until deadline: Instant, name: String?) async throws {
    let sleeper = Sleeper()
    let label = (name.map { "\($0): " } ?? "") + "sleep until \(deadline.offset)"
    let work = ScheduledWork(label, from: .clock, at: #fileID, #line) { [context] in
      context?.object?.tasks.noteResumption()
      sleeper.resume(throwing: nil)
    }
    sleeper.work = work
    queue.add(work, at: max(deadline, present), resuming: .current)
    if isOver { sleeper.cancel() }
    sleepers[ObjectIdentifier(sleeper)] = sleeper
    defer { sleepers[ObjectIdentifier(sleeper)] = nil }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.wait(for: $0) }
    } onCancel: {
      Task { @MainActor in sleeper.cancel() }
    }
  }
}

/// A sleeping task, resumed exactly once, by time or by cancellation, whichever comes first.
@MainActor final class Sleeper {
  /// The work that resumes the task in time.
  fileprivate var work: ScheduledWork?
  private var continuation: CheckedContinuation<Void, any Error>?
  private var outcome: Result<Void, any Error>?

  fileprivate func wait(for continuation: CheckedContinuation<Void, any Error>) {
    if let outcome {
      continuation.resume(with: outcome)
    } else {
      self.continuation = continuation
    }
  }

  /// Resumes the task with a `CancellationError`, unless it was resumed before.
  func cancel() {
    work?.cancel()
    resume(throwing: CancellationError())
  }

  fileprivate func resume(throwing error: (any Error)?) {
    guard outcome == nil else { return }
    let result: Result<Void, any Error> = error.map { .failure($0) } ?? .success(())
    outcome = result
    continuation?.resume(with: result)
    continuation = nil
  }
}
