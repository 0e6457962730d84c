import Responder

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
  /// Returns the app's animator of an animated push or pop, or `nil` for the slide; from iOS 7 (U56). Called
  /// before the controllers' will callbacks; not for the first controller of the stack, nor for a drag back.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a push or pop with an animator, or `nil` if it runs by itself.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension NavigationController {
  /// A change of the stack's top.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is added.
    case push = 1
    /// A controller is removed.
    case pop = 2
  }
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) { OptionalMethod.standard(of: self) }
  /// Returns `nil`.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { OptionalMethod.standard(nil, of: self) }
  /// Returns `nil`.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { OptionalMethod.standard(nil, of: self) }
}
