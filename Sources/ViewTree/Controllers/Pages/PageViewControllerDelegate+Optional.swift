// The optional methods of `UIPageViewControllerDelegate`, for calls such as
// `delegate.pageViewController?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension PageViewControllerDelegate {
  @_disfavoredOverload
  public var pageViewController: OptionalMethod.PageViewControllerDelegateMethods.PageViewControllerCalls? {
    .init(delegate: self)
  }
}

extension OptionalMethod {
  public enum PageViewControllerDelegateMethods {}
}

extension OptionalMethod.PageViewControllerDelegateMethods {
  @preconcurrency @MainActor public struct PageViewControllerCalls {
    let delegate: any PageViewControllerDelegate

    public func callAsFunction(
      _ pageViewController: PageViewController,
      willTransitionTo pendingViewControllers: [ViewController]
    ) -> Void? {
      OptionalMethod.call(
        "pageViewController(_:willTransitionTo:)",
        of: delegate,
        delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
      )
    }
    public func callAsFunction(
      _ pageViewController: PageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [ViewController],
      transitionCompleted completed: Bool
    ) -> Void? {
      OptionalMethod.call(
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
        of: delegate,
        delegate.pageViewController(
          pageViewController,
          didFinishAnimating: finished,
          previousViewControllers: previousViewControllers,
          transitionCompleted: completed
        )
      )
    }
  }
}
