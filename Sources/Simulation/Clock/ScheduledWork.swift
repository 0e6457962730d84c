/// A piece of work that waits for its instant on a ``VirtualClock``; the handle that cancels it.
@MainActor public final class ScheduledWork {
  /// What the work is, for reports.
  public nonisolated let label: String
  /// Where the work was scheduled, as `file:line`.
  public nonisolated let creator: String
  /// The interval of repeating work; nil if it runs once.
  public nonisolated let interval: Duration?

  /// What is left to run; nil once it ran for the last time or was cancelled.
  var body: (@MainActor () -> Void)?
  /// Tells the queue that one entry has nothing to do any more.
  var onCancel: (@MainActor () -> Void)?

  init(label: String, creator: String, interval: Duration?, body: @escaping @MainActor () -> Void) {
    self.label = label
    self.creator = creator
    self.interval = interval
    self.body = body
  }

  /// Whether the work still waits for its instant.
  public var isPending: Bool { body != nil }

  /// Takes the work off the clock; work that already ran is left as it is.
  public func cancel() {
    guard body != nil else { return }
    body = nil
    onCancel?()
    onCancel = nil
  }
}
