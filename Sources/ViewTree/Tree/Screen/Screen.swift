import Foundation
import Simulation

/// The device's screen.
///
/// From iOS 8 on, its coordinates rotate with the interface. Before, they are always those of the portrait
/// orientation, and the root view is rotated instead.
///
/// Tests may create a screen of their own, and override its measures (U92). No window of the simulator uses
/// it.
@preconcurrency @MainActor open class Screen: IdentityHashable {
  /// The number of pixels per point.
  open var scale: CGFloat { profile.device.scale }

  /// The duration of a frame at 60 frames a second.
  static let frameDuration = Duration.nanoseconds(16_666_667)

  /// A handle to the application of the screen, which doesn't retain it.
  final let application: Handle<Application>
  private final let profile: Profile
  /// The orientation of the interface; ``RotationCoordinator`` changes it.
  package final var orientation: InterfaceOrientation { presentOrientation }
  // Stored behind an accessor, because other modules would check each access.
  private final var presentOrientation = InterfaceOrientation.portrait

  /// The measures of a device, and the rules of its system.
  private struct Profile {
    let device: Device
    let rotatesWithInterface: Bool
    let hidesStatusBarInLandscape: Bool
    let statusBarHeight: CGFloat
    /// The safe area insets of the device, in portrait and in landscape; nil on versions without a safe area.
    let insets: (portrait: EdgeInsets, landscape: EdgeInsets)?

    @MainActor init(_ context: SimulationContext) {
      device = context.device
      rotatesWithInterface = context.rule(VersionRules.screenRotatesWithInterface)
      hidesStatusBarInLandscape =
        device.idiom == .phone && context.rule(VersionRules.landscapeHidesStatusBar)
      statusBarHeight = device.statusBarHeight(on: context.system)
      insets =
        context.rule(VersionRules.hasSafeArea)
        ? (
          device.safeAreaInsets(isLandscape: false, on: context.system),
          device.safeAreaInsets(isLandscape: true, on: context.system)
        ) : nil
    }
  }

  init(context: SimulationContext, of application: Handle<Application>) {
    self.application = application
    profile = Profile(context)
  }

  /// Creates a screen with the measures of the current simulator's, in portrait.
  ///
  /// Stops with `there is no simulator: create a Simulator before using Screen()` if there is none.
  public init() {
    let application = Application.required(for: "Screen()")
    self.application = application.handle
    profile = Profile(application.context)
  }

  /// The screen of the current simulator.
  ///
  /// Stops with `there is no simulator: create a Simulator before using Screen.main` if there is none.
  public static var main: Screen {
    Application.required(for: "Screen.main").screen
  }

  /// The additional height of the status bar; see ``Application/isCallInBackground``.
  final var callBarHeight: CGFloat = 0

  final func turn(to orientation: InterfaceOrientation) { presentOrientation = orientation }

  // MARK: Rectangles

  /// The screen's rectangle in points, with its origin at the top left; before iOS 8 always in portrait.
  open var bounds: CGRect { profile.rotatesWithInterface ? interfaceBounds : portraitBounds }

  /// Whether ``bounds`` contain a point; the right and bottom edges are excluded.
  final func holds(_ point: CGPoint) -> Bool {
    let size = bounds.size
    return point.x >= 0 && point.x < size.width && point.y >= 0 && point.y < size.height
  }

  /// The part of the screen without the status bar, for apps from before iOS 7.
  open var applicationFrame: CGRect {
    interfaceBounds.inset(by: EdgeInsets(top: statusBarHeight)).applying(fromInterface)
  }

  /// The screen's rectangle in the coordinates of the interface.
  package final var interfaceBounds: CGRect {
    guard orientation.isLandscape else { return portraitBounds }
    return CGRect(x: 0, y: 0, width: profile.device.size.height, height: profile.device.size.width)
  }

  /// The screen's rectangle in portrait.
  final var portraitBounds: CGRect { CGRect(origin: .zero, size: profile.device.size) }

  /// The transform from the interface's coordinates to the screen's; the identity from iOS 8 on.
  package final var fromInterface: ViewTransform { profile.rotatesWithInterface ? .identity : toPortrait }

  /// The transform from the interface's coordinates to those of the screen in portrait.
  final var toPortrait: ViewTransform {
    var map = orientation.turn
    if map.a + map.c < 0 { map.tx = profile.device.size.width }
    if map.b + map.d < 0 { map.ty = profile.device.size.height }
    return map
  }

  // MARK: Edges

  /// The height of the status bar at the top of the interface; phones hide it in landscape from iOS 8 on.
  package final var statusBarHeight: CGFloat {
    orientation.isLandscape && profile.hidesStatusBarInLandscape
      ? 0 : profile.statusBarHeight + callBarHeight
  }

  /// The insets of the interface's edges that the device reserves; before iOS 11 only the status bar.
  package final var safeAreaInsets: EdgeInsets {
    guard let insets = profile.insets else { return EdgeInsets(top: statusBarHeight) }
    guard orientation.isLandscape else { return insets.portrait + EdgeInsets(top: callBarHeight) }
    return insets.landscape
  }

  /// The top value of ``safeAreaInsets`` in portrait.
  final var topInsetInPortrait: CGFloat { profile.insets?.portrait.top ?? profile.statusBarHeight }
}
