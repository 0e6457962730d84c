import Foundation
import Simulation

extension Application {
  /// The notification that is posted after the delegate has received a memory warning.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )

  /// Sends a memory warning to the delegate, the observers of the notification, and then every controller in
  /// the windows, each before its children and the controllers that it presents.
  ///
  /// Controllers outside of the windows' trees don't receive it, although they do on a device.
  package func receiveMemoryWarning() {
    context.activate {
      log.recording(.window, "application", "receives a memory warning") {
        if let delegate = delegate as? any ApplicationDelegate {
          delegate.applicationDidReceiveMemoryWarning(self)
        }
        context.notifications.basePost(name: Self.didReceiveMemoryWarningNotification, object: self)
        for controller in controllers { controller.didReceiveMemoryWarning() }
      }
    }
  }

  /// The controllers in the windows, each before its children and its presented controller.
  private var controllers: [ViewController] {
    var result: [ViewController] = []
    var stack = Array(windows.compactMap(\.storedRoot).reversed())
    while let controller = stack.popLast() {
      result.append(controller)
      if let presented = controller.presentation?.presented { stack.append(presented) }
      stack.append(contentsOf: controller.baseChildren.reversed())
    }
    return result
  }
}
