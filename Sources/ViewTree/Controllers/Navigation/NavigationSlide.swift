import Foundation
import Responder
import Simulation

/// A slide from one controller of a stack to another.
@MainActor final class NavigationSlide {
  let source: ViewController?
  let target: ViewController?
  /// Whether it leads to a controller that was below.
  let isPop: Bool
  let isAnimated: Bool
  var isCancelled = false
  /// How far above or below its place the program has put the view that a finger drags; it stays there.
  var shift: CGFloat = 0
  /// Who was first in the view that a finger drags, and is so again if the slide is given up (S18b).
  weak var focused: Responder?
  private var plan = ControllerTransition(.navigation)
  /// Lets the program animate along.
  let coordinator: TransitionCoordinator

  init(from source: ViewController?, to target: ViewController?, isPop: Bool, isAnimated: Bool) {
    self.source = source
    self.target = target
    self.isPop = isPop
    self.isAnimated = isAnimated
    coordinator = TransitionCoordinator(
      duration: isAnimated ? NavigationController.slideDuration.inSeconds : 0
    )
    source?.ownCoordinator = coordinator
    target?.ownCoordinator = coordinator
  }

  func handle(_ event: ControllerTransition.Event) -> [ControllerTransition.Step] { plan.handle(event) }
}

extension NavigationController {
  /// Slides to the top of the stack.
  final func beginSlide() {
    let isPop = shown != nil && !arriving.contains { $0 === stack.last }
    let slide = NavigationSlide(from: shown, to: stack.last, isPop: isPop, isAnimated: wantsAnimation)
    self.slide = slide
    showStackInBar()
    if !isPop { nearestTabBar?.stackDidChange(in: self) }
    placeContent()
    // A field that wants focus gets it inside the slide's animation, and the keyboard comes with it (G26).
    let window = view.window
    window?.holdFocusWishes()
    perform(slide.handle(.begin), of: slide)
    // Held until the end, so that each controller hears its did even if nobody holds this one any more.
    move(slide, to: 1, from: 0) { [self] in finish(slide) }
    // A callback may have taken this controller out of the window.
    if view.window !== window { window?.fulfillFocusWishes(riding: nil) }
  }

  /// Places both views: `progress` 0 is the beginning of the slide, 1 its end.
  final func place(_ slide: NavigationSlide, at progress: CGFloat) {
    let frame = contentFrame
    let (upper, lower) = slide.isPop ? (slide.source, slide.target) : (slide.target, slide.source)
    let out = slide.isPop ? progress : 1 - progress
    view.acting(as: LogEntry.Rule("the navigation controller's slide")) {
      upper?.viewIfLoaded?.frame = frame.offsetBy(dx: frame.width * out, dy: slide.shift)
      lower?.viewIfLoaded?.frame = frame.offsetBy(dx: -frame.width * 0.3 * (1 - out), dy: 0)
    }
  }

  /// Lets both views go from one place of the slide to another, and then calls `completion`.
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
          view.window?.fulfillFocusWishes(riding: duration > .zero ? FocusRide(duration: duration) : nil)
        }
      )
    }
    _ = context.schedule(after: duration, label: "end of a slide", body: completion)
  }

  final func finish(_ slide: NavigationSlide) {
    shown = slide.target
    perform(slide.handle(.finish), of: slide)
    slide.coordinator.finish()
    end(slide)
  }

  /// Puts the stack back as it was before a drag, and everything where it was (G10).
  ///
  /// What was pushed meanwhile stays above. A stack that was set meanwhile without the lower controller stands.
  final func cancel(_ slide: NavigationSlide) {
    slide.isCancelled = true
    if let source = slide.source, !stack.contains(source),
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
    nearestTabBar?.stackDidChange(in: self)
    takeAlongIfGone(shown)
    // A view that was dragged in vain stays where the program has put it.
    if !slide.isCancelled { placeContent() }
    if appearance.stage == .appeared || appearance.stage == .disappeared { follow() }
  }

  private func perform(_ steps: [ControllerTransition.Step], of slide: NavigationSlide) {
    let (source, target) = (slide.source, slide.target)
    for step in steps {
      switch step {
      case .loadTarget: target?.loadViewIfNeeded()
      case .sourceWillDisappear: source?.beginTransition(false, animated: slide.isAnimated)
      case .sourceWillAppear: source?.beginTransition(true, animated: slide.isAnimated)
      case .sourceDidDisappear, .sourceDidAppear: source?.endTransition()
      case .targetWillAppear: target?.beginTransition(true, animated: slide.isAnimated)
      case .targetWillDisappear: target?.beginTransition(false, animated: slide.isAnimated)
      case .targetDidAppear, .targetDidDisappear: target?.endTransition()
      case .place: insertTarget(of: slide)
      case .move: view.window?.layoutIfNeeded()
      case .removeSource: source?.viewIfLoaded?.removeFromSuperview()
      case .removeTarget: target?.viewIfLoaded?.removeFromSuperview()
      case .relate: settleRelations()
      }
    }
  }

  private func insertTarget(of slide: NavigationSlide) {
    guard let target = slide.target else { return }
    target.view.frame = contentFrame
    if slide.isPop, let source = slide.source?.viewIfLoaded {
      view.insertSubview(target.view, belowSubview: source)
    } else {
      view.insertSubview(target.view, belowSubview: navigationBar)
    }
  }

  // MARK: Dragging back

  /// Lets the first responder of the view that a finger drags resign, before its controller hears of anything (S18b).
  private func endEditing(in slide: NavigationSlide) {
    guard let source = slide.source?.viewIfLoaded else { return }
    if let first = source.findFirstResponder(), first.resignFirstResponder() { slide.focused = first }
    slide.shift = source.frame.minY - contentFrame.minY
  }

  /// Whether there is something to drag back to.
  final var mayDragBack: Bool {
    slide == nil && appearance.stage == .appeared && stack.count > 1 && shown === stack.last
  }

  /// Follows a finger from the left edge: the slide goes where the finger is, and on or back when it is lifted.
  final func dragBack(_ pan: ScreenEdgePanGestureRecognizer) {
    let progress = min(max(pan.translation(in: view).x / max(view.bounds.width, 1), 0), 1)
    switch pan.state {
    case .began:
      guard mayDragBack else { return }
      let source = stack.removeLast()
      source.willMove(toParent: nil)
      leaving.append(source)
      let slide = NavigationSlide(from: source, to: stack.last, isPop: true, isAnimated: true)
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
      let goesOn = pan.state == .ended && (progress > 0.5 || pan.velocity(in: view).x > 500)
      move(slide, to: goesOn ? 1 : 0, from: progress) { [self] in
        if goesOn { finish(slide) } else { cancel(slide) }
      }
    case .possible: break
    }
  }
}
