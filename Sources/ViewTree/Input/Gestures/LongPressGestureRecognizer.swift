import Foundation
import Responder
import Simulation

/// A recognizer of touches that rest at one place; the gesture continues until they end.
@preconcurrency @MainActor open class LongPressGestureRecognizer: GestureRecognizer {
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of a touch before the gesture has begun, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps required immediately before the press.
  open var numberOfTapsRequired = 0
  /// The required number of touches.
  open var numberOfTouchesRequired = 1

  private var starts: [Touch: CGPoint] = [:]
  private var timer: ScheduledWork?

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return state = .failed }
    for touch in touches { starts[touch] = touch.location(in: nil) }
    guard ownTouches.count <= numberOfTouchesRequired else {
      return state = grantedState == .possible ? .failed : .cancelled
    }
    guard ownTouches.count == numberOfTouchesRequired else { return }
    timer = schedule(after: .pinned(seconds: minimumPressDuration), "press") { [weak self] in
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if hasRecognized { return state = .changed }
    let isTooFar = touches.contains { touch in
      guard let start = starts[touch] else { return false }
      return touch.location(in: nil).distance(to: start) > allowableMovement
    }
    if isTooFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = hasRecognized ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = hasRecognized ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    starts = [:]
  }
}
