/// Has a say in which tab a person selects. Every method has a default.
@preconcurrency @MainActor public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a tap selects that controller; not asked when the program selects.
  func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool
  /// A tap has selected that controller, also if it was selected before.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  /// It does.
  public func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  ) {}
}
