import Foundation
import Responder
import Simulation

/// Recognizes fingers that stay at one place; then goes on for as long as they are down.
@preconcurrency @MainActor open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the fingers must stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before the gesture has begun, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps must come right before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
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
