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

  @usableFromInline var isOn: Bool

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

  /// Who is at work inside ``cause``; see ``LogEntry/agent``.
  var agent: LogEntry.Agent?

  private let clock: VirtualClock
  private var kept = LogRing()
  private var nextIndex = 0
  private var lastIdentity: UInt32 = 0
  private static var count: UInt32 = 0
  /// Tells the log from all others of the process, for those whom it has given a number; never written anywhere.
  package let mark: UInt32

  init(clock: VirtualClock, isEnabled: Bool) {
    self.clock = clock
    isOn = isEnabled
    EventLog.count &+= 1
    mark = EventLog.count
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
    _ event: @autoclosure () -> String,
    _ detail: @autoclosure () -> LogEntry.Detail? = nil
  ) {
    guard isEnabled else { return }
    append(category, subject(), event(), detail())
  }

  /// Writes one entry and makes it the cause of all that `body` does.
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

  /// Makes `agent` the one to whom the entries of `body` belong, inside the present cause.
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

  /// Returns a number that this log has given to nobody yet, from 1.
  package func nextIdentity() -> UInt32 {
    lastIdentity += 1
    return lastIdentity
  }

  /// Writes a question to the program under test, and its answer when `body` has given it, if the entry is still kept.
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
    // The name is the program's to tell, which may write into the log.
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
  /// All entries, a line each.
  public var description: String {
    entries.map(\.description).joined(separator: "\n")
  }
}
