import Foundation
import Responder

/// The methods that notify a delegate of changes of the app's state. Each has a default that does nothing.
///
/// The ``Application/delegate`` is notified if it conforms, each time before the notification of the same
/// name. In an app with a scene delegate, that delegate is notified of the background and the foreground
/// instead.
@preconcurrency @MainActor public protocol ApplicationDelegate: WindowOwner {
  /// The app's window; `nil` unless the delegate stores one here.
  var window: Window? { get set }
  /// Notifies the delegate that the launch has begun. The result is ignored.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate that the app is launched, but not in the foreground yet. The delegate creates the
  /// window here. The result is ignored.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate that the app, still in the foreground, is about to become inactive.
  func applicationWillResignActive(_ application: Application)
  /// Notifies the delegate that the app has entered the background; from iOS 9, its keyboard is hidden next
  /// (S20).
  func applicationDidEnterBackground(_ application: Application)
  /// Notifies the delegate that the app is about to enter the foreground; from iOS 9, the keyboard is shown
  /// next (S20).
  func applicationWillEnterForeground(_ application: Application)
  /// Notifies the delegate that the app has become active again.
  func applicationDidBecomeActive(_ application: Application)
  /// Notifies the delegate of a memory warning; the controllers receive it afterwards.
  func applicationDidReceiveMemoryWarning(_ application: Application)
  /// Opens a URL that another app passes, and returns whether it did; not called in an app with a scene
  /// delegate.
  func application(_ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]) -> Bool
  /// Performs an item of the menu of the app's icon, and calls the handler with the result; not called in an
  /// app with a scene delegate.
  func application(
    _ application: Application,
    performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Returns the configuration of a scene that is about to connect, whose delegate's class is used unless the
  /// simulator's test passes a scene delegate.
  func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration
  /// Notifies the delegate that sessions were discarded: the simulated user or the app has closed them.
  func application(_ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)
  /// Notifies the delegate of an app without scenes that an activity is about to be received. Returns whether
  /// the app itself tells the user so; the result is ignored.
  func application(
    _ application: Application,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Continues an activity in an app without scenes, and returns whether it did. The handler calls
  /// `restoreUserActivityState(_:)` of the objects that it receives.
  func application(
    _ application: Application,
    continue userActivity: UserActivity,
    restorationHandler: @escaping ([any UserActivityRestoring]?) -> Void
  ) -> Bool
  /// Notifies the delegate of an app without scenes that the announced activity was not received.
  func application(
    _ application: Application,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  /// Notifies the delegate of an app without scenes that an activity of a responder was updated, so that the
  /// delegate can add data.
  func application(_ application: Application, didUpdate userActivity: UserActivity)
  /// Returns whether the state of the interface is saved when the app enters the background; false by
  /// default. Not called in an app with a scene delegate.
  func application(_ application: Application, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Returns whether the state of the interface is saved, before iOS 13.2; false by default.
  func application(_ application: Application, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Returns whether the saved state is restored, before iOS 13.2; false by default.
  func application(_ application: Application, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Returns whether the saved state of the interface is restored in a launch, after `willFinishLaunching`;
  /// false by default. Not called in an app with a scene delegate.
  func application(_ application: Application, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// Encodes state of the app itself, before the controllers encode theirs.
  func application(_ application: Application, willEncodeRestorableStateWith coder: NSCoder)
  /// Decodes state of the app itself, after the controllers have decoded theirs.
  func application(_ application: Application, didDecodeRestorableStateWith coder: NSCoder)
  /// Returns the controller for a path of restoration identifiers, or nil if UIKit looks for it in the
  /// interface that exists.
  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> ViewController?
}

extension ApplicationDelegate {
  /// No window.
  public var window: Window? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Returns true.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {
    OptionalMethod.standard(of: self)
  }
  /// Returns false.
  public func application(_ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any])
    -> Bool
  {
    OptionalMethod.standard(false, of: self)
  }
  /// Calls the handler with false.
  public func application(
    _ application: Application,
    performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    if OptionalMethod.isStandard(of: self) { return }
    completionHandler(false)
  }
  /// Returns the session's configuration, which has no class.
  public func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    OptionalMethod.standard(connectingSceneSession.configuration, of: self)
  }
  /// Does nothing.
  public func application(
    _ application: Application,
    didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) { OptionalMethod.standard(of: self) }
  /// Returns false.
  public func application(
    _ application: Application,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    OptionalMethod.standard(false, of: self)
  }
  /// Returns false.
  public func application(
    _ application: Application,
    continue userActivity: UserActivity,
    restorationHandler: @escaping ([any UserActivityRestoring]?) -> Void
  ) -> Bool {
    OptionalMethod.standard(false, of: self)
  }
  /// Does nothing.
  public func application(
    _ application: Application,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func application(_ application: Application, didUpdate userActivity: UserActivity) {
    OptionalMethod.standard(of: self)
  }
  /// Returns false.
  public func application(
    _ application: Application,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    OptionalMethod.standard(false, of: self)
  }
  /// Returns false.
  public func application(
    _ application: Application,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    OptionalMethod.standard(false, of: self)
  }
  /// Returns false.
  public func application(
    _ application: Application,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    OptionalMethod.standard(false, of: self)
  }
  /// Returns false.
  public func application(
    _ application: Application,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    OptionalMethod.standard(false, of: self)
  }
  /// Does nothing.
  public func application(_ application: Application, willEncodeRestorableStateWith coder: NSCoder) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func application(_ application: Application, didDecodeRestorableStateWith coder: NSCoder) {
    OptionalMethod.standard(of: self)
  }
  /// Returns nil.
  public func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> ViewController? {
    OptionalMethod.standard(nil, of: self)
  }
}
