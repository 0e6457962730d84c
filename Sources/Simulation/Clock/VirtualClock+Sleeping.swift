extension VirtualClock {
  /// Suspends the task until the clock has been advanced to `deadline`.
  ///
  /// The task is resumed at its instant, in order with all other work. Its code continues when the main actor
  /// is free, after the call that advanced the clock has returned.
  ///
  /// - Throws: `CancellationError` if the task is cancelled first.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    try await wait(until: deadline)
  }

  @MainActor private func wait(until deadline: Instant) async throws {
    let sleeper = Sleeper()
    let work = schedule(after: now.duration(to: deadline), label: "sleep until \(deadline.offset)") {
      sleeper.resume(throwing: nil)
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.wait(for: $0) }
    } onCancel: {
      Task { @MainActor in
        work.cancel()
        sleeper.resume(throwing: CancellationError())
      }
    }
  }
}

/// A sleeping task, resumed exactly once, by time or by cancellation, whichever comes first.
@MainActor private final class Sleeper {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var outcome: Result<Void, any Error>?

  func wait(for continuation: CheckedContinuation<Void, any Error>) {
    if let outcome {
      continuation.resume(with: outcome)
    } else {
      self.continuation = continuation
    }
  }

  func resume(throwing error: (any Error)?) {
    guard outcome == nil else { return }
    let result: Result<Void, any Error> = error.map { .failure($0) } ?? .success(())
    outcome = result
    continuation?.resume(with: result)
    continuation = nil
  }
}
