/// The ordered record of what happened in one simulator, each entry with its cause.
///
/// While ``isEnabled`` is false nothing is written and no text is made. The log holds no view, so it keeps none alive.
/// A long run can bound it with ``limit``.
@MainActor public final class EventLog {
  /// Whether new entries are written. Entries written before stay.
  @inlinable public var isEnabled: Bool {
    get { isOn }
    set { isOn = newValue }
  }

  @exclusivity(unchecked) @usableFromInline var isOn: Bool

  /// How many entries are kept, the newest; nil, as at first, keeps all.
  ///
  /// A full log forgets its oldest entry for each new one, which costs O(1). The numbering goes on, so an entry's cause
  /// may be the number of one that is gone. Setting a limit forgets what is too much at once; setting a larger one, or
  /// nil, brings nothing back. A limit of zero or less stops the program with
  /// `the log's limit is 0; it must be positive, or nil for a log that keeps all`.
  public var limit: Int? {
    willSet {
      if let newValue, newValue <= 0 {
        programmerError(
          "the log's limit is \(newValue); it must be positive, or nil for a log that keeps all"
        )
      }
    }
    didSet { kept.resize(to: limit) }
  }

  /// What was written since the start or the last ``removeAll()``, oldest first, as far as ``limit`` keeps it.
  ///
  /// Costs O(1), or O(entries) in a log that has forgotten some because of its limit.
  public var entries: [LogEntry] { kept.elements }

  /// The index of the entry that is under way, and so the cause of the next one.
  package var cause: Int?

  private let clock: VirtualClock
  private var kept = LogRing()
  private var nextIndex = 0

  init(clock: VirtualClock, isEnabled: Bool) {
    self.clock = clock
    isOn = isEnabled
  }

  /// Writes a line of the program's own into the log.
  public func note(_ text: String) {
    record(.note, "", text)
  }

  /// Forgets the entries; the numbering goes on, so causes stay unambiguous.
  public func removeAll() {
    kept.removeAll()
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

  /// Writes a question to the program under test, and its answer when `body` has given it, if the entry is still kept.
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
    kept.append(answer ? " -> true" : " -> false", toEventOf: index)
    return answer
  }

  @discardableResult
  private func append(_ category: LogEntry.Category, _ subject: String, _ event: String) -> Int {
    let index = nextIndex
    nextIndex += 1
    kept.append(
      LogEntry(
        index: index,
        time: clock.now,
        category: category,
        subject: subject,
        event: event,
        cause: cause
      ),
      limit: limit
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
