import Foundation
import Simulation

extension NotificationBus {
  /// Calls a method of `observer` with each matching notification.
  ///
  /// This works as with a method reference, but the name of a selector appears in explanations:
  /// `MethodSelector("keyboardWillShow", Form.keyboardWillShow)`. The observer is not retained.
  ///
  /// - Parameters:
  ///   - observer: The object to call.
  ///   - method: The method, which takes the notification or nothing.
  ///   - name: The notifications' name, or `nil` for all names.
  ///   - object: The sender of the notifications, or `nil` for all senders.
  ///   - file: The file of the registration, for the log; likewise `line`.
  public func addObserver(
    _ observer: AnyObject,
    selector method: MethodSelector,
    name: Notification.Name?,
    object: AnyObject? = nil,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    addObserver(
      observer,
      method: method.name,
      name: name,
      object: object,
      file: file,
      line: line
    ) { [weak observer] notification in
      guard let observer else { return }
      method.call(on: observer, sender: notification, event: nil)
    }
  }
}
