extension VirtualClock {
  /// Advances the clock by `duration` and runs the work due in that span, each piece at its own instant.
  ///
  /// Work scheduled by a piece within the span runs too. A piece may advance the clock itself; time never
  /// runs backwards. Work that keeps scheduling more work for the same instant would stop time: after a
  /// million pieces the program stops with a text that names the next one.
  @MainActor public func advance(by duration: Duration) {
    advance(to: present.advanced(by: max(.zero, duration)))
  }

  /// Advances the clock to `deadline` and runs the due work. A deadline in the past runs the work that is due
  /// now.
  @MainActor public func advance(to deadline: Instant) {
    let end = max(deadline, present)
    var (instant, count) = (present, 0)
    while runNext(dueBy: end) {
      if present > instant { (instant, count) = (present, 0) }
      count += 1
      if count >= 1_000_000, let next = queue.pending.first { failForEndlessWork(count, next.work) }
    }
    move(to: end)
  }

  /// Advances the clock until only repeating work is left, and reports that work.
  ///
  /// Repeating work runs as time passes for the other work, but isn't waited for. Work that keeps scheduling
  /// more work never ends: after `limit` pieces the program stops with `settle() ran 100000 pieces of work
  /// and more is waiting; the next is "blink", scheduled at Form.swift:12`.
  ///
  /// - Parameter limit: The maximum number of pieces to run.
  @MainActor @discardableResult
  public func settle(limit: Int = 100_000) -> Settlement {
    guard !queue.isEmpty else { return Settlement(ran: 0, repeating: []) }
    var count = 0
    while let next = queue.pendingFinite {
      guard count < limit else {
        programmerError(
          "settle() ran \(limit) pieces of work and more is waiting; the next is \"\(next.label)\", "
            + "scheduled at \(next.creator)"
        )
      }
      guard let entry = queue.first else { break }
      if runNext(dueBy: max(entry.instant, present)) { count += 1 }
    }
    return Settlement(ran: count, repeating: queue.pending.map(\.work.label))
  }

  @MainActor private func failForEndlessWork(_ count: Int, _ next: ScheduledWork) -> Never {
    programmerError(
      "\(count) pieces of work ran at \(present.offset) and more is waiting; the next is \"\(next.label)\", "
        + "scheduled at \(next.creator)"
    )
  }

  /// The result of ``settle(limit:)``.
  public struct Settlement: Hashable, Sendable {
    /// The number of pieces of work that ran.
    public var ran: Int
    /// The labels of the remaining repeating work, in the order of its next runs.
    public var repeating: [String]
  }

  /// The instant of the next entry in the queue, or `nil` if the queue is empty. The entry may be cancelled
  /// work that is still in the queue.
  @MainActor package var nextInstant: Instant? { queue.first?.instant }

  /// The labels of all pending work, in the order in which it will run.
  @MainActor public var pendingWork: [String] { queue.pending.map(\.work.label) }

  /// The pending work that runs once and was scheduled by client code, each with the place that scheduled it.
  @MainActor package var pendingTimers: [(label: String, creator: String)] {
    queue.pending.map(\.work).filter { work in
      if case .simulator(_, isPrograms: false) = work.origin { return false }
      return work.interval == nil
    }.map { ($0.label, $0.creator) }
  }

  /// Cancels the work that only the simulator would have run, after its deallocation.
  @MainActor func cancelSimulatorsWork() {
    for entry in queue.pending {
      if case .simulator = entry.work.origin { entry.work.cancel() }
    }
  }

  /// Runs the first piece that is due by `end`, and drops cancelled ones before it; returns false if there is
  /// none.
  @MainActor private func runNext(dueBy end: Instant) -> Bool {
    while !queue.isEmpty, let first = queue.first, first.instant <= end, let entry = queue.removeFirst() {
      guard let body = entry.work.body else {
        queue.noteCancelledEntryLeft()
        continue
      }
      move(to: entry.instant)
      prepareNextRun(of: entry)
      run(body, from: entry.work.origin)
      return true
    }
    return false
  }

  @MainActor private func run(_ body: @MainActor () -> Void, from origin: ScheduledWork.Origin) {
    switch origin {
    case .clock: body()
    case .simulator(let cause, _): context?.object?.run(body, causedBy: cause)
    }
  }

  /// Adds repeating work to the queue again, and marks other work as done.
  @MainActor private func prepareNextRun(of entry: WorkQueue.Entry) {
    let work = entry.work
    if let interval = work.interval {
      queue.add(work, at: entry.instant.advanced(by: interval))
    } else {
      work.body = nil
      work.cancelled = nil
    }
  }
}
