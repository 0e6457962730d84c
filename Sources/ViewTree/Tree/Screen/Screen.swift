import Foundation
import Simulation

/// The device's screen.
///
/// From iOS 8 on, its coordinates rotate with the interface. Before, they are always those of the portrait
/// orientation, and the root view is rotated instead.
@preconcurrency @MainActor public final class Screen: IdentityHashable {
  /// The number of pixels per point.
  public let scale: CGFloat

  /// The duration of a frame at 60 frames a second.
  static let frameDuration = Duration.nanoseconds(16_666_667)

  /// A handle to the application of the screen, which doesn't retain it.
  let application: Handle<Application>
  private let device: Device
  private let rotatesWithInterface: Bool
  private let hidesStatusBarInLandscape: Bool
  /// The safe area insets of the device, in portrait and in landscape; nil on versions without a safe area.
  private let deviceInsets: (portrait: EdgeInsets, landscape: EdgeInsets)?
  /// The orientation of the interface; ``RotationCoordinator`` changes it.
  package var orientation: InterfaceOrientation { presentOrientation }
  // Stored behind an accessor, because other modules would check each access.
  private var presentOrientation = InterfaceOrientation.portrait

  init(context: SimulationContext, of application: Handle<Application>) {
    self.application = application
    device = context.device
    scale = device.scale
    rotatesWithInterface = context.rule(VersionRules.screenRotatesWithInterface)
    hidesStatusBarInLandscape =
      device.idiom == .phone && context.rule(VersionRules.landscapeHidesStatusBar)
    deviceInsets =
      context.rule(VersionRules.hasSafeArea)
      ? (
        device.safeAreaInsets(isLandscape: false, on: context.system),
        device.safeAreaInsets(isLandscape: true, on: context.system)
      ) : nil
  }

  /// The screen of the current simulator.
  ///
  /// Stops with `there is no simulator: create a Simulator before using Screen.main` if there is none.
  public static var main: Screen {
    Application.required(for: "Screen.main").screen
  }

  /// The additional height of the status bar; see ``Application/isCallInBackground``.
  var callBarHeight: CGFloat = 0

  func turn(to orientation: InterfaceOrientation) { presentOrientation = orientation }

  // MARK: Rectangles

  /// The screen's rectangle in points, with its origin at the top left; before iOS 8 always in portrait.
  public var bounds: CGRect { rotatesWithInterface ? interfaceBounds : portraitBounds }

  /// Whether ``bounds`` contain a point; the right and bottom edges are excluded.
  func holds(_ point: CGPoint) -> Bool {
    let size = bounds.size
    return point.x >= 0 && point.x < size.width && point.y >= 0 && point.y < size.height
  }

  /// The part of the screen without the status bar, for apps from before iOS 7.
  public var applicationFrame: CGRect {
    interfaceBounds.inset(by: EdgeInsets(top: statusBarHeight)).applying(fromInterface)
  }

  /// The screen's rectangle in the coordinates of the interface.
  package var interfaceBounds: CGRect {
    guard orientation.isLandscape else { return portraitBounds }
    return CGRect(x: 0, y: 0, width: device.size.height, height: device.size.width)
  }

  /// The screen's rectangle in portrait.
  var portraitBounds: CGRect { CGRect(origin: .zero, size: device.size) }

  /// The transform from the interface's coordinates to the screen's; the identity from iOS 8 on.
  package var fromInterface: ViewTransform { rotatesWithInterface ? .identity : toPortrait }

  /// The transform from the interface's coordinates to those of the screen in portrait.
  var toPortrait: ViewTransform {
    var map = orientation.turn
    if map.a + map.c < 0 { map.tx = device.size.width }
    if map.b + map.d < 0 { map.ty = device.size.height }
    return map
  }

  // MARK: Edges

  /// The height of the status bar at the top of the interface; phones hide it in landscape from iOS 8 on.
  package var statusBarHeight: CGFloat {
    orientation.isLandscape && hidesStatusBarInLandscape ? 0 : device.statusBarHeight + callBarHeight
  }

  /// The insets of the interface's edges that the device reserves; before iOS 11 only the status bar.
  package var safeAreaInsets: EdgeInsets {
    guard let deviceInsets else { return EdgeInsets(top: statusBarHeight) }
    guard orientation.isLandscape else { return deviceInsets.portrait + EdgeInsets(top: callBarHeight) }
    return deviceInsets.landscape
  }

  /// The top value of ``safeAreaInsets`` in portrait.
  var topInsetInPortrait: CGFloat { deviceInsets?.portrait.top ?? device.statusBarHeight }
}
