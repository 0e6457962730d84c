import Foundation
import Responder
import Simulation

extension Presentation {
  /// How fast a finger must be to send a sheet away from wherever it is, in points per second.
  static let flickVelocity: CGFloat = 500
  /// How much a sheet that may not go gives way to a pull.
  static let resistance: CGFloat = 0.15

  /// What a finger does to the sheet.
  enum Pull {
    /// It leads the dismissal.
    case dismissing
    /// It pulls in vain.
    case resisting
  }

  /// Lets a finger pull a sheet down.
  func installPan() {
    let pan = SheetPanGestureRecognizer(target: self, action: Presentation.pull)
    pan.sheet = presented.view
    container.addGestureRecognizer(pan)
  }

  /// Follows a finger that pulls the sheet (G32).
  func pull(_ pan: SheetPanGestureRecognizer) {
    guard let window = container.window else { return }
    let way = max(0, pan.translation(in: container).y)
    switch pan.state {
    case .began:
      beginPull(in: window)
      follow(way, in: window)
    case .changed: follow(way, in: window)
    case .ended:
      let isFlick = pan.velocity(in: container).y > Self.flickVelocity
      endPull(goesOn: isFlick || way > frame(in: window).height / 2, in: window)
    case .cancelled, .failed: endPull(goesOn: false, in: window)
    case .possible: break
    }
  }

  private func beginPull(in window: Window) {
    guard transition == nil, presented.presentation == nil else { return }
    let delegate = presented.ownPresentationController?.delegate
    let mayGo =
      !presented.isModalInPresentation
      && (presented.presentationController.map { delegate?.presentationControllerShouldDismiss($0) ?? true }
        ?? true)
    // The delegate may have done something else with the sheet.
    guard transition == nil, presented.presentation == nil, container.window === window else { return }
    pull = mayGo ? .dismissing : .resisting
    guard mayGo else { return }
    if let controller = presented.presentationController {
      delegate?.presentationControllerWillDismiss(controller)
    }
    guard transition == nil, container.window === window else { return pull = nil }
    presented.isGoing = true
    transition = ControllerTransition(.dismissal(showsTarget: false))
    let coordinator = makeCoordinator(presented, presenter, Self.duration)
    presented.transition.isAnimated = true
    performPulled(transition?.handle(.begin) ?? [])
    self.coordinator = coordinator
  }

  private func follow(_ way: CGFloat, in window: Window) {
    guard let pull else { return }
    let seen = pull == .dismissing ? way : way * Self.resistance
    presented.view.frame = frame(in: window).offsetBy(dx: 0, dy: seen)
  }

  private func endPull(goesOn: Bool, in window: Window) {
    guard let pull else { return }
    self.pull = nil
    let rest = frame(in: window)
    let away = rest.offsetBy(dx: 0, dy: window.interfaceBounds.height)
    let context = window.application.context
    let isGone = goesOn && pull == .dismissing
    if isGone { window.application.inputSystem?.presentationEnds() }
    let duration = context.activate { View.areAnimationsEnabled } ? Self.duration : .zero
    context.activate {
      View.animate(withDuration: duration.inSeconds, options: .independent) { [self] in
        presented.view.frame = isGone ? away : rest
        coordinator?.runAnimations()
      }
    }
    guard pull == .dismissing else {
      if goesOn, let controller = presented.presentationController {
        controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      }
      return
    }
    // The presenter is held too, as its window may have let it go by then.
    _ = context.schedule(after: duration, label: "end of a pull") { [self, presenter] in
      performPulled(transition?.handle(isGone ? .finish : .cancel) ?? [])
      presented.isGoing = false
      finishTransition(isCancelled: !isGone)
      if isGone, let controller = presented.presentationController {
        controller.delegate?.presentationControllerDidDismiss(controller)
      }
      withExtendedLifetime(presenter) { runWaiters() }
    }
  }

  private func performPulled(_ steps: [ControllerTransition.Step]) {
    for step in steps {
      switch step {
      case .sourceWillAppear where isDropped: break
      case .sourceWillDisappear: presented.beginTransition(false, animated: true)
      case .sourceWillAppear: presented.beginTransition(true, animated: true)
      case .sourceDidDisappear, .sourceDidAppear: presented.endTransition()
      case .relate: endRelations()
      case .removeSource: removeContainers()
      default: break
      }
    }
  }
}
