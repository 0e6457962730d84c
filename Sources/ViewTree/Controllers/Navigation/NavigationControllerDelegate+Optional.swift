// The optional methods of `UINavigationControllerDelegate`, for calls such as
// `delegate.navigationController?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension NavigationControllerDelegate {
  @_disfavoredOverload
  public var navigationController:
    OptionalMethod.NavigationControllerDelegateMethods.NavigationControllerCalls?
  { .init(delegate: self) }
}

extension OptionalMethod {
  public enum NavigationControllerDelegateMethods {}
}

extension OptionalMethod.NavigationControllerDelegateMethods {
  @preconcurrency @MainActor public struct NavigationControllerCalls {
    let delegate: any NavigationControllerDelegate

    public func callAsFunction(
      _ navigationController: NavigationController,
      willShow viewController: ViewController,
      animated: Bool
    ) -> Void? {
      OptionalMethod.call(
        "navigationController(_:willShow:animated:)",
        of: delegate,
        delegate.navigationController(navigationController, willShow: viewController, animated: animated)
      )
    }
    public func callAsFunction(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) -> Void? {
      OptionalMethod.call(
        "navigationController(_:didShow:animated:)",
        of: delegate,
        delegate.navigationController(navigationController, didShow: viewController, animated: animated)
      )
    }
    public func callAsFunction(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from fromVC: ViewController,
      to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      OptionalMethod.call(
        "navigationController(_:animationControllerFor:from:to:)",
        of: delegate,
        delegate.navigationController(
          navigationController,
          animationControllerFor: operation,
          from: fromVC,
          to: toVC
        )
      ) ?? nil
    }
    public func callAsFunction(
      _ navigationController: NavigationController,
      interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? {
      OptionalMethod.call(
        "navigationController(_:interactionControllerFor:)",
        of: delegate,
        delegate.navigationController(navigationController, interactionControllerFor: animationController)
      ) ?? nil
    }
  }
}
