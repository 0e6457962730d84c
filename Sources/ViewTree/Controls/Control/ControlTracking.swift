import Foundation

/// A state machine without side effects that maps the phases of a control's touch to the events to send, or
/// `nil` for none.
///
/// "Inside" means the bounds extended by 70 points on each side (D8, Q19), but only while tracking (D9).
struct ControlTracking: Hashable, Sendable {
  /// The distance outside the bounds at which a touch still counts as inside, in points.
  static let slop: CGFloat = 70

  /// Whether a touch is being tracked.
  private(set) var isTracking = false
  /// Whether the touch counts as inside.
  private(set) var isInside = false

  /// Begins tracking a touch (D1). A touch soon after another tap also sends a repeat (D3, Q17).
  mutating func begin(tapCount: Int) -> (first: Control.Events, second: Control.Events?) {
    isTracking = true
    isInside = true
    return (.touchDown, tapCount > 1 ? .touchDownRepeat : nil)
  }

  /// Returns the events for a move. At a crossing, the enter or exit event comes first (D6, Q18).
  mutating func move(
    to point: CGPoint,
    in bounds: CGRect
  ) -> (crossing: Control.Events?, drag: Control.Events)? {
    guard isTracking else { return nil }
    let wasInside = isInside
    isInside = ControlTracking.isInside(point, bounds)
    let crossing = isInside ? Control.Events.touchDragEnter : .touchDragExit
    return (wasInside == isInside ? nil : crossing, isInside ? .touchDragInside : .touchDragOutside)
  }

  /// Ends tracking and returns the event for the end of the touch (D13).
  mutating func end(at point: CGPoint, in bounds: CGRect) -> Control.Events? {
    guard isTracking else { return nil }
    let isInside = ControlTracking.isInside(point, bounds)
    stop()
    return isInside ? .touchUpInside : .touchUpOutside
  }

  /// Ends tracking and returns the event for the cancellation of the touch (D15).
  mutating func cancel() -> Control.Events? {
    guard isTracking else { return nil }
    stop()
    return .touchCancel
  }

  /// Ends tracking without an event (D7).
  mutating func stop() {
    isTracking = false
    isInside = false
  }

  private static func isInside(_ point: CGPoint, _ bounds: CGRect) -> Bool {
    guard bounds.size.width >= 0, bounds.size.height >= 0 else {
      return bounds.insetBy(dx: -slop, dy: -slop).contains(point)
    }
    let (left, top) = (bounds.origin.x - slop, bounds.origin.y - slop)
    return point.x >= left && point.x < left + (bounds.size.width + 2 * slop)
      && point.y >= top && point.y < top + (bounds.size.height + 2 * slop)
  }
}
