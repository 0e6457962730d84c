extension VirtualClock {
  /// Advances the clock as ``advance(by:)`` does, and lets the main actor's jobs run between two instants, so
  /// that tasks which work or sleep are driven (U72).
  @MainActor package func drive(by duration: Duration, in context: SimulationContext) async {
    let end = present.advanced(by: max(.zero, duration))
    await drive(in: context) { queue.first.map(\.instant).flatMap { $0 <= end ? $0 : nil } }
    MainActorJobs.holding { context.activate { advance(to: end) } }
    await MainActorJobs.drain()
  }

  /// Advances the clock as ``settle(limit:)`` does, and lets the main actor's jobs run between two instants.
  @MainActor package func driveToRest(in context: SimulationContext, limit: Int) async -> Settlement {
    var settlement = Settlement(ran: 0, repeating: [])
    settlement.ran = await drive(in: context, limit: limit) {
      queue.pendingFinite == nil ? nil : queue.first?.instant
    }
    return context.activate { finish(settlement, limit: limit) }
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
    await MainActorJobs.drain()
    while count < limit, let instant = next() {
      count += MainActorJobs.holding { context.activate { runWork(dueBy: max(instant, present)) } }
      await MainActorJobs.drain()
    }
    return count
  }
}
