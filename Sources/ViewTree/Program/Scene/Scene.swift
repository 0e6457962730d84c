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

    init(urlContexts: Set<OpenURLContext>, shortcutItem: ApplicationShortcutItem?) {
      (self.urlContexts, self.shortcutItem) = (urlContexts, shortcutItem)
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
  public private(set) final lazy var session = SceneSession(of: self)
  /// The scene's title.
  public final var title: String! = ""

  init(application: Application) {
    self.application = application
    super.init()
  }

  /// Whether the scene connects, and has not been active yet.
  final var isConnecting = false

  /// The scene's activation state: unattached until it becomes active for the first time (MC16), and then
  /// that of the application.
  public final var activationState: ActivationState {
    if isConnecting { return .unattached }
    return switch application.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The next responder: the application (A9).
  public override var next: Responder? { application }
}

/// The system's information about a scene, connected or not.
@preconcurrency @MainActor public final class SceneSession: IdentityHashable {
  /// The scene.
  public private(set) weak var scene: Scene?
  /// An identifier that is the same in each run.
  public let persistentIdentifier = "scene"

  /// The role; always that of windows on the device.
  public let role = Role.windowApplication
  /// The configuration with which the scene was connected.
  public internal(set) var configuration = SceneConfiguration(
    name: nil,
    sessionRole: Role.windowApplication
  )
  /// Data of the app, which lives as long as the simulator.
  public var userInfo: [String: Any]?

  init(of scene: Scene) { self.scene = scene }
}

/// The methods that notify a delegate of changes of a scene. Each has a default that does nothing.
///
/// Each method is called in place of the corresponding method of the application's delegate.
@preconcurrency @MainActor public protocol SceneDelegate: AnyObject {
  /// Notifies the delegate that the scene connects. The delegate creates the scene's window here.
  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  )
  /// Notifies the delegate that the scene has disconnected; never called, because the app's only scene stays
  /// connected.
  func sceneDidDisconnect(_ scene: Scene)
  /// Notifies the delegate that the scene is about to enter the foreground, also for the first time.
  func sceneWillEnterForeground(_ scene: Scene)
  /// Notifies the delegate that the scene has become active.
  func sceneDidBecomeActive(_ scene: Scene)
  /// Notifies the delegate that the scene is about to become inactive.
  func sceneWillResignActive(_ scene: Scene)
  /// Notifies the delegate that the scene has entered the background.
  func sceneDidEnterBackground(_ scene: Scene)
  /// Opens the URLs that another app passes to the scene, which is in the foreground.
  func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>)
}

extension SceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: Scene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: Scene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: Scene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: Scene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: Scene) {}
  /// Does nothing.
  public func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>) {}
}

/// A scene delegate with a window.
@preconcurrency @MainActor public protocol WindowSceneDelegate: SceneDelegate {
  /// The scene's window.
  var window: Window? { get set }
  /// Performs an item of the menu of the app's icon, and calls the handler with the result.
  func windowScene(
    _ windowScene: WindowScene,
    performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

extension WindowSceneDelegate {
  /// Calls the handler with false.
  public func windowScene(
    _ windowScene: WindowScene,
    performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// No window.
  public var window: Window? {
    get { nil }
    set {}
  }
}
