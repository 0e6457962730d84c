import Foundation

extension Application {
  /// Posted by the application before the interface turns, with the new orientation (LO3); deprecated in
  /// iOS 13.
  ///
  /// Controllers are notified of the rotation before. Screen and windows have their old bounds.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification"
  )
  /// Posted by the application after the interface has turned, with the old orientation; deprecated in
  /// iOS 13.
  ///
  /// Screen and windows have their new bounds and are laid out (LO3); the animation begins in this turn of
  /// the run loop.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )
  /// Posted by the application after ``didChangeStatusBarOrientationNotification`` if the frame of the status
  /// bar has changed, with the old frame; deprecated in iOS 13. Other changes of the status bar don't post
  /// it.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification"
  )
  /// The key of an orientation, an `NSNumber` with its raw value.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of a frame in the coordinates of the screen, a `CGRect`.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
