/// A piece of work that waits for its instant on a ``VirtualClock``; the handle that cancels it.
@MainActor public final class ScheduledWork {
  /// What the work is, for reports.
  public nonisolated let label: String
  /// Where the work was scheduled, as `file:line`.
  public nonisolated var creator: String { "\(file):\(line)" }
  /// The interval of repeating work; nil if it runs once.
  public nonisolated let interval: Duration?

  /// What is left to run; nil once it ran for the last time or was cancelled.
  var body: (@MainActor () -> Void)?
  /// How many cancelled pieces wait in the queue where this one waits; nil while it waits in none.
  var cancelled: CancelledCount?
  /// Whose code the work is.
  let origin: Origin
  private nonisolated let file: StaticString
  private nonisolated let line: Int

  /// Whose code a piece of work is.
  enum Origin {
    /// Nobody's in particular.
    case clock
    /// The clock's simulator's, or the program's by way of it; and the entry of the log that caused it.
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

  /// Whether the work still waits for its instant.
  public var isPending: Bool { body != nil }

  /// Takes the work off the clock; work that already ran is left as it is.
  public func cancel() {
    // Releasing the body may deallocate an object that cancels this work: it is released last.
    guard let body = body.take() else { return }
    defer { withExtendedLifetime(body) {} }
    cancelled?.value += 1
    cancelled = nil
  }
}

/// A number that a queue shares with the work in it.
@MainActor final class CancelledCount {
  var value = 0

  nonisolated init() {}
}
