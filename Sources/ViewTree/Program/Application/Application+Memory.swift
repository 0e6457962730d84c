import Foundation
import Simulation

extension Application {
  /// The system has little memory left; posted after the delegate has heard of it.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )

  /// Tells the program that memory is short: its delegate, the observers of the notification, and then every controller in the
  /// windows, each before those inside it and those that it presents.
  ///
  /// Controllers that are in no window's tree don't hear of it here, though they do on a device.
  package func receiveMemoryWarning() {
    context.activate {
      log.recording(.window, "application", "receives a memory warning") {
        if let delegate = delegate as? any ApplicationDelegate {
          delegate.applicationDidReceiveMemoryWarning(self)
        }
        context.notifications.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        for controller in controllers { controller.didReceiveMemoryWarning() }
      }
    }
  }

  /// The controllers in the windows, each before those that depend on it.
  private var controllers: [ViewController] {
    var result: [ViewController] = []
    var stack = Array(windows.compactMap(\.storedRoot).reversed())
    while let controller = stack.popLast() {
      result.append(controller)
      if let presented = controller.presentation?.presented { stack.append(presented) }
      stack.append(contentsOf: controller.childControllers.reversed())
    }
    return result
  }
}
