import Responder
import Simulation

/// The classes of a scene and of its delegate, which the application's delegate chooses before the scene
/// connects.
@preconcurrency @MainActor open class SceneConfiguration: IdentityHashable {
  /// The name, which on iOS refers to an entry of the Info.plist.
  public final let name: String?
  /// The role.
  public final let role: SceneSession.Role
  /// The class of the scene's delegate, created with its `init()` when the scene connects; `nil`, the
  /// default, for no delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene. A class other than `WindowScene` stops the program at the connection.
  open var sceneClass: AnyClass?

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
