import Foundation
import Simulation

/// A transition that the app animates, from its first step to `completeTransition`.
@MainActor final class TransitionContext: ViewControllerContextTransitioning {
  /// A controller of the transition, and its view if the animator may move it.
  struct Actor {
    var controller: ViewController
    var view: View?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: View
  let presentationStyle: ModalPresentationStyle
  let animator: any ViewControllerAnimatedTransitioning
  private let interaction: (any ViewControllerInteractiveTransitioning)?
  private let actors: (from: Actor, to: Actor)
  private let coordinator: TransitionCoordinator
  private let scrubber: AnimationScrubber
  private let application: Application
  private var completion: (@MainActor (Bool) -> Void)?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  /// The animator that the interaction scrubs in place of animation blocks.
  private var interruptible: (any ViewImplicitlyAnimating)?

  var isAnimated: Bool { true }
  var targetTransform: ViewTransform { .identity }

  /// - Parameter completion: The end of the transition, called once with whether it was completed.
  init(
    _ application: Application,
    in containerView: View,
    _ style: ModalPresentationStyle,
    animator: any ViewControllerAnimatedTransitioning,
    interaction: (any ViewControllerInteractiveTransitioning)?,
    actors: (from: Actor, to: Actor),
    coordinator: TransitionCoordinator,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    self.application = application
    self.containerView = containerView
    presentationStyle = style
    self.animator = animator
    self.interaction = interaction
    self.actors = actors
    self.coordinator = coordinator
    self.completion = completion
    scrubber = AnimationScrubber(application)
    let isInteractive = interaction?.wantsInteractiveStart == true
    coordinator.context = self
    coordinator.begin(from: actors.from.controller, to: actors.to.controller, isInteractive: isInteractive)
  }

  // MARK: Values for the coordinator

  var isInterruptible: Bool { !(animator.interruptibleAnimator(using: self) is MissingAnimator) }
  var completionSpeed: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: View.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  // MARK: Running

  /// Begins the animation, after the will callbacks.
  func start() {
    let duration = max(0, animator.transitionDuration(using: self))
    coordinator.transitionDuration = duration
    scrubber.duration = .pinned(seconds: duration)
    isInteractive = coordinator.isInteractive
    application.activate {
      switch interaction {
      case let interaction? where isInteractive: interaction.startInteractiveTransition(self)
      case let interaction as PercentDrivenInteractiveTransition:
        interaction.attach(to: self)
        beginScrubbedAnimation()
      default: animator.animateTransition(using: self)
      }
      guard completion != nil else { return }
      animateAlongside(duration)
      if let interaction, !isInteractive, interaction is PercentDrivenInteractiveTransition { resume() }
    }
  }

  /// Runs the animator's animations under the control of the interaction, beginning with their start.
  func beginScrubbedAnimation() {
    let own = animator.interruptibleAnimator(using: self)
    if own is MissingAnimator {
      scrubber.record { animator.animateTransition(using: self) }
    } else {
      interruptible = own
      own.pauseAnimation()
    }
  }

  private func animateAlongside(_ duration: TimeInterval) {
    let body = { [coordinator] in
      View.animate(withDuration: duration, options: .independent, animations: { coordinator.runAnimations() })
    }
    if interaction == nil { body() } else { scrubber.record(body) }
  }

  /// Runs the paused animations to the end, or back if the interaction was cancelled.
  private func resume() {
    let speed = max(0.001, Double(interaction?.completionSpeed ?? 1))
    let timing = (interaction as? PercentDrivenInteractiveTransition)?.timingCurve
    let curve = interaction.map { AnimationTiming.Pace.curve($0.completionCurve) }
    let pace = timing?.timing(in: scrubber.duration).pace ?? curve
    scrubber.run(isReversed: transitionWasCancelled, speed: speed, pace: pace)
    guard let interruptible else { return }
    interruptible.isReversed = transitionWasCancelled
    let rest = transitionWasCancelled ? interruptible.fractionComplete : 1 - interruptible.fractionComplete
    interruptible.continueAnimation(withTimingParameters: timing, durationFactor: rest / CGFloat(speed))
  }

  /// The visible fraction of the way.
  var percentComplete: CGFloat { interruptible?.fractionComplete ?? scrubber.fraction }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    coordinator.percentComplete = percentComplete
    scrubber.scrub(to: Double(percentComplete))
    interruptible?.fractionComplete = percentComplete
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    coordinator.interactionDidEnd(isCancelled: isCancelled)
    resume()
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, interaction != nil, completion != nil else { return }
    isInteractive = true
    transitionWasCancelled = false
    scrubber.pause()
    interruptible?.pauseAnimation()
    coordinator.interactionDidBegin(at: percentComplete)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    isInteractive = false
    // An animator may complete the transition at once.
    coordinator.runAnimations()
    completion(didComplete)
    animator.animationEnded(didComplete)
  }

  // MARK: Actors

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    switch key {
    case .from: actors.from.controller
    case .to: actors.to.controller
    default: nil
    }
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: actors.from.view
    case .to: actors.to.view
    default: nil
    }
  }

  func initialFrame(for vc: ViewController) -> CGRect { actor(vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: ViewController) -> CGRect { actor(vc)?.finalFrame ?? .zero }

  private func actor(_ controller: ViewController) -> Actor? {
    [actors.from, actors.to].first { $0.controller === controller }
  }
}
