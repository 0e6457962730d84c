import Foundation
import SimulatedFoundation
import ViewTree

// On iOS the delegate protocols inherit from NSObjectProtocol. Here they require a class only; these members
// are for values of their types. A class's own members precede them.

/// Returns whether an object has a method.
private func responds(_ object: AnyObject, to aSelector: Selector!) -> Bool {
  nonisolated(unsafe) let object = object
  return MainActor.assumeIsolated { aSelector.map { $0.isMethod(of: object) } ?? false }
}

extension UITextFieldDelegate {
  /// Whether the delegate's class has the method, or inherits it.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { UIKit.responds(self, to: aSelector) }
}

extension UIScrollViewDelegate {
  /// Whether the delegate's class has the method, or inherits it.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { UIKit.responds(self, to: aSelector) }
}

extension UITableViewDataSource {
  /// Whether the data source's class has the method, or inherits it.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { UIKit.responds(self, to: aSelector) }
}

extension UICollectionViewDataSource {
  /// Whether the data source's class has the method, or inherits it.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { UIKit.responds(self, to: aSelector) }
}

extension UISearchBarDelegate {
  /// Whether the delegate's class has the method, or inherits it.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { UIKit.responds(self, to: aSelector) }
}

extension UIGestureRecognizerDelegate {
  /// Whether the delegate's class has the method, or inherits it.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { UIKit.responds(self, to: aSelector) }
}

extension UINavigationControllerDelegate {
  /// Whether the delegate's class has the method, or inherits it.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { UIKit.responds(self, to: aSelector) }
}
