import Dispatch

/// The progress of virtual time while code waits in the main run loop, such as a wait of XCTest.
///
/// The run loop performs the jobs of the main actor and of the main queue itself. Between two of its passes
/// this object runs the work of the clock's next instant, once the main actor is idle, so that tasks and
/// delayed work have the same order as in `await simulator.advance(by:)`.
@MainActor package final class RunLoopTurns {
  /// The passes after which the main actor is idle, as in ``MainActorJobs``.
  private static let idlePasses = 32

  /// The passes since the last one before which a job was held or run, or work of the clock was run.
  private var passes = 0
  private var activity = -1
  /// Whether the main queue has a block that makes the run loop pass again.
  private var isWaking = false

  /// Creates an object for waits of the main run loop.
  package init() {}

  /// Whether a test advances the time itself at present, by `await`.
  package static var isDriven: Bool { MainActorJobs.isDraining }

  /// Starts to hold the jobs that leave the main actor, until the end of a run of the run loop.
  package func begin() { HeldJobs.shared.begin() }

  /// Ends what ``begin()`` started, and runs the jobs that are held, as nothing else might run them soon.
  package func end() {
    _ = HeldJobs.shared.run()
    HeldJobs.shared.end()
  }

  /// Runs the work of the next instant up to `end`, if the main actor is idle, and makes the run loop pass
  /// again while there is more to do. Without any, the clock is at `end` afterwards.
  ///
  /// Call it once in each pass of the run loop.
  ///
  /// - Parameter waits: Whether it waits for the main actor, whose jobs run in other passes.
  package func pass(
    of context: SimulationContext,
    upTo end: VirtualClock.Instant,
    waits: Bool,
    didRun: () -> Void
  ) {
    passes += 1
    noteActivity()
    guard !waits || passes > Self.idlePasses else { return passAgain() }
    if HeldJobs.shared.run() {
      noteActivity()
      return passAgain()
    }
    context.tasks.noteIdle()
    let clock = context.clock
    guard let next = clock.nextInstant, next <= end else {
      if clock.present < end { MainActorJobs.holding { context.activate { clock.advance(to: end) } } }
      return
    }
    MainActorJobs.holding { context.activate { clock.advance(to: max(next, clock.present)) } }
    passes = 0
    didRun()
    passAgain()
  }

  /// Forgets the passes, at the start of another wait.
  package func restart() { passes = 0 }

  private func noteActivity() {
    let present = HeldJobs.shared.activity
    guard present != activity else { return }
    (activity, passes) = (present, 0)
  }

  private func passAgain() {
    guard !isWaking else { return }
    isWaking = true
    DispatchQueue.main.async { self.isWaking = false }
  }
}
