import Foundation
import Simulation

/// An interaction controller that moves the animator's animation to a fraction of its way (U56).
///
/// The animation blocks of `animateTransition` are paused at their start, each with its own duration and
/// curve: `update(0.5)` displays them as they are after half of the transition's duration. After
/// ``finish()`` they run to their end, after ``cancel()`` back to their start, where the views have their
/// former values. Then the completions of the blocks are called. If the animator returns an interruptible
/// animator, that one is scrubbed instead. Calls while no transition runs are ignored.
@preconcurrency @MainActor
open class PercentDrivenInteractiveTransition: IdentityHashable, ViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?

  /// Creates an object for any number of transitions, one after the other.
  public init() {}

  /// The duration of the current transition in seconds, or 0.
  public final var duration: CGFloat {
    context.map { CGFloat($0.animator.transitionDuration(using: $0)) } ?? 0
  }
  /// The fraction of the last ``update(_:)``.
  public private(set) final var percentComplete: CGFloat = 0
  /// The speed of the animation after the interaction, relative to its own speed.
  open var completionSpeed: CGFloat = 1
  /// The curve of the way that is left after the interaction.
  open var completionCurve = View.AnimationCurve.easeInOut
  /// The timing of the way that is left after the interaction, in place of ``completionCurve``; from iOS 10.
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether the transition waits for updates from its begin; from iOS 10. Otherwise it runs until
  /// ``pause()``.
  open var wantsInteractiveStart = true

  /// Begins the transition at its start. An override calls super.
  open func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    attach(to: context)
    context.beginScrubbedAnimation()
  }

  final func attach(to context: TransitionContext) {
    self.context = context
    percentComplete = 0
  }

  /// Interrupts the running animation, so that it follows updates; from iOS 10.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    percentComplete = context.percentComplete
  }

  /// Moves the animation to a fraction of the transition's duration, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context else { return }
    self.percentComplete = min(max(0, percentComplete), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction and runs the animation back to its start.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Ends the interaction and runs the animation to its end.
  open func finish() { context?.finishInteractiveTransition() }
}
