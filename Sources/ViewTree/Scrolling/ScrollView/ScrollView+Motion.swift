import Foundation
import Responder
import Simulation

/// Deceleration, the end of all motion, and the delegate's callbacks for drags.
extension ScrollView {
  /// Stops an animated change at its current position, and a deceleration (E31).
  final func stopMotion() {
    animation?.cancel()
    animation = nil
    guard let drag, drag.motion != nil else { return }
    drag.stopMotion()
    tell(drag.interaction.handle(.wasStopped))
  }

  /// Shifts a drag, or the deceleration after it, by the distance by which code has moved the content.
  final func shiftDrag(by way: CGPoint) {
    // A smaller distance is a rounding error.
    guard let drag, abs(way.x) + abs(way.y) > 1e-6 else { return }
    drag.startOffset = CGPoint(x: drag.startOffset.x + way.x, y: drag.startOffset.y + way.y)
    guard let motion = drag.motion else { return }
    let (x, y) = present(motion, in: drag)
    drag.motion = (x.moved(by: way.x), y.moved(by: way.y), drag.lastStep)
  }

  /// Adapts a deceleration to the range of offsets, if the range has changed.
  final func clampMotionToRange() {
    guard let drag, let motion = drag.motion else { return }
    let (x, y) = (scrollGeometry.horizontalRange.asDouble, scrollGeometry.verticalRange.asDouble)
    guard motion.x.range != x || motion.y.range != y else { return }
    let new = present(motion, in: drag)
    drag.motion = (new.x, new.y, drag.lastStep)
  }

  /// Returns a motion that starts at the current offset with the velocity of the last step.
  private func present(_ motion: ScrollDragSession.Motion, in drag: ScrollDragSession) -> (
    x: Deceleration, y: Deceleration
  ) {
    let time = motion.began.duration(to: drag.lastStep).inSeconds * 1000
    func speed(_ axis: Deceleration) -> Double {
      let speed = axis.velocity(at: time)
      return abs(speed) > Deceleration.restVelocity ? speed : 0
    }
    return self.motion(CGPoint(x: speed(motion.x), y: speed(motion.y)))
  }

  /// Ends all motion before the view leaves its window: a zoom at its final state, everything else at the
  /// current position, clamped to the range. The delegate is not notified of the end of an animated change
  /// that code has started.
  final func endAllMotion() {
    animation?.cancel()
    animation = nil
    stopZooming()
    if let drag, drag.interaction.stage == .dragging {
      refresh?.dragDidEnd()
      tell(drag.interaction.handle(.dragEnded(decelerates: false)))
    }
    stopMotion()
    drag?.isTracking = false
    let clamped = scrollGeometry.clamped(contentOffset)
    if clamped != contentOffset { moveContent(to: clamped) }
  }

  /// Registers the scroll view with the application as moving.
  final func noteMoving() {
    baseWindow?.application.movingScrollViews.insert(self)
  }

  /// Whether there is a motion that must end when the view leaves its window.
  final var isMoving: Bool { animation != nil || baseIsDragging || isBusyZooming }

  final func motion(_ speed: CGPoint) -> (x: Deceleration, y: Deceleration) {
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

  /// Returns the motion that ends at `target`.
  final func motion(to target: CGPoint) -> (x: Deceleration, y: Deceleration) {
    let rate = decelerationRate.rawValue
    return motion(
      CGPoint(
        x: Deceleration.velocity(over: target.x - contentOffset.x, rate: rate),
        y: Deceleration.velocity(over: target.y - contentOffset.y, rate: rate)
      )
    )
  }

  /// Returns the page that a drag ends on: the next one in the direction of the movement, or else the nearest
  /// (E13).
  final func page(near target: CGPoint, _ speed: CGPoint) -> CGPoint {
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

  final func start(_ motion: (x: Deceleration, y: Deceleration)) {
    guard let context = baseWindow?.context, let drag else { return }
    drag.motion = (motion.x, motion.y, context.clock.now)
    drag.motionLabel = "deceleration of \(debugName)"
    drag.lastStep = context.clock.now
    scheduleStep()
  }

  private func scheduleStep() {
    guard let context = baseWindow?.context, let drag else { return }
    drag.step = context.schedule(after: Screen.frameDuration, label: drag.motionLabel) { [weak self] in
      self?.advanceMotion()
    }
  }

  private func advanceMotion() {
    guard let drag, let motion = drag.motion, let now = baseWindow?.context.clock.now else {
      return
    }
    let time = motion.began.duration(to: now).inSeconds * 1000
    drag.lastStep = now
    if time >= max(motion.x.duration, motion.y.duration) {
      moveContent(to: CGPoint(x: motion.x.end, y: motion.y.end))
      drag.stopMotion()
      tell(drag.interaction.handle(.motionDidEnd))
    } else {
      moveContent(
        to: roundedToPixels(CGPoint(x: motion.x.position(at: time), y: motion.y.position(at: time)))
      )
      if drag.motion != nil { scheduleStep() }
    }
  }

  final func tell(_ callbacks: [ScrollInteraction.Callback]) {
    for callback in callbacks {
      // An earlier callback may have stopped the content.
      if callback == .willBeginDecelerating, !baseIsDecelerating { continue }
      baseWindow?.log.record(.scrolling, debugName, "\(callback)")
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
  /// The same range, in the number type of the motion's computations.
  var asDouble: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}
