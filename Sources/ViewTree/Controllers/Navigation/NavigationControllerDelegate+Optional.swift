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
  @MainActor public struct NavigationControllerCalls {
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
  }
}
