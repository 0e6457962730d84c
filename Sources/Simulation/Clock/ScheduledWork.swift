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
  /// The counts of this work's queue, or `nil` while the work is in none.
  private(set) var counts: QueueCounts?
  /// The record of the work, while a trace records.
  var span: SpanRecord.Span?
  /// The origin of the work's code.
  nonisolated let origin: Origin
  private nonisolated let file: StaticString
  private nonisolated let line: Int

  /// The origin of a piece of work.
  enum Origin: Sendable {
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
    self.interval = interval.map { max($0, Self.shortestInterval) }
    self.body = body
  }

  /// The shortest interval of repeating work, as of Foundation's timers.
  package nonisolated static let shortestInterval = Duration.microseconds(100)

  /// Whether the work is still waiting to run.
  public var isPending: Bool { body != nil }

  /// Cancels the work. Has no effect after the work has run.
  public func cancel() {
    // The release of the body may deallocate an object that cancels this work, so it comes last.
    guard let body = body.take() else { return }
    defer { withExtendedLifetime(body) {} }
    counts?.cancelled += 1
    span?.end(isCutShort: interval == nil)
    leaveQueue()
  }

  /// Whether the simulator has scheduled the work for itself, to run once. An action waits for such work.
  nonisolated var isMotion: Bool {
    if case .simulator(_, isPrograms: false) = origin { interval == nil } else { false }
  }

  /// Whether client code has scheduled the work, for itself or with a clock's method.
  nonisolated var isPrograms: Bool {
    if case .simulator(_, isPrograms: false) = origin { false } else { true }
  }

  /// Counts the work in a queue.
  func enterQueue(_ counts: QueueCounts) {
    guard self.counts == nil else { return }
    self.counts = counts
    if isMotion { counts.motions += 1 }
  }

  /// Removes the work from its queue's counts, because it has run or is cancelled.
  func leaveQueue() {
    if isMotion { counts?.motions -= 1 }
    counts = nil
  }
}

/// The counts that a queue shares with its work.
@MainActor final class QueueCounts {
  /// The number of cancelled pieces that are still in the queue.
  var cancelled = 0
  /// The number of pending pieces for which an action waits.
  var motions = 0

  nonisolated init() {}
}
