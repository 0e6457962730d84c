import Responder

/// The methods by which a delegate controls the selection of tabs by the simulated user. All of them have
/// default implementations.
@preconcurrency @MainActor public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether a tap selects a controller; not called when client code selects.
  func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool
  /// Called after a tap has selected a controller, also if it was selected before.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Returns whether a tap selects a tab of ``TabBarController/tabs``, in place of
  /// ``tabBarController(_:shouldSelect:)``; from iOS 18.
  func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool
  /// Called after a tap has selected a tab of ``TabBarController/tabs``, in place of
  /// ``tabBarController(_:didSelect:)``; from iOS 18.
  func tabBarController(_ tabBarController: TabBarController, didSelectTab tab: Tab, previousTab: Tab?)
}

extension TabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  ) { OptionalMethod.standard(of: self) }
  /// Returns true.
  public func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController,
    didSelectTab tab: Tab,
    previousTab: Tab?
  ) { OptionalMethod.standard(of: self) }
}
