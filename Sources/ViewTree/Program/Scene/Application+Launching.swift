import Foundation
import Responder
import Simulation

/// The launch of an application.
extension Application {
  /// A key of the launch options; the simulator never passes any.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's identifier.
    public let rawValue: String

    /// Creates a key from an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The notification that is posted after the app's launch.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )

  /// Launches the app of a delegate, as UIKit does before the first run-loop turn.
  ///
  /// The order: the application's delegate receives `willFinishLaunching` and `didFinishLaunching`, then the
  /// notification is posted. Then, from iOS 13 and with a scene delegate, that delegate is notified that its
  /// scene connects and enters the foreground, and at the next run-loop turn, after the `viewDidAppear` of
  /// controllers that it has shown, that the scene becomes active (MC15). Until the scene enters the
  /// foreground the application is in the background (MC16). Otherwise, the application's delegate is
  /// notified that it becomes active. The application has a weak reference to its own delegate, and its scene
  /// retains the scene delegate.
  package func launch(
    _ delegate: any Responder & ApplicationDelegate,
    scene sceneDelegate: (any SceneDelegate)?
  ) {
    self.delegate = delegate
    let sceneDelegate = context.rule(VersionRules.hasScenes) ? sceneDelegate : nil
    applicationState = sceneDelegate == nil ? .inactive : .background
    context.activate {
      log.recording(.window, "application", "is launched") {
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        context.notifications.basePost(name: Self.didFinishLaunchingNotification, object: self)
        if let sceneDelegate, context.rule(VersionRules.hasScenes) {
          connect(sceneDelegate)
        } else {
          becomeActive()
        }
      }
    }
  }

  private func connect(_ delegate: any SceneDelegate) {
    hasConnectedScene = true
    scene.delegate = delegate
    scene.isConnecting = true
    delegate.scene(scene, willConnectTo: scene.session, options: Scene.ConnectionOptions())
    applicationState = .inactive
    delegate.sceneWillEnterForeground(scene)
    _ = context.schedule(after: .zero, label: "activation of a scene") { [handle] in
      handle.object?.becomeActive()
    }
  }

  private func becomeActive() {
    applicationState = .active
    scene.isConnecting = false
    if hasConnectedScene, let sceneDelegate = scene.delegate {
      sceneDelegate.sceneDidBecomeActive(scene)
    } else {
      (delegate as? any ApplicationDelegate)?.applicationDidBecomeActive(self)
    }
    context.notifications.basePost(name: Self.didBecomeActiveNotification, object: self)
  }
}
