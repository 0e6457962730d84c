import Responder
import Simulation

/// The system's information about a scene, connected or not.
@preconcurrency @MainActor public final class SceneSession: IdentityHashable {
  /// The scene, or `nil` while it isn't connected.
  public internal(set) weak var scene: Scene?
  /// An identifier that is the same in each run: `scene` for the first session, then `scene-2` and so on.
  public let persistentIdentifier: String
  /// The role; always that of windows on the device.
  public let role = Role.windowApplication
  /// The configuration with which the scene was connected.
  public internal(set) var configuration: SceneConfiguration
  /// The activity from which the scene is restored when it connects again: the one that the scene's delegate
  /// returned when the scene last entered the background.
  public var stateRestorationActivity: UserActivity?
  /// Data of the app, which lives as long as the session.
  public var userInfo: [String: Any]?

  /// Whether the scene connects when the app is launched, and its place on the screen then.
  var connectsAtLaunch = true
  var placementAtLaunch = WindowScene.Placement.whole

  init(_ persistentIdentifier: String) {
    self.persistentIdentifier = persistentIdentifier
    configuration = SceneConfiguration(name: nil, sessionRole: Role.windowApplication)
  }
}

extension SceneSession {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's identifier.
    public let rawValue: String
    /// Creates a role from an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// A request to show a scene; UIKit's `UISceneSessionActivationRequest`, from iOS 17.
@preconcurrency @MainActor public struct SceneSessionActivationRequest {
  /// The session of the scene, or `nil` for a new one.
  public let session: SceneSession?
  /// The role of the scene.
  public let role: SceneSession.Role
  /// The activity that the scene continues.
  public var userActivity: UserActivity?
  /// The scene that asks.
  public var options: Scene.ActivationRequestOptions?

  /// Creates a request for a new scene.
  public init(
    role: SceneSession.Role = .windowApplication,
    userActivity: UserActivity? = nil,
    options: Scene.ActivationRequestOptions? = nil
  ) { (session, self.role, self.userActivity, self.options) = (nil, role, userActivity, options) }

  /// Creates a request for the scene of a session.
  public init(
    session: SceneSession,
    userActivity: UserActivity? = nil,
    options: Scene.ActivationRequestOptions? = nil
  ) {
    (self.session, role, self.userActivity, self.options) = (session, session.role, userActivity, options)
  }
}

extension Scene {
  /// The options with which an app asks to show a scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: IdentityHashable {
    /// The scene beside which the other one is shown; `nil` for the one with the key window.
    open weak var requestingScene: Scene?
    /// Creates options without a requesting scene.
    public init() {}
  }
}

/// The options with which an app asks to close a scene; UIKit's `UISceneDestructionRequestOptions`.
@preconcurrency @MainActor open class SceneDestructionRequestOptions: IdentityHashable {
  /// Creates the options.
  public init() {}

  /// The words of the log about the way in which the scene leaves.
  var words: String { "" }
}

/// The options with which an app asks to close a scene with windows.
@preconcurrency @MainActor
open class WindowSceneDestructionRequestOptions: SceneDestructionRequestOptions {
  /// The animation with which the scene leaves the screen: a line of the log.
  open var windowDismissalAnimation = WindowScene.DismissalAnimation.standard

  override var words: String {
    windowDismissalAnimation == .standard ? "" : " with the animation \(windowDismissalAnimation)"
  }
}

extension WindowScene {
  /// The animation with which a scene leaves the screen. The raw values are UIKit's.
  public enum DismissalAnimation: Int, Sendable {
    /// The usual animation.
    case standard = 1
    /// The animation for content that is saved or sent.
    case commit = 2
    /// The animation for content that is discarded.
    case decline = 3
  }
}

/// The error of a request about scenes; UIKit's `UISceneError`.
public struct SceneError: Error, Hashable, Sendable {
  /// The reason of the error. The raw values are UIKit's.
  public enum Code: Int, Sendable {
    /// The device or the app has only one scene.
    case multipleScenesNotSupported = 0
    /// The system refuses the request.
    case requestDenied = 1
    /// The scene can't have the geometry on this device.
    case geometryRequestUnsupported = 100
    /// The controllers of the scene don't support the geometry.
    case geometryRequestDenied = 101
  }

  /// The reason.
  public let code: Code
  /// The domain of the errors.
  public static let errorDomain = "UISceneErrorDomain"

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The device or the app has only one scene.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  /// The system refuses the request.
  public static let requestDenied = Code.requestDenied
  /// The scene can't have the geometry on this device.
  public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
  /// The controllers of the scene don't support the geometry.
  public static let geometryRequestDenied = Code.geometryRequestDenied
}
