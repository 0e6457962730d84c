import Responder

/// The methods that notify a delegate of changes of the app's state. Each has a default that does nothing.
///
/// The ``Application/delegate`` is notified if it conforms, each time before the notification of the same
/// name. In an app with a scene delegate, that delegate is notified of the background and the foreground
/// instead.
@preconcurrency @MainActor public protocol ApplicationDelegate: AnyObject {
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
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}
}
