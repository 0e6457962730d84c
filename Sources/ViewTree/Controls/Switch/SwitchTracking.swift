import Foundation

/// How a switch follows a finger: a pure machine that says at the end what the switch is.
struct SwitchTracking: Hashable, Sendable {
  /// How far a finger moves before a tap is a drag, in points.
  static let slop: CGFloat = 10

  private let wasOn: Bool
  private let start: CGFloat
  private var last: CGFloat
  private var isDrag = false

  /// A finger went down at `x`.
  init(isOn: Bool, at x: CGFloat) {
    wasOn = isOn
    (start, last) = (x, x)
  }

  /// The finger moved.
  mutating func move(to x: CGFloat) {
    last = x
    if abs(x - start) > Self.slop { isDrag = true }
  }

  /// Returns whether the switch is on once the finger is lifted: a tap turns it over, a drag takes it to its side.
  func isOn(width: CGFloat) -> Bool {
    isDrag ? last >= width / 2 : !wasOn
  }
}
