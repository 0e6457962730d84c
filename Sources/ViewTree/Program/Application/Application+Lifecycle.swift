import Foundation
import Responder
import Simulation

extension Application {
  /// The state of the app.
  public enum State: Int, Sendable {
    /// An app in the foreground that the simulated user uses.
    case active = 0
    /// An app on its way to or from the foreground.
    case inactive = 1
    /// An app in the background, behind the home screen or another app.
    case background = 2
  }

  /// The notification that is posted when the app is about to become inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// The notification that is posted after the app has entered the background; from iOS 4.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// The notification that is posted when the app is about to enter the foreground; from iOS 4.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// The notification that is posted after the app has become active again.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )

  /// Whether an app keeps running in the background; before iOS 4 it ends.
  package var staysInBackground: Bool { context.rule(VersionRules.supportsMultitasking) }

  /// Moves the app to the background. Does nothing if it isn't active. The first responder is preserved.
  package func enterBackground() {
    guard applicationState == .active else { return }
    let leaving = scenes.connected.filter { $0.state == .active }
    pass(.willResignActive, leaving)
    pass(.didEnterBackground, leaving)
    saveInterface()
    beginBackgroundTime()
    inputSystem?.appDidEnterBackground()
  }

  /// Moves the app to the foreground, with the scenes that were on the screen. Does nothing if it isn't in
  /// the background.
  package func enterForeground() {
    guard applicationState == .background else { return }
    let coming = scenes.connected.filter(\.isOnScreen)
    endBackgroundTime()
    pass(.willEnterForeground, coming)
    inputSystem?.appWillEnterForeground()
    pass(.didBecomeActive, coming)
  }

  /// A change of the state of scenes, and of the app.
  enum ScenePhase {
    case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive
  }

  /// Changes the state of scenes and notifies their delegates. If the state of the app changes with it, the
  /// application's notification is posted, and in an app without a scene delegate its delegate is notified.
  func pass(_ phase: ScenePhase, _ changing: [WindowScene]) {
    guard !changing.isEmpty else { return }
    let old = applicationState
    for scene in changing {
      scene.state = phase.state
      if phase == .didBecomeActive { scene.isConnecting = false }
    }
    applicationState = scenes.state
    context.activate {
      guard applicationState != old || hasOneScene else {
        for scene in changing {
          log.recording(.window, scene.debugName, phase.words) { notify(scene, phase) }
        }
        return
      }
      log.recording(.window, "application", phase.words) {
        for scene in changing { notify(scene, phase) }
        if !hasConnectedScene, let delegate = delegate as? any ApplicationDelegate {
          phase.notify(delegate, self)
        }
        context.notifications.basePost(name: phase.name, object: self)
      }
    }
  }

  private var hasOneScene: Bool { scenes.connected.count == 1 }

  private func notify(_ scene: WindowScene, _ phase: ScenePhase) {
    if hasConnectedScene, let delegate = scene.delegate {
      phase.notify(delegate, scene)
      if phase == .didEnterBackground {
        let activity = delegate.stateRestorationActivity(for: scene) ?? scene.userActivity
        activity?.updateNow()
        scene.session.stateRestorationActivity = activity?.stored()
      }
    }
    if context.rule(VersionRules.hasScenes) { scene.post(phase.sceneName) }
  }
}

extension Application.ScenePhase {
  fileprivate var state: Application.State {
    switch self {
    case .willResignActive, .willEnterForeground: .inactive
    case .didEnterBackground: .background
    case .didBecomeActive: .active
    }
  }

  fileprivate var words: String {
    switch self {
    case .willResignActive: "is about to be left"
    case .didEnterBackground: "is in the background"
    case .willEnterForeground: "comes back"
    case .didBecomeActive: "is in front again"
    }
  }

  fileprivate var name: Notification.Name {
    switch self {
    case .willResignActive: Application.willResignActiveNotification
    case .didEnterBackground: Application.didEnterBackgroundNotification
    case .willEnterForeground: Application.willEnterForegroundNotification
    case .didBecomeActive: Application.didBecomeActiveNotification
    }
  }

  fileprivate var sceneName: Notification.Name {
    switch self {
    case .willResignActive: Scene.willDeactivateNotification
    case .didEnterBackground: Scene.didEnterBackgroundNotification
    case .willEnterForeground: Scene.willEnterForegroundNotification
    case .didBecomeActive: Scene.didActivateNotification
    }
  }

  @MainActor fileprivate func notify(_ delegate: any ApplicationDelegate, _ application: Application) {
    switch self {
    case .willResignActive: delegate.applicationWillResignActive(application)
    case .didEnterBackground: delegate.applicationDidEnterBackground(application)
    case .willEnterForeground: delegate.applicationWillEnterForeground(application)
    case .didBecomeActive: delegate.applicationDidBecomeActive(application)
    }
  }

  @MainActor fileprivate func notify(_ delegate: any SceneDelegate, _ scene: Scene) {
    switch self {
    case .willResignActive: delegate.sceneWillResignActive(scene)
    case .didEnterBackground: delegate.sceneDidEnterBackground(scene)
    case .willEnterForeground: delegate.sceneWillEnterForeground(scene)
    case .didBecomeActive: delegate.sceneDidBecomeActive(scene)
    }
  }
}
