// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "simulated fingers and keys don't have it")
extension UIEvent {
  public var modifierFlags: UIKeyModifierFlags { unmodeled() }
  public var buttonMask: Any { unmodeled() }
  public enum ButtonMask {}
}

@available(*, unavailable, message: "simulated fingers and keys don't have it")
extension UIEvent.EventType {
  public static var scroll: UIEvent.EventType { unmodeled() }
  public static var transform: UIEvent.EventType { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIEvent.EventType {
  public static var hover: UIEvent.EventType { unmodeled() }
}

@available(*, unavailable, message: "simulated fingers and keys don't have it")
extension UITouch {
  public var majorRadius: CGFloat { unmodeled() }
  public var majorRadiusTolerance: CGFloat { unmodeled() }
  public func azimuthAngle(in view: UIView?) -> CGFloat { unmodeled() }
  public func azimuthUnitVector(in view: UIView?) -> Any { unmodeled() }
  public var altitudeAngle: CGFloat { unmodeled() }
  public var rollAngle: CGFloat { unmodeled() }
  public var estimationUpdateIndex: NSNumber? { unmodeled() }
  public var estimatedProperties: Any { unmodeled() }
  public var estimatedPropertiesExpectingUpdates: Any { unmodeled() }
  public enum Properties {}
}

@available(*, unavailable, message: "simulated fingers and keys don't have it")
extension UITouch.Phase {
  public static var regionEntered: UITouch.Phase { unmodeled() }
  public static var regionMoved: UITouch.Phase { unmodeled() }
  public static var regionExited: UITouch.Phase { unmodeled() }
}

@available(*, unavailable, message: "simulated fingers and keys don't have it")
extension UIPress {
  public var type: Any { unmodeled() }
  public var window: UIWindow? { unmodeled() }
  public var gestureRecognizers: [UIGestureRecognizer]? { unmodeled() }
  public enum PressType {}
}

@available(*, unavailable, message: "simulated fingers and keys don't have it")
extension UIPressesEvent {
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { unmodeled() }
}
