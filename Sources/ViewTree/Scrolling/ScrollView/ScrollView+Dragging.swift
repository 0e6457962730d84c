import Foundation
import Responder
import Simulation

extension ScrollView {
  // MARK: State

  /// The value of ``isTracking``, independent of overrides.
  final var baseIsTracking: Bool {
    panGestureRecognizer.grantedState != .failed && drag?.isTracking ?? false
  }

  /// The value of ``isDragging``, independent of overrides.
  final var baseIsDragging: Bool { drag.map { $0.interaction.stage != .idle } ?? false }

  /// The value of ``isDecelerating``, independent of overrides.
  final var baseIsDecelerating: Bool { drag?.interaction.stage == .decelerating }

  /// Whether the content can be dragged horizontally.
  final var canDragHorizontally: Bool {
    isScrollEnabled && (scrollGeometry.isScrollableHorizontally || (bounces && alwaysBounceHorizontal))
  }

  /// Whether the content can be dragged vertically (E14).
  final var canDragVertically: Bool {
    isScrollEnabled
      && (scrollGeometry.isScrollableVertically || (bounces && (alwaysBounceVertical || refresh != nil)))
  }

  // MARK: Touches

  /// Begins tracking when touches begin in the scroll view, and stops a deceleration (E31). The touches that
  /// stop it have no other effect on the content (U40).
  final func touchesDidBegin(_ touches: Set<Touch>) {
    let drag = dragSession
    drag.isTracking = true
    guard drag.motion != nil else { return }
    baseWindow?.application.touchDispatcher.withhold(touches, fromContentOf: self)
    drag.stopMotion()
    tell(drag.interaction.handle(.wasStopped))
  }

  /// Ends tracking after the last touch has ended, and clamps the offset if that was postponed.
  final func lastTouchDidEnd() {
    guard let drag else { return }
    drag.isTracking = false
    guard drag.needsClamping else { return }
    drag.needsClamping = false
    clampOffset()
  }

  private var dragSession: ScrollDragSession {
    if let drag { return drag }
    let tells = baseWindow?.context.rule(VersionRules.stoppingEndsDeceleration) ?? true
    let session = ScrollDragSession(notifiesOfStopping: tells)
    drag = session
    return session
  }

  /// The action of the pan recognizer.
  final func handlePan(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag(pan)
      dragKeyboard(pan)
    case .changed:
      follow(pan)
      dragKeyboard(pan)
    case .ended:
      endDrag(velocity: pan.velocity(in: self))
      releaseKeyboard(velocity: pan.velocity(in: nil))
    case .cancelled, .failed:
      endDrag(velocity: .zero)
      releaseKeyboard(velocity: nil)
    case .possible: break
    }
  }

  private func beginDrag(_ pan: PanGestureRecognizer) {
    let drag = dragSession
    animation?.cancel()
    animation = nil
    drag.stopMotion()
    drag.lock = isDirectionalLockEnabled ? ScrollDragSession.lock(for: pan.initialTranslation(in: self)) : nil
    drag.startOffset = contentOffset
    noteMoving()
    tell(drag.interaction.handle(.dragBegan))
    dismissKeyboardForDrag()
    // The step that is recognized moves the content already, after the callback (MG1, MG15).
    follow(pan)
  }

  private func follow(_ pan: PanGestureRecognizer) {
    guard let drag, drag.interaction.stage == .dragging, !isBusyZooming else { return }
    if let animation {
      // Code has moved the content meanwhile; the drag continues from there.
      animation.cancel()
      self.animation = nil
      drag.startOffset = contentOffset
      pan.setTranslation(.zero, in: nil)
      return
    }
    let moved = pan.translation(in: self)
    let range = scrollGeometry
    let offset = CGPoint(
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
    moveContent(to: roundedToPixels(offset))
    refresh?.contentWasPulled(by: range.minimumOffset.y - contentOffset.y)
  }

  private func endDrag(velocity: CGPoint) {
    guard let drag, drag.interaction.stage == .dragging else { return }
    refresh?.dragDidEnd()
    barFollower?.dragWillEnd(in: self)
    // The offset moves opposite to the finger; the delegate's velocity is in points per millisecond (E33).
    var speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    if !canDragHorizontally || drag.lock == .vertical { speed.x = 0 }
    if !canDragVertically || drag.lock == .horizontal { speed.y = 0 }
    // Beyond an edge the content is slower than the finger (MG3).
    let range = scrollGeometry
    speed.x *= RubberBand.pace(at: contentOffset.x, in: range.horizontalRange.asDouble, length: bounds.width)
    speed.y *= RubberBand.pace(at: contentOffset.y, in: range.verticalRange.asDouble, length: bounds.height)
    guard !isBusyZooming else {
      tell(drag.interaction.handle(.dragEnded(decelerates: false)))
      return drag.isTracking = false
    }
    let proposed = motion(speed)
    var target = scrollGeometry.clamped(CGPoint(x: proposed.x.target, y: proposed.y.target))
    if isPagingEnabled { target = page(near: target, speed) }
    let free = target
    target = restingOffset(proposed: target, velocity: speed)
    if let barFollower { target = barFollower.restingOffset(proposed: target, in: self) }
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    guard drag.interaction.stage == .dragging else { return drag.isTracking = false }
    let goesOn = animation == nil && !isBusyZooming && target != contentOffset
    let callbacks = drag.interaction.handle(.dragEnded(decelerates: goesOn))
    // The motion starts before the delegate is notified, so that the delegate can redirect or end it.
    if goesOn { start(isPagingEnabled || target != free ? motion(to: target) : motion(speed)) }
    tell(callbacks)
    drag.isTracking = false
  }
}
