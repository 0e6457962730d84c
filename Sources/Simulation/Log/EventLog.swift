/// The ordered record of a simulator's events, each entry with its cause.
///
/// While ``isEnabled`` is false, the log writes no entries and makes no texts. The log doesn't retain views.
/// Set ``limit`` to bound the log of a long run.
@MainActor public final class EventLog {
  /// Whether the log writes new entries. Existing entries stay.
  @inlinable public var isEnabled: Bool {
    get { isOn }
    set { isOn = newValue }
  }

  @exclusivity(unchecked) @usableFromInline var isOn: Bool

  /// The maximum number of entries, or `nil`, the default, for no limit.
  ///
  /// A full log drops its oldest entry for each new one, in O(1). The numbering continues, so an entry's
  /// cause may be the number of a dropped entry. Setting a limit drops the excess entries immediately;
  /// setting a larger limit, or `nil`, restores none. A limit of zero or less stops the program with `the
  /// log's limit is 0; it must be positive, or nil for a log that keeps all`.
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

  /// The entries since the start or the last ``removeAll()``, oldest first, within ``limit``.
  ///
  /// Costs O(1), or O(entries) in a log that has dropped entries because of its limit.
  public var entries: [LogEntry] { kept.elements }

  /// The index of the entry in progress, which is the cause of the next entry.
  package var cause: Int?

  /// The current agent inside ``cause``; see ``LogEntry/agent``.
  var agent: LogEntry.Agent?

  private let clock: VirtualClock
  private var kept = LogRing()
  private var nextIndex = 0
  private var lastIdentity: UInt32 = 0
  private static var count: UInt32 = 0
  /// A number that distinguishes the log from all other logs of the process, for objects that it has
  /// numbered. It is never written.
  package let mark: UInt32

  init(clock: VirtualClock, isEnabled: Bool) {
    self.clock = clock
    isOn = isEnabled
    EventLog.count &+= 1
    mark = EventLog.count
  }

  /// Writes a line of client code to the log.
  public func note(_ text: String) {
    record(.note, "", text)
  }

  /// Removes all entries. The numbering continues, so causes stay unambiguous.
  public func removeAll() {
    kept.removeAll()
  }

  /// Writes an entry. The texts are evaluated only while the log is enabled.
  package func record(
    _ category: LogEntry.Category,
    _ subject: @autoclosure () -> String,
    _ event: @autoclosure () -> String,
    _ detail: @autoclosure () -> LogEntry.Detail? = nil
  ) {
    guard isEnabled else { return }
    append(category, subject(), event(), detail())
  }

  /// Writes an entry and makes it the cause of all entries written during `body`.
  package func recording<Result>(
    _ category: LogEntry.Category,
    _ subject: @autoclosure () -> String,
    _ event: @autoclosure () -> String,
    _ detail: @autoclosure () -> LogEntry.Detail? = nil,
    during body: () throws -> Result
  ) rethrows -> Result {
    guard isEnabled else { return try body() }
    let outer = (cause, agent)
    cause = append(category, subject(), event(), detail())
    agent = nil
    defer { (cause, agent) = outer }
    return try body()
  }

  /// Makes `agent` the agent of the entries written during `body`, inside the current cause.
  package func acting<Result>(
    as agent: @autoclosure () -> LogEntry.Agent,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard isEnabled else { return try body() }
    let outer = self.agent
    self.agent = agent()
    defer { self.agent = outer }
    return try body()
  }

  /// Returns a number, from 1, that this log hasn't returned before.
  package func nextIdentity() -> UInt32 {
    lastIdentity += 1
    return lastIdentity
  }

  /// Writes a question to client code, and adds the answer that `body` returns if the entry still exists.
  package func asking(
    _ category: LogEntry.Category,
    _ subject: @autoclosure () -> String,
    _ question: @autoclosure () -> String,
    by identity: @autoclosure () -> LogEntry.Identity,
    answer body: () -> Bool
  ) -> Bool {
    guard isEnabled else { return body() }
    let outer = (cause, agent)
    let question = question()
    let index = append(category, subject(), question, nil)
    (cause, agent) = (index, nil)
    let answer = body()
    (cause, agent) = outer
    // The name comes from client code, which may write to the log.
    let detail = LogEntry.Detail.answer(question, by: identity(), answer)
    kept.change(index) { entry in
      entry.event += answer ? " -> true" : " -> false"
      entry.detail = detail
    }
    return answer
  }

  @discardableResult
  private func append(
    _ category: LogEntry.Category,
    _ subject: String,
    _ event: String,
    _ detail: LogEntry.Detail?
  ) -> Int {
    let index = nextIndex
    nextIndex += 1
    kept.append(
      LogEntry(
        index: index,
        time: clock.now,
        category: category,
        subject: subject,
        event: event,
        cause: cause,
        agent: agent,
        detail: detail
      ),
      limit: limit
    )
    return index
  }
}

extension EventLog: @preconcurrency CustomStringConvertible {
  /// All entries, one per line.
  public var description: String {
    entries.map(\.description).joined(separator: "\n")
  }
}
