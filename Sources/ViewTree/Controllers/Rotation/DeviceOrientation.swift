import Foundation
import Simulation

/// How a person holds the device.
public enum DeviceOrientation: Int, Sendable {
  /// It can't be told.
  case unknown = 0
  /// Upright, the home button or indicator at the bottom.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its left side: the top points to the left. The interface then is `landscapeRight`.
  case landscapeLeft = 3
  /// On its right side: the top points to the right. The interface then is `landscapeLeft`.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6

  /// The orientation in which an interface is upright now; nil if any is as good.
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
  /// The device was turned; posted with ``CurrentDevice`` as object before any controller hears of it.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}
