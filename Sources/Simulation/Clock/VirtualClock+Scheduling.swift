extension VirtualClock {
  /// Schedules `body` to run once, `delay` from now.
  ///
  /// A delay of zero means the clock's next turn: the work runs when the clock is next advanced, even by nothing, after
  /// what was scheduled for this instant before. A negative delay counts as zero.
  ///
  /// - Parameters:
  ///   - delay: How far in the future, in virtual time.
  ///   - label: What the work is; reports name it.
  ///   - file: The file that scheduled it; reports name it.
  ///   - line: The line that scheduled it.
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
  /// Repeating work is never waited for by ``settle(limit:)``, which reports it instead. An interval of zero or less
  /// stops the program: time could never pass it.
  @MainActor @discardableResult
  public func schedule(
    every interval: Duration,
    label: String,
    file: StaticString = #fileID,
    line: Int = #line,
    body: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    guard interval > .zero else {
      programmerError(
        "repeating work \"\(label)\" (\(file):\(line)) has the interval \(interval); it must be positive"
      )
    }
    let work = ScheduledWork(label, from: .clock, at: file, line, interval: interval, body: body)
    return add(work, after: interval)
  }

  /// Puts work into the queue, and returns it.
  @MainActor func add(_ work: ScheduledWork, after delay: Duration) -> ScheduledWork {
    queue.add(work, at: present.advanced(by: max(.zero, delay)))
    return work
  }
}
