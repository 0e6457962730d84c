/// The ordered record of what happened in one simulator, each entry with its cause.
///
/// While ``isEnabled`` is false nothing is written and no text is made. The log holds no view, so it keeps none alive.
@MainActor public final class EventLog {
  /// Whether new entries are written. Entries written before stay.
  @exclusivity(unchecked) public var isEnabled: Bool

  /// What was written since the start or the last ``removeAll()``, oldest first.
  public private(set) var entries: [LogEntry] = []

  /// The index of the entry that is under way, and so the cause of the next one.
  package var cause: Int?

  private let clock: VirtualClock
  private var nextIndex = 0

  init(clock: VirtualClock, isEnabled: Bool) {
    self.clock = clock
    self.isEnabled = isEnabled
  }

  /// Writes a line of the program's own into the log.
  public func note(_ text: String) {
    record(.note, "", text)
  }

  /// Forgets the entries; the numbering goes on, so causes stay unambiguous.
  public func removeAll() {
    entries = []
  }

  /// Writes one entry. The texts are only made while the log is enabled.
  package func record(
    _ category: LogEntry.Category,
    _ subject: @autoclosure () -> String,
    _ event: @autoclosure () -> String
  ) {
    guard isEnabled else { return }
    append(category, subject(), event())
  }

  /// Writes one entry and makes it the cause of all that `body` does.
  package func recording<Result>(
    _ category: LogEntry.Category,
    _ subject: @autoclosure () -> String,
    _ event: @autoclosure () -> String,
    during body: () throws -> Result
  ) rethrows -> Result {
    guard isEnabled else { return try body() }
    let outer = cause
    cause = append(category, subject(), event())
    defer { cause = outer }
    return try body()
  }

  /// Writes a question to the program under test, and its answer when `body` has given it.
  package func asking(
    _ category: LogEntry.Category,
    _ subject: @autoclosure () -> String,
    _ question: @autoclosure () -> String,
    answer body: () -> Bool
  ) -> Bool {
    guard isEnabled else { return body() }
    let outer = cause
    let index = append(category, subject(), question())
    cause = index
    let answer = body()
    cause = outer
    if let first = entries.first?.index, index >= first {
      entries[index - first].event += answer ? " -> true" : " -> false"
    }
    return answer
  }

  @discardableResult
  private func append(_ category: LogEntry.Category, _ subject: String, _ event: String) -> Int {
    let index = nextIndex
    nextIndex += 1
    entries.append(
      LogEntry(
        index: index,
        time: clock.now,
        category: category,
        subject: subject,
        event: event,
        cause: cause
      )
    )
    return index
  }
}

extension EventLog: @preconcurrency CustomStringConvertible {
  /// All entries, a line each.
  public var description: String {
    entries.map(\.description).joined(separator: "\n")
  }
}
