import Foundation
import Simulation

extension NotificationBus {
  /// Calls a method of `observer`, with the notification, for each that matches.
  ///
  /// As with a method reference, but a selector with a name lets explanations name the method:
  /// `MethodSelector("keyboardWillShow", Form.keyboardWillShow)`. The observer is held weakly.
  ///
  /// - Parameters:
  ///   - observer: Whose method is called.
  ///   - method: The method, which takes the notification or nothing.
  ///   - name: The notifications' name; nil for every name.
  ///   - object: Only notifications that this object sent; nil for every sender.
  ///   - file: Where the registration is written, for the log; as is `line`.
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
