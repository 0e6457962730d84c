import Foundation

/// The geometry of a view's keyboard layout guide: pure arithmetic in the view's coordinates.
struct KeyboardGuideShape: Hashable, Sendable {
  /// The view's bounds.
  var bounds: CGRect
  /// The safe area inset at the view's bottom, or 0 if the guide ignores it.
  var bottomInset: CGFloat
  /// The keyboard's frame in the view's coordinates; `nil` while it is hidden.
  var keyboard: CGRect?
  var isDocked: Bool
  var followsUndockedKeyboard: Bool

  /// The guide's frame: the view's part under the keyboard, or else the bottom safe area (KG1-KG3).
  var frame: CGRect {
    guard let keyboard, isDocked || followsUndockedKeyboard else { return strip(below: restingTop) }
    guard isDocked else { return keyboard }
    let overlap = keyboard.intersection(bounds)
    return strip(below: overlap.isEmpty ? restingTop : min(overlap.minY, restingTop))
  }

  private var restingTop: CGFloat { max(bounds.minY, bounds.maxY - bottomInset) }

  private func strip(below top: CGFloat) -> CGRect {
    CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}
