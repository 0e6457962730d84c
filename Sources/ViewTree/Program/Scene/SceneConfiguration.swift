import Responder
import Simulation

/// The classes of a scene and of its delegate, which the application's delegate chooses before the scene
/// connects.
@preconcurrency @MainActor open class SceneConfiguration: IdentityHashable {
  /// The name of an entry of the Info.plist, whose class and storyboard are used if the configuration has
  /// none; without a name it is the first entry.
  public final let name: String?
  /// The role.
  public final let role: SceneSession.Role
  /// The class of the scene's delegate, created with its `init()` when the scene connects; `nil`, the
  /// default, for no delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene. A class other than `WindowScene` stops the program at the connection.
  open var sceneClass: AnyClass?
  /// The storyboard whose initial controller becomes the root of a new window, which the scene's delegate has
  /// when it is notified of the connection and which is shown afterwards; `nil` for none.
  open var storyboard: Storyboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: SceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

extension SceneConfiguration {
  /// Creates the delegate, or returns `nil` for no class.
  func makeDelegate() -> (any SceneDelegate)? {
    if let sceneClass, sceneClass != WindowScene.self {
      programmerError("the class of a scene must be WindowScene, not \(sceneClass)")
    }
    guard let delegateClass else { return nil }
    guard let type = delegateClass as? Responder.Type,
      let delegate = Responder.make(of: type) as? any SceneDelegate
    else { programmerError("\(delegateClass) must be a responder that conforms to SceneDelegate") }
    return delegate
  }
}
