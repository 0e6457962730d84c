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
    perform { touchDispatcher.begin(touches) }
    return touches
  }

  /// Whether the finger is on the screen.
  package func isActive(_ touch: Touch) -> Bool {
    touchDispatcher.records.contains { $0.touch === touch && !$0.isOver }
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
    let down = touches.filter(isActive)
    guard !down.isEmpty else { return }
    for touch in touchDispatcher.touches where touch.phase == .began || touch.phase == .moved {
      touch.update(.stationary, at: touch.screenLocation, timestamp: touch.timestamp)
    }
    for touch in down {
      touch.update(phase, at: location(touch) ?? touch.screenLocation, timestamp: now)
    }
    perform { touchDispatcher.change(down) }
  }

  private func perform(_ body: () -> Void) {
    context.activate(body)
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
  }

  /// Tells views what is not held back any more.
  func flushTouches() {
    touchDispatcher.flush()
  }
}
