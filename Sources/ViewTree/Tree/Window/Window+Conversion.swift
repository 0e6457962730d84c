import Foundation

/// From and to other windows. Coordinates of the screen, as the keyboard's notifications have them, are not a window's
/// own where that does not fill the screen.
extension Window {
  /// Returns where `point` of this window is in another one; nil means the screen.
  public final func convert(_ point: CGPoint, to window: Window?) -> CGPoint {
    let onScreen = geometry.toParent(point)
    return window?.geometry.fromParent(onScreen) ?? onScreen
  }

  /// Returns where `point` of another window is in this one; nil means the screen.
  public final func convert(_ point: CGPoint, from window: Window?) -> CGPoint {
    geometry.fromParent(window?.geometry.toParent(point) ?? point)
  }

  /// Returns the smallest upright rectangle of another window that holds `rect` of this one; nil means the screen.
  public final func convert(_ rect: CGRect, to window: Window?) -> CGRect {
    rect.mapCorners { convert($0, to: window) }
  }

  /// Returns the smallest upright rectangle of this window that holds `rect` of another one; nil means the screen.
  public final func convert(_ rect: CGRect, from window: Window?) -> CGRect {
    rect.mapCorners { convert($0, from: window) }
  }

  /// Returns where a point of the screen is in the window.
  package final func convertFromScreen(_ point: CGPoint) -> CGPoint {
    geometry.fromParent(point)
  }
}
