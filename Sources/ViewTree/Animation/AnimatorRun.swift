import Foundation
import Simulation

/// The execution of an animator: runs its blocks, schedules its end, and sets the views' final values.
///
/// The animated views retain the run through their groups. So does its scheduled work, which retains the
/// animator too. The run retains the clock, so that it can be read after the simulator was deallocated, but
/// not the simulator.
@MainActor final class AnimatorRun {
  private(set) var state = ViewAnimatingState.inactive
  var motion: AnimatorMotion
  var completions: [@MainActor (ViewAnimatingPosition) -> Void] = []
  private let clock: VirtualClock
  private let context: Handle<SimulationContext>
  private let animator: Animator
  private var blocks: [(delay: Double, body: @MainActor () -> Void)] = []
  private var groups: [AnimationGroup] = []
  private var stopped: [AnimatedProperty] = []
  private var work: ScheduledWork?
  /// The record of the animation, while a trace records.
  private var span: SpanRecord.Span?

  init(_ application: Application, duration: Duration, pace: AnimationTiming.Pace) {
    clock = application.context.clock
    context = application.context.handle
    animator = application.animator
    motion = AnimatorMotion(duration: max(.zero, duration), pace: pace)
  }

  private var now: VirtualClock.Instant { clock.present }

  var place: Double { motion.place(at: now) }

  // MARK: Beginning

  func start(
    after delay: Duration = .zero,
    for owner: ViewPropertyAnimator,
    pace: AnimationTiming.Pace? = nil,
    length: Duration? = nil,
    blocksTouches: Bool
  ) {
    guard state != .stopped else {
      programmerError("an animator that is stopped must be finished before it can start")
    }
    guard !motion.isRunning || pace != nil || length != nil else { return }
    activate(blocksTouches)
    motion.run(at: now, after: delay, length: length, pace: pace)
    wait(for: owner)
  }

  func pause(blocksTouches: Bool) {
    guard state != .stopped else { return }
    activate(blocksTouches)
    motion.rest(at: now)
    cancelWork()
  }

  func scrub(to place: Double, blocksTouches: Bool) {
    guard state != .stopped else { return }
    activate(blocksTouches)
    motion.rest(atPlace: place)
    cancelWork()
  }

  func turn(isReversed: Bool) {
    motion.turn(isReversed: isReversed, at: now)
    if motion.isRunning { wait(for: owner) }
  }

  /// The animator, while the animations run.
  private weak var owner: ViewPropertyAnimator?

  private func wait(for owner: ViewPropertyAnimator?) {
    self.owner = owner
    cancelWork()
    guard let end = motion.end else { return }
    span = clock.beginAnimation(
      groups.flatMap(\.views).map(\.debugName).joined(separator: ", "),
      for: now.duration(to: end)
    )
    work = context.object?.schedule(after: now.duration(to: end), label: "end of an animator") { [self] in
      arrive(owner)
    }
  }

  private func cancelWork() {
    span?.end(isCutShort: true)
    span = nil
    work?.cancel()
  }

  private func activate(_ blocksTouches: Bool) {
    guard state == .inactive else { return }
    state = .active
    motion.rest(atPlace: motion.isReversed ? 1 : 0)
    while !blocks.isEmpty {
      let block = blocks.removeFirst()
      perform(block.body, from: block.delay, blocksTouches)
    }
  }

  /// Ends the run because the animator is being deallocated. A paused animation could not be continued.
  func animatorWillDeinit() {
    cancelWork()
    defer { releaseViews() }
    // A running animator is retained by its scheduled work, and deallocated only with its simulator.
    let rests = state == .stopped || state == .active && !motion.isRunning
    guard rests, context.object?.application != nil else { return }
    programmerError(
      "an animator was let go while it was paused or stopped: finish it, or stop it without finishing"
    )
  }

  // MARK: Changing

  func add(_ body: @escaping @MainActor () -> Void, delayFactor: Double, blocksTouches: Bool) {
    let delay = min(max(0, delayFactor), 1)
    guard state == .active else { return blocks.append((delay, body)) }
    let place = place
    perform(body, from: place + (1 - place) * delay, blocksTouches)
  }

  private func perform(_ body: @MainActor () -> Void, from delay: Double, _ blocksTouches: Bool) {
    let group = AnimationGroup(
      timing: AnimationTiming(duration: motion.duration),
      beginsFromCurrentState: true,
      blocksTouches: blocksTouches
    )
    group.run = self
    group.delay = delay
    groups.append(group)
    animator.push(group)
    body()
    animator.pop()
    if blocksTouches, let application = context.object?.application as? Application {
      for view in group.views { application.touchDispatcher.cancelTouches(onAnimated: view) }
    }
  }

  // MARK: Ending

  private func arrive(_ owner: ViewPropertyAnimator?) {
    let isBack = motion.isReversed
    span?.end()
    guard owner?.pausesOnCompletion != true else {
      motion.rest(atPlace: isBack ? 0 : 1)
      return
    }
    let animations = isBack ? AnimatedProperty.all(of: groups, at: now) : []
    releaseViews()
    for animation in animations { animator.put(animation.view, animation.start) }
    end(at: isBack ? .start : .end)
  }

  func stop(withoutFinishing: Bool) {
    guard state == .active else { return }
    cancelWork()
    stopped = AnimatedProperty.all(of: groups, at: now)
    motion.rest(at: now)
    releaseViews()
    for animation in stopped { animator.put(animation.view, animation.present) }
    guard withoutFinishing else {
      state = .stopped
      return
    }
    stopped = []
    completions = []
    state = .inactive
  }

  func finish(at position: ViewAnimatingPosition) {
    guard state == .stopped else { programmerError("only an animator that is stopped can be finished") }
    let animations = stopped
    stopped = []
    for animation in animations where position != .current {
      animator.put(animation.view, position == .start ? animation.start : animation.end)
    }
    end(at: position)
  }

  private func end(at position: ViewAnimatingPosition) {
    state = .inactive
    motion.rest(atPlace: position == .start ? 0 : position == .end ? 1 : place)
    while !completions.isEmpty { completions.removeFirst()(position) }
  }

  private func releaseViews() {
    for group in groups { group.releaseViews() }
    groups = []
  }
}
