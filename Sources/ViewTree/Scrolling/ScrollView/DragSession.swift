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
  var motion: Motion?
  /// Whether the content must come back into its range when the finger is lifted.
  var owesClamping = false

  /// A motion along both axes, and when it began.
  typealias Motion = (x: Deceleration, y: Deceleration, began: VirtualClock.Instant)

  /// The axis that the drag keeps to, if it does.
  var lock: Axis?

  /// A direction of scrolling.
  enum Axis { case horizontal, vertical }

  /// Returns the axis along which a drag begins: one that goes at least twice as far as the other.
  static func lock(for way: CGPoint) -> Axis? {
    let (x, y) = (abs(way.x), abs(way.y))
    if x >= 2 * y { return .horizontal }
    return y >= 2 * x ? .vertical : nil
  }

  /// When the content moved by itself last.
  var lastStep = VirtualClock.Instant()

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
