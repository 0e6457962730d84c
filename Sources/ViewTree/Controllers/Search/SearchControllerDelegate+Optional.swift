// The optional methods of `UISearchControllerDelegate`, for calls such as
// `delegate.presentSearchController?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension SearchControllerDelegate {
  @_disfavoredOverload
  public var presentSearchController:
    OptionalMethod.SearchControllerDelegateMethods.PresentSearchControllerCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var willPresentSearchController:
    OptionalMethod.SearchControllerDelegateMethods.WillPresentSearchControllerCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var didPresentSearchController:
    OptionalMethod.SearchControllerDelegateMethods.DidPresentSearchControllerCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var willDismissSearchController:
    OptionalMethod.SearchControllerDelegateMethods.WillDismissSearchControllerCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var didDismissSearchController:
    OptionalMethod.SearchControllerDelegateMethods.DidDismissSearchControllerCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var searchController: OptionalMethod.SearchControllerDelegateMethods.SearchControllerCalls? {
    .init(delegate: self)
  }
}

extension OptionalMethod {
  public enum SearchControllerDelegateMethods {}
}

extension OptionalMethod.SearchControllerDelegateMethods {
  @preconcurrency @MainActor public struct PresentSearchControllerCalls {
    let delegate: any SearchControllerDelegate

    public func callAsFunction(_ searchController: SearchController) -> Void? {
      OptionalMethod.call(
        "presentSearchController(_:)",
        of: delegate,
        delegate.presentSearchController(searchController)
      )
    }
  }
  @preconcurrency @MainActor public struct WillPresentSearchControllerCalls {
    let delegate: any SearchControllerDelegate

    public func callAsFunction(_ searchController: SearchController) -> Void? {
      OptionalMethod.call(
        "willPresentSearchController(_:)",
        of: delegate,
        delegate.willPresentSearchController(searchController)
      )
    }
  }
  @preconcurrency @MainActor public struct DidPresentSearchControllerCalls {
    let delegate: any SearchControllerDelegate

    public func callAsFunction(_ searchController: SearchController) -> Void? {
      OptionalMethod.call(
        "didPresentSearchController(_:)",
        of: delegate,
        delegate.didPresentSearchController(searchController)
      )
    }
  }
  @preconcurrency @MainActor public struct WillDismissSearchControllerCalls {
    let delegate: any SearchControllerDelegate

    public func callAsFunction(_ searchController: SearchController) -> Void? {
      OptionalMethod.call(
        "willDismissSearchController(_:)",
        of: delegate,
        delegate.willDismissSearchController(searchController)
      )
    }
  }
  @preconcurrency @MainActor public struct DidDismissSearchControllerCalls {
    let delegate: any SearchControllerDelegate

    public func callAsFunction(_ searchController: SearchController) -> Void? {
      OptionalMethod.call(
        "didDismissSearchController(_:)",
        of: delegate,
        delegate.didDismissSearchController(searchController)
      )
    }
  }
  @preconcurrency @MainActor public struct SearchControllerCalls {
    let delegate: any SearchControllerDelegate

    public func callAsFunction(
      _ searchController: SearchController,
      willChangeTo newPlacement: NavigationItem.SearchBarPlacement
    ) -> Void? {
      OptionalMethod.call(
        "searchController(_:willChangeTo:)",
        of: delegate,
        delegate.searchController(searchController, willChangeTo: newPlacement)
      )
    }
    public func callAsFunction(
      _ searchController: SearchController,
      didChangeFrom previousPlacement: NavigationItem.SearchBarPlacement
    ) -> Void? {
      OptionalMethod.call(
        "searchController(_:didChangeFrom:)",
        of: delegate,
        delegate.searchController(searchController, didChangeFrom: previousPlacement)
      )
    }
  }
}
