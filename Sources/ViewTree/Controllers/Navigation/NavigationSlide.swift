import Foundation
import Responder
import Simulation

/// The slide from one controller of a stack to another.
@MainActor final class NavigationSlide {
  let source: ViewController?
  let target: ViewController?
  /// Whether the slide leads to a controller lower in the stack.
  let isPop: Bool
  let isAnimated: Bool
  var isCancelled = false
  /// The vertical offset that client code has given to the dragged view; it is preserved.
  var shift: CGFloat = 0
  /// The first responder in the dragged view, which becomes first responder again if the slide is cancelled
  /// (S18b).
  weak var focused: Responder?
  private var plan = ControllerTransition(.navigation)
  /// The transition of an animator of the app.
  var context: TransitionContext?
  /// The coordinator for the app's own animations.
  let coordinator: TransitionCoordinator

  init(
    from source: ViewController?,
    to target: ViewController?,
    isPop: Bool,
    isAnimated: Bool,
    coordinator known: TransitionCoordinator? = nil
  ) {
    self.source = source
    self.target = target
    self.isPop = isPop
    self.isAnimated = isAnimated
    coordinator =
      known
      ?? TransitionCoordinator(duration: isAnimated ? NavigationController.slideDuration.inSeconds : 0)
    coordinator.begin(from: source, to: target)
    source?.ownCoordinator = coordinator
    target?.ownCoordinator = coordinator
  }

  func handle(_ event: ControllerTransition.Event) -> [ControllerTransition.Step] { plan.handle(event) }
}

extension NavigationController {
  /// Begins the slide to the top controller of the stack.
  final func beginSlide() {
    let isPop = shown != nil && !arriving.contains { $0 === stack.last }
    let slide = NavigationSlide(
      from: shown,
      to: stack.last,
      isPop: isPop,
      isAnimated: animatesNextChange,
      coordinator: nextCoordinator
    )
    nextCoordinator = nil
    self.slide = slide
    showStackInBar()
    if !isPop { baseTabBarController?.stackDidChange(in: self) }
    placeContent()
    slide.context = makeContext(of: slide)
    // A requested first responder is set inside the slide's animation, and the keyboard moves with it (G26).
    let window = view.window
    window?.deferFocusRequests()
    perform(slide.handle(.begin), of: slide)
    if let context = slide.context {
      context.start()
      window?.performDeferredFocusRequests(riding: nil)
    } else {
      // The closure retains the controller, so that each controller receives its did callback in any case.
      move(slide, to: 1, from: 0) { [self] in finish(slide) }
    }
    // A callback may have removed this controller from the window.
    if view.window !== window { window?.performDeferredFocusRequests(riding: nil) }
  }

  /// Places both views: at `progress` 0 for the beginning of the slide, at 1 for its end.
  final func place(_ slide: NavigationSlide, at progress: CGFloat) {
    let frame = contentFrame
    let (upper, lower) = slide.isPop ? (slide.source, slide.target) : (slide.target, slide.source)
    let out = slide.isPop ? progress : 1 - progress
    let width = frame.width * view.directionFactor
    view.acting(as: LogEntry.Rule("the navigation controller's slide")) {
      upper?.viewIfLoaded?.placeInContainer(frame.offsetBy(dx: width * out, dy: slide.shift))
      lower?.viewIfLoaded?.placeInContainer(frame.offsetBy(dx: -width * 0.3 * (1 - out), dy: 0))
      for controller in [upper, lower] { controller?.attachedSearch?.placeResults() }
    }
  }

  /// Moves both views from one progress of the slide to another, and then calls `completion`.
  final func move(
    _ slide: NavigationSlide,
    to end: CGFloat,
    from start: CGFloat,
    completion: @escaping @MainActor () -> Void
  ) {
    guard let context = view.effectiveApplication?.context else { return }
    let duration =
      slide.isAnimated && context.activate({ View.areAnimationsEnabled }) ? Self.slideDuration : .zero
    place(slide, at: duration == .zero ? end : start)
    context.activate {
      View.animate(
        withDuration: duration.inSeconds,
        options: .independent,
        animations: {
          place(slide, at: end)
          slide.coordinator.runAnimations()
          view.window?.performDeferredFocusRequests(
            riding: duration > .zero ? PendingFocusAnimation(duration: duration) : nil
          )
        }
      )
    }
    _ = context.schedule(after: duration, label: "end of a slide", body: completion)
  }

  /// Returns the context of a push or pop for which the delegate has an animator (U56).
  private func makeContext(of slide: NavigationSlide) -> TransitionContext? {
    guard let source = slide.source, let target = slide.target, slide.isAnimated,
      let application = view.window?.application, application.areAnimationsEnabled
    else { return nil }
    let (upper, lower) = slide.isPop ? (source, target) : (target, source)
    let own = delegate?.navigationController(
      self,
      animationControllerFor: slide.isPop ? .pop : .push,
      from: source,
      to: target
    )
    let pending = upper.preferredTransition?.takeInteraction()
    guard let animator = own ?? upper.preferredAnimator(over: lower, isComing: !slide.isPop, inStack: true)
    else { return nil }
    target.loadViewIfNeeded()
    return TransitionContext(
      application,
      in: content,
      .none,
      animator: animator,
      interaction: own == nil
        ? pending : delegate?.navigationController(self, interactionControllerFor: animator),
      actors: (
        from: .init(controller: source, view: source.view, initialFrame: contentFrame),
        to: .init(controller: target, view: target.view, finalFrame: contentFrame)
      ),
      coordinator: slide.coordinator,
      completion: { [self] isFinished in
        slide.context = nil
        if isFinished { finish(slide) } else { cancel(slide) }
      }
    )
  }

