extension VirtualClock {
  /// Advances the clock as ``advance(by:)`` does, and lets the main actor's jobs run between two instants, so
  /// that tasks which work or sleep are driven (U72).
  @MainActor package func drive(by duration: Duration, in context: SimulationContext) async {
    let end = present.advanced(by: max(.zero, duration))
    await drive(in: context) { queue.first.map(\.instant).flatMap { $0 <= end ? $0 : nil } }
    MainActorJobs.holding { context.activate { advance(to: end) } }
    await drain(in: context)
  }

  /// Advances the clock as ``settle(limit:)`` does, and lets the main actor's jobs run between two instants.
  @MainActor package func driveToRest(in context: SimulationContext, limit: Int) async -> Settlement {
    var settlement = Settlement(ran: 0, repeating: [])
    settlement.ran = await drive(in: context, limit: limit) {
      queue.pendingFinite == nil ? nil : queue.first?.instant
    }
    return context.activate { finish(settlement, limit: limit) }
  }

  /// Advances the clock until no work is pending that runs once, is due in the next `span`, and is among the
  /// next 1,000 pieces, and lets the main actor's jobs run between two instants. Work that goes on is no
  /// issue.
  @MainActor package func driveToRest(in context: SimulationContext, within span: Duration) async {
    let end = present.advanced(by: span)
    await drive(in: context, limit: 1_000) {
      guard queue.pendingFinite != nil, let next = queue.first?.instant, next <= end else { return nil }
      return next
    }
  }

  /// Advances the clock until a condition holds or the time is over, and lets the main actor's jobs run
  /// between two instants; returns whether the condition holds.
  @MainActor package func drive(
    for timeout: Duration,
    in context: SimulationContext,
    until condition: @MainActor () -> Bool
  ) async -> Bool {
    let end = present.advanced(by: max(.zero, timeout))
    var holds = false
    await drive(in: context) {
      holds = context.activate(condition)
      guard !holds, present < end || queue.first.map({ $0.instant <= end }) == true else { return nil }
      return min(queue.first?.instant ?? end, end)
    }
    return holds
  }

  /// Alternates between the jobs of tasks and the work of the next instant until `next` is nil; returns the
  /// number of pieces that ran.
  @MainActor @discardableResult private func drive(
    in context: SimulationContext,
    limit: Int = .max,
    _ next: @MainActor () -> Instant?
  ) async -> Int {
    var count = 0
    await drain(in: context)
    while count < limit, let instant = next() {
      count += MainActorJobs.holding { context.activate { runWork(dueBy: max(instant, present)) } }
      await drain(in: context)
    }
    return count
  }

  /// Returns when the tasks of a simulator have run as far as they can without time.
  @MainActor private func drain(in context: SimulationContext) async {
    await MainActorJobs.drain()
    context.tasks.noteIdle()
  }
}
