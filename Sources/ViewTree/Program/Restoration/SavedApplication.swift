import Foundation
import Responder
import Simulation

/// The state of an app that has ended, from which it is launched again.
@MainActor package struct SavedApplication {
  fileprivate struct SavedSession {
    var identifier: String
    var activity: UserActivity?
    var userInfo: [String: Any]?
    var isOnScreen: Bool
    var placement: WindowScene.Placement
  }

  fileprivate var sessions: [SavedSession]
  fileprivate var count: Int
  fileprivate var declaresMultipleScenes: Bool
  fileprivate var interface: InterfaceState?
  fileprivate var style: UserInterfaceStyle
  fileprivate var category: ContentSizeCategory
  fileprivate var language: String
  fileprivate var accessibility: AccessibilitySettings
  fileprivate var data: [any Sendable]
}

extension Application {
  /// Leaves the app, which saves its state, and returns the state that outlives its process.
  package func end() -> SavedApplication {
    enterBackground()
    context.clock.advance(by: .zero)
    log.record(.window, "application", "ends")
    return SavedApplication(
      sessions: scenes.sessions.map { session in
        let scene = session.scene as? WindowScene
        return SavedApplication.SavedSession(
          identifier: session.persistentIdentifier,
          activity: session.stateRestorationActivity?.stored(),
          userInfo: session.userInfo,
          isOnScreen: scene?.isOnScreen ?? false,
          placement: scene?.placement ?? .whole
        )
      },
      count: scenes.sessionCount,
      declaresMultipleScenes: scenes.declaresMultipleScenes,
      interface: services.interfaceState,
      style: userInterfaceStyle,
      category: preferredContentSizeCategory,
      language: language,
      accessibility: accessibility,
      data: DeviceStorage.save()
    )
  }

  /// Takes the state of an app that has ended, before it is launched again.
  package func resume(_ saved: SavedApplication) {
    scenes.declaresMultipleScenes = saved.declaresMultipleScenes
    services.interfaceState = saved.interface
    userInterfaceStyle = saved.style
    preferredContentSizeCategory = saved.category
    language = saved.language
    accessibility = saved.accessibility
    DeviceStorage.restore(saved.data)
    guard context.rule(VersionRules.hasScenes) else { return }
    let sessions = saved.sessions.map { saved in
      let session = SceneSession(saved.identifier)
      (session.stateRestorationActivity, session.userInfo) = (saved.activity?.stored(), saved.userInfo)
      (session.connectsAtLaunch, session.placementAtLaunch) = (saved.isOnScreen, saved.placement)
      return session
    }
    if !sessions.isEmpty { scenes.restore(sessions, count: saved.count) }
  }
}
