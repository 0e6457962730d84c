import Foundation

/// How a control follows one finger: a pure machine from what the finger does to the events that are sent; nil where none is.
///
/// "Inside" means the bounds enlarged by 70 points on each side (D8, Q19), but only while tracking (D9).
struct ControlTracking: Hashable, Sendable {
  /// How far outside a finger still counts as inside, in points.
  static let slop: CGFloat = 70

  /// Whether a finger is followed.
  private(set) var isTracking = false
  /// Whether the finger counts as inside.
  private(set) var isInside = false

  /// A finger went down and the control wants it (D1); a tap soon after another is also a repeat (D3, Q17).
  mutating func begin(tapCount: Int) -> (first: Control.Events, second: Control.Events?) {
    isTracking = true
    isInside = true
    return (.touchDown, tapCount > 1 ? .touchDownRepeat : nil)
  }

  /// The finger moved; at a crossing, enter or exit comes first (D6, Q18).
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

  /// The finger was lifted (D13).
  mutating func end(at point: CGPoint, in bounds: CGRect) -> Control.Events? {
    guard isTracking else { return nil }
    let isInside = ControlTracking.isInside(point, bounds)
    stop()
    return isInside ? .touchUpInside : .touchUpOutside
  }

  /// The system took the touch away (D15).
  mutating func cancel() -> Control.Events? {
    guard isTracking else { return nil }
    stop()
    return .touchCancel
  }

  /// The finger is followed no longer, and nothing is sent (D7).
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
