import Responder
import Simulation

/// A scene with windows on one screen. It is the next responder of windows assigned to it (A9).
///
/// Apps get it from ``Application/connectedScenes``, from iOS 13. A window without a scene belongs to an app
/// without scenes, and its next responder is the application (A8).
@preconcurrency @MainActor public final class WindowScene: Scene {
  /// The screen of the scene.
  public var screen: Screen { application.screen }

  /// The windows assigned to this scene, including hidden ones, in the order of their creation.
  public var windows: [Window] {
    application.allWindows.filter { $0.windowScene === self }
  }

  /// The scene's window that receives keyboard input; from iOS 15.
  public var keyWindow: Window? { windows.first(where: \.isKeyWindow) }

  /// The orientation of the interface.
  public var interfaceOrientation: InterfaceOrientation { screen.orientation }
}

extension Application {
  /// The scenes of the app: one, or none before iOS 13.
  public var connectedScenes: Set<Scene> {
    context.rule(VersionRules.hasScenes) ? [scene] : []
  }
}
