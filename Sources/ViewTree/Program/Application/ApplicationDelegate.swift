import Responder

/// Hears when a person leaves the program and comes back. Every method has a default that does nothing.
///
/// It is the ``Application/delegate`` that is told, if it conforms, each time before the notification of the same name. In a
/// program with a scene's delegate, that is told of being left and coming back instead.
@preconcurrency @MainActor public protocol ApplicationDelegate: AnyObject {
  /// The program's window; nil unless the program keeps one here.
  var window: Window? { get set }
  /// The program begins to be launched; the answer counts for nothing.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program is launched, and not in front yet: the time to make its window. The answer counts for nothing.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program is about to be left; it is still in front.
  func applicationWillResignActive(_ application: Application)
  /// The program has been left; from iOS 9 its keyboard leaves next (S20).
  func applicationDidEnterBackground(_ application: Application)
  /// A person comes back; from iOS 9 the keyboard comes next (S20).
  func applicationWillEnterForeground(_ application: Application)
  /// The program is in front again.
  func applicationDidBecomeActive(_ application: Application)
  /// Memory is short; the controllers hear of it afterwards.
  func applicationDidReceiveMemoryWarning(_ application: Application)
}

extension ApplicationDelegate {
  /// None.
  public var window: Window? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
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
