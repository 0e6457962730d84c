import Foundation

/// Conversion between windows. The screen's coordinates, as in the keyboard's notifications, differ from a
/// window's own if the window doesn't fill the screen.
extension Window {
  /// Converts a point from this window's coordinates to another window's; nil means the screen.
  public final func convert(_ point: CGPoint, to window: Window?) -> CGPoint {
    let onScreen = geometry.toParent(point)
    return window?.geometry.fromParent(onScreen) ?? onScreen
  }

  /// Converts a point from another window's coordinates to this window's; nil means the screen.
  public final func convert(_ point: CGPoint, from window: Window?) -> CGPoint {
    geometry.fromParent(window?.geometry.toParent(point) ?? point)
  }

  /// Returns an upright rectangle in another window's coordinates that contains `rect` of this one; nil means
  /// the screen. Between windows it is the smallest one around the rectangle on the screen that contains
  /// `rect` (U1).
  public final func convert(_ rect: CGRect, to window: Window?) -> CGRect {
    guard window !== self else { return rect }
    let onScreen = rect.mapCorners { geometry.toParent($0) }
    guard let window else { return onScreen }
    return onScreen.mapCorners { window.geometry.fromParent($0) }
  }

  /// Returns an upright rectangle in this window's coordinates that contains `rect` of another one, as
  /// ``convert(_:to:)-(CGRect,_)`` does; nil means the screen.
  public final func convert(_ rect: CGRect, from window: Window?) -> CGRect {
    guard let window else { return rect.mapCorners { geometry.fromParent($0) } }
    return window.convert(rect, to: self)
  }

  /// Converts a point from the screen's coordinates to the window's.
  package final func convertFromScreen(_ point: CGPoint) -> CGPoint {
    geometry.fromParent(point)
  }
}
