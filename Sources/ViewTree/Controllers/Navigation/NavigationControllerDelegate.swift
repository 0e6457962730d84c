/// Hears which controller a navigation controller shows. Every method has a default that does nothing.
@preconcurrency @MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown; called after its `viewWillAppear` (G8).
  func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  )
  /// A controller is shown; called after its `viewDidAppear` (G8), before iOS 6 once more before the first one's (G9).
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
