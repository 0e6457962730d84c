/// The method by which a delegate is notified of selections by the simulated user; UIKit's
/// `UITabBarDelegate`. It has a default implementation.
@preconcurrency @MainActor public protocol TabBarDelegate: AnyObject {
  /// Called after a tap has selected an item, also if it was selected before; not called when client code
  /// selects.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
