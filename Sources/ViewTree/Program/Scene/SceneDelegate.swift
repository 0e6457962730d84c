import Foundation
import Responder

/// The methods that notify a delegate of changes of a scene. Each has a default that does nothing.
///
/// Each method about the foreground and the background is called in place of the corresponding method of the
/// application's delegate.
@preconcurrency @MainActor public protocol SceneDelegate: AnyObject {
  /// Notifies the delegate that the scene connects. The delegate creates the scene's window here.
  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  )
  /// Notifies the delegate that the scene was disconnected: it was closed, or the system reclaims its memory.
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
  /// Returns the activity from which the scene can be restored. Called each time that the scene has entered
  /// the background, after ``sceneDidEnterBackground(_:)``.
  func stateRestorationActivity(for scene: Scene) -> UserActivity?
  /// Restores the parts of the interface that the connection has not, such as the first responder; from
  /// iOS 15. Called after the connection of a scene whose session has an activity.
  func scene(_ scene: Scene, restoreInteractionStateWith stateRestorationActivity: UserActivity)
  /// Notifies the delegate that an activity is about to be received.
  func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String)
  /// Continues an activity.
  func scene(_ scene: Scene, continue userActivity: UserActivity)
  /// Notifies the delegate that the announced activity was not received.
  func scene(
    _ scene: Scene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  /// Notifies the delegate that an activity of a responder in the scene was updated, so that the delegate can
  /// add data.
  func scene(_ scene: Scene, didUpdate userActivity: UserActivity)
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
  /// Returns nil.
  public func stateRestorationActivity(for scene: Scene) -> UserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: Scene, restoreInteractionStateWith stateRestorationActivity: UserActivity) {}
  /// Does nothing.
  public func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: Scene, continue userActivity: UserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: Scene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: Scene, didUpdate userActivity: UserActivity) {}
}

/// A scene delegate with a window.
@preconcurrency @MainActor public protocol WindowSceneDelegate: SceneDelegate, WindowOwner {
  /// The scene's window.
  var window: Window? { get set }
  /// Performs an item of the menu of the app's icon, and calls the handler with the result.
  func windowScene(
    _ windowScene: WindowScene,
    performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Notifies the delegate that the scene's size, orientation or traits have changed; called from iOS 13
  /// inside the change, after the windows have followed.
  func windowScene(
    _ windowScene: WindowScene,
    didUpdate previousCoordinateSpace: any CoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: InterfaceOrientation,
    traitCollection previousTraitCollection: TraitCollection
  )
  /// Notifies the delegate of a changed geometry; from iOS 26, in place of
  /// ``windowScene(_:didUpdate:interfaceOrientation:traitCollection:)``.
  func windowScene(
    _ windowScene: WindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: WindowScene.Geometry
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
  /// Does nothing.
  public func windowScene(
    _ windowScene: WindowScene,
    didUpdate previousCoordinateSpace: any CoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: InterfaceOrientation,
    traitCollection previousTraitCollection: TraitCollection
  ) {}
  /// Does nothing.
  public func windowScene(
    _ windowScene: WindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: WindowScene.Geometry
  ) { OptionalMethod.standard(of: self) }
}
