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
  /// The target of the action, stored weakly, as an object that methods can be performed on; nil for an
  /// object that isn't one.
  public var target: (any NSObjectProtocol)? {
    get { targetObject as? any NSObjectProtocol }
    set { targetObject = newValue }
  }
}
