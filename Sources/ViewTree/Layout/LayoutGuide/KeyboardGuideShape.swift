import Foundation

/// Where a view's guide for the keyboard stands: pure arithmetic in the view's coordinates.
struct KeyboardGuideShape: Hashable, Sendable {
  /// The view's bounds.
  var bounds: CGRect
  /// What the safe area takes at the view's bottom.
  var bottomInset: CGFloat
  /// The keyboard in the view's coordinates; nil while it is away.
  var keyboard: CGRect?
  var isDocked: Bool
  var followsUndockedKeyboard: Bool

  /// The guide's rectangle: the keyboard's part of the view, or else the safe area's at the bottom (KG1-KG3).
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
