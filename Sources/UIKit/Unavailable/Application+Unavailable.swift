// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIApplication {
  public func beginIgnoringInteractionEvents() { unmodeled() }
  public func endIgnoringInteractionEvents() { unmodeled() }
  public var isIgnoringInteractionEvents: Bool { unmodeled() }
  public func openURL(_ url: URL) -> Bool { unmodeled() }
  public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {
    unmodeled()
  }
  public var applicationSupportsShakeToEdit: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var backgroundRefreshStatus: Any { unmodeled() }
  public var isProtectedDataAvailable: Bool { unmodeled() }
  public func registerForRemoteNotifications(matching types: Any) { unmodeled() }
  public func enabledRemoteNotificationTypes() -> Any { unmodeled() }
  public func presentLocalNotificationNow(_ notification: Any) { unmodeled() }
  public func scheduleLocalNotification(_ notification: Any) { unmodeled() }
  public func cancelLocalNotification(_ notification: Any) { unmodeled() }
  public func cancelAllLocalNotifications() { unmodeled() }
  public var scheduledLocalNotifications: [Any]? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func registerUserNotificationSettings(_ notificationSettings: Any) { unmodeled() }
  public var currentUserNotificationSettings: Any? { unmodeled() }
  public func setNewsstandIconImage(_ image: UIImage?) { unmodeled() }
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { unmodeled() }
  public func isDefault(_ category: Any) throws -> Bool { unmodeled() }
  public static var invalidInterfaceOrientationException: Any { unmodeled() }
  public static var openNotificationSettingsURLString: String { unmodeled() }
  public static var openDefaultApplicationsSettingsURLString: String { unmodeled() }
  public enum Category {}
  public enum ExtensionPointIdentifier {}
}

@available(*, unavailable, message: "this member isn't modeled")
extension UIApplication {
  public func sendEvent(_ event: UIEvent) { unmodeled() }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UIApplication {
  public func extendStateRestoration() { unmodeled() }
  public func completeStateRestoration() { unmodeled() }
  public static func registerObject(forStateRestoration object: Any, restorationIdentifier: String) {
    unmodeled()
  }
  public static var stateRestorationBundleVersionKey: String { unmodeled() }
  public static var stateRestorationUserInterfaceIdiomKey: String { unmodeled() }
  public static var stateRestorationTimestampKey: String { unmodeled() }
  public static var stateRestorationSystemVersionKey: String { unmodeled() }
  public static var stateRestorationViewControllerStoryboardKey: String { unmodeled() }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension UIApplication {
  public func ignoreSnapshotOnNextApplicationLaunch() { unmodeled() }
}

@available(*, unavailable, message: "this notification isn't posted")
extension UIApplication {
  public static var willTerminateNotification: NSNotification.Name { unmodeled() }
  public static var significantTimeChangeNotification: NSNotification.Name { unmodeled() }
  public static var willChangeStatusBarFrameNotification: NSNotification.Name { unmodeled() }
  public static var backgroundRefreshStatusDidChangeNotification: NSNotification.Name { unmodeled() }
  public static var protectedDataWillBecomeUnavailableNotification: NSNotification.Name { unmodeled() }
  public static var protectedDataDidBecomeAvailableNotification: NSNotification.Name { unmodeled() }
  public static var userDidTakeScreenshotNotification: NSNotification.Name { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIApplication.LaunchOptionsKey {
  public static var sourceApplication: UIApplication.LaunchOptionsKey { unmodeled() }
  public static var annotation: UIApplication.LaunchOptionsKey { unmodeled() }
  public static var location: UIApplication.LaunchOptionsKey { unmodeled() }
  public static var newsstandDownloads: UIApplication.LaunchOptionsKey { unmodeled() }
  public static var bluetoothCentrals: UIApplication.LaunchOptionsKey { unmodeled() }
  public static var bluetoothPeripherals: UIApplication.LaunchOptionsKey { unmodeled() }
  public static var cloudKitShareMetadata: UIApplication.LaunchOptionsKey { unmodeled() }
  public static var eventAttribution: UIApplication.LaunchOptionsKey { unmodeled() }
}

@available(*, unavailable, message: "this notification isn't posted")
extension UIApplication.LaunchOptionsKey {
  public static var remoteNotification: UIApplication.LaunchOptionsKey { unmodeled() }
  public static var localNotification: UIApplication.LaunchOptionsKey { unmodeled() }
}
