import Foundation
import Simulation

/// The device's screen.
@preconcurrency @MainActor public final class Screen {
  /// The screen's rectangle in points, with its origin at the top left.
  public let bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat
  /// The part of the screen below the status bar, which programs used before iOS 7.
  public let applicationFrame: CGRect

  /// How long a frame is on the screen, at 60 frames a second.
  static let frameDuration = Duration.nanoseconds(16_666_667)

  init(device: Device) {
    bounds = CGRect(origin: .zero, size: device.size)
    scale = device.scale
    applicationFrame = bounds.inset(by: EdgeInsets(top: device.statusBarHeight))
  }

  /// The screen of the current simulator.
  ///
  /// Stops with `there is no simulator: create a Simulator before using Screen.main` if there is none.
  public static var main: Screen {
    Application.required(for: "Screen.main").screen
  }
}
