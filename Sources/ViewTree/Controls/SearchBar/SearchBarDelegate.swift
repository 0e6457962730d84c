import Foundation
import Responder

/// An object that controls the editing of a search bar and is notified of the simulated user's actions. Every
/// method has a default: the bar can be edited, and the others do nothing.
@preconcurrency @MainActor public protocol SearchBarDelegate: AnyObject {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called when the simulated user has changed or cleared the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Returns whether typed text, or a deletion, may replace `range`, in UTF-16 units of the old text.
  func searchBar(_ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called when the return key was pressed. The bar remains in editing.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the cancel button was tapped. The bar remains in editing and keeps its text, unless it is
  /// the bar of a search controller, which ends the search afterwards.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called when the simulated user has selected another scope.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Called when the bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  /// Returns true: editing may begin.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { OptionalMethod.standard(of: self) }
  /// Returns true: editing may end.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    OptionalMethod.standard(of: self)
  }
  /// Returns true: the text may change.
  public func searchBar(
    _ searchBar: SearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) { OptionalMethod.standard(of: self) }
}
