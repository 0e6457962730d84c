import Foundation
import Responder
import Simulation

/// How fingers become touches: down, moved, up, cancelled, in screen coordinates; several at once make one event.
extension Application {
  /// Puts a finger on the screen.
  @discardableResult
  package func touchDown(at point: CGPoint) -> Touch {
    layoutIfNeeded()
    let time = presentTime
    if let touchBatch {
      let touch = Touch(at: point, timestamp: time)
      touchBatch.began.append(touch)
      return touch
    }
    return context.activate { touchDispatcher.begin(at: point, time, in: self) }
  }

  /// Puts fingers on the screen at once.
  @discardableResult
  package func touchesDown(at points: [CGPoint]) -> [Touch] {
    layoutIfNeeded()
    let time = presentTime
    let touches = points.map { Touch(at: $0, timestamp: time) }
    if let touchBatch {
      touchBatch.began += touches
    } else {
      context.activate { touchDispatcher.process(began: touches, changes: [], at: time) }
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
    if let touchBatch {
      if touchBatch.ends(touch) { return false }
      if touchBatch.began.contains(where: { $0 === touch }) { return true }
    }
    guard let record = touchDispatcher.record(of: touch) else { return false }
    return !record.isOver
  }

  /// The fingers on the screen, in the order in which they went down: where, and where they are now, in screen coordinates.
  package var fingers: [(start: CGPoint, location: CGPoint)] {
    touchDispatcher.records.filter { !$0.isOver }.map { ($0.start, $0.touch.screenLocation) }
  }

  /// Moves a finger that is down.
  package func touchMove(_ touch: Touch, to point: CGPoint) {
    change(touch, .moved, to: point)
  }

  /// Moves fingers at once.
  package func touchesMove(_ moves: [(touch: Touch, point: CGPoint)]) {
    change(moves.map { TouchBatch.Change(touch: $0.touch, phase: .moved, point: $0.point) })
  }

  /// Puts a finger on the screen, and lifts it after some time.
  package func tap(at point: CGPoint, for duration: Duration) {
    let touch = touchDown(at: point)
    context.advance(by: duration)
    touchUp(touch)
  }

  /// Lifts a finger where it is.
  package func touchUp(_ touch: Touch) {
    change(touch, .ended)
  }

  /// Lifts fingers at once.
  package func touchesUp(_ touches: [Touch]) {
    change(touches.map { TouchBatch.Change(touch: $0, phase: .ended, point: nil) })
  }

  /// Takes a finger's touch away from its view.
  package func touchCancel(_ touch: Touch) {
    change(touch, .cancelled)
  }

  /// The fingers on the screen, in the order in which they went down.
  package var touchesDown: [Touch] { touchDispatcher.records.map(\.touch).filter(isActive) }

  /// The virtual time, in seconds.
  var presentTime: TimeInterval { context.presentTime }

  private func change(_ touch: Touch, _ phase: Touch.Phase, to point: CGPoint? = nil) {
    guard touchBatch == nil, let only = touchDispatcher.only else {
      return change([TouchBatch.Change(touch: touch, phase: phase, point: point)])
    }
    guard only.touch === touch, !only.isOver else { return }
    let time = presentTime
    context.activate { touchDispatcher.process(phase, to: point, ofOnly: only, at: time, in: self) }
  }

  private func change(_ changes: [TouchBatch.Change]) {
    let possible = changes.filter { isActive($0.touch) }
    guard !possible.isEmpty else { return }
    let batch = touchBatch ?? TouchBatch()
    for change in possible { batch.note(change) }
    if touchBatch == nil { carryOut(batch) }
  }

  private func carryOut(_ batch: TouchBatch) {
    let time = presentTime
    touchDispatcher.restFingers()
    for change in batch.changes { change.carryOut(at: time) }
    context.activate { touchDispatcher.process(began: batch.began, changes: batch.changes, at: time) }
    for change in batch.afterwards { self.change(change.touch, change.phase, to: change.point) }
  }

  /// Cancels the touches on a view that begins to be animated, but not one that is just beginning (C33).
  func cancelTouches(onAnimated view: View) {
    for record in touchDispatcher.records where record.view === view && !record.isOver {
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
    for record in touchDispatcher.records where !record.isOver && isInside(record.view) {
      touchCancel(record.touch)
    }
    for recognizer in gestures.active where isInside(recognizer.view) { gestures.abandon(recognizer) }
    for scrollView in movingScrollViews.compactMap(\.scrollView)
    where isInside(scrollView) && scrollView.isMoving {
      scrollView.endAllMotion()
    }
  }

  /// Brings an event's touches to recognizers and views.
  func deliver(_ event: Event) { touchDispatcher.deliver(event) }

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
