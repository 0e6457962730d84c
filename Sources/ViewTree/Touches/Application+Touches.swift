import Foundation
import Responder
import Simulation

/// How fingers become touches: down, moved, up, cancelled, in screen coordinates; several at once make one event.
extension Application {
  /// Puts a finger on the screen.
  @discardableResult
  package func touchDown(at point: CGPoint) -> Touch {
    touchesDown(at: [point])[0]
  }

  /// Puts fingers on the screen at once.
  @discardableResult
  package func touchesDown(at points: [CGPoint]) -> [Touch] {
    layoutIfNeeded()
    let touches = points.map { Touch(at: $0, timestamp: now) }
    if let touchBatch {
      touchBatch.began += touches
    } else {
      perform { touchDispatcher.process(began: touches, changed: []) }
    }
    return touches
  }

  /// Makes one event of all that `body` does with fingers. A finger that goes down and does more in it does the rest
  /// right after.
  package func atOnce<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    guard touchBatch == nil else { return try body() }
    let batch = TouchBatch()
    touchBatch = batch
    defer {
      touchBatch = nil
      carryOut(batch)
    }
    return try body()
  }

  /// Whether the finger is on the screen.
  package func isActive(_ touch: Touch) -> Bool {
    if let touchBatch, touchBatch.ends(touch) { return false }
    return touchBatch?.began.contains(touch) ?? false
      || touchDispatcher.records.contains { $0.touch === touch && !$0.isOver }
  }

  /// Moves a finger that is down.
  package func touchMove(_ touch: Touch, to point: CGPoint) {
    touchesMove([(touch, point)])
  }

  /// Moves fingers at once.
  package func touchesMove(_ moves: [(touch: Touch, point: CGPoint)]) {
    change(moves.map(\.touch), .moved) { touch in moves.first { $0.touch === touch }?.point }
  }

  /// Lifts a finger where it is.
  package func touchUp(_ touch: Touch) {
    touchesUp([touch])
  }

  /// Lifts fingers at once.
  package func touchesUp(_ touches: [Touch]) {
    change(touches, .ended) { _ in nil }
  }

  /// Takes a finger's touch away from its view.
  package func touchCancel(_ touch: Touch) {
    change([touch], .cancelled) { _ in nil }
  }

  private var now: TimeInterval { context.clock.now.offset.inSeconds }

  private func change(_ touches: [Touch], _ phase: Touch.Phase, _ location: (Touch) -> CGPoint?) {
    let changes = touches.filter(isActive).map {
      TouchBatch.Change(touch: $0, phase: phase, point: location($0))
    }
    guard !changes.isEmpty else { return }
    let batch = touchBatch ?? TouchBatch()
    for change in changes { batch.note(change) }
    if touchBatch == nil { carryOut(batch) }
  }

  private func carryOut(_ batch: TouchBatch) {
    for touch in touchDispatcher.touches where touch.phase == .began || touch.phase == .moved {
      touch.update(.stationary, at: touch.screenLocation, timestamp: touch.timestamp)
    }
    for change in batch.changes {
      let point = change.point ?? change.touch.screenLocation
      change.touch.update(change.phase, at: point, timestamp: now)
    }
    perform { touchDispatcher.process(began: batch.began, changed: batch.changes.map(\.touch)) }
    for change in batch.afterwards where isActive(change.touch) {
      self.change([change.touch], change.phase) { _ in change.point }
    }
  }

  private func perform(_ body: () -> Void) {
    context.activate(body)
  }

  /// Cancels the touches on a view that begins to be animated, but not one that is just beginning (C33).
  func cancelTouches(onAnimated view: View) {
    for record in touchDispatcher.records where record.touch.view === view && !record.isOver {
      if record.hasBegun, !record.isBeginning { touchCancel(record.touch) }
    }
  }

  /// Takes touches away from their views.
  func cancelInViews(_ touches: [Touch]) {
    touchDispatcher.cancelInViews(touches)
  }

  /// Ends the touches and gestures in a view that leaves its window, and in all below it (C31).
  func cancelTouches(in view: View) {
    let isInside = { (other: View?) in other?.isDescendant(of: view) ?? false }
    for record in touchDispatcher.records where !record.isOver && isInside(record.touch.view) {
      touchCancel(record.touch)
    }
    for recognizer in gestures.active where isInside(recognizer.view) { gestures.abandon(recognizer) }
    for scrollView in movingScrollViews.compactMap(\.scrollView)
    where isInside(scrollView) && scrollView.isMoving {
      scrollView.endAllMotion()
    }
  }

  /// Keeps a scroll view in mind in which something may go on.
  func noteMoving(_ scrollView: ScrollView) {
    movingScrollViews.removeAll { $0.scrollView == nil || $0.scrollView === scrollView }
    movingScrollViews.append(WeakScrollView(scrollView))
  }

  /// Tells views what is not held back any more.
  func flushTouches() {
    touchDispatcher.flush()
  }
}
