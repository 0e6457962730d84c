import Foundation
import Simulation

/// The physical orientation of the device.
public enum DeviceOrientation: Int, Sendable {
  /// The orientation can't be determined.
  case unknown = 0
  /// The device is upright, with the home button or indicator at the bottom.
  case portrait = 1
  /// The device is upside down.
  case portraitUpsideDown = 2
  /// The device is on its left side: its top is on the left. The interface orientation is `landscapeRight`.
  case landscapeLeft = 3
  /// The device is on its right side: its top is on the right. The interface orientation is `landscapeLeft`.
  case landscapeRight = 4
  /// The device is flat, with the screen up.
  case faceUp = 5
  /// The device is flat, with the screen down.
  case faceDown = 6

  /// The interface orientation that is upright in this device orientation; `nil` if there is none.
  public var interfaceOrientation: InterfaceOrientation? {
    switch self {
    case .unknown, .faceUp, .faceDown: nil
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}

extension Device {
  /// The notification posted after the device was turned, with ``CurrentDevice`` as object, before any
  /// controller is notified.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}
