import Foundation
import Responder
import Simulation

extension ScrollView {
  // MARK: State

  /// Whether a finger is down that may scroll, also before it has moved (E28).
  public final var isTracking: Bool { drag?.isTracking ?? false }

  /// Whether a person is scrolling: from the first move until the content rests, also after the finger was lifted (E29).
  public final var isDragging: Bool { drag.map { $0.interaction.stage != .idle } ?? false }

  /// Whether the content goes on by itself after the finger was lifted.
  public final var isDecelerating: Bool { drag?.interaction.stage == .decelerating }

  /// Whether there is anything to scroll sideways.
  final var canDragHorizontally: Bool {
    isScrollEnabled && (scrollGeometry.isScrollableHorizontally || (bounces && alwaysBounceHorizontal))
  }

  /// Whether there is anything to scroll up and down (E14).
  final var canDragVertically: Bool {
    isScrollEnabled && (scrollGeometry.isScrollableVertically || (bounces && alwaysBounceVertical))
  }

  // MARK: Fingers

  /// A finger went down in the scroll view: content that moves by itself stops (E31).
  final func fingerWentDown() {
    let drag = dragSession
    drag.isTracking = true
    guard drag.motion != nil else { return }
    drag.stopMotion()
    tell(drag.interaction.handle(.wasStopped))
  }

  /// No finger is down any more.
  final func fingerWasLifted() {
    guard panGestureRecognizer.grantedState == .possible else { return }
    drag?.isTracking = false
  }

  private var dragSession: DragSession {
    if let drag { return drag }
    let tells = ownWindow?.application.context.rule(VersionRules.stoppingEndsDeceleration) ?? true
    let session = DragSession(tellsStopping: tells)
    drag = session
    return session
  }

