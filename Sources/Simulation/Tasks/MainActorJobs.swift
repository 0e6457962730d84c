import Dispatch

/// The jobs that wait for the main actor.
package enum MainActorJobs {
  /// The number of turns of the main queue after which the main actor is idle. A task that switches from one
  /// job on the main actor to another needs one turn for each.
  private static let idleTurns = 32

  /// A task that waits, and the turn since which it does.
  private struct Wait {
    let turn: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// The waiting tasks, also of other tests, in the order in which they are resumed. All of them wait for the
  /// same turns, so that their number doesn't multiply these.
  @MainActor private static var waits: [Wait] = []
  /// The number of the present turn, and of the last one before which a job was held or run.
  @MainActor private static var (turn, busyTurn) = (0, 0)
  /// The activity of the held jobs at the present turn.
  @MainActor private static var activity = 0

  /// Returns when the main actor is idle, and so are the tasks that wait for nothing but it, or that have
  /// left it for a moment, such as for an asynchronous function that isn't isolated.
  ///
  /// Tasks that wait for time, for input and output, or for a lock, are still waiting then.
  @MainActor package static func drain() async {
    await withCheckedContinuation { continuation in
      // The calling task is suspended before jobs are held, so its own jobs are not among them.
      HeldJobs.shared.begin()
      waits.append(Wait(turn: turn, continuation: continuation))
      guard waits.count == 1 else { return }
      _ = noteActivity()
      scheduleTurn()
    }
  }

  /// Whether a task waits in ``drain()``.
  @MainActor static var isDraining: Bool { !waits.isEmpty }

  /// Runs work that may resume tasks, and holds their jobs for the next ``drain()``, which must follow before
  /// the calling task suspends.
  ///
  /// A job that isn't held may still wait for a thread of the pool when the main actor is idle.
  @MainActor static func holding<Result>(_ work: () -> Result) -> Result {
    HeldJobs.shared.begin()
    defer { HeldJobs.shared.end() }
    return work()
  }

  /// Schedules a turn of the main queue, and another one after it while tasks wait. A turn resumes the first
  /// task for which enough turns have passed without a held job.
  @MainActor private static func scheduleTurn() {
    DispatchQueue.main.async {
      turn += 1
      if noteActivity() || turn - max(waits[0].turn, busyTurn) <= idleTurns { return scheduleTurn() }
      if HeldJobs.shared.run() {
        _ = noteActivity()
      } else {
        HeldJobs.shared.end()
        waits.removeFirst().continuation.resume()
      }
      if !waits.isEmpty { scheduleTurn() }
    }
  }

  /// Returns whether a job was held or run since the last call.
  @MainActor private static func noteActivity() -> Bool {
    let present = HeldJobs.shared.activity
    guard present != activity else { return false }
    (activity, busyTurn) = (present, turn)
    return true
  }
}
