/// The methods by which a delegate follows a navigation controller. All of them have default implementations
/// that do nothing.
@preconcurrency @MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown, after its `viewWillAppear` (G8).
  func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  )
  /// Called after a controller was shown and its `viewDidAppear` was called (G8); before iOS 6 once more
  /// before that of the first controller (G9).
  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  )
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) {}
}
