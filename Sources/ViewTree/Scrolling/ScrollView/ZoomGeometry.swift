import Foundation

/// The arithmetic of zooming: the range of scales, and the resistance of a pinch beyond it.
struct ZoomGeometry: Hashable, Sendable {
  /// The fraction of a pinch's movement that the content follows just beyond a limit.
  static let factor: CGFloat = 0.55

  /// The minimum scale at which content may rest.
  var minimum: CGFloat
  /// The maximum scale at which content may rest.
  var maximum: CGFloat

  /// Whether the simulated user can zoom.
  var isEnabled: Bool { maximum > minimum }

  /// Returns the nearest scale at which content may rest, or nil if the minimum exceeds the maximum, so that
  /// there is none.
  func clamped(_ scale: CGFloat) -> CGFloat? {
    minimum <= maximum ? min(max(scale, minimum), maximum) : nil
  }

  /// Returns the visible scale for a pinch to `scale`.
  ///
  /// Beyond a limit, the content follows with growing resistance, up to twice the maximum and down to half
  /// the minimum. Without bounces it stops at the limit.
  func followed(_ scale: CGFloat, bounces: Bool) -> CGFloat {
    guard let limit = clamped(scale), limit != scale else { return scale }
    guard bounces else { return limit }
    let beyond = scale > limit ? scale / limit - 1 : limit / scale - 1
    let stretch = 2 - 1 / (beyond * Self.factor + 1)
    return scale > limit ? limit * stretch : limit / stretch
  }

  /// Returns the scale at which a rectangle of the zoomed view just fits, or the maximum if it has no area.
  func scale(toFit size: CGSize, in available: CGSize) -> CGFloat? {
    guard size.width > 0, size.height > 0 else { return clamped(maximum) }
    return clamped(min(available.width / size.width, available.height / size.height))
  }
}
