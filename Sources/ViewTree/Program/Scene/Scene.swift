import Responder
import Simulation

/// One of the parts that a program is made of on the screen; here always a ``WindowScene``. From iOS 13.
@preconcurrency @MainActor public class Scene: Responder {
  /// What a scene is asked to show as it connects; nothing here.
  @preconcurrency @MainActor public final class ConnectionOptions {
    init() {}
  }

  /// How far a scene is in front. The numbers are UIKit's.
  public enum ActivationState: Int, Sendable {
    /// It has not connected, or is away.
    case unattached = -1
    /// A person uses it.
    case foregroundActive = 0
    /// It is on its way to or from the front.
    case foregroundInactive = 1
    /// It was left.
    case background = 2
  }

  unowned let application: Application
  /// Who hears what happens to the scene; the scene holds it.
  public final var delegate: (any SceneDelegate)?
  /// The session that the scene belongs to.
  public private(set) final lazy var session = SceneSession(of: self)
  /// Words for the scene.
  public final var title: String! = ""

  init(application: Application) {
    self.application = application
    super.init()
  }

  /// How far the scene is in front: as far as the program.
  public final var activationState: ActivationState {
    switch application.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The application (A9).
  public override var next: Responder? { application }
}

/// What the system knows of a scene, whether it is connected or not.
@preconcurrency @MainActor public final class SceneSession {
  /// The scene.
  public private(set) weak var scene: Scene?
  /// A name that is the same each time.
  public let persistentIdentifier = "scene"

  init(of scene: Scene) { self.scene = scene }
}

/// Hears what happens to a scene. Every method has a default that does nothing.
///
/// Each is called where the application's delegate would hear its own, which then does not.
@preconcurrency @MainActor public protocol SceneDelegate: AnyObject {
  /// The scene is about to be there: the time to make its window.
  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  )
  /// The scene is gone; never called, as the program's one scene stays.
  func sceneDidDisconnect(_ scene: Scene)
  /// A person comes back to the scene, or it comes up for the first time.
  func sceneWillEnterForeground(_ scene: Scene)
  /// A person uses the scene.
  func sceneDidBecomeActive(_ scene: Scene)
  /// The scene is about to be left.
  func sceneWillResignActive(_ scene: Scene)
  /// The scene was left.
  func sceneDidEnterBackground(_ scene: Scene)
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
}

/// Hears what happens to a scene of windows, and keeps its window.
@preconcurrency @MainActor public protocol WindowSceneDelegate: SceneDelegate {
  /// The scene's window.
  var window: Window? { get set }
}

extension WindowSceneDelegate {
  /// None.
  public var window: Window? {
    get { nil }
    set {}
  }
}
