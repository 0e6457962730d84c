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
  /// The time for which a sheet would move on with the velocity of the release, to select a detent: that of
  /// the fast deceleration rate. Assumed.
  private static let projection: CGFloat = 0.099

  /// A touch that pulls the sheet.
  struct Pull {
    /// The effect of the pull.
    enum Effect {
      /// The pull changes the height of the sheet, between its detents.
      case resizing
      /// The pull drives the dismissal interactively.
      case dismissing
      /// The pull can't dismiss the sheet.
      case resisting
    }

    var effect = Effect.resizing
    /// The height of the sheet at the begin of the pull.
    let start: CGFloat
    /// The height at the touch's present position; below that of the smallest detent, the sheet moves down.
    var height: CGFloat
  }

  /// Adds the recognizers that pull the sheet, and dismiss it with a tap outside.
  func installPan() {
    let pan = SheetPanGestureRecognizer(target: self, action: Presentation.pull)
    pan.presentation = self
    container.baseAdd(pan)
    guard sheet != nil else { return }
    container.sheetPresentation = self
    installTapBeside()
  }

  /// Moves the sheet with the touch that pulls it (G32).
  func pull(_ pan: SheetPanGestureRecognizer) {
    guard let window = container.window else { return }
    let way = pan.translation(in: container).y
    switch pan.state {
    case .began:
      beginPull(goesDown: pan.initialTranslation(in: container).y > 0, in: window)
      follow(way, in: window)
    case .changed: follow(way, in: window)
    case .ended: endPull(velocity: pan.velocity(in: container).y, in: window)
    case .cancelled, .failed: endPull(velocity: nil, in: window)
    case .possible: break
    }
  }

  private func beginPull(goesDown: Bool, in window: Window) {
    guard transition == nil, presented.presentation == nil else { return }
    let (height, lowest) = (currentRest(in: window).frame.height, sheetRests(in: window)[0].frame.height)
    pull = Pull(start: height, height: height)
    if goesDown, height <= lowest { beginDismissal(in: window) }
  }

  /// Asks for the permission to dismiss the sheet, and begins the interactive dismissal.
  private func beginDismissal(in window: Window) {
    let delegate = presented.ownPresentationController?.delegate
    let canDismiss =
      !presented.isModal
      && (presented.presentationController.map { delegate?.presentationControllerShouldDismiss($0) ?? true }
        ?? true)
    // The delegate may have presented or dismissed a controller.
    guard transition == nil, presented.presentation == nil, container.window === window else {
      return pull = nil
    }
    pull?.effect = canDismiss ? .dismissing : .resisting
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
    guard pull != nil, let view = presented.viewIfLoaded else { return }
    let rests = sheetRests(in: window)
    let (lowest, highest) = (rests[0].frame, rests[rests.count - 1].frame)
    let height = min(max(highest.height, pull?.start ?? 0), (pull?.start ?? 0) - way)
    pull?.height = height
    if height < lowest.height, pull?.effect == .resizing { beginDismissal(in: window) }
    guard let pull, container.window === window else { return }
    var rest = SheetRest(frame: lowest)
    let below = lowest.height - height
    if below > 0 {
      rest.frame.origin.y += pull.effect == .resisting ? below * Self.resistance : below
    } else {
      rest.frame.origin.y += below
      rest.frame.size.height = height
    }
    put(view, at: rest)
  }

  /// - Parameter velocity: The velocity of the release, downwards; `nil` if the touch was cancelled.
  private func endPull(velocity: CGFloat?, in window: Window) {
    guard let pull, let view = presented.viewIfLoaded else { return }
    self.pull = nil
    let rests = sheetRests(in: window)
    let lowest = rests[0]
    let below = lowest.frame.height - pull.height
    let speed = velocity ?? 0
    let goesOn =
      velocity != nil && below >= 0 && pull.effect != .resizing
      && (below > lowest.shown.height / 2 || speed >= Self.flickVelocity)
    let isGone = goesOn && pull.effect == .dismissing
    let old = selectedRest(among: rests).identifier
    if velocity != nil, !goesOn {
      sheet?.select(rest(after: pull, speed, among: rests).identifier, insteadOf: old)
      // The delegate may have dismissed the sheet.
      guard container.window === window else { return }
    }
    let context = window.application.context
    coordinator?.interactionDidEnd(isCancelled: !isGone)
    if isGone { window.application.inputSystem?.presentationEnds() }
    var end = currentRest(in: window)
    if isGone {
      end = SheetRest(frame: lowest.frame.offsetBy(dx: 0, dy: window.interfaceBounds.height))
    }
    let duration = animate(to: end, view, velocity: speed, in: window)
    guard pull.effect == .dismissing else {
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

  /// Returns the detent at which a pull leaves the sheet: the nearest to the height that it would reach with
  /// its velocity, and after a flick at least the next one in its direction (MC6).
  private func rest(after pull: Pull, _ speed: CGFloat, among rests: [SheetRest]) -> SheetRest {
    if speed <= -Self.flickVelocity, let next = rests.first(where: { $0.frame.height > pull.height }) {
      return next
    }
    if speed >= Self.flickVelocity, let next = rests.last(where: { $0.frame.height < pull.height }) {
      return next
    }
    let goal = pull.height - speed * Self.projection
    return rests.min { abs($0.frame.height - goal) < abs($1.frame.height - goal) } ?? rests[0]
  }

  /// Moves the sheet like a spring with the velocity of a release, and returns the duration.
  @discardableResult
  func animate(to end: SheetRest, _ view: View, velocity: CGFloat, in window: Window) -> Duration {
    let context = window.application.context
    return context.activate {
      let duration =
        View.areAnimationsEnabled ? Spring.criticalDuration(frequency: Self.pullFrequency) : .zero
      let way = Double(end.shown.minY - view.frame.minY)
      let spring = Spring(damping: 1, velocity: way == 0 ? 0 : velocity / way * duration.inSeconds)
      window.application.animator.run(
        AnimationTiming(duration: duration, pace: .spring(spring)),
        .independent,
        {
          let old = view.bounds.size
          put(view, at: end)
          if view.bounds.size != old { view.layoutIfNeeded() }
          coordinator?.runAnimations()
        },
        nil
      )
      return duration
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
