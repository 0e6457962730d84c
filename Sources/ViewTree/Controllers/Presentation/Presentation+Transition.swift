import Foundation
import Responder
import Simulation

extension Presentation {
  /// Presents the controller.
  func begin(in window: Window, animated: Bool, completion: (@MainActor () -> Void)?) {
    presented.storedIsBeingPresented = true
    // Callbacks may remove the source view before the popover is placed.
    if style == .popover { hadPopoverAnchor = presented.popoverPresentationController?.anchor != nil }
    if window.application.context.rule(VersionRules.presentingEndsEditing) {
      focused = window.scope.firstResponder
      _ = window.scope.forceResign()
    }
    if hidesPresenter { window.application.rotation.settle(for: presented) }
    if style == .popover { placePopoverAfterTurn(in: window.application.context) }
    let transition = ControllerTransition(.presentation(hidesSource: hidesPresenter))
    run(transition, from: presenter, to: presented, in: window, animated: animated) { [self] isFinished in
      presented.storedIsBeingPresented = false
      if isFinished { completion?() }
    }
  }

  /// Dismisses the presented controller, and all controllers presented over it.
  func dismiss(animated: Bool, completion: (@MainActor () -> Void)?) {
    if transition != nil {
      // A second dismissal waits for the end of the first one, and takes its place if that was cancelled.
      // The work doesn't retain the presentation, which would never be released if the simulator ends first.
      waiting.append { presentation in
        guard presentation.presenter.presentation === presentation else { return completion?() ?? () }
        presentation.dismiss(animated: animated, completion: completion)
      }
      return
    }
    guard let window = container.window ?? presented.presentation?.container.window else { return }
    // A touch that pulls the sheet without dismissing it loses its effect.
    pull = nil
    // The visible controller is the last one; those between get callbacks when their views are removed.
    let top = topmost
    presented.isDisappearing = true
    top.isDisappearing = true
    window.application.log.record(.controller, presenter.debugName, "dismisses \(presented.debugName)")
    window.application.inputSystem?.presentationEnds()
    let transition = ControllerTransition(.dismissal(showsTarget: presenter.viewIfLoaded?.window == nil))
    run(transition, from: top, to: presenter, in: window, animated: animated) { [self] isFinished in
      presented.isDisappearing = false
      top.isDisappearing = false
      guard isFinished else { return }
      releaseCustomController()
      restoreFirstResponder()
      Application.current?.rotation.follow()
      completion?()
    }
  }

  /// The topmost of the controllers that are presented over this presenter.
  var topmost: ViewController {
    var last = presented
    while let next = last.presentation?.presented { last = next }
    return last
  }

  /// Runs a transition to its end; `completion` is called last, with false if an interaction was cancelled.
  /// Until then the clock, or the context of the app's animator, retains the two controllers, but not the
  /// window, which retains the clock.
  private func run(
    _ plan: ControllerTransition,
    from source: ViewController,
    to target: ViewController,
    in window: Window,
    animated: Bool,
    completion: @escaping @MainActor (_ isFinished: Bool) -> Void
  ) {
    transition = plan
    let actors = Actors(source: source, target: target)
    let context = window.application.context
    let isAnimated = animated && context.activate { View.areAnimationsEnabled }
    let duration = isAnimated ? Self.duration : .zero
    coordinator = makeCoordinator(source, target, duration)
    let end: @MainActor (Bool) -> Void = { [self] isFinished in
      self.context = nil
      notifyTransitionDidEnd(isFinished)
      let event: ControllerTransition.Event = isFinished ? .finish : .cancel
      perform(transition?.handle(event) ?? [], actors, in: nil, animated: animated, duration)
      finishTransition(isCancelled: !isFinished)
      completion(isFinished)
      runPendingWork()
    }
    if isAnimated { self.context = makeContext(actors, in: window, completion: end) }
    if self.context == nil {
      // Scheduled first, so that the transition ends before a keyboard that is animated along with it arrives
      // (S19).
      _ = context.schedule(after: duration, label: "end of a presentation") { end(true) }
    }
    if isComing {
      notifyAdaptation()
      window.deferFocusRequests()
    }
    notifyTransitionWillBegin(in: window)
    perform(transition?.handle(.begin) ?? [], actors, in: window, animated: animated, duration)
    if isComing { window.performDeferredFocusRequests(riding: nil) }
  }

  /// Notifies the delegate of the style in use.
  private func notifyAdaptation() {
    guard let controller = presented.ownPresentationController else { return }
    controller.delegate?.presentationController(
      controller,
      willPresentWithAdaptiveStyle: adaptedStyle,
      transitionCoordinator: coordinator
    )
  }

  /// The controllers of a transition.
  struct Actors {
    var source: ViewController
    var target: ViewController
  }

  /// Creates the transition's coordinator and assigns it to both controllers.
  func makeCoordinator(
    _ source: ViewController,
    _ target: ViewController,
    _ duration: Duration
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(duration: duration.inSeconds)
    (coordinator.presentationStyle, coordinator.container) = (style, container)
    if !hidesPresenter { coordinator.presenterInPlace = presenter }
    coordinator.begin(from: source, to: target)
    (source.ownCoordinator, target.ownCoordinator) = (coordinator, coordinator)
    return coordinator
  }

  /// Ends the transition and calls its coordinator's completions.
  func finishTransition(isCancelled: Bool) {
    transition = nil
    let ended = coordinator
    coordinator = nil
    ended?.finish(isCancelled: isCancelled)
  }

