// The optional methods of `UITabBarControllerDelegate`, for calls such as
// `delegate.tabBarController?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension TabBarControllerDelegate {
  @_disfavoredOverload
  public var tabBarController: OptionalMethod.TabBarControllerDelegateMethods.TabBarControllerCalls? {
    .init(delegate: self)
  }
}

extension OptionalMethod {
  public enum TabBarControllerDelegateMethods {}
}

extension OptionalMethod.TabBarControllerDelegateMethods {
  @preconcurrency @MainActor public struct TabBarControllerCalls {
    let delegate: any TabBarControllerDelegate

    public func callAsFunction(
      _ tabBarController: TabBarController,
      shouldSelect viewController: ViewController
    ) -> Bool? {
      OptionalMethod.call(
        "tabBarController(_:shouldSelect:)",
        of: delegate,
        delegate.tabBarController(tabBarController, shouldSelect: viewController)
      )
    }
    public func callAsFunction(_ tabBarController: TabBarController, didSelect viewController: ViewController)
      -> Void?
    {
      OptionalMethod.call(
        "tabBarController(_:didSelect:)",
        of: delegate,
        delegate.tabBarController(tabBarController, didSelect: viewController)
      )
    }
    public func callAsFunction(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool? {
      OptionalMethod.call(
        "tabBarController(_:shouldSelectTab:)",
        of: delegate,
        delegate.tabBarController(tabBarController, shouldSelectTab: tab)
      )
    }
    public func callAsFunction(_ tabBarController: TabBarController, didSelectTab tab: Tab, previousTab: Tab?)
      -> Void?
    {
      OptionalMethod.call(
        "tabBarController(_:didSelectTab:previousTab:)",
        of: delegate,
        delegate.tabBarController(tabBarController, didSelectTab: tab, previousTab: previousTab)
      )
    }
  }
}
