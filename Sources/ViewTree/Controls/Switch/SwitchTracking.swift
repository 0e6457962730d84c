import Foundation

/// A state machine without side effects that tracks a switch's touch and computes the resulting value.
struct SwitchTracking: Hashable, Sendable {
  /// The distance that a touch moves before it counts as a drag instead of a tap, in points.
  static let slop: CGFloat = 10

  private let wasOn: Bool
  private let start: CGFloat
  private var last: CGFloat
  private var isDrag = false

  /// Begins tracking a touch at `x`.
  init(isOn: Bool, at x: CGFloat) {
    wasOn = isOn
    (start, last) = (x, x)
  }

  /// Updates the position of the touch.
  mutating func move(to x: CGFloat) {
    last = x
    if abs(x - start) > Self.slop { isDrag = true }
  }

  /// Returns the value of the switch when the touch ends. A tap toggles it; a drag sets it to its final side.
  func isOn(width: CGFloat) -> Bool {
    isDrag ? last >= width / 2 : !wasOn
  }
}