  /// Performs the work that waits for the end of the transition.
  func runPendingWork() {
    let waiters = waiting
    waiting = []
    for waiter in waiters { waiter(self) }
  }

  /// - Parameter window: The window of the transition at its begin; `nil` at its end.
  private func perform(
    _ steps: [ControllerTransition.Step],
    _ actors: Actors,
    in window: Window?,
    animated: Bool,
    _ duration: Duration
  ) {
    for step in steps {
      switch step {
      case .targetWillAppear where isDropped, .place where isDropped, .move where isDropped,
        .removeSource where isDropped:
        break
      case .targetDidAppear where isDropped:
        // Cancels the appearance that has begun.
        actors.target.baseBeginAppearanceTransition(false, animated: animated)
        actors.target.baseEndAppearanceTransition()
      case .loadTarget: actors.target.loadViewIfNeeded()
      case .sourceWillDisappear: actors.source.baseBeginAppearanceTransition(false, animated: animated)
      case .sourceWillAppear: actors.source.baseBeginAppearanceTransition(true, animated: animated)
      case .targetWillAppear: actors.target.baseBeginAppearanceTransition(true, animated: animated)
      case .targetWillDisappear: actors.target.baseBeginAppearanceTransition(false, animated: animated)
      case .sourceDidDisappear, .sourceDidAppear: actors.source.baseEndAppearanceTransition()
      case .targetDidAppear, .targetDidDisappear: actors.target.baseEndAppearanceTransition()
      case .place: window.map(placeTarget)
      case .move: if let window { move(in: window, duration) }
      case .removeSource: removeSource()
      case .removeTarget: removeTarget()
      case .relate: if !isComing { endRelations() }
      }
    }
  }

  private func placeTarget(in window: Window) {
    guard isComing else {
      // An animator of the app adds the presenter's view itself.
      return context == nil ? showPresenter() : ()
    }
    install(in: window)
    if context != nil, hidesPresenter { movePresenterToContainer() }
  }

  private func move(in window: Window, _ duration: Duration) {
    if let context { context.start() } else { slide(in: window, duration) }
  }

  private func removeSource() {
    if isComing { return hidePresenter() }
    showPresenter()
    removeContainers()
  }

  /// Undoes a transition that was cancelled.
  private func removeTarget() {
    guard isComing else { return hidePresenter() }
    presentedView.removeFromSuperview()
    showPresenter()
    endRelations()
    removeContainers()
    releaseCustomController()
  }

  /// Whether the current transition is a presentation.
  var isComing: Bool {
    if case .presentation = transition?.kind { true } else { false }
  }

  /// Animates the presented view from below the screen or down there again; other styles fade or don't move.
  private func slide(in window: Window, _ duration: Duration) {
    window.layoutIfNeeded()
    guard duration > .zero else { return coordinator?.runAnimations() ?? () }
    let frame = frame(in: window)
    let isComing = isComing
    let view: View = isComing ? presentedView : topmost.presentedView
    let slides = style != .popover && presented.shownTransitionStyle == .coverVertical && !isAlert
    let fades = style == .popover || presented.shownTransitionStyle == .crossDissolve
    let away = slides ? frame.offsetBy(dx: 0, dy: window.interfaceBounds.height) : frame
    let opacity = view.alpha
    let mover = isComing ? self : topmost.presenter?.presentation
    if isComing {
      mover?.slide(view, to: away)
      if fades { view.alpha = 0 }
    }
    // Restores the view's alpha for its next use, after its removal from the window.
    var restore: (@MainActor (Bool) -> Void)?
    if fades, !isComing { restore = { _ in view.alpha = opacity } }
    let context = window.application.context
    if isAlert { fadeDimming(in: window, duration) }
    context.activate {
      View.animate(
        withDuration: duration.inSeconds,
        options: .independent,
        animations: {
          mover?.slide(view, to: isComing ? frame : away)
          if fades { view.alpha = isComing ? opacity : 0 }
          coordinator?.runAnimations()
          let rides = context.rule(VersionRules.keyboardMovesWithPresentation)
          let ride = PendingFocusAnimation(duration: duration, distance: window.bounds.height)
          window.performDeferredFocusRequests(riding: rides ? ride : nil)
        },
        completion: restore
      )
    }
  }

  /// Places the view at the begin or the end of a slide, with the grabber of a sheet.
  private func slide(_ view: View, to frame: CGRect) {
    if sheetScale == 1 {
      view.frame = frame
    } else {
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    if grabber != nil { placeGrabber(over: view) }
  }

  func removeContainers() {
    for container in containersToRemove { container.removeFromSuperview() }
    containersToRemove = []
  }

  func endRelations() {
    // The chain retains each presenter until the relation to its presented controller has ended, too (Z4).
    let chain = Array(sequence(first: self) { $0.presented.presentation })
    for presentation in chain {
      containersToRemove.append(presentation.container)
      presentation.resetSheet()
      guard presentation.presenter.presentation === presentation else { continue }
      presentation.presenter.presentation = nil
      presentation.presented.presenter = nil
    }
  }

  /// Makes the responder first responder that was so before the alert was presented (A49).
  private func restoreFirstResponder() {
    guard presented.restoresFirstResponder, let focused, focused.focusScope?.firstResponder == nil else {
      return
    }
    focused.becomeFirstResponder()
  }
}