  final func finish(_ slide: NavigationSlide) {
    shown = slide.target
    perform(slide.handle(.finish), of: slide)
    slide.coordinator.finish()
    end(slide)
  }

  /// Restores the stack and the views as they were before a drag (G10), or an interactive transition of the
  /// app.
  ///
  /// Controllers pushed meanwhile remain above. A stack set meanwhile without the lower controller is
  /// preserved.
  final func cancel(_ slide: NavigationSlide) {
    slide.isCancelled = true
    if !slide.isPop, let target = slide.target, stack.contains(target) {
      stack.removeAll { $0 === target }
      target.willMove(toParent: nil)
      arriving.removeAll { $0 === target }
      leaving.append(target)
    }
    if slide.isPop, let source = slide.source, !stack.contains(source),
      let index = stack.firstIndex(where: { $0 === slide.target })
    {
      stack.insert(source, at: index + 1)
      leaving.removeAll { $0 === source }
    }
    showStackInBar()
    perform(slide.handle(.cancel), of: slide)
    slide.source?.transition.isMovingFromParent = false
    slide.coordinator.finish(isCancelled: true)
    slide.focused?.becomeFirstResponder()
    end(slide)
  }

  private func end(_ slide: NavigationSlide) {
    self.slide = nil
    baseTabBarController?.stackDidChange(in: self)
    endAppearanceWithParent(shown)
    // After a cancelled drag the view remains where client code has placed it.
    if !slide.isCancelled { placeContent() }
    if appearance.stage == .appeared || appearance.stage == .disappeared { shownWillChange() }
  }

  private func perform(_ steps: [ControllerTransition.Step], of slide: NavigationSlide) {
    let (source, target) = (slide.source, slide.target)
    for step in steps {
      switch step {
      case .loadTarget: target?.loadViewIfNeeded()
      case .sourceWillDisappear: source?.baseBeginAppearanceTransition(false, animated: slide.isAnimated)
      case .sourceWillAppear: source?.baseBeginAppearanceTransition(true, animated: slide.isAnimated)
      case .sourceDidDisappear, .sourceDidAppear: source?.baseEndAppearanceTransition()
      case .targetWillAppear: target?.baseBeginAppearanceTransition(true, animated: slide.isAnimated)
      case .targetWillDisappear: target?.baseBeginAppearanceTransition(false, animated: slide.isAnimated)
      case .targetDidAppear, .targetDidDisappear: target?.baseEndAppearanceTransition()
      case .place: insertTarget(of: slide)
      case .move: view.window?.layoutIfNeeded()
      case .removeSource: remove(source)
      case .removeTarget: remove(target)
      case .relate: completeStackChange()
      }
    }
  }

  private func remove(_ controller: ViewController?) {
    controller?.viewIfLoaded?.removeFromSuperview()
    controller?.attachedSearch?.showResults()
  }

  private func insertTarget(of slide: NavigationSlide) {
    guard let target = slide.target else { return }
    target.view.placeInContainer(contentFrame)
    // An animator of the app adds the view itself.
    guard slide.context == nil else { return }
    if slide.isPop, let source = slide.source?.viewIfLoaded {
      content.insertSubview(target.view, belowSubview: source)
    } else {
      content.addSubview(target.view)
    }
    target.attachedSearch?.showResults()
    target.adjustScrollViewInsets()
  }

  // MARK: Dragging back

  /// Makes the first responder in the dragged view resign, before its controller receives callbacks (S18b).
  private func endEditing(in slide: NavigationSlide) {
    guard let source = slide.source?.viewIfLoaded else { return }
    if let first = source.findFirstResponder(), first.resignFirstResponder() { slide.focused = first }
    slide.shift = source.frame.minY - contentFrame.minY
  }

  /// Whether a drag can pop a controller.
  final var mayDragBack: Bool {
    slide == nil && appearance.stage == .appeared && stack.count > 1 && shown === stack.last
  }

  /// Follows a touch from the leading edge: the slide follows the touch, and is finished or cancelled when it
  /// ends.
  final func dragBack(_ pan: ScreenEdgePanGestureRecognizer) {
    let way = pan.translation(in: view).x * view.directionFactor
    let progress = min(max(way / max(view.bounds.width, 1), 0), 1)
    switch pan.state {
    case .began:
      guard mayDragBack else { return }
      let source = stack.removeLast()
      source.willMove(toParent: nil)
      leaving.append(source)
      let slide = NavigationSlide(from: source, to: stack.last, isPop: true, isAnimated: true)
      slide.coordinator.begin(from: source, to: stack.last, isInteractive: true)
      self.slide = slide
      draggedSlide = slide
      endEditing(in: slide)
      perform(slide.handle(.begin), of: slide)
      place(slide, at: progress)
    case .changed:
      if let slide = draggedSlide { place(slide, at: progress) }
    case .ended, .cancelled, .failed:
      guard let slide = draggedSlide else { return }
      draggedSlide = nil
      let goesOn =
        pan.state == .ended && (progress > 0.5 || pan.velocity(in: view).x * view.directionFactor > 500)
      slide.coordinator.interactionDidEnd(isCancelled: !goesOn)
      move(slide, to: goesOn ? 1 : 0, from: progress) { [self] in
        if goesOn { finish(slide) } else { cancel(slide) }
      }
    case .possible: break
    }
  }
}
