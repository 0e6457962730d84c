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
    pass(.inactive, "is about to be left", Self.willResignActiveNotification) {
      $0.applicationWillResignActive(self)
    } _: {
      $0.sceneWillResignActive($1)
    }
    pass(.background, "is in the background", Self.didEnterBackgroundNotification) {
      $0.applicationDidEnterBackground(self)
    } _: {
      $0.sceneDidEnterBackground($1)
    }
    beginBackgroundTime()
    inputSystem?.appDidEnterBackground()
  }

  /// Moves the app to the foreground. Does nothing if it isn't in the background.
  package func enterForeground() {
    guard applicationState == .background else { return }
    endBackgroundTime()
    pass(.inactive, "comes back", Self.willEnterForegroundNotification) {
      $0.applicationWillEnterForeground(self)
    } _: {
      $0.sceneWillEnterForeground($1)
    }
    inputSystem?.appWillEnterForeground()
    pass(.active, "is in front again", Self.didBecomeActiveNotification) {
      $0.applicationDidBecomeActive(self)
    } _: {
      $0.sceneDidBecomeActive($1)
    }
  }

  private func pass(
    _ state: State,
    _ words: String,
    _ name: Notification.Name,
    _ tell: (any ApplicationDelegate) -> Void,
    _ tellScene: (any SceneDelegate, Scene) -> Void
  ) {
    applicationState = state
    context.activate {
      log.recording(.window, "application", words) {
        if hasConnectedScene, let sceneDelegate = scene.delegate {
          tellScene(sceneDelegate, scene)
        } else if let delegate = delegate as? any ApplicationDelegate {
          tell(delegate)
        }
        context.notifications.basePost(name: name, object: self)
      }
    }
  }
}
