import Foundation
import Responder
import Simulation

/// The input of the screen, in screen coordinates: touches that begin, move, end and are cancelled.
///
/// Each call becomes one event, unless it is made in ``atOnce(_:)``.
extension Application {
  /// Begins a touch.
  @discardableResult package func touchDown(at point: CGPoint) -> Touch {
    layoutIfNeeded()
    scenes.touch(at: point)
    let touch = Touch(at: point, timestamp: presentTime)
    touchDispatcher.begin(ShortList(touch), in: self)
    return touch
  }

  /// Begins touches at the same time.
  @discardableResult package func touchesDown(at points: [CGPoint]) -> [Touch] {
    layoutIfNeeded()
    let time = presentTime
    var touches: [Touch] = []
    for point in points { touches.append(Touch(at: point, timestamp: time)) }
    touchDispatcher.begin(ShortList(touches), in: self)
    return touches
  }

  /// Combines all changes of touches in `body` into one event. Further changes of a touch that begins in
  /// `body` are delivered in separate events.
  package func atOnce<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    try touchDispatcher.batching(body)
  }

  /// Whether the touch has neither ended nor been cancelled.
  package func isActive(_ touch: Touch) -> Bool { touchDispatcher.isActive(touch) }

  /// The locations of the active touches at their beginning and now, in the order in which they began.
  package var fingers: [(start: CGPoint, location: CGPoint)] {
    touchDispatcher.records.filter { !$0.isOver }.map { ($0.start, $0.touch.screenLocation) }
  }

  /// The active touches, in the order in which they began.
  package var touchesDown: [Touch] { touchDispatcher.records.map(\.touch).filter(isActive) }

  /// Moves a touch; a touch that isn't active is ignored.
  package func touchMove(_ touch: Touch, to point: CGPoint) { touchesMove([(touch, point)]) }

  /// Moves touches at the same time.
  package func touchesMove(_ moves: [(touch: Touch, point: CGPoint)]) {
    touchDispatcher.change(
      ShortList(moves.map { TouchChange(touch: $0.touch, phase: .moved, point: $0.point) }),
      in: self
    )
  }

  /// Begins a touch, and ends it after a duration of virtual time.
  package func tap(at point: CGPoint, for duration: Duration) {
    let touch = touchDown(at: point)
    context.advance(by: duration)
    touchUp(touch)
  }

  /// Ends a touch at its present location.
  package func touchUp(_ touch: Touch) {
    touchDispatcher.change(ShortList(TouchChange(touch: touch, phase: .ended, point: nil)), in: self)
  }

  /// Ends touches at the same time.
  package func touchesUp(_ touches: [Touch]) {
    touchDispatcher.change(
      ShortList(touches.map { TouchChange(touch: $0, phase: .ended, point: nil) }),
      in: self
    )
  }

  /// Cancels a touch.
  package func touchCancel(_ touch: Touch) {
    touchDispatcher.change(ShortList(TouchChange(touch: touch, phase: .cancelled, point: nil)), in: self)
  }

  /// The virtual time, in seconds.
  var presentTime: TimeInterval { context.presentTime }

  /// Ends the touches, gestures and scrolling in a view that leaves its window, and in its subviews (C31).
  func cancelInput(in view: View) {
    touchDispatcher.cancelTouches(in: view)
    movingScrollViews.endMotion(in: view)
  }
}
