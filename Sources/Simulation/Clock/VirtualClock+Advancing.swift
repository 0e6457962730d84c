extension VirtualClock {
  /// Advances the clock by `duration` and runs the work due in that span, each piece at its own instant.
  ///
  /// Work scheduled by a piece within the span runs too. A piece may advance the clock itself; time never
  /// runs backwards. Work that keeps scheduling more work for the same instant would stop time: after 100,000
  /// pieces it is reported with the place that scheduled it, and from then on each millisecond runs 1,000.
  @MainActor public func advance(by duration: Duration) {
    advance(to: present.advanced(by: max(.zero, duration)))
  }

  /// Advances the clock to `deadline` and runs the due work. A deadline in the past runs the work that is due
  /// now.
  @MainActor public func advance(to deadline: Instant) {
    _ = runWork(dueBy: max(deadline, present))
  }

  /// Runs the work due by `end`, moves the clock there, and returns the number of pieces.
  @MainActor func runWork(dueBy end: Instant) -> Int {
    var standstill = Standstill()
    var count = 0
    while let sequence = runNext(dueBy: end) {
      count += 1
      guard standstill.isEndless(after: sequence, of: queue, at: present) else { continue }
      if standstill.isNew, let next = queue.pending.first {
        report("\(standstill.limit) pieces of work ran at \(present.offset)", next.work)
      }
      standstill.isNew = false
      let later = present.advanced(by: .milliseconds(1))
      // At the end of time, there is no later instant.
      guard later > present else { break }
      queue.postpone(upTo: present, to: later)
    }
    move(to: end)
    return count
  }

  /// Advances the clock until only repeating work is left, and reports that work.
  ///
  /// Repeating work runs as time passes for the other work, but isn't waited for. Work that keeps scheduling
  /// more work never ends: after `limit` pieces this method returns, with the places that scheduled the
  /// waiting work in ``Settlement/endless``, and reports `settle() ran 100000 pieces of work and more is
  /// waiting; the next is "blink", scheduled at Form.swift:12` as an issue of the test (U73).
  ///
  /// - Parameter limit: The maximum number of pieces to run.
  @MainActor @discardableResult
  public func settle(limit: Int = 100_000) -> Settlement {
    var settlement = Settlement(ran: 0, repeating: [])
    while settlement.ran < limit, queue.pendingFinite != nil, let entry = queue.first {
      if runNext(dueBy: max(entry.instant, present)) != nil { settlement.ran += 1 }
    }
    return finish(settlement, limit: limit)
  }

  /// Adds the remaining work to a settlement, and reports that which doesn't end.
  @MainActor func finish(_ settlement: Settlement, limit: Int) -> Settlement {
    guard !queue.isEmpty else { return settlement }
    var settlement = settlement
    let pending = queue.pending.map(\.work)
    settlement.repeating = pending.filter { $0.interval != nil }.map(\.label)
    settlement.endless = pending.filter { $0.interval == nil }.map(\.creator)
    if let next = queue.pendingFinite { report("settle() ran \(limit) pieces of work", next) }
    return settlement
  }

  /// Advances the clock until the simulator is at rest: no work of its own that runs once, such as the end of
  /// an animation, is due in the next five seconds, and nothing is due now (U75).
  ///
  /// Client code's delayed work runs if it is due in that time, but isn't waited for.
  @MainActor package func rest() {
    guard !queue.isEmpty else { return }
    let end = present.advanced(by: .seconds(5))
    var count = 0
    while let entry = queue.first, !queue.isAtRest(by: end, now: present) {
      guard runNext(dueBy: max(entry.instant, present)) != nil else { continue }
      count += 1
      if count >= 100_000, let next = queue.pending.first {
        return report("an action ran \(count) pieces of work", next.work)
      }
    }
  }

  /// Reports work that doesn't end, once for each place that schedules it.
  @MainActor private func report(_ beginning: String, _ next: ScheduledWork) {
    guard reportedCreators.insert(next.creator).inserted else { return }
    Problem.report(
      "\(beginning) and more is waiting; the next is \"\(next.label)\", scheduled at \(next.creator)"
    )
  }

  /// The result of ``settle(limit:)``.
  public struct Settlement: Hashable, Sendable {
    /// The number of pieces of work that ran.
    public var ran: Int
    /// The labels of the remaining repeating work, in the order of its next runs.
    public var repeating: [String]
    /// The places that scheduled the remaining work that doesn't end, as `file:line`; usually empty.
    public var endless: [String] = []

    /// The settlement of a clock without work.
    package static let nothing = Settlement(ran: 0, repeating: [])
  }

  /// Whether there is no pending work at all.
  @MainActor package var isIdle: Bool { queue.isEmpty }

  /// The instant of the next entry in the queue, or `nil` if the queue is empty. The entry may be cancelled
  /// work that is still in the queue.
  @MainActor package var nextInstant: Instant? { queue.first?.instant }

  /// The labels of all pending work, in the order in which it will run.
  @MainActor public var pendingWork: [String] { queue.pending.map(\.work.label) }

  /// The pending work that runs once and was scheduled by client code, each with the place that scheduled it.
  @MainActor package var pendingTimers: [(label: String, creator: String)] {
    queue.pending.map(\.work).filter { $0.isPrograms && $0.interval == nil }.map { ($0.label, $0.creator) }
  }

  /// Cancels the work that only the simulator would have run, and the tasks that sleep, after the simulator's
  /// deallocation.
  @MainActor func endWork() {
    cancelWork()
    isOver = true
    for sleeper in sleepers.values { sleeper.cancel() }
  }

  /// Cancels the pending work of a simulator.
  @MainActor func cancelWork() {
    for entry in queue.pending {
      if case .simulator = entry.work.origin { entry.work.cancel() }
    }
  }

  /// Runs the first piece that is due by `end`, and drops cancelled ones before it; returns the number of the
  /// piece in the order of scheduling, or nil if there is none.
  @MainActor private func runNext(dueBy end: Instant) -> UInt64? {
    while !queue.isEmpty, let first = queue.first, first.instant <= end, let entry = queue.removeFirst() {
      guard let body = entry.work.body else {
        queue.noteCancelledEntryLeft()
        continue
      }
      move(to: entry.instant)
      prepareNextRun(of: entry)
      run(body, from: entry.work.origin)
      return entry.sequence
    }
    return nil
  }

  @MainActor private func run(_ body: @MainActor () -> Void, from origin: ScheduledWork.Origin) {
    switch origin {
    case .clock: body()
    case .simulator(let cause, _): context?.object?.run(body, causedBy: cause)
    }
  }

  /// Adds repeating work to the queue again, unless no later instant is left (Z26), and marks other work as
  /// done.
  @MainActor private func prepareNextRun(of entry: WorkQueue.Entry) {
    let work = entry.work
    work.span?.fires.append(entry.instant)
    let next = work.interval.map { entry.instant.advanced(by: $0) } ?? entry.instant
    if next > entry.instant {
      queue.add(work, at: next)
    } else {
      work.body = nil
      work.span?.end()
      work.leaveQueue()
    }
  }
}

/// The detection of work that keeps scheduling more work for the same instant.
private struct Standstill {
  /// The number of pieces, scheduled at an instant for that instant, from which on they are endless.
  private(set) var limit = 100_000
  /// Whether no endless work was found before.
  var isNew = true { didSet { limit = 1_000 } }
  private var instant: VirtualClock.Instant?
  private var firstSequence: UInt64 = 0
  private var count = 0

  /// Returns whether too many pieces have run at an instant. Pieces scheduled before it don't count.
  mutating func isEndless(
    after sequence: UInt64,
    of queue: WorkQueue,
    at present: VirtualClock.Instant
  ) -> Bool {
    if instant != present {
      (instant, firstSequence, count) = (present, queue.nextSequence, 0)
    }
    if sequence >= firstSequence { count += 1 }
    guard count >= limit else { return false }
    count = 0
    return true
  }
}
