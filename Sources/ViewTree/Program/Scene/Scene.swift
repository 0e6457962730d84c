import Foundation
import Responder
import Simulation

/// A part of the app's user interface; always a ``WindowScene``. From iOS 13.
@preconcurrency @MainActor public class Scene: Responder {
  /// The reasons of a scene's connection.
  @preconcurrency @MainActor public final class ConnectionOptions: IdentityHashable {
    /// The URLs that another app opened, so that the app was launched.
    public let urlContexts: Set<OpenURLContext>
    /// The item of the icon's menu with which the app was launched.
    public let shortcutItem: ApplicationShortcutItem?
    /// The activities that the scene continues.
    public let userActivities: Set<UserActivity>
    /// The type of an activity of another device that the scene is about to continue.
    public let handoffUserActivityType: String?
    /// The bundle identifier of the app that opened the URLs.
    public let sourceApplication: String?

    init(
      urlContexts: Set<OpenURLContext> = [],
      shortcutItem: ApplicationShortcutItem? = nil,
      activity: UserActivity? = nil,
      isHandoff: Bool = false
    ) {
      (self.urlContexts, self.shortcutItem) = (urlContexts, shortcutItem)
      userActivities = activity.map { [$0] } ?? []
      handoffUserActivityType = isHandoff ? activity?.activityType : nil
      sourceApplication = urlContexts.first?.options.sourceApplication
    }
  }

  /// The activation state of a scene. The raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    /// A scene that hasn't connected, or has disconnected.
    case unattached = -1
    /// A scene in the foreground that the simulated user uses.
    case foregroundActive = 0
    /// A scene on its way to or from the foreground.
    case foregroundInactive = 1
    /// A scene in the background.
    case background = 2
  }

  unowned let application: Application
  /// The scene's delegate, a strong reference.
  public final var delegate: (any SceneDelegate)?
  /// The session that the scene belongs to.
  public final let session: SceneSession
  /// The scene's title.
  public final var title: String! = ""
  /// The second line of the title, which the app switcher shows; kept for the app to read.
  public final var subtitle = ""

  init(application: Application, session: SceneSession) {
    (self.application, self.session) = (application, session)
    super.init()
    session.scene = self
  }

  /// The state while the scene is connected and has been active.
  final var state = Application.State.active
  /// Whether the scene connects, and has not been active yet.
  final var isConnecting = false
  /// Whether the scene was disconnected.
  final var hasDisconnected = false

  /// The scene's activation state: unattached until it becomes active for the first time (MC16), and after it
  /// was disconnected.
  public final var activationState: ActivationState {
    if isConnecting || hasDisconnected { return .unattached }
    return switch state {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The next responder: the application (A9).
  public override var next: Responder? { application }

  /// The identifier of the session.
  public override var debugName: String { session.persistentIdentifier }

  /// Opens a URL in another app, as ``Application/open(_:options:completionHandler:)`` does.
  public final func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let onlyLinks: [Application.OpenExternalURLOptionsKey: Any] =
      options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:]
    application.open(url, options: onlyLinks, completionHandler: completion)
  }

  /// The options with which an app opens a URL in another one.
  @preconcurrency @MainActor open class OpenExternalURLOptions: IdentityHashable {
    /// Whether only an app with a universal link opens the URL; there is none.
    open var universalLinksOnly = false
    /// Creates options with their defaults.
    public init() {}
  }
}

extension Scene {
  /// The notification that is posted after a scene has connected. The object is the scene, as with the
  /// following ones. Each is posted after the call of the scene's delegate.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// The notification that is posted after a scene was disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// The notification that is posted after a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The notification that is posted when a scene is about to become inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// The notification that is posted when a scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// The notification that is posted after a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )

  /// Posts a notification about the scene; one without observers isn't logged either.
  final func post(_ name: Notification.Name) {
    guard application.context.isObserved(name) else { return }
    application.context.notifications.basePost(name: name, object: self)
  }
}
