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
    add(ScheduledWork(label: label, creator: "\(file):\(line)", interval: nil, body: body), after: delay)
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
    return add(
      ScheduledWork(label: label, creator: "\(file):\(line)", interval: interval, body: body),
      after: interval
    )
  }

  @MainActor private func add(_ work: ScheduledWork, after delay: Duration) -> ScheduledWork {
    work.onCancel = { [weak self] in self?.queue.noteCancellation() }
    queue.add(work, at: now.advanced(by: max(.zero, delay)))
    return work
  }
}
