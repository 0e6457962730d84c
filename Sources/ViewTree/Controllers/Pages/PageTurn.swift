import Foundation
import Responder
import Simulation

/// The turn from one page to another.
@MainActor final class PageTurn {
  let source: ViewController
  let target: ViewController
  let direction: PageViewController.NavigationDirection
  private var plan: ControllerTransition

  init(
    from source: ViewController,
    to target: ViewController,
    _ direction: PageViewController.NavigationDirection,
    _ style: PageViewController.TransitionStyle
  ) {
    self.source = source
    self.target = target
    self.direction = direction
    plan = ControllerTransition(.page(curls: style == .pageCurl))
  }

  func handle(_ event: ControllerTransition.Event) -> [ControllerTransition.Step] { plan.handle(event) }
}

extension PageViewController {
  /// Begins a turn: calls the will callbacks, and places both views.
  @discardableResult
  final func begin(_ turn: PageTurn, isAnimated: Bool) -> PageTurn {
    self.turn = turn
    page = turn.target
    turn.source.willMove(toParent: nil)
    addChild(turn.target)
    perform(turn.handle(.begin), of: turn, isAnimated: isAnimated)
    return turn
  }

  /// Moves both pages from one progress of a turn to another, and ends the turn: finished at 1, cancelled at
  /// 0.
  final func run(
    _ turn: PageTurn,
    from start: CGFloat,
    to end: CGFloat,
    duration: Duration,
    completion: @escaping @MainActor () -> Void
  ) {
    guard let context = view.effectiveApplication?.context else { return }
    place(turn, at: duration == .zero ? end : start)
    context.activate {
      Application.required(for: "PageViewController").animator.run(
        AnimationTiming(duration: duration, pace: .sine),
        .independent,
        { place(turn, at: end) },
        nil
      )
    }
    _ = context.schedule(after: duration, label: "end of a page turn") { [self] in
      perform(turn.handle(end == 1 ? .finish : .cancel), of: turn, isAnimated: true)
      self.turn = nil
      if end == 1, draggedDirection != nil { indicatorFollows(turn.direction) }
      draggedDirection = nil
      endAppearanceWithParent(page)
      completion()
      turnDidEnd()
    }
  }

  /// Places both pages: at `progress` 0 for the beginning of the turn, at 1 for its end. A curl doesn't move
  /// them.
  final func place(_ turn: PageTurn, at progress: CGFloat) {
    let bounds = pageBounds
    let side: CGFloat = turn.direction == .forward ? 1 : -1
    let isScroll = transitionStyle == .scroll
    func frame(_ part: CGFloat) -> CGRect {
      guard isScroll else { return bounds }
      let isHorizontal = navigationOrientation == .horizontal
      return bounds.offsetBy(
        dx: isHorizontal ? (bounds.width + pageSpacing) * part * side : 0,
        dy: isHorizontal ? 0 : (bounds.height + pageSpacing) * part * side
      )
    }
    turn.target.viewIfLoaded?.placeInContainer(frame(1 - progress))
    turn.source.viewIfLoaded?.placeInContainer(frame(-progress))
  }

  private func perform(_ steps: [ControllerTransition.Step], of turn: PageTurn, isAnimated: Bool) {
    let (source, target) = (turn.source, turn.target)
    for step in steps {
      switch step {
      case .loadTarget: target.loadViewIfNeeded()
      case .targetWillAppear: target.baseBeginAppearanceTransition(true, animated: isAnimated)
      case .targetWillDisappear: target.baseBeginAppearanceTransition(false, animated: isAnimated)
      case .sourceWillDisappear: source.baseBeginAppearanceTransition(false, animated: isAnimated)
      case .sourceWillAppear: source.baseBeginAppearanceTransition(true, animated: isAnimated)
      case .targetDidAppear, .targetDidDisappear: target.baseEndAppearanceTransition()
      case .sourceDidAppear, .sourceDidDisappear: source.baseEndAppearanceTransition()
      case .place: view.addSubview(target.view)
      case .move: view.window?.layoutIfNeeded()
      case .removeSource: source.viewIfLoaded?.removeFromSuperview()
      case .removeTarget:
        target.viewIfLoaded?.removeFromSuperview()
        page = source
        target.willMove(toParent: nil)
        target.removeFromParent()
        source.didMove(toParent: self)
      case .relate:
        source.removeFromParent()
        target.didMove(toParent: self)
      }
    }
  }

  // MARK: Dragging

  /// Follows a touch that turns a page.
  final func dragPage(_ pan: PanGestureRecognizer) {
    let isHorizontal = navigationOrientation == .horizontal
    let translation = pan.translation(in: view)
    let way = isHorizontal ? translation.x : translation.y
    let length = max(1, (isHorizontal ? view.bounds.width : view.bounds.height) + pageSpacing)
    switch pan.state {
    case .began:
      let initial = pan.initialTranslation(in: view)
      beginDrag(isHorizontal ? initial.x : initial.y)
    case .changed: break
    case .ended, .cancelled, .failed: return endDrag(pan, way / length)
    case .possible: return
    }
    if let turn = draggedTurn { place(turn, at: progress(of: turn, way / length)) }
  }

  private func progress(of turn: PageTurn, _ part: CGFloat) -> CGFloat {
    min(max(turn.direction == .forward ? -part : part, 0), 1)
  }

  private func beginDrag(_ way: CGFloat) {
    guard turn == nil, appearance.stage == .appeared, let page, way != 0 else { return }
    let direction: NavigationDirection = way < 0 ? .forward : .reverse
    let neighbor =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    guard let neighbor, neighbor !== page, turn == nil else { return }
    delegate?.pageViewController(self, willTransitionTo: [neighbor])
    guard turn == nil else { return }
    draggedTurn = begin(PageTurn(from: page, to: neighbor, direction, transitionStyle), isAnimated: true)
  }

  private func endDrag(_ pan: PanGestureRecognizer, _ part: CGFloat) {
    guard let turn = draggedTurn else { return }
    draggedTurn = nil
    draggedDirection = turn.direction
    let progress = progress(of: turn, part)
    let velocity = navigationOrientation == .horizontal ? pan.velocity(in: view).x : pan.velocity(in: view).y
    let isFlick = (turn.direction == .forward ? -velocity : velocity) > 500
    let goesOn = pan.state == .ended && (progress > 0.5 || isFlick)
    run(turn, from: progress, to: goesOn ? 1 : 0, duration: Self.duration) { [weak self] in
      guard let self else { return }
      delegate?.pageViewController(
        self,
        didFinishAnimating: true,
        previousViewControllers: [turn.source],
        transitionCompleted: goesOn
      )
    }
  }
}
