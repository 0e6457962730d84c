import Foundation
import Responder
import Simulation

/// What an application is told as it is launched.
extension Application {
  /// Why the program was launched; here nothing is ever said.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Posted when the program has been launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )

  /// Launches the program of a delegate, as UIKit does before the first turn of the clock.
  ///
  /// The order: the application's delegate hears `willFinishLaunching` and `didFinishLaunching`, the notification is posted,
  /// then from iOS 13 the scene's delegate, if there is one, hears that its scene connects, comes to the foreground and
  /// becomes active; or else the application's delegate that it becomes active. The program holds neither delegate but
  /// through this: the application holds the scene's.
  package func launch(
    _ delegate: any Responder & ApplicationDelegate,
    scene sceneDelegate: (any SceneDelegate)?
  ) {
    self.delegate = delegate
    applicationState = .inactive
    context.activate {
      log.recording(.window, "application", "is launched") {
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        context.notifications.post(name: Self.didFinishLaunchingNotification, object: self)
        if let sceneDelegate, context.rule(VersionRules.hasScenes) { connect(sceneDelegate) }
        becomeActive()
      }
    }
  }

  private func connect(_ delegate: any SceneDelegate) {
    hasConnectedScene = true
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: Scene.ConnectionOptions())
    delegate.sceneWillEnterForeground(scene)
  }

  private func becomeActive() {
    applicationState = .active
    if hasConnectedScene, let sceneDelegate = scene.delegate {
      sceneDelegate.sceneDidBecomeActive(scene)
    } else {
      (delegate as? any ApplicationDelegate)?.applicationDidBecomeActive(self)
    }
    context.notifications.post(name: Self.didBecomeActiveNotification, object: self)
  }
}
