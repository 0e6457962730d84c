import Dispatch

/// The jobs that wait for the main actor.
package enum MainActorJobs {
  /// The number of turns of the main queue after which the main actor is idle. A task that switches from one
  /// job on the main actor to another needs one turn for each.
  private static let idleTurns = 32

  /// Returns when the main actor is idle, and so are the tasks that wait for nothing but it, or that have
  /// left it for a moment, such as for an asynchronous function that isn't isolated.
  ///
  /// Tasks that wait for time, for input and output, or for a lock, are still waiting then.
  @MainActor package static func drain() async {
    await withCheckedContinuation { continuation in
      // The calling task is suspended before jobs are held, so its own jobs are not among them.
      HeldJobs.shared.begin()
      turn(idle: 0, after: HeldJobs.shared.activity) {
        HeldJobs.shared.end()
        continuation.resume()
      }
    }
  }

  /// Runs work that may resume tasks, and holds their jobs for the next ``drain()``, which must follow before
  /// the calling task suspends.
  ///
  /// A job that isn't held may still wait for a thread of the pool when the main actor is idle.
  @MainActor static func holding<Result>(_ work: () -> Result) -> Result {
    HeldJobs.shared.begin()
    defer { HeldJobs.shared.end() }
    return work()
  }

  /// Waits for a turn of the main queue, and again until enough turns have passed without a held job.
  @MainActor private static func turn(
    idle: Int,
    after activity: Int,
    then done: @escaping @MainActor () -> Void
  ) {
    DispatchQueue.main.async {
      let present = HeldJobs.shared.activity
      if present != activity { return turn(idle: 0, after: present, then: done) }
      if idle < idleTurns { return turn(idle: idle + 1, after: present, then: done) }
      if HeldJobs.shared.run() { return turn(idle: 0, after: HeldJobs.shared.activity, then: done) }
      done()
    }
  }
}
