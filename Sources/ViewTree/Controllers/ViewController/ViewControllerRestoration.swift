import Foundation
import Responder

/// A class that creates view controllers whose state is restored.
@preconcurrency @MainActor public protocol ViewControllerRestoration: AnyObject {
  /// Returns the controller for a path of restoration identifiers, or nil if its state isn't restored.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> ViewController?
}
