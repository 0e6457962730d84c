import Foundation
import Simulation

/// The device's screen.
///
/// From iOS 8 its coordinates turn with the interface. Before, they are those of the portrait orientation always, and
/// it is the root view that is turned.
@preconcurrency @MainActor public final class Screen {
  /// Pixels per point.
  public let scale: CGFloat

  /// How long a frame is on the screen, at 60 frames a second.
  static let frameDuration = Duration.nanoseconds(16_666_667)

  /// The way to the application whose screen it is, which outlives neither.
  let application: Handle<Application>
  private let device: Device
  private let turnsWithInterface: Bool
  private let hidesStatusBarInLandscape: Bool
  /// What the device's own areas take, in portrait and in landscape; nil before there is a safe area.
  private let deviceInsets: (portrait: EdgeInsets, landscape: EdgeInsets)?
  /// How the interface stands; ``RotationCoordinator`` turns it.
  package var orientation: InterfaceOrientation { presentOrientation }
  // Behind an accessor, as other modules would check each access.
  private var presentOrientation = InterfaceOrientation.portrait

  init(context: SimulationContext, of application: Handle<Application>) {
    self.application = application
    device = context.device
    scale = device.scale
    turnsWithInterface = context.rule(VersionRules.screenTurnsWithInterface)
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

  /// How much higher than usual the status bar is; see ``Application/isCallInBackground``.
  var callBarHeight: CGFloat = 0

  func turn(to orientation: InterfaceOrientation) { presentOrientation = orientation }

  // MARK: Rectangles

  /// The screen's rectangle in points, with its origin at the top left; before iOS 8 that of portrait always.
  public var bounds: CGRect { turnsWithInterface ? interfaceBounds : fixedBounds }

  /// Whether ``bounds`` contain a point, right and bottom edge not included.
  func holds(_ point: CGPoint) -> Bool {
    let size = bounds.size
    return point.x >= 0 && point.x < size.width && point.y >= 0 && point.y < size.height
  }

  /// The part of the screen beside the status bar, which programs used before iOS 7.
  public var applicationFrame: CGRect {
    interfaceBounds.inset(by: EdgeInsets(top: statusBarHeight)).applying(fromInterface)
  }

  /// The screen as the person sees it who reads the interface.
  package var interfaceBounds: CGRect {
    guard orientation.isLandscape else { return fixedBounds }
    return CGRect(x: 0, y: 0, width: device.size.height, height: device.size.width)
  }

  private var fixedBounds: CGRect { CGRect(origin: .zero, size: device.size) }

  /// From the interface's coordinates to the screen's; nothing changes from iOS 8 on.
  package var fromInterface: ViewTransform {
    guard !turnsWithInterface else { return .identity }
    var map = orientation.turn
    if map.a + map.c < 0 { map.tx = device.size.width }
    if map.b + map.d < 0 { map.ty = device.size.height }
    return map
  }

  // MARK: Edges

  /// The height of the status bar at the interface's top; phones hide it in landscape from iOS 8.
  package var statusBarHeight: CGFloat {
    orientation.isLandscape && hidesStatusBarInLandscape ? 0 : device.statusBarHeight + callBarHeight
  }

  /// What the device's own areas take of the interface's edges; before iOS 11 the status bar only.
  package var safeAreaInsets: EdgeInsets {
    guard let deviceInsets else { return EdgeInsets(top: statusBarHeight) }
    guard orientation.isLandscape else { return deviceInsets.portrait + EdgeInsets(top: callBarHeight) }
    return deviceInsets.landscape
  }

  /// What ``safeAreaInsets`` has at the top while the interface is upright.
  var topInsetInPortrait: CGFloat { deviceInsets?.portrait.top ?? device.statusBarHeight }
}
