import Responder
import Simulation

/// The part of a program that is on one screen; windows that are given one have it next on the responder chain (A9).
///
/// Programs get it from ``Application/connectedScenes``, from iOS 13. A window that is given none belongs to a program
/// without scenes, and has the application next (A8).
@preconcurrency @MainActor public final class WindowScene: Scene {
  /// The screen that the scene is on.
  public var screen: Screen { application.screen }

  /// The windows that were given this scene, hidden ones too, in the order in which they were created.
  public var windows: [Window] {
    application.allWindows.filter { $0.windowScene === self }
  }

  /// The window among them that gets keyboard input; from iOS 15.
  public var keyWindow: Window? { windows.first(where: \.isKeyWindow) }

  /// How the interface stands.
  public var interfaceOrientation: InterfaceOrientation { screen.orientation }
}

extension Application {
  /// The scenes of the program: one; none before iOS 13.
  public var connectedScenes: Set<Scene> {
    context.rule(VersionRules.hasScenes) ? [scene] : []
  }
}
