extension VirtualClock {
  /// Schedules `body` to run once, after `delay`.
  ///
  /// A delay of zero means the next run-loop turn: the work runs when the clock is next advanced, even by
  /// zero, after the work already scheduled for this instant. A negative delay counts as zero.
  ///
  /// - Parameters:
  ///   - delay: The delay in virtual time.
  ///   - label: A description of the work, for reports.
  ///   - file: The file that scheduled the work, for reports.
  ///   - line: The line that scheduled the work.
  @MainActor @discardableResult
  public func schedule(
    after delay: Duration,
    label: String,
    file: StaticString = #fileID,
    line: Int = #line,
    body: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    add(ScheduledWork(label, from: .clock, at: file, line, body: body), after: delay)
  }

  /// Schedules `body` to run every `interval`, first after one interval, until it is cancelled.
  ///
  /// ``settle(limit:)`` doesn't wait for repeating work, but reports it. An interval below 0.1 milliseconds
  /// counts as 0.1 milliseconds, as that of a timer (Z19), because time could never pass an interval of zero.
  @MainActor @discardableResult
  public func schedule(
    every interval: Duration,
    label: String,
    file: StaticString = #fileID,
    line: Int = #line,
    body: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let work = ScheduledWork(label, from: .clock, at: file, line, interval: interval, body: body)
    return add(work, after: work.interval ?? .zero)
  }

  /// Adds work to the queue, and returns it.
  @MainActor func add(_ work: ScheduledWork, after delay: Duration) -> ScheduledWork {
    let instant = present.advanced(by: max(.zero, delay))
    queue.add(work, at: instant)
    if spanRecord != nil { beginTimer(work, until: instant) }
    return work
  }
}
