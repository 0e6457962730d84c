import Foundation
import Simulation

extension Window {
  /// Posted when a window has become visible. The object is the window.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  /// Posted when a window has become hidden. The object is the window.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  /// Posted when a window has become the key window, after ``becomeKey()``. The object is the window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification"
  )
  /// Posted when a window is no longer the key window, after ``resignKey()`` and before the next window's
  /// ``becomeKey()``. The object is the window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification"
  )

  /// Posts one of the window's notifications. The log has it only if there is an observer.
  final func post(_ name: Notification.Name) {
    let notifications = context.notifications
    if notifications.observerCount(for: name, object: self) > 0 {
      notifications.post(name: name, object: self)
    }
  }
}
