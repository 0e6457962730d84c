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
    /// The key of a dictionary with the ``userActivityType`` of the activity that the app is launched to
    /// continue.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
    /// The key of the activity's type in the dictionary of ``userActivityDictionary``.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
    )
  }

  /// The notification that is posted after the app's launch.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )

  /// Finds the class of an application delegate by its name with the module.
  ///
  /// Stops with `there is no application delegate of a class named App.Delegate` unless the class is found
  /// and conforms to `ApplicationDelegate`.
  package static func delegateType(named name: String) -> any (Responder & ApplicationDelegate).Type {
    guard let type = UIClassFromString(name) as? any (Responder & ApplicationDelegate).Type else {
      programmerError("there is no application delegate of a class named \(name)")
    }
    return type
  }

  /// Launches the app of a delegate, as UIKit does before the first run-loop turn.
  ///
  /// The order: the main storyboard of an app without scenes is loaded into the delegate's window, the
  /// application's delegate receives `willFinishLaunching` and `didFinishLaunching`, the window is shown, and
  /// the notification is posted. Then, from iOS 13 and with a scene delegate, that delegate is notified that
  /// its scene connects and enters the foreground, and at the next run-loop turn, after the `viewDidAppear`
  /// of controllers that it has shown, that the scene becomes active (MC15). Until the scene enters the
  /// foreground the application is in the background (MC16). Otherwise, the application's delegate is
  /// notified that it becomes active. The application has a weak reference to its own delegate, and its scene
  /// retains the scene delegate.
  ///
  /// Without a scene delegate of the test's, an app's delegate chooses the class of one (from iOS 13): it
  /// receives `configurationForConnecting` after the notification. In an app that has ended and is launched
  /// again, the scenes that were on the screen connect, and the others stay disconnected.
  package func launch(
    _ delegate: any Responder & ApplicationDelegate,
    scene sceneDelegate: (any SceneDelegate)?,
    url: URL? = nil,
    shortcutItem: ApplicationShortcutItem? = nil,
    activity: UserActivity? = nil
  ) {
    self.delegate = delegate
    let hasScenes = context.rule(VersionRules.hasScenes)
    let contexts = url.map { OpenURLContext(url: $0, options: Scene.OpenURLOptions(sourceApplication: nil)) }
    applicationState = hasScenes && sceneDelegate != nil ? .background : .inactive
    if hasScenes { scenes.beginLaunch() } else { scenes.connected.first?.state = .inactive }
    context.activate {
      log.recording(.window, "application", "is launched") {
        var options: [LaunchOptionsKey: Any] = [:]
        options[.url] = url
        options[.shortcutItem] = shortcutItem
        if let activity {
          options[.userActivityDictionary] = [LaunchOptionsKey.userActivityType: activity.activityType]
        }
        let passed = options.isEmpty ? nil : options
        let main = MainInterface(of: delegate, on: context.device.idiom)
        let isWithoutScenes = !hasScenes || sceneDelegate == nil && !main.hasScenes
        show(isWithoutScenes ? main.storyboard : nil, of: delegate) {
          _ = delegate.application(self, willFinishLaunchingWithOptions: passed)
          restoreInterface()
          _ = delegate.application(self, didFinishLaunchingWithOptions: passed)
        }
        context.notifications.basePost(name: Self.didFinishLaunchingNotification, object: self)
        let connection = Scene.ConnectionOptions(
          urlContexts: contexts.map { [$0] } ?? [],
          shortcutItem: shortcutItem,
          activity: activity
        )
        if hasScenes { connectScenes(connection, sceneDelegate) }
        if !hasConnectedScene { finishLaunch(url, shortcutItem, activity) }
        if visibleWindows.isEmpty, let reason = main.reasonOfMissingInterface { Problem.report(reason) }
      }
    }
  }

  /// Loads the main storyboard of an app without scenes, launches the app, and shows the storyboard's window.
  private func show(
    _ storyboard: Storyboard?,
    of delegate: any Responder & ApplicationDelegate,
    launch: () -> Void
  ) {
    guard let storyboard else { return launch() }
    let window = delegate.window ?? Window(frame: screen.bounds)
    storyboard.show(in: window) {
      delegate.window = $0
      return delegate.window === $0
    } launch: {
      launch()
    }
  }

  /// Makes an app without a scene delegate active, after it has received the reason of its launch.
  private func finishLaunch(_ url: URL?, _ item: ApplicationShortcutItem?, _ activity: UserActivity?) {
    let delegate = delegate as? any ApplicationDelegate
    if let url { _ = delegate?.application(self, open: url, options: [:]) }
    if let activity { continueInDelegate(activity) }
    pass(.didBecomeActive, scenes.connected)
    if let item { delegate?.application(self, performActionFor: item) { _ in } }
  }

  /// Connects the scenes of the launch. Only the first one receives the reasons of the launch.
  private func connectScenes(_ options: Scene.ConnectionOptions, _ sceneDelegate: (any SceneDelegate)?) {
    let sessions = scenes.sessions.filter(\.connectsAtLaunch)
    for (place, session) in sessions.enumerated() {
      let isFirst = place == 0
      let scene = connect(
        session,
        isFirst ? options : Scene.ConnectionOptions(),
        delegate: isFirst ? sceneDelegate : nil
      )
      guard hasConnectedScene else {
        (scene.state, scene.isConnecting) = (.inactive, false)
        return
      }
    }
    let connected = scenes.connected
    for scene in connected {
      scene.state = .inactive
      applicationState = .inactive
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.post(Scene.willEnterForegroundNotification)
      activateLater(scene)
    }
  }

  /// Connects a scene of a session, with the given delegate or one of the class that the app's delegate
  /// chooses. In an app in which no scene has a delegate, the scene is the implicit one.
  func connect(
    _ session: SceneSession,
    _ options: Scene.ConnectionOptions,
    delegate given: (any SceneDelegate)?
  ) -> WindowScene {
    if given == nil, let delegate = delegate as? any ApplicationDelegate {
      session.configuration = delegate.application(
        self,
        configurationForConnecting: session,
        options: options
      )
      MainInterface(of: delegate, on: context.device.idiom).complete(session.configuration)
    }
    let delegate = given ?? session.configuration.makeDelegate()
    let scene = scenes.connectScene(of: session)
    guard let delegate else { return scene }
    hasConnectedScene = true
    if scenes.connected.count == 1 { applicationState = .background }
    scene.delegate = delegate
    context.activate {
      log.recording(.window, scene.debugName, "connects") {
        show(session.configuration.storyboard, of: delegate, in: scene) {
          delegate.scene(scene, willConnectTo: session, options: options)
        }
        scene.post(Scene.willConnectNotification)
        if let activity = session.stateRestorationActivity, context.rule(VersionRules.restoresInteraction) {
          delegate.scene(scene, restoreInteractionStateWith: activity)
        }
      }
    }
    return scene
  }

  /// Loads the storyboard of a scene, connects the scene, and shows the storyboard's window.
  private func show(
    _ storyboard: Storyboard?,
    of delegate: any SceneDelegate,
    in scene: WindowScene,
    connect: () -> Void
  ) {
    guard let storyboard, let delegate = delegate as? any WindowSceneDelegate else { return connect() }
    storyboard.show(in: delegate.window ?? Window(windowScene: scene)) {
      delegate.window = $0
      return delegate.window === $0
    } launch: {
      connect()
    }
  }

  /// Makes a scene active in the next run-loop turn.
  func activateLater(_ scene: WindowScene) {
    _ = context.schedule(after: .zero, label: "activation of a scene") { [handle, weak scene] in
      guard let scene, !scene.hasDisconnected, scene.state == .inactive else { return }
      handle.object?.pass(.didBecomeActive, [scene])
    }
  }
}
