import Foundation
import Simulation

/// The state of scrolling by touch: the values at the beginning of the drag, and the deceleration after it.
@MainActor final class ScrollDragSession {
  /// The content offset when the drag began.
  var startOffset = CGPoint.zero
  /// Whether a touch is down.
  var isTracking = false
  var interaction: ScrollInteraction
  /// The scheduled next step of the deceleration.
  var step: ScheduledWork?
  /// The deceleration under way, or nil.
  var motion: Motion?
  /// The label of the steps of the deceleration, formatted once for all of them.
  var motionLabel = ""
  /// Whether the offset must be clamped to its range when the touch ends.
  var needsClamping = false

  /// A deceleration along both axes with its start time.
  typealias Motion = (x: Deceleration, y: Deceleration, began: VirtualClock.Instant)

  /// The only axis along which the drag scrolls, or nil for both.
  var lock: Axis?

  /// A direction of scrolling.
  enum Axis { case horizontal, vertical }

  /// Returns the axis of a drag's initial movement: the one with at least twice the distance of the other, or
  /// nil.
  static func lock(for way: CGPoint) -> Axis? {
    let (x, y) = (abs(way.x), abs(way.y))
    if x >= 2 * y { return .horizontal }
    return y >= 2 * x ? .vertical : nil
  }

  /// The time of the deceleration's last step.
  var lastStep = VirtualClock.Instant()

  init(notifiesOfStopping: Bool) {
    interaction = ScrollInteraction(notifiesOfStopping: notifiesOfStopping)
  }

  /// Stops the deceleration at the current position.
  func stopMotion() {
    step?.cancel()
    step = nil
    motion = nil
  }
}
