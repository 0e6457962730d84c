import Foundation

/// The arithmetic of zooming: which scales may be, and how far a pinch leads beyond them.
struct ZoomGeometry: Hashable, Sendable {
  /// How much of the way beyond a limit the content follows at first.
  static let factor: CGFloat = 0.55

  /// The least scale at which content may rest.
  var minimum: CGFloat
  /// The greatest scale at which content may rest.
  var maximum: CGFloat

  /// Whether a person can zoom.
  var isEnabled: Bool { maximum > minimum }

  /// Returns the nearest scale at which content may rest; nil if the limits are reversed, so that there is none.
  func clamped(_ scale: CGFloat) -> CGFloat? {
    minimum <= maximum ? min(max(scale, minimum), maximum) : nil
  }

  /// Returns the scale that is seen when fingers ask for `scale`.
  ///
  /// Beyond a limit content follows less and less, to twice the greatest and half the least scale at most; without
  /// bounces it stops at the limit.
  func followed(_ scale: CGFloat, bounces: Bool) -> CGFloat {
    guard let limit = clamped(scale), limit != scale else { return scale }
    guard bounces else { return limit }
    let beyond = scale > limit ? scale / limit - 1 : limit / scale - 1
    let stretch = 2 - 1 / (beyond * Self.factor + 1)
    return scale > limit ? limit * stretch : limit / stretch
  }

  /// Returns the scale at which a rectangle of the zoomed view just fits; the greatest if it has no area.
  func scale(toFit size: CGSize, in available: CGSize) -> CGFloat? {
    guard size.width > 0, size.height > 0 else { return clamped(maximum) }
    return clamped(min(available.width / size.width, available.height / size.height))
  }
}
