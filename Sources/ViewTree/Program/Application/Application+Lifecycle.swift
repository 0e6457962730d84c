import Foundation
import Responder
import Simulation

extension Application {
  /// Whether a person uses the program.
  public enum State: Int, Sendable {
    /// In front.
    case active = 0
    /// On its way to or from the front.
    case inactive = 1
    /// Left for the home screen or another program.
    case background = 2
  }

  /// The program is about to be left.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// The program has been left; from iOS 4.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// A person comes back; from iOS 4.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// The program is in front again.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )

  /// Whether a program that is left goes on; before iOS 4 it ends.
  package var staysInBackground: Bool { context.rule(VersionRules.programsStayInBackground) }

  /// A person leaves the program; nothing if that has happened already. The first responder stays first.
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
    inputSystem?.programDidLeave()
  }

  /// A person comes back to the program; nothing if it is in front.
  package func enterForeground() {
    guard applicationState == .background else { return }
    pass(.inactive, "comes back", Self.willEnterForegroundNotification) {
      $0.applicationWillEnterForeground(self)
    } _: {
      $0.sceneWillEnterForeground($1)
    }
    inputSystem?.programWillReturn()
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
        context.notifications.post(name: name, object: self)
      }
    }
  }
}
