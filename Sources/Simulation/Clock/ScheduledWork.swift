/// A piece of work scheduled on a ``VirtualClock``, and the handle to cancel it.
@MainActor public final class ScheduledWork {
  /// A description of the work, for reports.
  public nonisolated let label: String
  /// The place in the code that scheduled the work, as `file:line`.
  public nonisolated var creator: String { "\(file):\(line)" }
  /// The interval of repeating work, or `nil` if it runs once.
  public nonisolated let interval: Duration?

  /// The closure to run, or `nil` after the last run or the cancellation.
  var body: (@MainActor () -> Void)?
  /// The number of cancelled pieces in this work's queue, or `nil` while the work is in none.
  var cancelled: CancelledCount?
  /// The origin of the work's code.
  let origin: Origin
  private nonisolated let file: StaticString
  private nonisolated let line: Int

  /// The origin of a piece of work.
  enum Origin {
    /// Code without a simulator.
    case clock
    /// The clock's simulator, or client code by way of it, with the log entry that caused the work.
    case simulator(cause: Int?, isPrograms: Bool)
  }

  init(
    _ label: String,
    from origin: Origin,
    at file: StaticString,
    _ line: Int,
    interval: Duration? = nil,
    body: @escaping @MainActor () -> Void
  ) {
    self.label = label
    self.origin = origin
    self.file = file
    self.line = line
    self.interval = interval
    self.body = body
  }

  /// Whether the work is still waiting to run.
  public var isPending: Bool { body != nil }

  /// Cancels the work. Has no effect after the work has run.
  public func cancel() {
    // The release of the body may deallocate an object that cancels this work, so it comes last.
    guard let body = body.take() else { return }
    defer { withExtendedLifetime(body) {} }
    cancelled?.value += 1
    cancelled = nil
  }
}

/// A number that a queue shares with its work.
@MainActor final class CancelledCount {
  var value = 0

  nonisolated init() {}
}