  /// The recognizer's action.
  final func handlePan(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag(pan)
    case .changed: follow(pan)
    case .ended: endDrag(velocity: pan.velocity(in: nil))
    case .cancelled, .failed: endDrag(velocity: .zero)
    case .possible: break
    }
  }

  private func beginDrag(_ pan: PanGestureRecognizer) {
    let drag = dragSession
    animation?.cancel()
    animation = nil
    drag.stopMotion()
    drag.lock = isDirectionalLockEnabled ? DragSession.lock(for: pan.translation(in: nil)) : nil
    // What the finger moved before the drag counted is not made up for.
    pan.setTranslation(.zero, in: nil)
    drag.startOffset = contentOffset
    noteMoving()
    tell(drag.interaction.handle(.dragBegan))
    if keyboardDismissMode == .onDrag { window?.endEditing(false) }
  }

  private func follow(_ pan: PanGestureRecognizer) {
    guard let drag, drag.interaction.stage == .dragging, !isBusyZooming else { return }
    if let animation {
      // Code has moved the content meanwhile; the finger goes on from there.
      animation.cancel()
      self.animation = nil
      drag.startOffset = contentOffset
      pan.setTranslation(.zero, in: nil)
      return
    }
    let moved = pan.translation(in: nil)
    let range = scrollGeometry
    bounds.origin = CGPoint(
      x: canDragHorizontally && drag.lock != .vertical
        ? RubberBand.offset(
          drag.startOffset.x - moved.x,
          in: range.horizontalRange.asDouble,
          length: bounds.width,
          bounces: bounces
        ) : contentOffset.x,
      y: canDragVertically && drag.lock != .horizontal
        ? RubberBand.offset(
          drag.startOffset.y - moved.y,
          in: range.verticalRange.asDouble,
          length: bounds.height,
          bounces: bounces
        ) : contentOffset.y
    )
  }

  private func endDrag(velocity: CGPoint) {
    guard let drag, drag.interaction.stage == .dragging else { return }
    // Content goes against the finger; the delegate's velocity is in points per millisecond (E33).
    var speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    if !canDragHorizontally || drag.lock == .vertical { speed.x = 0 }
    if !canDragVertically || drag.lock == .horizontal { speed.y = 0 }
    guard !isBusyZooming else {
      tell(drag.interaction.handle(.dragEnded(decelerates: false)))
      return drag.isTracking = false
    }
    let proposed = motion(speed)
    var target = scrollGeometry.clamped(CGPoint(x: proposed.x.target, y: proposed.y.target))
    if isPagingEnabled { target = page(near: target, speed) }
    let free = target
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    let goesOn = target != contentOffset
    tell(drag.interaction.handle(.dragEnded(decelerates: goesOn)))
    drag.isTracking = false
    guard goesOn else { return }
    start(isPagingEnabled || target != free ? motion(to: target) : proposed)
  }

  // MARK: Motion

  /// Stops what moves by itself: an animated change where it is, and content that goes on after a drag (E31).
  final func stopMotion() {
    animation?.cancel()
    animation = nil
    guard let drag, drag.motion != nil else { return }
    drag.stopMotion()
    tell(drag.interaction.handle(.wasStopped))
  }

  /// Lets a drag, or content that goes on after it, go on from a place that code chose.
  final func shiftDrag(by way: CGPoint) {
    guard let drag, way != .zero else { return }
    drag.startOffset = CGPoint(x: drag.startOffset.x + way.x, y: drag.startOffset.y + way.y)
    guard let motion = drag.motion else { return }
    // The motion begins anew at the new place, as fast as it was at its last step.
    let time = motion.began.duration(to: drag.lastStep).inSeconds * 1000
    let speed = CGPoint(x: motion.x.velocity(at: time), y: motion.y.velocity(at: time))
    let (x, y) = self.motion(speed)
    drag.motion = (x.moved(by: way.x), y.moved(by: way.y), drag.lastStep)
  }

  /// Ends all that goes on, before the view leaves its window: a zoom at its end, all else where it is, in range. Of an
  /// animated change that code asked for nobody hears.
  final func endAllMotion() {
    animation?.cancel()
    animation = nil
    stopZooming()
    if let drag, drag.interaction.stage == .dragging {
      tell(drag.interaction.handle(.dragEnded(decelerates: false)))
    }
    stopMotion()
    drag?.isTracking = false
    let clamped = scrollGeometry.clamped(contentOffset)
    if clamped != contentOffset { bounds.origin = clamped }
  }

  /// Lets the application know that something goes on here.
  final func noteMoving() {
    ownWindow?.application.noteMoving(self)
  }

  /// Whether something goes on that must end when the view leaves its window.
  final var isMoving: Bool { animation != nil || isDragging || isBusyZooming }

  private func motion(_ speed: CGPoint) -> (x: Deceleration, y: Deceleration) {
    let range = scrollGeometry
    let rate = decelerationRate.rawValue
    return (
      Deceleration(
        start: contentOffset.x,
        velocity: speed.x,
        rate: rate,
        range: range.horizontalRange.asDouble,
        bounces: bounces
      ),
      Deceleration(
        start: contentOffset.y,
        velocity: speed.y,
        rate: rate,
        range: range.verticalRange.asDouble,
        bounces: bounces
      )
    )
  }

  /// The motion whose way ends at `target`.
  private func motion(to target: CGPoint) -> (x: Deceleration, y: Deceleration) {
    let rate = decelerationRate.rawValue
    let factor = (1 - rate) / rate
    return motion(CGPoint(x: (target.x - contentOffset.x) * factor, y: (target.y - contentOffset.y) * factor))
  }

  /// The page that a drag ends on: the next one in the finger's direction, or else the nearest (E13).
  private func page(near target: CGPoint, _ speed: CGPoint) -> CGPoint {
    let size = bounds.size
    func axis(_ offset: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let page = offset / length
      let flick: CGFloat = 0.3
      return length
        * (speed > flick ? page.rounded(.up) : speed < -flick ? page.rounded(.down) : page.rounded())
    }
    return scrollGeometry.clamped(
      CGPoint(x: axis(contentOffset.x, speed.x, size.width), y: axis(contentOffset.y, speed.y, size.height))
    )
  }

  private func start(_ motion: (x: Deceleration, y: Deceleration)) {
    guard let context = ownWindow?.application.context, let drag else { return }
    drag.motion = (motion.x, motion.y, context.clock.now)
    drag.lastStep = context.clock.now
    scheduleStep()
  }

  private func scheduleStep() {
    guard let context = ownWindow?.application.context, let drag else { return }
    drag.step = context.schedule(after: Screen.frameDuration, label: "deceleration of \(debugName)") {
      [weak self] in
      self?.advanceMotion()
    }
  }

  private func advanceMotion() {
    guard let drag, let motion = drag.motion, let now = ownWindow?.application.context.clock.now else {
      return
    }
    let time = motion.began.duration(to: now).inSeconds * 1000
    drag.lastStep = now
    if time >= max(motion.x.duration, motion.y.duration) {
      bounds.origin = CGPoint(x: motion.x.end, y: motion.y.end)
      drag.stopMotion()
      tell(drag.interaction.handle(.cameToRest))
    } else {
      bounds.origin = CGPoint(x: motion.x.position(at: time), y: motion.y.position(at: time))
      if drag.motion != nil { scheduleStep() }
    }
  }

  private func tell(_ callbacks: [ScrollInteraction.Callback]) {
    for callback in callbacks {
      ownWindow?.log?.record(.scrolling, debugName, "\(callback)")
      switch callback {
      case .willBeginDragging: delegate?.scrollViewWillBeginDragging(self)
      case .didEndDragging(let decelerates):
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
      case .willBeginDecelerating: delegate?.scrollViewWillBeginDecelerating(self)
      case .didEndDecelerating: delegate?.scrollViewDidEndDecelerating(self)
      }
    }
  }
}

extension ClosedRange<CGFloat> {
  /// The same range as the numbers that the motion is computed with.
  fileprivate var asDouble: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}
