import Foundation
import Responder
import Simulation

/// The launch of an application.
extension Application {
  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's identifier.
    public let rawValue: String

    /// Creates a key from an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the URL that another app opened, so that the app was launched.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The key of the item of the icon's menu with which the app was launched.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
    )
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
  ///
  /// Without a scene delegate of the test's, an app's delegate chooses the class of one (from iOS 13): it
  /// receives `configurationForConnecting` after the notification.
  package func launch(
    _ delegate: any Responder & ApplicationDelegate,
    scene sceneDelegate: (any SceneDelegate)?,
    url: URL? = nil,
    shortcutItem: ApplicationShortcutItem? = nil
  ) {
    self.delegate = delegate
    let hasScenes = context.rule(VersionRules.hasScenes)
    let contexts = url.map { OpenURLContext(url: $0, options: Scene.OpenURLOptions(sourceApplication: nil)) }
    applicationState = hasScenes && sceneDelegate != nil ? .background : .inactive
    context.activate {
      log.recording(.window, "application", "is launched") {
        var options: [LaunchOptionsKey: Any] = [:]
        options[.url] = url
        options[.shortcutItem] = shortcutItem
        let passed = options.isEmpty ? nil : options
        _ = delegate.application(self, willFinishLaunchingWithOptions: passed)
        _ = delegate.application(self, didFinishLaunchingWithOptions: passed)
        context.notifications.basePost(name: Self.didFinishLaunchingNotification, object: self)
        guard hasScenes else { return finishLaunch(url, shortcutItem) }
        let connection = Scene.ConnectionOptions(
          urlContexts: contexts.map { [$0] } ?? [],
          shortcutItem: shortcutItem
        )
        let session = scene.session
        if sceneDelegate == nil {
          session.configuration = delegate.application(
            self,
            configurationForConnecting: session,
            options: connection
          )
        }
        if let sceneDelegate = sceneDelegate ?? session.configuration.makeDelegate() {
          applicationState = .background
          connect(sceneDelegate, connection)
        } else {
          finishLaunch(url, shortcutItem)
        }
      }
    }
  }

  /// Makes an app without a scene delegate active, after it has received the reason of its launch.
  private func finishLaunch(_ url: URL?, _ item: ApplicationShortcutItem?) {
    let delegate = delegate as? any ApplicationDelegate
    if let url { _ = delegate?.application(self, open: url, options: [:]) }
    becomeActive()
    if let item { delegate?.application(self, performActionFor: item) { _ in } }
  }

  private func connect(_ delegate: any SceneDelegate, _ options: Scene.ConnectionOptions) {
    hasConnectedScene = true
    scene.delegate = delegate
    scene.isConnecting = true
    delegate.scene(scene, willConnectTo: scene.session, options: options)
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
