import Foundation
import Responder

/// What fingers do at one moment: those that go down, and what others do.
@MainActor final class TouchBatch {
  /// What one finger does that was down already.
  struct Change {
    var touch: Touch
    var phase: Touch.Phase
    /// The new place on the screen; nil means the old one.
    var point: CGPoint?

    /// Lets the touch say it.
    @MainActor func carryOut(at time: TimeInterval) {
      touch.update(phase, at: point ?? touch.screenLocation, timestamp: time)
    }
  }

  var began: [Touch] = []
  private(set) var changes: [Change] = []
  /// What fingers do that go down at the same moment: it happens right after.
  private(set) var afterwards: [Change] = []

  /// Notes what a finger does. One that moves and is lifted at one moment is lifted at its new place.
  func note(_ change: Change) {
    if began.contains(where: { $0 === change.touch }) { return afterwards.append(change) }
    guard let index = changes.firstIndex(where: { $0.touch === change.touch }) else {
      return changes.append(change)
    }
    changes[index].phase = change.phase
    changes[index].point = change.point ?? changes[index].point
  }

  /// Whether a finger is over with this moment.
  func ends(_ touch: Touch) -> Bool {
    (changes + afterwards).contains { $0.touch === touch && ($0.phase == .ended || $0.phase == .cancelled) }
  }
}
