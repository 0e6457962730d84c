import Foundation
import Simulation

/// What a person's scrolling needs to remember: where it began, and the motion after the finger is gone.
@MainActor final class DragSession {
  /// Where the content was when the drag began.
  var startOffset = CGPoint.zero
  /// Whether a finger is down.
  var isTracking = false
  var interaction: ScrollInteraction
  /// The next step of content that goes on by itself.
  var step: ScheduledWork?
  /// The motions along both axes, and when they began.
  var motion: (x: Deceleration, y: Deceleration, began: VirtualClock.Instant)?

  init(tellsStopping: Bool) {
    interaction = ScrollInteraction(tellsStopping: tellsStopping)
  }

  /// Stops content where it is.
  func stopMotion() {
    step?.cancel()
    step = nil
    motion = nil
  }
}
