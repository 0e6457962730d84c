import Foundation
import Responder
import Simulation

extension Presentation {
  /// The minimum velocity of a flick that dismisses a sheet from any position, in points per second.
  static let flickVelocity: CGFloat = 1000
  /// The frequency of the critically damped spring that ends a pull, in radians per second (MG20).
  private static let pullFrequency = (1000.0 / 3).squareRoot()
  /// The fraction of a pull by which a sheet moves that may not be dismissed.
  static let resistance: CGFloat = 0.15

  /// The effect of a pull on the sheet.
  enum Pull {
    /// The pull drives the dismissal interactively.
    case dismissing
    /// The pull can't dismiss the sheet.
    case resisting
  }

  /// Adds the recognizer that pulls the sheet down.
  func installPan() {
    let pan = SheetPanGestureRecognizer(target: self, action: Presentation.pull)
    pan.sheet = presented.view
    container.baseAdd(pan)
  }

  /// Moves the sheet with the touch that pulls it (G32).
  func pull(_ pan: SheetPanGestureRecognizer) {
    guard let window = container.window else { return }
    let way = max(0, pan.translation(in: container).y)
    switch pan.state {
    case .began:
      beginPull(in: window)
      follow(way, in: window)
    case .changed: follow(way, in: window)
    case .ended:
      let velocity = pan.velocity(in: container).y
      let isFar = way > frame(in: window).height / 2
      endPull(goesOn: isFar || velocity >= Self.flickVelocity, velocity: velocity, in: window)
    case .cancelled, .failed: endPull(goesOn: false, velocity: 0, in: window)
    case .possible: break
    }
  }

  private func beginPull(in window: Window) {
    guard transition == nil, presented.presentation == nil else { return }
    let delegate = presented.ownPresentationController?.delegate
    let canDismiss =
      !presented.isModalInPresentation
      && (presented.presentationController.map { delegate?.presentationControllerShouldDismiss($0) ?? true }
        ?? true)
    // The delegate may have presented or dismissed a controller.
    guard transition == nil, presented.presentation == nil, container.window === window else { return }
    pull = canDismiss ? .dismissing : .resisting
    guard canDismiss else { return }
    if let controller = presented.presentationController {
      delegate?.presentationControllerWillDismiss(controller)
    }
    guard transition == nil, container.window === window else { return pull = nil }
    presented.isDisappearing = true
    transition = ControllerTransition(.dismissal(showsTarget: false))
    let coordinator = makeCoordinator(presented, presenter, Self.duration)
    coordinator.begin(from: presented, to: presenter, isInteractive: true)
    presented.transition.isAnimated = true
    performPulled(transition?.handle(.begin) ?? [])
    self.coordinator = coordinator
  }

  private func follow(_ way: CGFloat, in window: Window) {
    guard let pull else { return }
    let seen = pull == .dismissing ? way : way * Self.resistance
    presented.view.frame = frame(in: window).offsetBy(dx: 0, dy: seen)
  }

  private func endPull(goesOn: Bool, velocity: CGFloat, in window: Window) {
    guard let pull else { return }
    self.pull = nil
    let rest = frame(in: window)
    let away = rest.offsetBy(dx: 0, dy: window.interfaceBounds.height)
    let context = window.application.context
    let isGone = goesOn && pull == .dismissing
    coordinator?.interactionDidEnd(isCancelled: !isGone)
    if isGone { window.application.inputSystem?.presentationEnds() }
    let end = isGone ? away : rest
    let isAnimated = context.activate { View.areAnimationsEnabled }
    let duration = isAnimated ? Spring.criticalDuration(frequency: Self.pullFrequency) : .zero
    context.activate {
      let way = Double(end.minY - presented.view.frame.minY)
      let spring = Spring(damping: 1, velocity: way == 0 ? 0 : velocity / way * duration.inSeconds)
      window.application.animator.run(
        AnimationTiming(duration: duration, pace: .spring(spring)),
        .independent,
        {
          presented.view.frame = end
          coordinator?.runAnimations()
        },
        nil
      )
    }
    guard pull == .dismissing else {
      if goesOn, let controller = presented.presentationController {
        controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      }
      return
    }
    // Retains the presenter, too, because its window may have released it by then.
    _ = context.schedule(after: duration, label: "end of a pull") { [self, presenter] in
      performPulled(transition?.handle(isGone ? .finish : .cancel) ?? [])
      presented.isDisappearing = false
      finishTransition(isCancelled: !isGone)
      if isGone, let controller = presented.presentationController {
        controller.delegate?.presentationControllerDidDismiss(controller)
      }
      withExtendedLifetime(presenter) { runPendingWork() }
    }
  }

  private func performPulled(_ steps: [ControllerTransition.Step]) {
    for step in steps {
      switch step {
      case .sourceWillAppear where isDropped: break
      case .sourceWillDisappear: presented.baseBeginAppearanceTransition(false, animated: true)
      case .sourceWillAppear: presented.baseBeginAppearanceTransition(true, animated: true)
      case .sourceDidDisappear, .sourceDidAppear: presented.baseEndAppearanceTransition()
      case .relate: endRelations()
      case .removeSource: removeContainers()
      default: break
      }
    }
  }
}
