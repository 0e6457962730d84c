import Foundation
import Responder
import Simulation
import ViewTree

extension UIApplication {
  /// The app's delegate if it conforms to the protocol; a weak reference.
  ///
  /// Stops with `UIApplication: the delegate must be a UIResponder` for another object.
  public var delegate: (any UIApplicationDelegate)? {
    get { delegateResponder as? any UIApplicationDelegate }
    set {
      let responder = newValue as? UIResponder
      if newValue != nil, responder == nil {
        programmerError("UIApplication: the delegate must be a UIResponder")
      }
      delegateResponder = responder
    }
  }
}

extension UIBarButtonItem {
  /// The target of the action, stored weakly, as an object that methods can be performed on: an object that
  /// isn't one, such as a test case, is represented by an `NSObject` that performs them on it.
  public var target: (any NSObjectProtocol)? {
    get { targetObject.map { ($0 as? any NSObjectProtocol) ?? BoxedTarget($0) } }
    set { targetObject = (newValue as? BoxedTarget)?.target ?? newValue }
  }
}
