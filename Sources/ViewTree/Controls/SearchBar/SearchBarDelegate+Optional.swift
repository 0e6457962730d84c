// The optional methods of `UISearchBarDelegate`, for calls such as
// `delegate.searchBarShouldBeginEditing?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension SearchBarDelegate {
  @_disfavoredOverload
  public var searchBarShouldBeginEditing: (@MainActor (SearchBar) -> Bool?)? {
    { OptionalMethod.call("searchBarShouldBeginEditing(_:)", of: self, self.searchBarShouldBeginEditing($0)) }
  }
  @_disfavoredOverload
  public var searchBarTextDidBeginEditing: (@MainActor (SearchBar) -> Void?)? {
    {
      OptionalMethod.call("searchBarTextDidBeginEditing(_:)", of: self, self.searchBarTextDidBeginEditing($0))
    }
  }
  @_disfavoredOverload
  public var searchBarShouldEndEditing: (@MainActor (SearchBar) -> Bool?)? {
    { OptionalMethod.call("searchBarShouldEndEditing(_:)", of: self, self.searchBarShouldEndEditing($0)) }
  }
  @_disfavoredOverload
  public var searchBarTextDidEndEditing: (@MainActor (SearchBar) -> Void?)? {
    { OptionalMethod.call("searchBarTextDidEndEditing(_:)", of: self, self.searchBarTextDidEndEditing($0)) }
  }
  @_disfavoredOverload
  public var searchBar: OptionalMethod.SearchBarDelegateMethods.SearchBarCalls? { .init(delegate: self) }
  @_disfavoredOverload
  public var searchBarSearchButtonClicked: (@MainActor (SearchBar) -> Void?)? {
    {
      OptionalMethod.call("searchBarSearchButtonClicked(_:)", of: self, self.searchBarSearchButtonClicked($0))
    }
  }
  @_disfavoredOverload
  public var searchBarBookmarkButtonClicked: (@MainActor (SearchBar) -> Void?)? {
    {
      OptionalMethod.call(
        "searchBarBookmarkButtonClicked(_:)",
        of: self,
        self.searchBarBookmarkButtonClicked($0)
      )
    }
  }
  @_disfavoredOverload
  public var searchBarCancelButtonClicked: (@MainActor (SearchBar) -> Void?)? {
    {
      OptionalMethod.call("searchBarCancelButtonClicked(_:)", of: self, self.searchBarCancelButtonClicked($0))
    }
  }
}

extension OptionalMethod {
  public enum SearchBarDelegateMethods {}
}

extension OptionalMethod.SearchBarDelegateMethods {
  @preconcurrency @MainActor public struct SearchBarCalls {
    let delegate: any SearchBarDelegate

    public func callAsFunction(_ searchBar: SearchBar, textDidChange searchText: String) -> Void? {
      OptionalMethod.call(
        "searchBar(_:textDidChange:)",
        of: delegate,
        delegate.searchBar(searchBar, textDidChange: searchText)
      )
    }
    public func callAsFunction(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
      -> Void?
    {
      OptionalMethod.call(
        "searchBar(_:selectedScopeButtonIndexDidChange:)",
        of: delegate,
        delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
      )
    }
    public func callAsFunction(
      _ searchBar: SearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool? {
      OptionalMethod.call(
        "searchBar(_:shouldChangeTextIn:replacementText:)",
        of: delegate,
        delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
      )
    }
  }
}
