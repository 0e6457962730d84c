import Foundation
import Simulation

/// What is animated together: all changes of one animation block.
@MainActor final class AnimationGroup {
  var duration: Duration
  var delay: Duration
  var curve: View.AnimationCurve
  /// Whether a property goes on from where it is seen.
  var beginsFromCurrentState: Bool
  /// Whether the views get no touches meanwhile (C14); begin and commit never keep touches away (Q30).
  var blocksTouches: Bool
  /// Called once, with whether nothing cut the animations short.
  var completion: (@MainActor (Bool) -> Void)?

  private(set) var start = VirtualClock.Instant()
  private var views: [View] = []
  private var wasInterrupted = false

  init(
    duration: Duration,
    delay: Duration,
    curve: View.AnimationCurve,
    beginsFromCurrentState: Bool,
    blocksTouches: Bool,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.beginsFromCurrentState = beginsFromCurrentState
    self.blocksTouches = blocksTouches
    self.completion = completion
  }

  /// Whether changes are animated at all (H45).
  var isAnimating: Bool { duration > .zero }

  /// Takes part of a view into the group; the view keeps the animation until it ends.
  func add(_ view: View, now: VirtualClock.Instant) {
    start = now
    views.append(view)
  }

  /// One of the animations ended before its time.
  func noteInterruption() { wasInterrupted = true }

  /// How much of the way is done.
  func progress(at now: VirtualClock.Instant) -> Double {
    let elapsed = (start.duration(to: now) - delay).inSeconds
    return curve.progress(at: elapsed / duration.inSeconds)
  }

  /// Lets time pass for the group: its end is scheduled on the clock.
  ///
  /// Without any change the completion comes at the clock's next turn (Q28), and so for a duration of zero (H48).
  func commit(in context: SimulationContext) {
    // The duration may have been set to zero after the changes.
    if !isAnimating { releaseViews() }
    let hasWork = !views.isEmpty
    if blocksTouches, let application = context.application as? Application {
      for view in views { application.cancelTouches(onAnimated: view) }
    }
    guard hasWork || completion != nil else { return }
    _ = context.schedule(after: hasWork ? delay + duration : .zero, label: "end of an animation") {
      self.end()
    }
  }

  private func end() {
    releaseViews()
    completion?(!wasInterrupted)
    completion = nil
  }

  private func releaseViews() {
    for view in views { view.animations.removeAll { $0.group === self } }
    views = []
  }
}
